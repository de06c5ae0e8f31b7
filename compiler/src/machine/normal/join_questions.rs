//! Joining of questions: a question and its opposite behind one and the same test.
//!
//! *What it proves:* two steps of a state make the same test on the same cells, and what follows
//! begins with a question behind one of them and with its opposite behind the other. The test is made
//! once, by a step to a state from which all goes on that goes on behind either: there the question
//! is asked once, and its answer decides. So `{o} {? seen} … + {o} {! seen} …` is
//! `{o} ({? seen} … + {! seen} …)`.
//!
//! *Why it is sound:* a test changes nothing, so where it passes the search goes on from the same
//! cell and position behind both steps. Every one of these is necessary:
//!
//! * Both steps have the same relation and the same test.
//! * The steps between them test the same cells for other pieces, so on no cell more than one of them
//!   passes: the ways are tried in the same order as before.
//! * The steps behind exclude and complete each other ([`complementary`]); otherwise nothing is
//!   wrong, but nothing is gained.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::exclusive::{complementary, exclude_each_other};
use crate::machine::step::{Machine, Step};

/// The most states that are added.
const MOST_ADDED: usize = 256;

/// The most steps of a state, and behind each of them, among which questions are joined.
const MOST_STEPS: usize = 64;

/// Joins such questions, and tells whether there are any.
pub(crate) fn join_questions(
    machine: &mut Machine,
    pieces: usize,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let states = machine.steps.len();
    for state in machine.states(meter)? {
        while machine.steps.len() < states + MOST_ADDED
            && let Some((first, second)) = joined(machine, pieces, state, meter)?
        {
            let behind = |number: usize| machine.steps[state.index()][number].target;
            let both = [behind(first), behind(second)];
            let steps: Vec<Step> = machine
                .steps_of(both, meter)?
                .into_iter()
                .cloned()
                .collect();
            let added = StateId::from_index(machine.steps.len());
            machine.steps.push(steps);
            let steps = &mut machine.steps[state.index()];
            steps[first].target = added;
            steps.remove(second);
        }
    }
    Ok(machine.steps.len() > states)
}

/// Returns the numbers of two steps of a state behind which a question is asked and its opposite.
fn joined(
    machine: &Machine,
    pieces: usize,
    state: StateId,
    meter: &Meter,
) -> Result<Option<(usize, usize)>, Exhausted> {
    let steps = machine.steps(state, meter)?;
    if steps.len() > MOST_STEPS {
        return Ok(None);
    }
    for (first, step) in steps.iter().enumerate() {
        if !matches!(step.action, Action::On(_)) {
            continue;
        }
        for (number, other) in steps.iter().enumerate().skip(first + 1) {
            meter.spend(1)?;
            let same_cells = step.relation == other.relation;
            if same_cells && step.action == other.action {
                if step.target != other.target
                    && ask_opposites(machine, pieces, step.target, other.target, meter)?
                {
                    return Ok(Some((first, number)));
                }
                break;
            }
            if !same_cells || !exclude_each_other(pieces, &step.action, &other.action) {
                break;
            }
        }
    }
    Ok(None)
}

