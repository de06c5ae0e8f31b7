//! Tests that have to pass behind a state, whatever a turn does to the board.
//!
//! Behind a cell on the king's line that is freed, the king is attacked only if a piece that moves
//! along the line stands on it. If no modifier of the turn puts such a piece, it stands there before
//! the turn already: where none does, what happens on the line cannot matter.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, StepId};
use crate::model::PieceId;

/// Returns tests for pieces of which one has to pass behind a state for a pattern to hold, and which
/// pass only where they passed before modifiers that put no pieces but those of `put`; `None` if the
/// pattern can hold without.
pub(super) fn needed_tests(
    machine: &Machine,
    from: StateId,
    put: &[PieceId],
    meter: &Meter,
) -> Result<Option<Vec<StepId>>, Exhausted> {
    let lasts = |pieces: &[PieceId]| !put.iter().any(|piece| pieces.contains(piece));
    let (mut needed, mut known, mut todo) = (Vec::new(), vec![from], vec![from]);
    while let Some(state) = todo.pop() {
        for (id, step) in machine.identified_steps(state, meter)? {
            match &step.action {
                Action::On(pieces) if lasts(pieces) => needed.push(id),
                action if action.ends() => return Ok(None),
                _ if known.contains(&step.target) => {}
                _ => {
                    known.push(step.target);
                    todo.push(step.target);
                }
            }
        }
    }
    needed.sort_unstable();
    Ok(Some(needed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{LEFT, RIGHT, STAY, by_hand};

    /// A state, the pieces that are put, and the states of the tests.
    type Case = (usize, &'static [u32], Option<&'static [usize]>);

    const E: u32 = 0;
    const X: u32 = 1;

    #[test]
    fn tests_that_modifiers_cannot_make_pass_are_needed_where_no_way_goes_around_them() {
        let machine = by_hand(
            &[
                &[(RIGHT, "{e}", 0), (RIGHT, "{x}", 1)],
                &[(STAY, "accept", 0)],
                &[(LEFT, "{e}", 0), (STAY, "accept", 0)],
                &[(LEFT, "{e}", 0), (RIGHT, "{x}", 1)],
                &[(LEFT, "", 3), (LEFT, "{x}", 0)],
            ],
            &[],
        );
        let table: [Case; 8] = [
            (0, &[E], Some(&[0])),
            (0, &[], Some(&[0, 0])),
            // Behind cells that are free already the piece can be put.
            (0, &[X], None),
            (0, &[E, X], None),
            (1, &[E], None),
            (2, &[E], None),
            (3, &[E], Some(&[0, 3])),
            (4, &[E], Some(&[0, 3, 4])),
        ];
        for (state, put, expected) in table {
            let put: Vec<PieceId> = put.iter().map(|&piece| PieceId(piece)).collect();
            let from = StateId::from_index(state);
            let found = needed_tests(&machine, from, &put, &Meter::unlimited()).unwrap();
            let states = |ids: Vec<StepId>| ids.iter().map(|id| id.state.index()).collect();
            let found: Option<Vec<usize>> = found.map(states);
            assert_eq!(found.as_deref(), expected, "{state} {put:?}");
        }
    }
}
