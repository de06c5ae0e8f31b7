//! Implication: questions that pass wherever another one passes.
//!
//! *What it proves:* wherever one pattern holds another one does too, because it can take every step that the
//! first takes, until it ends itself (a simulation, found as the greatest one by leaving out pairs of states
//! that fail, as in Milner, "An algebraic definition of simulation between programs", 1971). So a row of four
//! is one of three. Their denials imply each other the other way round, and comparisons do where one
//! contradicts the opposite of the other.
//!
//! *Why it is sound:* both patterns begin on the same cell of the same position. A step that reaches at least the
//! cells of another and passes for at least its pieces, or makes the same change, leads to the same cells of the
//! same position.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::contradiction::contradict;
use crate::machine::exclusive::negation;
use crate::machine::relation::{RelationClass, RelationId};
use crate::machine::step::{Machine, Step};

/// The most pairs of states that are looked at.
const MOST_PAIRS: usize = 4096;

/// Two states, the second of which may be able to do all that the first does.
type Pair = (StateId, StateId);

/// Returns whether a question passes on every cell of every position where another one passes; false if
/// that is not plain.
pub(crate) fn implies(
    machine: &Machine,
    question: &Action,
    other: &Action,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    match (question, other) {
        (
            Action::Pattern { negated, pattern },
            Action::Pattern {
                negated: other_negated,
                pattern: other,
            },
        ) if negated == other_negated => match negated {
            false => includes(machine, *other, *pattern, meter),
            true => includes(machine, *pattern, *other, meter),
        },
        (Action::Compare(comparison), other) => Ok(match negation(other) {
            Some(Action::Compare(failed)) => contradict(comparison, &failed),
            _ => false,
        }),
        _ => Ok(false),
    }
}

/// Returns whether a pattern holds wherever another one does.
fn includes(
    machine: &Machine,
    pattern: PatternId,
    other: PatternId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let entry = |pattern: PatternId| machine.patterns[pattern.index()];
    let first = (entry(other), entry(pattern));
    let mut pairs: FxHashMap<Pair, Vec<Vec<Pair>>> = FxHashMap::default();
    let mut todo = vec![first];
    while let Some(pair) = todo.pop() {
        if pairs.contains_key(&pair) {
            continue;
        }
        if pairs.len() == MOST_PAIRS {
            return Ok(false);
        }
        let answers = answers(machine, pair, meter)?;
        todo.extend(answers.iter().flatten());
        pairs.insert(pair, answers);
    }
    let mut failed: FxHashSet<Pair> = FxHashSet::default();
    loop {
        let before = failed.len();
        for (pair, answers) in &pairs {
            meter.spend(1 + answers.len())?;
            let fails = |all: &Vec<Pair>| all.iter().all(|next| failed.contains(next));
            if answers.iter().any(fails) {
                failed.insert(*pair);
            }
        }
        if failed.len() == before {
            return Ok(!failed.contains(&first));
        }
    }
}

/// Returns for each step of the first state the pairs of states of which one must be fulfilled: those behind
/// this step and behind one of the second state that can do the same.
fn answers(machine: &Machine, pair: Pair, meter: &Meter) -> Result<Vec<Vec<Pair>>, Exhausted> {
    let (state, other) = pair;
    let others = machine.steps(other, meter)?;
    let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    // The second one ends here: nothing more is asked of it.
    if others
        .iter()
        .any(|step| step.action == Action::Accept && stays(step))
    {
        return Ok(Vec::new());
    }
    let mut answers = Vec::new();
    for step in machine.steps(state, meter)? {
        let mut able = Vec::new();
        for other in others {
            meter.spend(1)?;
            if includes_act(&other.action, &step.action)
                && includes_cells(machine, other.relation, step.relation, meter)?
            {
                able.push((step.target, other.target));
            }
        }
        // Two steps that end a pattern lead to nothing that could fail.
        let ends = step.action == Action::Accept && !able.is_empty();
        if !ends {
            answers.push(able);
        }
    }
    Ok(answers)
}

/// Returns whether an act passes wherever another one does, and makes the same change.
fn includes_act(act: &Action, other: &Action) -> bool {
    match (act, other) {
        (Action::On(pieces), Action::On(others)) => others
            .iter()
            .all(|piece| pieces.binary_search(piece).is_ok()),
        _ => act == other,
    }
}

/// Returns whether a relation leads from every cell to all cells to which another one leads.
fn includes_cells(
    machine: &Machine,
    relation: RelationId,
    other: RelationId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    if relation == other {
        return Ok(true);
    }
    let rows = machine.relations.get(relation).rows(meter)?;
    let others = machine.relations.get(other).rows(meter)?;
    let contains =
        |(row, other): (&Vec<_>, &Vec<_>)| other.iter().all(|cell| row.binary_search(cell).is_ok());
    Ok(rows.iter().zip(others).all(contains))
}

