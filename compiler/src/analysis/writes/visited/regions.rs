//! Regions: the states that are connected without modifiers.

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;

/// Numbers the classes of states that are connected by steps that neither
/// write nor end.
pub(super) fn regions(machine: &Machine, meter: &Meter) -> Result<Vec<usize>, Exhausted> {
    let mut neighbours = vec![Vec::new(); machine.steps.len()];
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            if is_inner(&step.action) {
                neighbours[state.index()].push(step.target);
                neighbours[step.target.index()].push(state);
            }
        }
    }
    let mut region = vec![usize::MAX; machine.steps.len()];
    let mut count = 0;
    for state in machine.states(meter)? {
        let mut todo = vec![state];
        if region[state.index()] != usize::MAX {
            continue;
        }
        while let Some(state) = todo.pop() {
            if region[state.index()] == usize::MAX {
                region[state.index()] = count;
                todo.extend(&neighbours[state.index()]);
            }
        }
        count += 1;
    }
    Ok(region)
}

/// Returns whether a step with this action stays within its region.
pub(super) fn is_inner(action: &Action) -> bool {
    !action.writes() && !action.ends()
}
