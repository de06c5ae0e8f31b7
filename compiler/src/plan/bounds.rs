//! Upper bounds on the number of moves that can follow a modifier.
//!
//! *What it proves:* the most moves that go on from a state on a cell. It is the smaller
//! one of two numbers:
//!
//! * if all tests succeed, the sum over the cells of all modifiers that are reached in the
//!   segment of the most moves behind them;
//! * the sum over the steps of the state and their cells of the most moves behind each, where
//!   of steps that exclude each other on a cell only the one with the most counts.
//!
//! *Why it is sound:* a segment tries every modifier on every cell once, so there
//! are no more moves than that. Nothing changes while the steps of a state are tried, so
//! of those that exclude each other in pairs one at most goes on from each cell to which all of
//! them lead, and every move goes on by one of the others or by that one. Cycles through
//! modifiers have no bound.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

use super::segments::is_inner;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, Step, exclude_each_other};
use crate::model::CellId;

/// The largest bound that is of use.
const MOST_MOVES: usize = 1 << 12;

/// The most modifiers that may follow each other.
const DEEPEST: usize = 24;

/// The most pairs of state and cell that are looked at in all; beyond, nothing
/// has a bound.
const MOST_PAIRS: usize = 3_000_000;

/// The most states of which it is looked at which of their steps exclude each other, each
/// on one cell.
const MOST_CHOICES: usize = 300_000;

/// Upper bounds of moves that have been computed, and what computing them takes.
pub(super) struct Bounds<'a> {
    machine: &'a Machine,
    known: FxHashMap<(StateId, CellId), Option<usize>>,
    /// The steps of each state in groups that exclude each other.
    groups: Vec<Vec<Vec<usize>>>,
    /// Whether steps of each state exclude each other, or steps further on in its segment.
    choosing: Vec<bool>,
    pairs: usize,
    choices: usize,
}

impl<'a> Bounds<'a> {
    /// Prepares to compute bounds, none of which is known yet.
    pub(super) fn new(
        machine: &'a Machine,
        pieces: usize,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let groups = machine
            .states(meter)?
            .map(|state| groups(pieces, machine.steps(state, meter)?, meter));
        let groups: Vec<Vec<Vec<usize>>> = groups.collect::<Result<_, _>>()?;
        Ok(Self {
            choosing: choosing(machine, &groups, meter)?,
            groups,
            ..Self::of_sums(machine)
        })
    }

    /// Prepares to compute bounds by the first of the two numbers only.
    pub(super) fn of_sums(machine: &'a Machine) -> Self {
        Self {
            machine,
            known: FxHashMap::default(),
            choosing: vec![false; machine.steps.len()],
            groups: Vec::new(),
            pairs: 0,
            choices: 0,
        }
    }

    /// Returns the largest number of moves that go on from a state on any of some cells; `None` if
    /// there is no bound, it is too large, or it would take too long to find.
    pub(super) fn on_any(
        &mut self,
        state: StateId,
        cells: impl IntoIterator<Item = CellId>,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        let mut most = 0;
        for cell in cells {
            let Some(moves) = self.moves(state, cell, 0, meter)? else {
                return Ok(None);
            };
            most = most.max(moves);
        }
        Ok(Some(most))
    }

    fn moves(
        &mut self,
        entry: StateId,
        cell: CellId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        if let Some(&known) = self.known.get(&(entry, cell)) {
            return Ok(known);
        }
        // A cycle through a modifier comes back while there is no bound yet.
        self.known.insert((entry, cell), None);
        let mut bound = self.segment(entry, cell, depth, meter)?;
        if self.choosing[entry.index()] && bound.is_none_or(|bound| bound > 1) {
            let chosen = meter.deeper(|| self.chosen(entry, cell, depth, meter))?;
            bound = chosen.into_iter().chain(bound).min();
        }
        self.known.insert((entry, cell), bound);
        Ok(bound)
    }

