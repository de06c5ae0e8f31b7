//! Machines written down state by state, for tests of single conditions.
//!
//! They are about a row of four cells with the pieces and variables of [`row`](super::row).

use super::row;
use crate::analysis::{Action, Machine, Relation, Relations, Step};
use crate::automaton::{PatternId, StateId};
use crate::diagnostic::Span;
use crate::model::CellId;

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
/// The relation from every cell to every cell.
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
    let row = |row: &[u32]| row.iter().map(|&cell| CellId(cell)).collect();
    Relation::new(cells.iter().map(|cells| row(cells)).collect())
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
            let [step] = machine.steps(machine.start) else {
                panic!("`{text}` is one action")
            };
            step.action.clone()
        }
    }
}

/// Returns a step by itself; its relation is stored with the others of its machine.
pub(crate) fn step(relations: &mut Relations, &(cells, text, target): &Row) -> Step {
    Step {
        relation: relations.intern(relation(cells)),
        action: action(text),
        target: StateId::from_index(target),
        span: Span::default(),
    }
}

/// Builds the machine with these steps, state by state, that begins in state 0, and whose patterns
/// begin in these states.
pub(crate) fn by_hand(states: &[&[Row]], patterns: &[usize]) -> Machine {
    let mut relations = Relations::default();
    let steps = states.iter().map(|rows| {
        let rows = rows.iter();
        rows.map(|row| step(&mut relations, row)).collect()
    });
    let steps = steps.collect();
    Machine {
        relations,
        steps,
        start: StateId(0),
        patterns: patterns.iter().copied().map(StateId::from_index).collect(),
        cells: 4,
    }
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
