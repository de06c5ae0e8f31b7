//! Checks that cost more than they save.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::step::Machine;

/// The most states of a region of patterns that may be entered twice unchecked.
pub(super) const MOST_REPEATED: usize = 4;

/// Removes the checks of states that only succeed: a search ends with the first success, so nothing
/// succeeds twice.
pub(super) fn spare_successes(
    machine: &Machine,
    needed: &mut [bool],
    meter: &Meter,
) -> Result<(), Exhausted> {
    for state in machine.states(meter)? {
        if machine.succeeds(state, meter)? {
            needed[state.index()] = false;
        }
    }
    Ok(())
}

/// Removes checks within patterns that cost more than they save. Patterns only ask whether
/// something succeeds, so entering a pair twice does no harm but repeated work, as long as it ends:
/// on states outside cycles, if they are few, the check costs more.
pub(super) fn spare_patterns(
    machine: &Machine,
    region: &[usize],
    needed: &mut [bool],
    meter: &Meter,
) -> Result<(), Exhausted> {
    let controls = machine.control_states().into_iter().map(|(state, _)| state);
    let in_moves = machine.reachable_within_move(controls, meter)?;
    let cyclic = cyclic(machine, meter)?;
    let spared = |state: StateId, needed: &[bool]| {
        needed[state.index()] && !in_moves[state.index()] && !cyclic[state.index()]
    };
    let mut spared_in = vec![0; machine.steps.len()];
    for state in machine
        .states(meter)?
        .filter(|state| spared(*state, needed))
    {
        spared_in[region[state.index()]] += 1;
    }
    for state in machine.states(meter)? {
        if spared(state, needed) && spared_in[region[state.index()]] <= MOST_REPEATED {
            needed[state.index()] = false;
        }
    }
    Ok(())
}

/// Returns per state whether some cycle leads through it.
fn cyclic(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut cyclic = vec![false; machine.steps.len()];
    for component in machine.components(meter)? {
        for &state in &component {
            cyclic[state.index()] = component.len() > 1 || machine.repeats(state, meter)?;
        }
    }
    Ok(cyclic)
}