    /// Returns the sum over groups of steps that exclude each other of the most moves behind any.
    fn chosen(
        &mut self,
        state: StateId,
        cell: CellId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        self.choices += 1;
        if self.choices > MOST_CHOICES {
            return Ok(None);
        }
        let machine = self.machine;
        let steps = machine.steps(state, meter)?;
        let mut sum = 0;
        for group in self.groups[state.index()].clone() {
            // All steps of a group lead to the same cells.
            let relation = machine.relations.get(steps[group[0]].relation);
            for &target in relation.targets(cell, meter)? {
                let mut most = 0;
                for step in group.iter().map(|&number| &steps[number]) {
                    let behind = if step.action.ends() {
                        Some(1)
                    } else {
                        let depth = depth + usize::from(!is_inner(step));
                        self.moves(step.target, target, depth, meter)?
                    };
                    let Some(behind) = behind else {
                        return Ok(None);
                    };
                    most = most.max(behind);
                }
                sum += most;
            }
        }
        Ok((sum <= MOST_MOVES).then_some(sum))
    }

    fn segment(
        &mut self,
        entry: StateId,
        cell: CellId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        if depth > DEEPEST {
            return Ok(None);
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
                return Ok(None);
            }
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let targets = machine.relations.get(step.relation).targets(cell, meter)?;
                if is_inner(step) {
                    todo.extend(targets.iter().map(|&target| (step.target, target)));
                } else {
                    left.extend(targets.iter().map(|&target| (state, number, target)));
                }
            }
        }
        let mut sum = 0;
        for (state, number, cell) in left {
            let step = &machine.steps(state, meter)?[number];
            let behind = match step.action {
                Action::Switch(..) => Some(1),
                _ => self.moves(step.target, cell, depth + 1, meter)?,
            };
            let Some(behind) = behind else {
                return Ok(None);
            };
            sum += behind;
            if sum > MOST_MOVES {
                return Ok(None);
            }
        }
        Ok(Some(sum))
    }
}

/// Returns the numbers of some steps in groups: all steps of one lead to the same cells and
/// exclude each other there.
fn groups(pieces: usize, steps: &[Step], meter: &Meter) -> Result<Vec<Vec<usize>>, Exhausted> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        meter.spend(number)?;
        let excluded = |&other: &usize| {
            let other = &steps[other];
            other.relation == step.relation
                && exclude_each_other(pieces, &other.action, &step.action)
        };
        let group = groups.iter_mut().find(|group| group.iter().all(excluded));
        match group {
            Some(group) => group.push(number),
            None => groups.push(vec![number]),
        }
    }
    Ok(groups)
}

/// Returns per state whether there are groups of more than one step from there on in its segment.
fn choosing(
    machine: &Machine,
    groups: &[Vec<Vec<usize>>],
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let mut choosing = vec![false; machine.steps.len()];
    let mut sources = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        if groups[state.index()].iter().any(|group| group.len() > 1) {
            todo.push(state);
        }
        for step in machine
            .steps(state, meter)?
            .iter()
            .filter(|step| is_inner(step))
        {
            sources[step.target.index()].push(state);
        }
    }
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut choosing[state.index()], true) {
            todo.extend(&sources[state.index()]);
        }
    }
    Ok(choosing)
}

#[cfg(test)]
mod tests {
    use super::{Bounds, MOST_CHOICES, MOST_PAIRS};
    use crate::effort::Meter;
    use crate::machine::Machine;
    use crate::model::CellId;
    use crate::testing::{machine, on_board, row, turns};

    fn cells(machine: &Machine) -> impl Iterator<Item = CellId> + use<> {
        (0..machine.cells).map(CellId::from_index)
    }

