//! Places: states, and the cells on which a search can be there.

use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine};
use crate::model::CellId;

/// The most places that are looked at for a question.
pub const MOST_PLACES: usize = 1 << 18;

/// A state and a cell.
pub type Place = (StateId, CellId);

/// Returns all places to which steps within a search lead from some places, whatever is tested on the
/// way, and these.
///
/// # Errors
///
/// What ran out of the budget.
pub fn places(
    machine: &Machine,
    first: BTreeSet<Place>,
    meter: &Meter,
) -> Result<BTreeSet<Place>, Exhausted> {
    let mut todo: Vec<Place> = first.iter().copied().collect();
    let mut places = first;
    while let Some((state, cell)) = todo.pop() {
        for step in machine.steps(state, meter)? {
            if step.action.ends() {
                continue;
            }
            let targets = machine.relations.get(step.relation);
            let targets = targets.targets(cell, meter)?.iter();
            let next = targets.map(|target| (step.target, *target));
            todo.extend(next.filter(|place| places.insert(*place)));
        }
    }
    Ok(places)
}

/// Returns whether a search from a state never tests the piece on the cell where it is there, as far as
/// that is found with little effort.
///
/// # Errors
///
/// What ran out of the budget.
pub(super) fn never_tests_its_cell(
    machine: &Machine,
    state: StateId,
    cells: usize,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut looked_at = 0;
    for cell in (0..cells).map(CellId::from_index) {
        let reached = places(machine, [(state, cell)].into(), meter)?;
        looked_at += reached.len();
        if looked_at > MOST_PLACES {
            return Ok(false);
        }
        for (state, from) in reached {
            for step in machine.steps(state, meter)? {
                let targets = machine.relations.get(step.relation).targets(from, meter)?;
                if matches!(step.action, Action::On(_)) && targets.contains(&cell) {
                    return Ok(false);
                }
            }
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{LEFT, RIGHT, STAY, by_hand};

    #[test]
    fn places_are_those_to_which_steps_lead_whatever_they_test() {
        let machine = by_hand(
            &[
                &[(RIGHT, "{e}", 0), (RIGHT, "{x}", 1)],
                &[(STAY, "accept", 2)],
                &[(LEFT, "", 0)],
            ],
            &[],
        );
        let place = |(state, cell)| (StateId::from_index(state), CellId::from_index(cell));
        let reached = |first: (usize, usize)| {
            let found = places(&machine, [place(first)].into(), &Meter::unlimited());
            let found = found.expect("there is no limit").into_iter();
            let found = found.map(|(state, cell)| (state.index(), cell.index()));
            found.collect::<Vec<_>>()
        };
        assert_eq!(reached((0, 2)), [(0, 2), (0, 3), (1, 3)]);
        assert_eq!(reached((1, 2)), [(1, 2)]);
        assert_eq!(reached((2, 3)), [(0, 2), (0, 3), (1, 3), (2, 3)]);
    }

    #[test]
    fn a_search_tests_its_own_cell_where_it_stays_or_comes_back() {
        let machine = by_hand(
            &[
                &[(RIGHT, "{e}", 0), (RIGHT, "{x}", 1), (STAY, "", 1)],
                &[(STAY, "accept", 1)],
                &[(STAY, "{x}", 1)],
                &[(RIGHT, "{e}", 4)],
                &[(LEFT, "", 1), (RIGHT, "{e}", 1)],
                &[(RIGHT, "{e}", 6)],
                &[(LEFT, "{e}", 1)],
            ],
            &[],
        );
        let cases = [(0, true), (2, false), (3, true), (5, false)];
        for (state, expected) in cases {
            let state = StateId::from_index(state);
            let never = never_tests_its_cell(&machine, state, 4, &Meter::unlimited());
            assert_eq!(never.unwrap(), expected, "{state:?}");
        }
    }
}
