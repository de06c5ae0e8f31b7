//! Join states: states in front of modifiers that can be reached by several paths.
//!
//! Gathering shifts lets several states perform one and the same modifier
//! directly. A move is told apart by its modifiers and their cells only, so
//! the search has to notice when it comes to a modifier on the same cell a
//! second time. A join state is a state of its own in front of the modifier where
//! a visited check can stand; where the product shows that nothing arrives
//! twice, none will.

use rustc_hash::FxHashMap;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::Relation;
use crate::machine::step::{Machine, Step};

/// Inserts a join state in front of every modifier that more than one step
/// performs or that one step can perform on the same cell from two cells.
///
/// Steps perform the same modifier if they have the same action, its number included, and
/// the same target. Offs, assignments and switches are modifiers, tests are not.
///
/// # Errors
///
/// What ran out of the budget.
pub fn insert_join_states(machine: &mut Machine, meter: &Meter) -> Result<(), Exhausted> {
    let mut sources: FxHashMap<(Action, StateId), usize> = FxHashMap::default();
    for step in machine
        .steps
        .iter()
        .flatten()
        .filter(|step| is_modifier(&step.action))
    {
        let merges = machine.relations.get(step.relation).merges_cells();
        *sources
            .entry((step.action.clone(), step.target))
            .or_default() += if merges { 2 } else { 1 };
    }
    let identity = machine
        .relations
        .intern(Relation::identity(machine.cells), meter)?;
    let mut join_states: FxHashMap<(Action, StateId), StateId> = FxHashMap::default();
    let mut added: Vec<Vec<Step>> = Vec::new();
    let first = machine.steps.len();
    for step in machine
        .steps
        .iter_mut()
        .flatten()
        .filter(|step| is_modifier(&step.action))
    {
        let key = (step.action.clone(), step.target);
        if sources[&key] < 2 {
            continue;
        }
        let join_state = *join_states.entry(key).or_insert_with(|| {
            added.push(vec![Step {
                relation: identity,
                ..step.clone()
            }]);
            StateId::from_index(first + added.len() - 1)
        });
        (step.action, step.target) = (Action::Pass, join_state);
    }
    machine.steps.extend(added);
    Ok(())
}

fn is_modifier(action: &Action) -> bool {
    action.writes() || matches!(action, Action::Switch(..))
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::machine::insert_join_states;
    use crate::machine::{Action, Machine, RelationClass};
    use crate::testing::{ANYWHERE, LEFT, NEIGHBOURS, RIGHT, Row, STAY, action, by_hand, relation};

    /// Returns a machine with its join states, for a move that begins with the steps of state 0 and
    /// may go through states 1 and 2 to state 3, in which it ends.
    fn joined(states: [&[Row]; 3]) -> Machine {
        let [first, second, third] = states;
        let mut machine = by_hand(&[first, second, third, &[(STAY, "->>", 0)]], &[]);
        insert_join_states(&mut machine, &Meter::unlimited()).unwrap();
        machine
    }

    #[test]
    fn a_modifier_of_two_steps_gets_a_state_of_its_own() {
        for text in ["[x]", "[$ v = 1]", "->p"] {
            let machine = joined([
                &[(RIGHT, "{e}", 1), (LEFT, "{e}", 2)],
                &[(RIGHT, text, 3), (STAY, "{e}", 3)],
                &[(LEFT, text, 3)],
            ]);
            assert_eq!(machine.steps.len(), 5, "`{text}`");
            // Both go there, each by its own relation and without the modifier.
            for (state, cells) in [(1, RIGHT), (2, LEFT)] {
                let step = &machine.steps[state][0];
                assert_eq!(
                    (&step.action, step.target.index()),
                    (&Action::Pass, 4),
                    "`{text}`"
                );
                assert_eq!(machine.relations.get(step.relation), &relation(cells));
            }
            // There it is performed on the spot and leads on as before.
            let [step] = &machine.steps[4][..] else {
                panic!("the join state has one step")
            };
            assert_eq!(
                (&step.action, step.target.index()),
                (&action(text), 3),
                "`{text}`"
            );
            assert_eq!(
                machine.relations.class(step.relation),
                RelationClass::Identity
            );
            // A test is none of its business.
            assert_eq!(machine.steps[1][1].action, action("{e}"));
        }
    }

    #[test]
    fn a_step_that_comes_to_one_cell_from_two_gets_one_too() {
        for cells in [NEIGHBOURS, ANYWHERE, [&[1], &[], &[1], &[]]] {
            let machine = joined([&[(cells, "[x]", 3)], &[], &[]]);
            assert_eq!(machine.steps.len(), 5, "{cells:?}");
            assert_eq!(machine.steps[0][0].action, Action::Pass);
        }
    }

    #[test]
    fn modifiers_that_are_reached_in_one_way_have_none() {
        let cases: [(&str, [&[Row]; 3]); 6] = [
            (
                "one step in one direction",
                [&[(RIGHT, "[x]", 3)], &[], &[]],
            ),
            (
                "different modifiers",
                [&[(RIGHT, "[x]", 3), (RIGHT, "[y]", 3)], &[], &[]],
            ),
            (
                "the same modifier, but it leads elsewhere",
                [
                    &[(RIGHT, "[x]", 3), (LEFT, "[x]", 1)],
                    &[(STAY, "{e}", 3)],
                    &[],
                ],
            ),
            (
                "tests",
                [&[(NEIGHBOURS, "{e}", 3), (ANYWHERE, "{e}", 3)], &[], &[]],
            ),
            (
                "shifts and comparisons",
                [
                    &[(NEIGHBOURS, "", 1)],
                    &[(NEIGHBOURS, "{$ v == 1}", 3)],
                    &[],
                ],
            ),
            (
                "the end of a pattern",
                [
                    &[(STAY, "->p", 3)],
                    &[(NEIGHBOURS, "accept", 0)],
                    &[(LEFT, "accept", 0)],
                ],
            ),
        ];
        for (name, states) in cases {
            let machine = joined(states);
            assert_eq!(machine.steps.len(), 4, "{name}");
            let before = by_hand(&[states[0], states[1], states[2]], &[]);
            assert_eq!(machine.steps[..3], before.steps, "{name}");
        }
    }

    #[test]
    fn every_modifier_has_its_own() {
        let machine = joined([
            &[
                (NEIGHBOURS, "[x]", 3),
                (NEIGHBOURS, "[y]", 3),
                (ANYWHERE, "[x]", 1),
            ],
            &[(RIGHT, "[y]", 3), (STAY, "{e}", 3)],
            &[],
        ]);
        let targets: Vec<usize> = machine.steps[0].iter().map(|s| s.target.index()).collect();
        assert_eq!((targets, machine.steps.len()), (vec![4, 5, 6], 7));
        assert_eq!(machine.steps[1][0].target.index(), 5);
    }
}
