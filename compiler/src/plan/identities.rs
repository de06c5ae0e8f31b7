//! Move identities: small numbers for moves, by which tables of what is learned are indexed.
//!
//! A number tells where a move begins, where it ends, and its *class*: the way it is
//! made, as finely as the size of such tables allows.

use std::collections::{BTreeMap, BTreeSet};

use super::Layout;
use super::costs::{MOST_CLASS_PAIRS, MOST_IDENTITIES};
use crate::analysis::MoveLength;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Machine;
use crate::model::{ActionIndex, PlayerId};

/// The ways to number moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identities {
    /// The modifier and its cell: moves have one modifier.
    Single,
    /// The class, the cell of the first modifier and the cell of the last.
    Cells(Classes),
    /// A hash of all modifiers.
    Folded,
}

/// Classes of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classes {
    /// Whether the first modifier decides as well, not only the last.
    pub pairs: bool,
    /// The class by the number of the last modifier in codes; for pairs behind as
    /// many entries as there are such numbers for each number of the first.
    pub table: Vec<usize>,
    /// The number of classes.
    pub count: usize,
}

/// The first and the last modifier of some moves, as numbers in codes, and who
/// makes them.
type Ends = BTreeMap<(usize, usize), BTreeSet<PlayerId>>;

impl Identities {
    pub(super) fn new(
        machine: &Machine,
        controls: &[(StateId, PlayerId)],
        layout: &Layout,
        length: &MoveLength,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let cells = layout.cells;
        if length.longest == Some(1) && layout.indices.len() * cells <= MOST_IDENTITIES {
            return Ok(Self::Single);
        }
        let ends = ends(machine, controls, layout, meter)?;
        let numbers = layout.indices.len() + 1;
        let by_last = || {
            let mut movers: BTreeMap<usize, BTreeSet<PlayerId>> = BTreeMap::new();
            for ((_, last), players) in &ends {
                movers.entry(*last).or_default().extend(players);
            }
            movers
        };
        let pairs = || {
            let keys = ends.keys().map(|&(first, last)| first * numbers + last);
            let keys = keys.enumerate().map(|(class, key)| (key, class));
            Classes::new(true, numbers * numbers, keys.collect())
        };
        let last = || {
            let keys = by_last().into_keys().enumerate();
            Classes::new(
                false,
                numbers,
                keys.map(|(class, key)| (key, class)).collect(),
            )
        };
        let movers = || {
            let by_last = by_last();
            let sets: BTreeSet<&BTreeSet<PlayerId>> = by_last.values().collect();
            let class = |players| sets.iter().position(|set| *set == players);
            let keys = by_last
                .iter()
                .map(|(key, set)| (*key, class(set).unwrap_or(0)));
            Classes::new(false, numbers, keys.collect())
        };
        let fits = |classes: &Classes| {
            let squared = cells.checked_mul(cells);
            squared.is_some_and(|squared| squared.saturating_mul(classes.count) <= MOST_IDENTITIES)
        };
        let finest_first = [
            (numbers * numbers <= MOST_CLASS_PAIRS).then(pairs),
            Some(last()),
            Some(movers()),
        ];
        let classes = finest_first.into_iter().flatten().find(fits);
        Ok(classes.map_or(Self::Folded, Self::Cells))
    }

    /// Returns how many numbers there are.
    pub fn count(&self, layout: &Layout) -> usize {
        match self {
            Self::Single => layout.indices.len() * layout.cells,
            Self::Cells(classes) => classes.count * layout.cells * layout.cells,
            Self::Folded => MOST_IDENTITIES,
        }
    }
}

impl Classes {
    fn new(pairs: bool, size: usize, keys: BTreeMap<usize, usize>) -> Self {
        let mut table = vec![0; size];
        let mut count = 0;
        for (key, class) in keys {
            table[key] = class;
            count = count.max(class + 1);
        }
        Self {
            pairs,
            table,
            // Without moves there is nothing to number, but a table is not empty.
            count: count.max(1),
        }
    }
}

