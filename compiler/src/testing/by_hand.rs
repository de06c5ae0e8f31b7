//! Machines written down step by step, for tests of single conditions: those of [`by_hand`]
//! are about a row of four cells with the pieces and variables of [`row`](super::row), those
//! of [`written`] about any board.

use std::collections::BTreeSet;

use super::row;
use crate::automaton::{PatternId, StateId};
use crate::diagnostic::Span;
use crate::effort::Meter;
use crate::machine::{Action, Machine, Relation, Relations, Step};
use crate::model::{ActionIndex, CellId, PieceId, PlayerId};

/// The cells to which a step leads, per cell.
pub(crate) type Cells = [&'static [u32]; 4];

/// The relation from every cell to itself.
pub(crate) const STAY: Cells = [&[0], &[1], &[2], &[3]];
/// The relation from each cell to the next; it leads nowhere from the last.
pub(crate) const RIGHT: Cells = [&[1], &[2], &[3], &[]];
/// The relation from each cell to the one before; it leads nowhere from the first.
pub(crate) const LEFT: Cells = [&[], &[0], &[1], &[2]];
/// The relation from each cell to both neighbours.
pub(crate) const NEIGHBOURS: Cells = [&[1], &[0, 2], &[1, 3], &[2]];
/// Returns the relation from every cell to every cell.
pub(crate) const ANYWHERE: Cells = [&[0, 1, 2, 3]; 4];
/// The relation that leads nowhere.
pub(crate) const NOWHERE: Cells = [&[]; 4];
/// The relation from the first cell to itself.
pub(crate) const FIRST: Cells = [&[0], &[], &[], &[]];
/// The relation from all cells but the first to themselves.
pub(crate) const REST: Cells = [&[], &[1], &[2], &[3]];

/// A step: its relation, its act as [`action`] reads it, and the number of its target.
pub(crate) type Row = (Cells, &'static str, usize);

/// Returns the relation that leads from each cell of a row of four as told.
pub(crate) fn relation(cells: Cells) -> Relation {
    let rows = (0..).zip(cells);
    relation_of(
        4,
        rows.flat_map(|(from, row)| row.iter().map(move |&to| (from, to))),
    )
}

/// Reads an action: one of the rules that is no shift, such as `{e, x}`, `[y]`, `[$ v = w]`,
/// `{$ v < 2}` or `->p`; nothing for a pass; `accept`; or `? 0` and `! 0` for a pattern by its
/// number.
pub(crate) fn action(text: &str) -> Action {
    let pattern = |negated: bool, number: &str| Action::Pattern {
        negated,
        pattern: PatternId(number.parse().expect("a pattern has a number")),
    };
    match text.split_once(' ') {
        Some(("?", number)) => return pattern(false, number),
        Some(("!", number)) => return pattern(true, number),
        _ => {}
    }
    match text {
        "" => Action::Pass,
        "accept" => Action::Accept,
        _ => {
            let machine = super::machine(&row(&format!("{text} ->p {{e}} ->> ")));
            let [step] = machine.steps(machine.start, &Meter::unlimited()).unwrap() else {
                panic!("`{text}` is one action")
            };
            step.action.clone()
        }
    }
}

/// Builds the machine with these steps, state by state, that begins in state 0, and whose patterns
/// begin in these states.
pub(crate) fn by_hand(states: &[&[Row]], patterns: &[usize]) -> Machine {
    let number = |index: usize| StateId::from_index(index).0;
    let steps = states.iter().enumerate().flat_map(|(from, rows)| {
        let step = move |&(cells, text, to): &Row| {
            (number(from), relation(cells), action(text), number(to))
        };
        rows.iter().map(step)
    });
    let patterns: Vec<u32> = patterns.iter().map(|&index| number(index)).collect();
    let mut machine = written(4, &patterns, steps);
    machine.steps.resize(states.len(), Vec::new());
    machine
}

/// Returns the relation of these pairs of cells.
pub(crate) fn relation_of(cells: usize, pairs: impl IntoIterator<Item = (u32, u32)>) -> Relation {
    let mut rows = vec![Vec::new(); cells];
    for (from, to) in pairs {
        rows[from as usize].push(CellId(to));
    }
    for row in &mut rows {
        row.sort_unstable();
    }
    Relation::new(rows)
}

/// The relation from every cell to every cell.
pub(crate) fn anywhere(cells: u32) -> Relation {
    relation_of(
        cells as usize,
        (0..cells).flat_map(|from| (0..cells).map(move |to| (from, to))),
    )
}

/// Returns the relation from each cell to the next one.
pub(crate) fn next(cells: u32) -> Relation {
    relation_of(cells as usize, (1..cells).map(|to| (to - 1, to)))
}

/// Returns the relation from each cell to the one before.
pub(crate) fn previous(cells: u32) -> Relation {
    relation_of(cells as usize, (1..cells).map(|from| (from, from - 1)))
}

/// Builds a machine written down step by step: the state from which a step leads, its relation, its
/// action, and the state to which it leads. The game begins in state 0; `patterns` are the states
/// in which patterns begin.
pub(crate) fn written(
    cells: usize,
    patterns: &[u32],
    steps: impl IntoIterator<Item = (u32, Relation, Action, u32)>,
) -> Machine {
    let mut machine = Machine {
        relations: Relations::default(),
        steps: Vec::new(),
        start: StateId(0),
        start_cell: CellId(0),
        patterns: patterns.iter().map(|&state| StateId(state)).collect(),
        cells,
        sole: BTreeSet::new(),
    };
    for (from, relation, action, to) in steps {
        let states = 1 + from.max(to) as usize;
        if machine.steps.len() < states {
            machine.steps.resize(states, Vec::new());
        }
        let relation = machine
            .relations
            .intern(relation, &Meter::unlimited())
            .unwrap();
        machine.steps[from as usize].push(Step {
            relation,
            action,
            target: StateId(to),
            span: Span::default(),
        });
    }
    machine
}

/// Returns a test for the pieces with these numbers, in ascending order.
pub(crate) fn on(pieces: &[u32]) -> Action {
    Action::On(pieces.iter().map(|&piece| PieceId(piece)).collect())
}

/// Returns a question whether the pattern with this number holds, or does not.
pub(crate) fn pattern(number: u32, negated: bool) -> Action {
    Action::Pattern {
        negated,
        pattern: PatternId(number),
    }
}

/// Returns the off that puts the piece with this number.
pub(crate) fn off(piece: u32) -> Action {
    Action::Off(PieceId(piece), Some(ActionIndex(1 + piece)))
}

/// Returns the switch to the player with this number, 0 being the keeper.
pub(crate) fn switch(player: u32) -> Action {
    Action::Switch(PlayerId(player), ActionIndex(100 + player))
}

#[test]
fn acts_are_written_as_in_rules() {
    let texts = [
        "",
        "{e}",
        "{$ v < 2}",
        "! 1",
        "[x]",
        "[$ v = 1]",
        "->q",
        "accept",
    ];
    let kinds = texts.map(|text| match action(text) {
        Action::Pass => "pass",
        Action::On(_) => "on",
        Action::Compare(_) => "compare",
        Action::Pattern { .. } => "pattern",
        Action::Off(..) => "off",
        Action::Assign(..) => "assign",
        Action::Switch(..) => "switch",
        Action::Accept => "accept",
    });
    let expected = [
        "pass", "on", "compare", "pattern", "off", "assign", "switch", "accept",
    ];
    assert_eq!(kinds, expected);
}