/// Returns whether one state asks a question and another its opposite.
fn ask_opposites(
    machine: &Machine,
    pieces: usize,
    one: StateId,
    other: StateId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let (some, others) = (machine.steps(one, meter)?, machine.steps(other, meter)?);
    if some.len().max(others.len()) > MOST_STEPS {
        return Ok(false);
    }
    for step in some {
        for opposite in others {
            if complementary(machine, pieces, step, opposite, meter)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::join_questions;
    use crate::automaton::Nfa;
    use crate::effort::Meter;
    use crate::machine::{Action, Machine};
    use crate::testing::{RIGHT, Row, STAY, action, by_hand, piece, row, steps};

    /// Returns the machine of a player's turn, and how often it tests for `x` alone.
    fn tests_for_x(rules: &str, join: bool) -> usize {
        let game = row(&format!("->p {rules} ->> {{e}}"));
        let meter = Meter::unlimited();
        let mut machine: Machine =
            crate::machine::machine(&Nfa::from_game(&game), &game, true, &meter).unwrap();
        crate::machine::minimize(&mut machine, &meter).unwrap();
        if join {
            join_questions(&mut machine, game.pieces.len(), &meter).unwrap();
        }
        let x = piece(&game, "x");
        let tests = steps(&machine);
        let tests = tests.filter(|(_, step)| step.action == Action::On(vec![x]));
        tests.count()
    }

    #[test]
    fn a_question_and_its_opposite_behind_one_test_are_joined() {
        let cases = [
            (
                "a pattern",
                "({x} {? right {y}} [z] + {x} {! right {y}} [y])",
            ),
            (
                "beside it",
                "(right {x} {? right {y}} [z] + right {x} {! right {y}} [y])",
            ),
            ("a comparison", "({x} {$ v < 2} [z] + {x} {$ v >= 2} [y])"),
            (
                "the rest behind it",
                "({x} {? right {y}} [z] + {x} {! right {y}} right {y} [y])",
            ),
            (
                "one of several",
                "({x} {? right {y}} [z] + {x} ({! right {y}} + right {z}) [y])",
            ),
            (
                "another piece between",
                "({x} {? right {y}} [z] + {e} [z] + {x} {! right {y}} [y])",
            ),
        ];
        for (name, rules) in cases {
            let counts = [false, true].map(|join| tests_for_x(rules, join));
            assert_eq!(counts, [2, 1], "{name}: {rules}");
        }
    }

    #[test]
    fn other_questions_are_not_joined() {
        let cases = [
            (
                "different cells",
                "(right {x} {? right {y}} [z] + left {x} {! right {y}} [y])",
            ),
            (
                "the same question",
                "({x} {? right {y}} [z] + {x} {? right {y}} [y])",
            ),
            (
                "different questions",
                "({x} {? right {y}} [z] + {x} {! left {y}} [y])",
            ),
        ];
        for (name, rules) in cases {
            let counts = [false, true].map(|join| tests_for_x(rules, join));
            assert_eq!(counts, [2, 2], "{name}: {rules}");
        }
    }

    /// Returns the machine whose first state has these steps, to states 1 and 2 that ask pattern 0 and
    /// deny it, and whether questions have been joined.
    fn joined(first: &[Row]) -> (Machine, bool) {
        let mut machine = by_hand(
            &[
                first,
                &[(STAY, "? 0", 4)],
                &[(STAY, "! 0", 4), (RIGHT, "{z}", 4)],
                &[(RIGHT, "{y}", 5)],
                &[(STAY, "->p", 0)],
                &[(STAY, "accept", 0)],
            ],
            &[3],
        );
        let joined = join_questions(&mut machine, 4, &Meter::unlimited()).unwrap();
        (machine, joined)
    }

    #[test]
    fn all_that_goes_on_behind_the_test_is_behind_the_one_that_is_left() {
        let (machine, _) = joined(&[(STAY, "{x}", 1), (STAY, "{x}", 2)]);
        let [only] = &machine.steps[0][..] else {
            panic!("one test is left");
        };
        let behind = machine.steps[only.target.index()].iter();
        let behind: Vec<Action> = behind.map(|step| step.action.clone()).collect();
        assert_eq!(behind, ["? 0", "! 0", "{z}"].map(action));
    }

    #[test]
    fn different_tests_are_not_joined() {
        assert!(!joined(&[(STAY, "{x}", 1), (STAY, "{e, x}", 2)]).1);
        assert!(!joined(&[(STAY, "{e, x}", 1), (STAY, "{x}", 2)]).1);
    }

    #[test]
    fn what_lies_between_tests_the_same_cells_for_other_pieces() {
        let cases = [
            ("nothing else", None, true),
            ("another piece", Some((STAY, "{e}", 4)), true),
            (
                "the same piece or another",
                Some((STAY, "{e, x}", 4)),
                false,
            ),
            ("other cells", Some((RIGHT, "{e}", 4)), false),
            ("what is no test", Some((STAY, "[y]", 4)), false),
        ];
        for (name, between, expected) in cases {
            let mut asked = vec![(STAY, "{x}", 1)];
            asked.extend(between);
            asked.push((STAY, "{x}", 2));
            assert_eq!(joined(&asked).1, expected, "{name}");
        }
    }
}