/// Returns how players' moves can begin and end: with which modifier first, and with which switch,
/// which is the first where nothing comes before it.
fn ends(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    layout: &Layout,
    meter: &Meter,
) -> Result<Ends, Exhausted> {
    let mut ends = Ends::new();
    let number = |index: ActionIndex| layout.code_of(index);
    for &(root, player) in controls {
        if player == PlayerId::KEEPER {
            continue;
        }
        let mut seen = vec![false; machine.steps.len()];
        let mut todo = vec![root];
        while let Some(state) = todo.pop() {
            if std::mem::replace(&mut seen[state.index()], true) {
                continue;
            }
            for step in machine.steps(state, meter)? {
                // Whatever ends a player's move is a modifier.
                let Some(first) = step.action.index() else {
                    todo.push(step.target);
                    continue;
                };
                let mut note = |last| {
                    let players = ends.entry((number(first), number(last))).or_default();
                    players.insert(player);
                };
                if step.action.ends() {
                    note(first);
                    continue;
                }
                let reached = machine.reachable_within_move([step.target], meter)?;
                let states = machine
                    .states(meter)?
                    .filter(|state| reached[state.index()]);
                let steps = machine.steps_of(states, meter)?.into_iter();
                let lasts = steps.filter(|step| step.action.ends());
                lasts
                    .filter_map(|step| step.action.index())
                    .for_each(&mut note);
            }
        }
    }
    Ok(ends)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Classes, Ends, Identities, MOST_IDENTITIES, ends};
    use crate::analysis::{DecidedEndings, move_length};
    use crate::effort::Meter;
    use crate::machine::Machine;
    use crate::model::{Game, PlayerId};
    use crate::plan::Layout;
    use crate::testing::{machine, row};

    fn layout(game: &Game, machine: &Machine) -> Layout {
        Layout::new(
            game,
            machine,
            machine.control_states().len(),
            &DecidedEndings::default(),
            &Meter::unlimited(),
        )
        .unwrap()
    }

    /// Returns how moves are numbered if the board has this number of cells.
    fn identities(game: &Game, cells: usize) -> (Identities, usize) {
        let machine = machine(game);
        let mut layout = layout(game, &machine);
        layout.cells = cells;
        let controls = machine.control_states();
        let length = move_length(&machine, &Meter::unlimited()).unwrap();
        let identities =
            Identities::new(&machine, &controls, &layout, &length, &Meter::unlimited()).unwrap();
        let count = identities.count(&layout);
        (identities, count)
    }

    fn classes(game: &Game, cells: usize) -> Classes {
        match identities(game, cells) {
            (Identities::Cells(classes), _) => classes,
            (other, _) => panic!("{other:?} are no classes"),
        }
    }

    #[test]
    fn moves_of_one_modifier_are_its_number_and_cell() {
        let game = row("->p (left* + right*) {e} ->> {}");
        let most = 1 << 15;
        assert_eq!(identities(&game, 4), (Identities::Single, 4));
        assert_eq!(identities(&game, most), (Identities::Single, most));
        assert_eq!(
            identities(&game, most + 1),
            (Identities::Folded, MOST_IDENTITIES)
        );
        let longer = row("->p {e} ([x] + ->q {}) ->> {}");
        assert_ne!(identities(&longer, 4).0, Identities::Single);
    }

    #[test]
    fn classes_are_as_fine_as_fits() {
        let game = row("->p ([x] + [y]) (->> {e} + ->> {x}) ->q [z] ->> {}");
        let found = |cells: usize| {
            let classes = classes(&game, cells);
            (classes.pairs, classes.count)
        };
        assert_eq!(found(4), (true, 5));
        assert_eq!(found(80), (true, 5));
        assert_eq!(found(81), (false, 3));
        assert_eq!(found(104), (false, 3));
        assert_eq!(found(105), (false, 2));
        assert_eq!(found(128), (false, 2));
        assert_eq!(
            identities(&game, 129),
            (Identities::Folded, MOST_IDENTITIES)
        );
        assert_eq!(identities(&game, 104).1, 3 * 104 * 104);
        // The modifiers are `x`, `y`, the two ends of p's moves, `z` and its end.
        let table = classes(&game, 4).table;
        assert_eq!(table.len(), 7 * 7);
        let classes_of =
            [(1, 3), (1, 4), (2, 3), (2, 4), (5, 6)].map(|(first, last)| table[first * 7 + last]);
        assert_eq!(classes_of, [0, 1, 2, 3, 4]);
        let by_last = classes(&game, 81).table;
        assert_eq!([by_last[3], by_last[4], by_last[6]], [0, 1, 2]);
        let by_mover = classes(&game, 105).table;
        assert_eq!(by_mover[3], by_mover[4]);
        assert_ne!(by_mover[3], by_mover[6]);
    }

    #[test]
    fn pairs_are_looked_up_in_small_tables_alone() {
        let found = |offs: usize| {
            let game = row(&format!("->p ({}) ->> {{}}", vec!["[x]"; offs].join(" + ")));
            classes(&game, 4).count
        };
        assert_eq!(found(30), 30);
        assert_eq!(found(31), 1);
    }

    #[test]
    fn moves_begin_with_one_modifier_and_end_with_another() {
        let ends = |rules: &str| -> Ends {
            let game = row(rules);
            let machine = machine(&game);
            ends(
                &machine,
                &machine.control_states(),
                &layout(&game, &machine),
                &Meter::unlimited(),
            )
            .unwrap()
        };
        let (p, q) = (PlayerId(1), PlayerId(2));
        let by = |players: &[PlayerId]| players.iter().copied().collect::<BTreeSet<_>>();
        let cases = [
            (
                "a switch alone",
                "->p (->> {e} + {e} [x] ->> {x})",
                vec![((1, 1), by(&[p])), ((2, 3), by(&[p]))],
            ),
            (
                "the keeper's in between",
                "->p {e} [x] ->> [y] ->q (right {e})* [$ v = 1] ->> [z]",
                vec![((1, 2), by(&[p])), ((3, 4), by(&[q]))],
            ),
            (
                "what comes between first and last",
                "->p {e} [x] [y] [z] ->> {}",
                vec![((1, 4), by(&[p]))],
            ),
            (
                "the same moves of both",
                "(->p {e} + ->q {e}) [x] ->> {}",
                vec![((1, 2), by(&[p, q]))],
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(ends(rules), expected.into_iter().collect(), "{name}");
        }
    }

    #[test]
    fn tables_of_no_moves_are_not_empty() {
        let game = row("{e} [x] right");
        assert_eq!(classes(&game, 4).count, 1);
    }
}
