//! Whether two ways to begin a turn have no move in common.

use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, Step};
use crate::model::ActionIndex;

/// Returns whether no move can be made both by one of some first steps and by one of others: all moves
/// of one side have a modifier that no move of the other side has.
pub(super) fn apart(
    machine: &Machine,
    one: &[Step],
    other: &[Step],
    meter: &Meter,
) -> Result<bool, Exhausted> {
    Ok(
        needs_more(machine, one, &modifiers(machine, other, meter)?, meter)?
            || needs_more(machine, other, &modifiers(machine, one, meter)?, meter)?,
    )
}

/// Returns the modifiers and switches of moves that begin with some steps, by their numbers.
pub(super) fn modifiers(
    machine: &Machine,
    first: &[Step],
    meter: &Meter,
) -> Result<BTreeSet<ActionIndex>, Exhausted> {
    let inner = first.iter().filter(|step| !step.action.ends());
    let reached = machine.reachable_within_move(inner.map(|step| step.target), meter)?;
    let mut found: BTreeSet<ActionIndex> = first.iter().filter_map(|s| s.action.index()).collect();
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        let steps = machine.steps(state, meter)?.iter();
        found.extend(steps.filter_map(|step| step.action.index()));
    }
    Ok(found)
}

/// Returns whether no move that begins with some steps consists of `known` modifiers only.
fn needs_more(
    machine: &Machine,
    first: &[Step],
    known: &BTreeSet<ActionIndex>,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let is_known = |step: &Step| {
        step.action
            .index()
            .is_none_or(|index| known.contains(&index))
    };
    let mut seen = vec![false; machine.steps.len()];
    let mut todo: Vec<StateId> = Vec::new();
    let mut steps: Vec<&Step> = first.iter().collect();
    loop {
        for step in steps.into_iter().filter(|step| is_known(step)) {
            match step.action {
                Action::Switch(..) => return Ok(false),
                Action::Accept => {}
                _ => todo.push(step.target),
            }
        }
        let unseen = loop {
            match todo.pop() {
                None => return Ok(true),
                Some(state) if !std::mem::replace(&mut seen[state.index()], true) => break state,
                Some(_) => {}
            }
        };
        steps = machine.steps(unseen, meter)?.iter().collect();
    }
}
