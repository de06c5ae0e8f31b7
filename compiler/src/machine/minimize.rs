//! Minimisation: merging of states and steps that make no difference.
//!
//! *What it proves:* two states are merged if they have the same steps to
//! merged states (the coarsest bisimulation, found by refinement as in Moore,
//! "Gedanken-experiments on sequential machines", 1956). Steps of one state
//! with the same action and target become one with the union of their relations,
//! and tests of pieces with the same relation and target become one test of
//! all of them. Steps that lead nowhere from any cell are removed, as are tests that lead from a state to itself
//! on the same cell, and states from which neither a switch nor the end of a pattern can be reached.
//!
//! *Why it is sound:* merged states allow the same continuations, numbers of
//! modifiers included, so moves and their results are the same. Behind a test that leads to where
//! it was made nothing else is possible than before.

use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId, Relations};
use crate::machine::step::{Machine, Step};

/// Repeats all simplifications until nothing changes.
pub(crate) fn minimize(machine: &mut Machine, meter: &Meter) -> Result<(), Exhausted> {
    loop {
        let before = (machine.steps.len(), machine.step_count());
        remove_dead(machine, meter)?;
        for state in 0..machine.steps.len() {
            let steps = std::mem::take(&mut machine.steps[state]);
            machine.steps[state] = merge_steps(steps, &mut machine.relations, meter)?;
        }
        merge_states(machine, meter)?;
        if before == (machine.steps.len(), machine.step_count()) {
            return Ok(());
        }
    }
}

/// Removes steps that cannot be taken, those that only test and lead to where they begin, and those into
/// states from which a search can only fail.
fn remove_dead(machine: &mut Machine, meter: &Meter) -> Result<(), Exhausted> {
    let relations = &machine.relations;
    for (state, steps) in machine.steps.iter_mut().enumerate() {
        let mut kept = Vec::with_capacity(steps.len());
        for step in steps.drain(..) {
            let idle = step.target.index() == state
                && !step.action.writes()
                && !step.action.ends()
                && relations.class(step.relation) == RelationClass::Identity;
            if !idle && !relations.get(step.relation).is_empty(meter)? {
                kept.push(step);
            }
        }
        *steps = kept;
    }
    let mut sources = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            if step.action.ends() {
                todo.push(state);
            } else {
                sources[step.target.index()].push(state);
            }
        }
    }
    let mut alive = vec![false; machine.steps.len()];
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut alive[state.index()], true) {
            todo.extend(&sources[state.index()]);
        }
    }
    for steps in &mut machine.steps {
        steps.retain(|step| step.action.ends() || alive[step.target.index()]);
    }
    Ok(())
}

/// Merges steps of one state that make no difference: first those of the same action and target,
/// with the union of their relations, then tests for pieces of the same relation and target, with
/// all their pieces.
fn merge_steps(
    steps: Vec<Step>,
    relations: &mut Relations,
    meter: &Meter,
) -> Result<Vec<Step>, Exhausted> {
    let mut merged: Vec<Step> = Vec::with_capacity(steps.len());
    let mut by_action: FxHashMap<(Action, StateId), usize> = FxHashMap::default();
    for step in steps {
        match by_action.entry((step.action.clone(), step.target)) {
            Entry::Occupied(first) => {
                let first = &mut merged[*first.get()];
                let union = relations
                    .get(first.relation)
                    .union(relations.get(step.relation), meter)?;
                first.relation = relations.intern(union, meter)?;
            }
            Entry::Vacant(entry) => {
                entry.insert(merged.len());
                merged.push(step);
            }
        }
    }
    let mut tests: FxHashMap<(RelationId, StateId), usize> = FxHashMap::default();
    let mut result: Vec<Step> = Vec::with_capacity(merged.len());
    for step in merged {
        if let Action::On(pieces) = &step.action {
            if let Some(&first) = tests.get(&(step.relation, step.target)) {
                if let Action::On(all) = &mut result[first].action {
                    all.extend(pieces);
                    all.sort_unstable();
                    all.dedup();
                }
                continue;
            }
            tests.insert((step.relation, step.target), result.len());
        }
        result.push(step);
    }
    Ok(result)
}

