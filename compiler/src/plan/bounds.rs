//! Upper bounds on the number of moves that can follow a modifier.
//!
//! *What it proves:* the number of moves that go on from a state on a cell, if
//! all tests succeed: by segments, the sum over the cells of all modifiers that
//! are reached of the number of moves behind them.
//!
//! *Why it is sound:* a segment tries every modifier on every cell once, so there
//! are no more moves than that. Cycles through modifiers have no bound.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

use super::segments::is_inner;
use crate::analysis::{Action, Machine};
use crate::automaton::StateId;
use crate::model::CellId;

/// The largest bound that is of use.
const MOST_MOVES: usize = 1 << 12;

/// The most modifiers that may follow each other.
const DEEPEST: usize = 24;

/// The most pairs of state and cell that are looked at in all; beyond, nothing
/// has a bound.
const MOST_PAIRS: usize = 3_000_000;

/// Upper bounds of moves that have been computed, and what computing them takes.
pub(super) struct Bounds<'a> {
    machine: &'a Machine,
    known: FxHashMap<(StateId, CellId), Option<usize>>,
    pairs: usize,
}

impl<'a> Bounds<'a> {
    /// Prepares to compute bounds, none of which is known yet.
    pub(super) fn new(machine: &'a Machine) -> Self {
        Self {
            machine,
            known: FxHashMap::default(),
            pairs: 0,
        }
    }

    /// Returns the largest number of moves that go on from a state on any of some cells; `None` if
    /// there is no bound, it is too large, or it would take too long to find.
    pub(super) fn on_any(
        &mut self,
        state: StateId,
        cells: impl IntoIterator<Item = CellId>,
    ) -> Option<usize> {
        let mut most = 0;
        for cell in cells {
            most = most.max(self.moves(state, cell, 0)?);
        }
        Some(most)
    }

    fn moves(&mut self, entry: StateId, cell: CellId, depth: usize) -> Option<usize> {
        if let Some(&known) = self.known.get(&(entry, cell)) {
            return known;
        }
        // A cycle through a modifier comes back while there is no bound yet.
        self.known.insert((entry, cell), None);
        let bound = self.segment(entry, cell, depth);
        self.known.insert((entry, cell), bound);
        bound
    }

    fn segment(&mut self, entry: StateId, cell: CellId, depth: usize) -> Option<usize> {
        if depth > DEEPEST {
            return None;
        }
        let machine = self.machine;
        let mut seen = FxHashSet::default();
        let mut todo = vec![(entry, cell)];
        let mut left: BTreeSet<(StateId, usize, CellId)> = BTreeSet::new();
        while let Some((state, cell)) = todo.pop() {
            if !seen.insert((state, cell)) {
                continue;
            }
            self.pairs += 1;
            if self.pairs > MOST_PAIRS {
                return None;
            }
            for (number, step) in machine.steps(state).iter().enumerate() {
                let targets = machine.relations.get(step.relation).targets(cell);
                if is_inner(step) {
                    todo.extend(targets.iter().map(|&target| (step.target, target)));
                } else {
                    left.extend(targets.iter().map(|&target| (state, number, target)));
                }
            }
        }
        let mut sum = 0;
        for (state, number, cell) in left {
            let step = &machine.steps(state)[number];
            sum += match step.action {
                Action::Switch(..) => 1,
                _ => self.moves(step.target, cell, depth + 1)?,
            };
            if sum > MOST_MOVES {
                return None;
            }
        }
        Some(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, MOST_PAIRS};
    use crate::analysis::Machine;
    use crate::model::CellId;
    use crate::testing::{machine, on_board, row, turns};

    fn cells(machine: &Machine) -> impl Iterator<Item = CellId> + use<> {
        (0..machine.cells).map(CellId::from_index)
    }

    /// Returns the bound of the first turn's moves, on whatever cell they begin.
    fn bound(rules: &str) -> Option<usize> {
        let machine = machine(&row(&format!("#any = (left* + right*)\n{rules}")));
        Bounds::new(&machine).on_any(turns(&machine)[0], cells(&machine))
    }

    #[test]
    fn a_bound_counts_what_modifiers_stand_on() {
        let cases = [
            ("one cell", "->p {e} [x] ->> {}", Some(1)),
            ("all cells", "->p any {e} [x] ->> {}", Some(4)),
            ("each cell once", "->p any {e} any {e} [x] ->> {}", Some(4)),
            ("the most of any cell", "->p right* {e} [x] ->> {}", Some(4)),
            (
                "steps of one state",
                "->p ([x] ->> {} + right [y] ->> {})",
                Some(2),
            ),
            (
                "steps to one cell",
                "->p ([x] ->> {} + [y] any [z] ->> {})",
                Some(5),
            ),
            (
                "modifiers behind each other",
                "->p any [x] any [y] ->> {}",
                Some(16),
            ),
            ("few behind", "->p any [x] right [y] ->> {}", Some(3)),
            ("assignments", "->p any [$ v = 1] any [x] ->> {}", Some(16)),
            ("switches to a player", "->p any ->q {}", Some(4)),
            (
                "a loop without modifiers",
                "->p (right {e} + left {e})* [x] ->> {}",
                Some(4),
            ),
            (
                "a loop that ends at the edge",
                "->p ([x] right)* ->> {}",
                Some(4),
            ),
            (
                "an endless loop",
                "->p ([x] right + [y] left)* ->> {}",
                None,
            ),
            (
                "one that comes to it",
                "->p any {x} [e] ([x] right + [y] left)* ->> {}",
                None,
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(bound(rules), expected, "{name}");
        }
    }

    #[test]
    fn a_bound_holds_for_the_cells_asked_about() {
        let machine = machine(&row("->p right {e} [x] ->> {}"));
        let bounds = |cell| Bounds::new(&machine).on_any(turns(&machine)[0], [CellId(cell)]);
        assert_eq!((bounds(2), bounds(3)), (Some(1), Some(0)));
    }

    #[test]
    fn twenty_four_modifiers_may_follow_each_other() {
        let offs = |number: usize| bound(&format!("->p {} ->> {{}}", "[x] ".repeat(number)));
        assert_eq!(offs(24), Some(1));
        assert_eq!(offs(25), None);
    }

    #[test]
    fn larger_bounds_than_four_thousand_are_none() {
        let row = ["e"; 64].join(", ");
        let most = |rules: &str| {
            let board = format!("rectangle(up, down, left, right, [{row}])");
            let machine = machine(&on_board(
                &board,
                &format!("#any = (left* + right*)\n{rules}"),
            ));
            Bounds::new(&machine).on_any(turns(&machine)[0], [CellId(0)])
        };
        assert_eq!(most("->p any [x] any [y] ->> {}"), Some(4096));
        assert_eq!(most("->p (any [x] any [y] ->> {} + [z] ->> {})"), None);
    }

    #[test]
    fn no_more_pairs_are_looked_at_than_is_allowed() {
        // The turn on one cell, what is behind the test on four, and each off on one.
        let machine = machine(&row("#any = (left* + right*)\n->p any {e} [x] ->> {}"));
        let with_left = |left: usize| {
            let mut bounds = Bounds::new(&machine);
            bounds.pairs = MOST_PAIRS - left;
            bounds.on_any(turns(&machine)[0], [CellId(0)])
        };
        assert_eq!(with_left(9), Some(4));
        assert_eq!(with_left(8), None);
    }
}
