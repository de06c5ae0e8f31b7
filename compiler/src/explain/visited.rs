//! The report's section on visited checks.

use serde::Serialize;

use super::place::{ActionAt, Places};
use super::walks::{Part, walked_parts};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Step;
use crate::plan::{Plan, is_inner};

/// A state at which the walk remembers which cells it has visited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VisitedCheck {
    /// The number of the state.
    pub state: usize,
    /// The parts of the rules in which it is walked through.
    pub parts: Vec<Part>,
    /// The reason why the check remains.
    pub reason: Reason,
    /// The actions by which the state is entered.
    pub entered_by: Vec<ActionAt>,
    /// The actions behind it.
    pub behind: Vec<ActionAt>,
}

/// The reasons why a visited check remains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Leaving checks out is switched off.
    SwitchedOff,
    /// The state can be entered again from itself.
    Loop,
    /// Several steps lead to it on the same cell.
    SeveralSteps,
    /// One step leads to it on the same cell from several cells.
    MergingTable,
}

pub(super) fn checks(
    plan: &Plan<'_>,
    places: &Places<'_>,
    skipping: bool,
    meter: &Meter,
) -> Result<Vec<VisitedCheck>, Exhausted> {
    let parts = walked_parts(plan, meter)?;
    let checked = |state: &StateId| {
        plan.visited.slot[state.index()].is_some() && !parts[state.index()].is_empty()
    };
    let check = |state: StateId| {
        let steps = plan.machine.steps.iter().flatten();
        let entering: Vec<&Step> = steps
            .filter(|step| step.target == state && !step.action.ends())
            .collect();
        let inner = entering.iter().filter(|step| is_inner(step)).count();
        Ok(VisitedCheck {
            state: state.index(),
            parts: parts[state.index()].clone(),
            reason: if !skipping {
                Reason::SwitchedOff
            } else if in_loop(plan, state, meter)? {
                Reason::Loop
            } else if inner > 1 {
                Reason::SeveralSteps
            } else {
                Reason::MergingTable
            },
            entered_by: places.actions(entering),
            behind: places.actions(plan.machine.steps(state, meter)?),
        })
    };
    let states = plan.machine.states(meter)?;
    states.filter(checked).map(check).collect()
}

/// Returns whether a segment can come back to the state.
fn in_loop(plan: &Plan<'_>, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let inner = |state| {
        let steps = plan.machine.steps(state, meter)?.iter();
        Ok(steps.filter(|step| is_inner(step)).map(|step| step.target))
    };
    let mut seen = vec![false; plan.machine.steps.len()];
    let mut todo: Vec<StateId> = inner(state)?.collect();
    while let Some(next) = todo.pop() {
        if !std::mem::replace(&mut seen[next.index()], true) {
            todo.extend(inner(next)?);
        }
    }
    Ok(seen[state.index()])
}