    /// Returns the bound of the first turn's moves, on whatever cell they begin.
    fn bound(rules: &str) -> Option<usize> {
        let machine = machine(&row(&format!("#any = (left* + right*)\n{rules}")));
        Bounds::new(&machine, 4, &Meter::unlimited())
            .unwrap()
            .on_any(turns(&machine)[0], cells(&machine), &Meter::unlimited())
            .unwrap()
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
    fn of_steps_that_exclude_each_other_the_one_with_the_most_moves_counts() {
        let cases = [
            (
                "a pattern and its opposite",
                "->p ({? right {e}} [x] ->> {} + {! right {e}} any [y] ->> {})",
                Some(4),
            ),
            (
                "different patterns",
                "->p ({? right {e}} [x] ->> {} + {! right {x}} any [y] ->> {})",
                Some(5),
            ),
            (
                "different pieces",
                "->p ({e} [x] ->> {} + {x} [y] ->> {} + {y} [z] ->> {})",
                Some(1),
            ),
            (
                "pieces in common",
                "->p ({e} [x] ->> {} + {x} [y] ->> {} + {e,y} [z] ->> {})",
                Some(2),
            ),
            (
                "on different cells",
                "->p (left {e} [x] ->> {} + right {x} [y] ->> {})",
                Some(2),
            ),
            (
                "numbers",
                "->p ({$ v < 2} [x] ->> {} + {$ v == 2} [y] ->> {} + {$ v > 2} [z] ->> {})",
                Some(1),
            ),
            (
                "both switch",
                "->p [x] ({$ v < 2} ->> {} + {$ v == 2} ->q {})",
                Some(1),
            ),
            (
                "further on in the segment, for each cell",
                "->p any ({e} [x] ->> {} + {x} [y] ->> {})",
                Some(4),
            ),
            (
                "behind a pattern",
                "->p {? right {y}} ({e} [x] ->> {} + {x} [y] ->> {})",
                Some(1),
            ),
            (
                "behind a modifier",
                "->p any [x] ({e} any [y] ->> {} + {x} [z] ->> {})",
                Some(16),
            ),
            (
                "beside a step of its own",
                "->p ({e} [x] ->> {} + {x} [y] ->> {} + [z] ->> {})",
                Some(2),
            ),
            (
                "one of them without end",
                "->p ({e} [x] ->> {} + {x} ([x] right + [y] left)* ->> {})",
                None,
            ),
            (
                "in a loop without modifiers",
                "->p (right {e} + left {e})* ({e} [x] ->> {} + {x} [y] ->> {})",
                Some(8),
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(bound(rules), expected, "{name}");
        }
    }

    #[test]
    fn sums_take_all_steps_for_possible() {
        let machine = machine(&row("->p ({e} [x] ->> {} + {x} [y] ->> {})"));
        let bound = Bounds::of_sums(&machine)
            .on_any(turns(&machine)[0], cells(&machine), &Meter::unlimited())
            .unwrap();
        assert_eq!(bound, Some(2));
    }

    #[test]
    fn no_more_choices_are_looked_at_than_is_allowed() {
        let machine = machine(&row("->p ({e} [x] ->> {} + {x} [y] ->> {})"));
        let with_left = |left: usize| {
            let mut bounds = Bounds::new(&machine, 4, &Meter::unlimited()).unwrap();
            bounds.choices = MOST_CHOICES - left;
            bounds
                .on_any(turns(&machine)[0], [CellId(0)], &Meter::unlimited())
                .unwrap()
        };
        assert_eq!(with_left(1), Some(1));
        assert_eq!(with_left(0), Some(2));
    }

    #[test]
    fn a_bound_holds_for_the_cells_asked_about() {
        let machine = machine(&row("->p right {e} [x] ->> {}"));
        let bounds = |cell| {
            Bounds::new(&machine, 4, &Meter::unlimited())
                .unwrap()
                .on_any(turns(&machine)[0], [CellId(cell)], &Meter::unlimited())
                .unwrap()
        };
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
            Bounds::new(&machine, 4, &Meter::unlimited())
                .unwrap()
                .on_any(turns(&machine)[0], [CellId(0)], &Meter::unlimited())
                .unwrap()
        };
        assert_eq!(most("->p any [x] any [y] ->> {}"), Some(4096));
        assert_eq!(most("->p (any [x] any [y] ->> {} + [z] ->> {})"), None);
    }

    #[test]
    fn no_more_pairs_are_looked_at_than_is_allowed() {
        // The turn on one cell, what is behind the test on four, and each off on one.
        let machine = machine(&row("#any = (left* + right*)\n->p any {e} [x] ->> {}"));
        let with_left = |left: usize| {
            let mut bounds = Bounds::new(&machine, 4, &Meter::unlimited()).unwrap();
            bounds.pairs = MOST_PAIRS - left;
            bounds
                .on_any(turns(&machine)[0], [CellId(0)], &Meter::unlimited())
                .unwrap()
        };
        assert_eq!(with_left(9), Some(4));
        assert_eq!(with_left(8), None);
    }
}
