//! Floods: loops in patterns that spread over cells of certain pieces.
//!
//! *What it proves:* a state whose only way back to itself is one step that
//! tests pieces, such as `(neighbour {x})*`, can be entered on exactly the cells
//! of a closure: the cells reached over that step from where it was entered
//! first. The closure is computed on whole sets of cells, each cell once.
//!
//! *Why it is sound:* nothing changes during a pattern's segment, so the set of
//! cells does not depend on the order of the search, and a pattern only asks
//! whether some continuation succeeds from one of them.

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::RelationClass;
use crate::machine::step::Machine;

/// Returns per state the number of the step that is flooded, if any.
///
/// A state floods if no move passes it, all cycles through it consist of its own steps, and
/// exactly one of these leads back to it, tests pieces, and spreads to several cells.
///
/// # Errors
///
/// What ran out of the budget.
pub fn floods(machine: &Machine, meter: &Meter) -> Result<Vec<Option<usize>>, Exhausted> {
    let controls = machine.control_states().into_iter().map(|(state, _)| state);
    let in_moves = machine.reachable_within_move(controls, meter)?;
    let alone = alone_in_their_loops(machine, meter)?;
    let flooded = machine.states(meter)?.map(|state| {
        if in_moves[state.index()] || !alone[state.index()] {
            return Ok(None);
        }
        let steps = machine.steps(state, meter)?.iter().enumerate();
        let mut own = steps.filter(|(_, step)| step.target == state && !step.action.ends());
        let Some((number, step)) = own.next() else {
            return Ok(None);
        };
        let spreads = machine.relations.class(step.relation) == RelationClass::General;
        let only = own.next().is_none();
        Ok((only && spreads && matches!(step.action, Action::On(_))).then_some(number))
    });
    flooded.collect()
}

/// Returns per state whether every cycle through it consists of its own steps.
fn alone_in_their_loops(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut alone = vec![false; machine.steps.len()];
    for component in machine.components(meter)? {
        if let [only] = component[..] {
            alone[only.index()] = true;
        }
    }
    Ok(alone)
}

#[cfg(test)]
mod tests {
    use crate::analysis::floods;
    use crate::effort::Meter;
    use crate::testing::{
        ANYWHERE, FIRST, NEIGHBOURS, RIGHT, Row, STAY, by_hand, machine, row, steps,
    };

    /// Returns the step that is flooded in the state in which a pattern begins, which is 2; state 3
    /// may be used behind it, and 4 accepts.
    fn in_pattern(entry: &[Row], behind: &[Row]) -> Option<usize> {
        let machine = by_hand(
            &[
                &[(STAY, "? 0", 1)],
                &[(STAY, "->p", 0)],
                entry,
                behind,
                &[(STAY, "accept", 0)],
            ],
            &[2],
        );
        let found = floods(&machine, &Meter::unlimited()).unwrap();
        assert_eq!(found[..2], [None; 2], "moves do not flood");
        found[2]
    }

    #[test]
    fn a_pattern_that_spreads_over_pieces_is_a_flood() {
        let spreads = (NEIGHBOURS, "{x}", 2);
        assert_eq!(in_pattern(&[spreads, (STAY, "{y}", 4)], &[]), Some(0));
        assert_eq!(in_pattern(&[(STAY, "{y}", 4), spreads], &[]), Some(1));
        assert_eq!(
            in_pattern(&[spreads, (STAY, "{y}", 3)], &[(RIGHT, "", 4)]),
            Some(0)
        );
        // An end leads nowhere, whatever its target is called.
        assert_eq!(in_pattern(&[(STAY, "accept", 2), spreads], &[]), Some(1));
        let game = row("->p {? ((left + right) {x})* {y}} ->>");
        let found = floods(&machine(&game), &Meter::unlimited()).unwrap();
        assert_eq!(found.iter().flatten().count(), 1);
    }

    #[test]
    fn a_loop_that_does_not_just_test_pieces_is_none() {
        for text in ["", "{$ v == 1}", "[y]", "[$ v = 1]", "! 0"] {
            let loops = [(NEIGHBOURS, text, 2), (STAY, "{y}", 4)];
            assert_eq!(in_pattern(&loops, &[]), None, "`{text}`");
        }
    }

    #[test]
    fn a_loop_in_one_direction_or_to_everywhere_is_none() {
        for cells in [STAY, FIRST, RIGHT, ANYWHERE] {
            let loops = [(cells, "{x}", 2), (STAY, "{y}", 4)];
            assert_eq!(in_pattern(&loops, &[]), None, "{cells:?}");
        }
    }

    #[test]
    fn two_loops_of_a_state_are_none() {
        let loops = [(NEIGHBOURS, "{x}", 2), (RIGHT, "{y}", 2), (STAY, "{y}", 4)];
        assert_eq!(in_pattern(&loops, &[]), None);
        let loops = [(RIGHT, "[y]", 2), (NEIGHBOURS, "{x}", 2), (STAY, "{y}", 4)];
        assert_eq!(in_pattern(&loops, &[]), None);
    }

    #[test]
    fn a_state_with_another_way_back_is_none() {
        let entry = [(NEIGHBOURS, "{x}", 2), (RIGHT, "{y}", 3)];
        assert_eq!(
            in_pattern(&entry, &[(RIGHT, "{e}", 2), (STAY, "", 4)]),
            None
        );
        // A state that lets a pattern hold closes no loop.
        assert_eq!(in_pattern(&entry, &[(RIGHT, "accept", 2)]), Some(0));
    }

    #[test]
    fn moves_spread_in_no_order_of_their_own() {
        // A move ends differently on every cell, so that each has to be visited by itself.
        let before_the_first_switch: &[&[Row]] = &[
            &[(NEIGHBOURS, "{x}", 0), (STAY, "->p", 1)],
            &[(STAY, "->>", 0)],
        ];
        assert_eq!(
            floods(&by_hand(before_the_first_switch, &[]), &Meter::unlimited()).unwrap(),
            [None, None]
        );
        let in_a_turn: &[&[Row]] = &[
            &[(STAY, "->p", 1)],
            &[(STAY, "{e}", 2)],
            &[(NEIGHBOURS, "{x}", 2), (STAY, "->>", 0)],
        ];
        assert_eq!(
            floods(&by_hand(in_a_turn, &[]), &Meter::unlimited()).unwrap(),
            [None; 3]
        );
        // A pattern may share states with a move.
        let shared: &[&[Row]] = &[
            &[(STAY, "? 0", 1), (STAY, "->p", 2)],
            &[(STAY, "->p", 0)],
            &[
                (NEIGHBOURS, "{x}", 2),
                (STAY, "->p", 0),
                (STAY, "accept", 0),
            ],
        ];
        assert_eq!(
            floods(&by_hand(shared, &[2]), &Meter::unlimited()).unwrap(),
            [None; 3]
        );
        let game = row("->p {x} ((left + right) {e})* [x] ->>");
        let machine = machine(&game);
        assert!(steps(&machine).any(|(state, step)| step.target == state));
        assert_eq!(
            floods(&machine, &Meter::unlimited())
                .unwrap()
                .iter()
                .flatten()
                .count(),
            0
        );
    }
}
