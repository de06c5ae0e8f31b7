//! The steps of a state of which one at most goes on from a cell.

use crate::effort::{Exhausted, Meter};
use crate::machine::{Machine, Step, exclude_each_other};
use crate::plan::segments::is_inner;

/// Returns the numbers of some steps in groups: all steps of one lead to the same cells and
/// exclude each other there.
pub(super) fn groups(
    pieces: usize,
    steps: &[Step],
    meter: &Meter,
) -> Result<Vec<Vec<usize>>, Exhausted> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        meter.spend(number)?;
        let excluded = |&other: &usize| {
            let other = &steps[other];
            other.relation == step.relation
                && exclude_each_other(pieces, &other.action, &step.action)
        };
        let group = groups.iter_mut().find(|group| group.iter().all(excluded));
        match group {
            Some(group) => group.push(number),
            None => groups.push(vec![number]),
        }
    }
    Ok(groups)
}

/// Returns per state whether there are groups of more than one step from there on in its segment.
pub(super) fn choosing(
    machine: &Machine,
    groups: &[Vec<Vec<usize>>],
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let mut choosing = vec![false; machine.steps.len()];
    let mut sources = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        if groups[state.index()].iter().any(|group| group.len() > 1) {
            todo.push(state);
        }
        for step in machine
            .steps(state, meter)?
            .iter()
            .filter(|step| is_inner(step))
        {
            sources[step.target.index()].push(state);
        }
    }
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut choosing[state.index()], true) {
            todo.extend(&sources[state.index()]);
        }
    }
    Ok(choosing)
}