#[cfg(test)]
mod tests {
    use super::implies;
    use crate::effort::Meter;
    use crate::machine::Action;
    use crate::testing::{FIRST, LEFT, RIGHT, Row, STAY, action, by_hand};

    /// A name, the steps of both patterns and of what follows, and what implies each other.
    type Case<'a> = (&'a str, &'a [&'a [Row]], [bool; 2]);

    /// Returns whether each of two patterns implies the other, of a machine whose first pattern begins in
    /// state 1 and whose second in state 2. State 0 is the turn, 3 ends a pattern.
    fn implied(states: &[&[Row]]) -> [bool; 2] {
        let mut all: Vec<&[Row]> = vec![&[(STAY, "->p", 0)], states[0], states[1]];
        all.push(&[(STAY, "accept", 0)]);
        all.extend(&states[2..]);
        let machine = by_hand(&all, &[1, 2]);
        let meter = Meter::unlimited();
        let ask = |one, other| implies(&machine, &action(one), &action(other), &meter).unwrap();
        let found = [ask("? 0", "? 1"), ask("? 1", "? 0")];
        let denied = [ask("! 1", "! 0"), ask("! 0", "! 1")];
        assert_eq!(
            found, denied,
            "denials imply each other the other way round"
        );
        assert!(!ask("? 0", "! 1") && !ask("! 0", "? 1"));
        found
    }

    #[test]
    fn a_pattern_that_asks_for_more_implies_one_that_asks_for_less() {
        let more: [Case; 9] = [
            (
                "a longer row",
                &[
                    &[(RIGHT, "{x}", 4)],
                    &[(RIGHT, "{x}", 3)],
                    &[(RIGHT, "{x}", 3)],
                ],
                [true, false],
            ),
            (
                "fewer pieces",
                &[&[(RIGHT, "{x}", 3)], &[(RIGHT, "{e,x}", 3)]],
                [true, false],
            ),
            (
                "one of two ways",
                &[&[(RIGHT, "{x}", 3)], &[(LEFT, "{x}", 3), (RIGHT, "{x}", 3)]],
                [true, false],
            ),
            (
                "other cells",
                &[&[(RIGHT, "{x}", 3)], &[(LEFT, "{x}", 3)]],
                [false, false],
            ),
            (
                "rows that differ in their last piece",
                &[
                    &[(RIGHT, "{x}", 4)],
                    &[(RIGHT, "{x}", 7)],
                    &[(RIGHT, "{x}", 5)],
                    &[(RIGHT, "{x}", 6)],
                    &[(RIGHT, "{e}", 3)],
                    &[(RIGHT, "{x}", 8)],
                    &[(RIGHT, "{x}", 9)],
                    &[(RIGHT, "{y}", 3)],
                ],
                [false, false],
            ),
            (
                "loops and a row behind them",
                &[
                    &[(LEFT, "{x}", 1), (RIGHT, "{x}", 4)],
                    &[(LEFT, "{x}", 2), (RIGHT, "{x}", 3)],
                    &[(RIGHT, "{x}", 3)],
                ],
                [true, false],
            ),
            (
                "a loop that cannot be left in the same way",
                &[
                    &[(LEFT, "{x}", 1), (RIGHT, "{y}", 3)],
                    &[(LEFT, "{x}", 2), (RIGHT, "{x}", 3)],
                ],
                [false, false],
            ),
            (
                "the same but where it may end",
                &[
                    &[(RIGHT, "{x}", 4)],
                    &[(RIGHT, "{x}", 3)],
                    &[(FIRST, "accept", 0)],
                ],
                [true, false],
            ),
            (
                "a comparison behind",
                &[
                    &[(RIGHT, "{x}", 4)],
                    &[(RIGHT, "{x}", 3)],
                    &[(STAY, "{$ v == 1}", 3)],
                ],
                [true, false],
            ),
        ];
        for (name, states, expected) in more {
            assert_eq!(implied(states), expected, "{name}");
        }
    }

    #[test]
    fn comparisons_imply_each_other_by_their_values() {
        let machine = by_hand(&[&[(STAY, "->p", 0)]], &[]);
        let cases = [
            ("{$ v == 0}", "{$ v < 1}", true),
            ("{$ v < 1}", "{$ v < 2}", true),
            ("{$ v < 2}", "{$ v < 1}", false),
            ("{$ v < 1}", "{$ w < 2}", false),
        ];
        for (one, other, expected) in cases {
            let (one, other): (Action, Action) = (action(one), action(other));
            let found = implies(&machine, &one, &other, &Meter::unlimited()).unwrap();
            assert_eq!(found, expected, "{one:?} and {other:?}");
        }
    }
}
