//! Joining of questions: a question and its opposite behind one and the same test or question.
//!
//! *What it proves:* two steps of a state make the same test on the same cells, and what follows
//! begins with a question behind one of them and with its opposite behind the other. The test is made
//! once, by a step to a state from which all goes on that goes on behind either: there the question
//! is asked once, and its answer decides. So `{o} {? seen} … + {o} {! seen} …` is
//! `{o} ({? seen} … + {! seen} …)`, and `{! four} {? three} … + {! four} {! three} …` is
//! `{! four} ({? three} … + {! three} …)`. A way that asks the opposite first, `{! three} {! four} …`, or
//! whose question implies the one that is asked first elsewhere, `{! three} …`, asks it first, too.
//!
//! *Why it is sound:* a test or question changes nothing, so where it passes the search goes on from the same
//! cell and position behind both steps, and questions about one cell can be asked in any order. Every one of these is
//! necessary:
//!
//! * Both steps have the same relation and the same test; or both stay on the cell, and the second cannot
//!   pass without the first.
//! * The steps between them test the same cells for other pieces, or ask the opposite, so on no cell more than one of
//!   them passes: the ways are tried in the same order as before.
//! * The steps behind exclude and complete each other ([`complementary`]); otherwise nothing is
//!   wrong, but nothing is gained.

use rustc_hash::FxHashMap;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::exclusive::{complementary, exclude_each_other};
use crate::machine::implication::implies;
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};

/// The most states that are added.
const MOST_ADDED: usize = 256;

/// The most steps of a state, and behind each of them, among which questions are joined.
const MOST_STEPS: usize = 64;

/// Two steps of a state that become one.
struct Joined {
    /// Their numbers, the first of which is kept.
    numbers: [usize; 2],
    /// The test that both make.
    test: Action,
    behind: Behind,
}

/// What follows behind a test that two steps make.
enum Behind {
    /// All that follows in these states.
    States([StateId; 2]),
    /// These steps.
    Steps(Vec<Step>),
}

/// Joins such questions, and tells whether there are any.
pub(crate) fn join_questions(
    machine: &mut Machine,
    pieces: usize,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let states = machine.steps.len();
    // The states for what follows in two states: within a loop they come again.
    let mut known: FxHashMap<[StateId; 2], StateId> = FxHashMap::default();
    let mut any = false;
    let mut state = 0;
    // Behind what has been joined there may be more of it.
    while state < machine.steps.len() {
        let id = StateId::from_index(state);
        while machine.steps.len() < states + MOST_ADDED
            && let Some(joined) = joined(machine, pieces, id, meter)?
        {
            let next = StateId::from_index(machine.steps.len());
            let added = match joined.behind {
                Behind::Steps(steps) => {
                    machine.steps.push(steps);
                    next
                }
                Behind::States(states) => match known.get(&states) {
                    Some(&added) => added,
                    None => {
                        let behind = machine.steps_of(states, meter)?;
                        let behind = behind.into_iter().cloned().collect();
                        machine.steps.push(behind);
                        known.insert(states, next);
                        next
                    }
                },
            };
            let steps = &mut machine.steps[state];
            let [first, second] = joined.numbers;
            steps[first].action = joined.test;
            steps[first].target = added;
            steps.remove(second);
            any = true;
        }
        state += 1;
    }
    Ok(any)
}

/// Returns two steps of a state behind which a question is asked and its opposite.
fn joined(
    machine: &Machine,
    pieces: usize,
    state: StateId,
    meter: &Meter,
) -> Result<Option<Joined>, Exhausted> {
    let steps = machine.steps(state, meter)?;
    if steps.len() > MOST_STEPS {
        return Ok(None);
    }
    for (first, step) in steps.iter().enumerate() {
        if !step.action.tests() {
            continue;
        }
        for (second, other) in steps.iter().enumerate().skip(first + 1) {
            meter.spend(1)?;
            if step.relation != other.relation || !other.action.tests() {
                break;
            }
            let Some((test, behind)) = together(machine, pieces, step, other, meter)? else {
                continue;
            };
            let excluded = |between: &Step| {
                between.relation == step.relation
                    && exclude_each_other(pieces, &test, &between.action)
            };
            if steps[first + 1..second].iter().all(excluded) {
                let numbers = [first, second];
                return Ok(Some(Joined {
                    numbers,
                    test,
                    behind,
                }));
            }
        }
    }
    Ok(None)
}

/// Returns the test that two steps with the same relation both make, if what follows behind it decides by the
/// answer to one question, and what follows.
fn together(
    machine: &Machine,
    pieces: usize,
    step: &Step,
    other: &Step,
    meter: &Meter,
) -> Result<Option<(Action, Behind)>, Exhausted> {
    let test = |step: &Step| step.action.clone();
    if step.action == other.action {
        let behind = [step.target, other.target];
        if step.target == other.target
            || !ask_opposites(
                machine,
                pieces,
                behind.map(|state| machine.steps(state, meter)),
                meter,
            )?
        {
            return Ok(None);
        }
        return Ok(Some((test(step), Behind::States(behind))));
    }
    if machine.relations.class(step.relation) != RelationClass::Identity {
        return Ok(None);
    }
    if let Some(last) = asked_behind(machine, pieces, step, other, meter)? {
        let behind = machine.steps(step.target, meter)?.iter().cloned();
        let behind = Behind::Steps(behind.chain([last]).collect());
        return Ok(Some((test(step), behind)));
    }
    if let Some(first) = asked_behind(machine, pieces, other, step, meter)? {
        let behind = machine.steps(other.target, meter)?.iter().cloned();
        let behind = Behind::Steps(std::iter::once(first).chain(behind).collect());
        return Ok(Some((test(other), behind)));
    }
    Ok(None)
}

/// Returns what is left of a way behind a test that another step makes, if the way makes this test, too, and begins
/// with the opposite of what is asked behind the other step.
fn asked_behind(
    machine: &Machine,
    pieces: usize,
    step: &Step,
    way: &Step,
    meter: &Meter,
) -> Result<Option<Step>, Exhausted> {
    let behind = machine.steps(step.target, meter);
    if !ask_opposites(
        machine,
        pieces,
        [behind, Ok(std::slice::from_ref(way))],
        meter,
    )? {
        return Ok(None);
    }
    if let [next] = machine.steps(way.target, meter)?
        && next.relation == step.relation
        && next.action == step.action
    {
        return Ok(Some(Step {
            target: next.target,
            ..way.clone()
        }));
    }
    let implied = implies(machine, &way.action, &step.action, meter)?;
    Ok(implied.then(|| way.clone()))
}

/// Returns whether some step asks a question and some other one its opposite.
fn ask_opposites(
    machine: &Machine,
    pieces: usize,
    steps: [Result<&[Step], Exhausted>; 2],
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let [some, others] = steps;
    let (some, others) = (some?, others?);
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
mod tests;
