//! The choice of control states whose lists of moves playouts keep.

use super::costs::LONGEST_LISTED_ANEW;
use super::search::SearchPlan;
use crate::analysis::Monotonicity;
use crate::effort::{Exhausted, Meter};

/// Returns the control states whose lists of moves are worth keeping.
pub(super) fn kept_lists(plan: &SearchPlan<'_>, meter: &Meter) -> Result<Vec<usize>, Exhausted> {
    let mut kept = Vec::new();
    for control in 0..plan.controls.len() {
        if is_worth(plan, control, meter)? {
            kept.push(control);
        }
    }
    Ok(kept)
}

/// Returns whether the list of a control state's moves is worth keeping: it only shrinks, a
/// single move can be tested without listing all, and there are so many that listing them costs
/// more than the tests: as many as cells to which its first steps lead, for each modifier there.
fn is_worth(plan: &SearchPlan<'_>, control: usize, meter: &Meter) -> Result<bool, Exhausted> {
    let state = plan.controls[control].0;
    let first = plan.machine.steps(state, meter)?.iter().map(|step| {
        let targets = plan.machine.relations.get(step.relation).rows(meter)?;
        let behind = plan.machine.steps(step.target, meter)?.iter();
        let modifiers = behind.filter(|step| step.action.writes()).count();
        Ok(targets.first().map_or(0, Vec::len) * modifiers.max(1))
    });
    Ok(plan.monotonic[control] == Some(Monotonicity::Shrinks)
        && plan.replay.follows(state)
        && first.sum::<Result<usize, _>>()? > LONGEST_LISTED_ANEW)
}