/// A step as part of a state's signature: what it does, with the class of its target.
type SignatureStep = (RelationId, Action, usize);

/// Replaces equivalent states by one of them and drops unreachable ones.
///
/// States are equivalent if they have the same relations and acts into equivalent states,
/// where equivalent patterns count as one and the end of a pattern leads nowhere. Classes
/// only become finer: signatures that differ go on to differ when the classes that they
/// name are divided.
fn merge_states(machine: &mut Machine, meter: &Meter) -> Result<(), Exhausted> {
    let mut classes = vec![0usize; machine.steps.len()];
    let mut count = 1;
    loop {
        let mut numbers: FxHashMap<Vec<SignatureStep>, usize> = FxHashMap::default();
        let mut refined = Vec::with_capacity(classes.len());
        for state in machine.states(meter)? {
            // A signature is made, sorted, looked up and dropped.
            meter.spend(8 + 8 * machine.steps[state.index()].len())?;
            let signature = machine.steps(state, meter)?.iter().map(|step| {
                let action = canonical(&step.action, machine, &classes);
                (
                    step.relation,
                    action,
                    if step.action == Action::Accept {
                        0
                    } else {
                        classes[step.target.index()]
                    },
                )
            });
            // In which order steps are tried makes no difference to moves.
            let mut signature: Vec<SignatureStep> = signature.collect();
            signature.sort_unstable();
            let next = numbers.len();
            refined.push(*numbers.entry(signature).or_insert(next));
        }
        let refined_count = numbers.len();
        classes = refined;
        if refined_count == count {
            break;
        }
        count = refined_count;
    }
    renumber(machine, &classes, meter)?;
    Ok(())
}

/// Returns the action with its pattern replaced by the first equivalent one.
fn canonical(action: &Action, machine: &Machine, classes: &[usize]) -> Action {
    match action {
        Action::Pattern { negated, pattern } => {
            let class = |entry: StateId| classes[entry.index()];
            let own = class(machine.patterns[pattern.index()]);
            let first = machine
                .patterns
                .iter()
                .position(|&entry| class(entry) == own);
            let pattern = first.map_or(*pattern, |first| PatternId(first as u32));
            Action::Pattern {
                negated: *negated,
                pattern,
            }
        }
        other => other.clone(),
    }
}

/// Keeps one state of each class and numbers them as they are reached from the start and from the
/// patterns that are asked.
fn renumber(machine: &mut Machine, classes: &[usize], meter: &Meter) -> Result<(), Exhausted> {
    let mut representative: FxHashMap<usize, StateId> = FxHashMap::default();
    for state in machine.states(meter)? {
        representative
            .entry(classes[state.index()])
            .or_insert(state);
    }
    let mut numbers: FxHashMap<usize, StateId> = FxHashMap::default();
    let mut order: Vec<usize> = Vec::new();
    let mut number = |class: usize, order: &mut Vec<usize>| {
        *numbers.entry(class).or_insert_with(|| {
            order.push(class);
            StateId::from_index(order.len() - 1)
        })
    };
    let start = number(classes[machine.start.index()], &mut order);
    let mut steps: Vec<Vec<Step>> = Vec::new();
    let mut patterns = vec![None; machine.patterns.len()];
    while steps.len() < order.len() {
        let state = representative[&order[steps.len()]];
        let renumbered = machine.steps(state, meter)?.iter().map(|step| {
            let action = canonical(&step.action, machine, classes);
            if let Action::Pattern { pattern, .. } = action {
                let entry = machine.patterns[pattern.index()];
                patterns[pattern.index()] = Some(number(classes[entry.index()], &mut order));
            }
            let target = if action == Action::Accept {
                start
            } else {
                number(classes[step.target.index()], &mut order)
            };
            Step {
                relation: step.relation,
                action,
                target,
                span: step.span,
            }
        });
        let renumbered = renumbered.collect();
        steps.push(renumbered);
    }
    machine.start = start;
    machine.steps = steps;
    // Patterns that nobody asks any more test from a state that exists.
    machine.patterns = patterns
        .into_iter()
        .map(|entry| entry.unwrap_or(start))
        .collect();
    Ok(())
}

#[cfg(test)]
mod tests;
