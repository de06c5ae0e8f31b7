//! Landings: states in front of modifiers that can be reached in several ways.
//!
//! Gathering shifts lets several states perform one and the same modifier
//! directly. A move is told apart by its modifiers and their cells only, so
//! the search has to notice when it comes to a modifier on the same cell a
//! second time. A landing is a state of its own in front of the modifier where
//! a visited check can stand; where the product shows that nothing arrives
//! twice, none will.

use rustc_hash::FxHashMap;

use super::machine::{Action, Machine, Step};
use super::relation::Relation;
use crate::automaton::StateId;

/// Inserts a landing in front of every modifier that more than one step
/// performs or that one step can perform on the same cell from two cells.
pub fn insert_join_states(machine: &mut Machine) {
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
    let identity = machine.relations.intern(Relation::identity(machine.cells));
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
}

fn is_modifier(action: &Action) -> bool {
    action.writes() || matches!(action, Action::Switch(..))
}
