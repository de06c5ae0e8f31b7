//! Jump threading: comparisons whose outcome an earlier one has decided.
//!
//! *What it proves:* behind a comparison that holds, and before anything changes, a
//! comparison that contradicts it fails. A state that asks such a comparison gets a copy without
//! it, which is where the earlier comparison leads. So a loop that is left when a counter has
//! reached its end, and begins by asking that it has not, is no loop any more:
//! `({$ v < 4} … ({$ v < 4} ->p + {$ v == 4}))*`.
//!
//! *Why it is sound:* a copy has all the steps of its state but those that cannot be
//! taken when a search comes that way. Every one of these is necessary:
//!
//! * Between the two comparisons there is no modifier and no switch. Patterns that are asked
//!   between them change nothing behind them.
//! * The two contradict each other whatever the values are: they compare the same two
//!   numbers, and no outcome satisfies both, or one number with two constants, and no value
//!   does.
//! * Only ways behind the earlier comparison lead to the copy.

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::contradiction::contradict;
use crate::machine::step::{Machine, Step};
use crate::model::Comparison;

/// The most copies of states; where more would be needed, none are made.
const MOST_COPIES: usize = 256;

/// The most different comparisons; of more, none is looked at.
const MOST_COMPARISONS: usize = 128;

/// Makes the copies, and tells whether there are any.
pub(crate) fn thread_jumps(machine: &mut Machine, meter: &Meter) -> Result<bool, Exhausted> {
    let comparisons = comparisons(machine, meter)?;
    if comparisons.len() > MOST_COMPARISONS {
        return Ok(false);
    }
    let contradicted: Vec<u128> = comparisons
        .iter()
        .map(|one| {
            let others = comparisons.iter().enumerate();
            let against = others.filter(|(_, other)| contradict(one, other));
            against.fold(0, |all, (number, _)| all | 1 << number)
        })
        .collect();
    if contradicted.iter().all(|&against| against == 0) {
        return Ok(false);
    }
    let asked = asked(machine, &comparisons, meter)?;
    let threading = Threading {
        machine,
        comparisons,
        contradicted,
        asked,
        copies: FxHashMap::default(),
        todo: Vec::new(),
    };
    let Some(steps) = threading.run(meter)? else {
        return Ok(false);
    };
    let changed = steps.len() > machine.steps.len();
    machine.steps = steps;
    Ok(changed)
}

/// Returns all comparisons of a machine, each once.
fn comparisons(machine: &Machine, meter: &Meter) -> Result<Vec<Comparison>, Exhausted> {
    let mut all: Vec<Comparison> = Vec::new();
    let mut seen = BTreeSet::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            if let Action::Compare(comparison) = &step.action
                && seen.insert(comparison.clone())
            {
                all.push(comparison.clone());
            }
        }
    }
    Ok(all)
}

/// Returns per state, as bits, the comparisons that can be asked from there on before anything
/// changes.
fn asked(
    machine: &Machine,
    comparisons: &[Comparison],
    meter: &Meter,
) -> Result<Vec<u128>, Exhausted> {
    let mut asked = vec![0u128; machine.steps.len()];
    let mut sources = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            if let Some(number) = number(comparisons, step, meter)? {
                asked[state.index()] |= 1 << number;
            }
            if stays(step) {
                sources[step.target.index()].push(state);
            }
        }
        if asked[state.index()] != 0 {
            todo.push(state);
        }
    }
    while let Some(state) = todo.pop() {
        let known = asked[state.index()];
        meter.spend(1 + sources[state.index()].len())?;
        for source in &sources[state.index()] {
            let before = asked[source.index()];
            asked[source.index()] |= known;
            if before != asked[source.index()] {
                todo.push(*source);
            }
        }
    }
    Ok(asked)
}

/// Returns the number of the comparison that a step asks.
fn number(
    comparisons: &[Comparison],
    step: &Step,
    meter: &Meter,
) -> Result<Option<usize>, Exhausted> {
    let Action::Compare(comparison) = &step.action else {
        return Ok(None);
    };
    meter.spend(comparisons.len())?;
    Ok(comparisons.iter().position(|known| known == comparison))
}

/// Returns whether nothing changes behind a step.
fn stays(step: &Step) -> bool {
    !step.action.writes() && !step.action.ends()
}

struct Threading<'m> {
    machine: &'m Machine,
    comparisons: Vec<Comparison>,
    /// The comparisons that each one contradicts, as bits.
    contradicted: Vec<u128>,
    /// The comparisons asked from each state on, as bits.
    asked: Vec<u128>,
    /// The copies by their states and what is known to hold there.
    copies: FxHashMap<(StateId, u128), StateId>,
    /// The copies whose steps have not been made, in the order of their numbers.
    todo: Vec<(StateId, u128)>,
}

impl Threading<'_> {
    /// Returns the steps of all states and copies; none if there are too many copies.
    fn run(mut self, meter: &Meter) -> Result<Option<Vec<Vec<Step>>>, Exhausted> {
        let mut steps: Vec<Vec<Step>> = Vec::new();
        for state in self.machine.states(meter)? {
            steps.push(self.followed(state, 0, meter)?);
        }
        let mut done = 0;
        while done < self.todo.len() {
            let (state, known) = self.todo[done];
            steps.push(self.followed(state, known, meter)?);
            done += 1;
            if self.todo.len() > MOST_COPIES {
                return Ok(None);
            }
        }
        Ok(Some(steps))
    }

    /// Returns the steps of a state where some comparisons are `known` to hold.
    fn followed(
        &mut self,
        state: StateId,
        known: u128,
        meter: &Meter,
    ) -> Result<Vec<Step>, Exhausted> {
        let machine = self.machine;
        let against = self.against(known);
        let mut followed = Vec::new();
        for step in machine.steps(state, meter)? {
            let asked = number(&self.comparisons, step, meter)?.map_or(0, |number| 1 << number);
            if asked & against != 0 {
                continue;
            }
            let target = if stays(step) {
                self.copy(step.target, known | asked)
            } else {
                step.target
            };
            followed.push(Step {
                target,
                ..step.clone()
            });
        }
        Ok(followed)
    }

    /// Returns, as bits, the comparisons that some of these contradict.
    fn against(&self, known: u128) -> u128 {
        let numbers = 0..self.comparisons.len();
        let known = numbers.filter(|number| known >> number & 1 != 0);
        known.fold(0, |all, number| all | self.contradicted[number])
    }

    /// Returns the state itself, or its copy where something is known that makes a difference
    /// there.
    fn copy(&mut self, state: StateId, known: u128) -> StateId {
        let asked = self.asked[state.index()];
        let numbers = 0..self.comparisons.len();
        let telling = numbers
            .filter(|&number| known >> number & 1 != 0 && self.contradicted[number] & asked != 0);
        let known = telling.fold(0, |all, number| all | 1u128 << number);
        if known == 0 {
            return state;
        }
        let next = StateId::from_index(self.machine.steps.len() + self.todo.len());
        let copy = *self.copies.entry((state, known)).or_insert(next);
        if copy == next {
            self.todo.push((state, known));
        }
        copy
    }
}

#[cfg(test)]
mod tests;
