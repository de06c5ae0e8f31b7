//! The states that some segment can enter twice on one cell.

use super::regions::is_inner;
use super::sweep::Sweep;
use super::tested::tests;
use crate::analysis::pieces::entry_cells::EntryCells;
use crate::effort::{Exhausted, Meter};
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};

/// The most product edges that are looked at; what remains is checked.
pub(super) const MOST_EDGES: usize = 6_000_000;

/// Returns per state whether some segment can enter it twice on one cell.
pub(super) fn joins(
    machine: &Machine,
    region: &[usize],
    entries: &EntryCells,
    floods: &[Option<usize>],
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let mut joins = vec![false; machine.steps.len()];
    let suspects = suspects(machine);
    let mut suspicious = vec![false; machine.steps.len()];
    for state in machine.states(meter)? {
        suspicious[region[state.index()]] |= suspects[state.index()];
    }
    let tests = tests(machine, region, meter)?;
    let mut sweep = Sweep::new(machine, floods, &tests);
    for state in machine.states(meter)? {
        if !suspicious[region[state.index()]] {
            continue;
        }
        let cells = entries.of(state);
        let constant = |step: &Step| {
            matches!(
                machine.relations.class(step.relation),
                RelationClass::Constant
            )
        };
        // From such a state every cell leads to the same cells.
        let alike = machine.steps(state, meter)?.iter().all(constant);
        for &cell in &cells[..if alike {
            cells.len().min(1)
        } else {
            cells.len()
        }] {
            sweep.from(state, cell, &mut joins, meter)?;
            if sweep.edges > MOST_EDGES {
                let unknown = joins.iter().zip(suspects);
                return Ok(unknown.map(|(&join, suspect)| join || suspect).collect());
            }
        }
    }
    Ok(joins)
}

/// Returns per state whether it could be entered twice as far as the machine alone can tell.
fn suspects(machine: &Machine) -> Vec<bool> {
    let mut entered = vec![0; machine.steps.len()];
    for (state, _) in machine.control_states() {
        entered[state.index()] = 1;
    }
    for &state in &machine.patterns {
        entered[state.index()] = 1;
    }
    for step in machine
        .steps
        .iter()
        .flatten()
        .filter(|step| step.action.writes())
    {
        entered[step.target.index()] = 1;
    }
    for step in machine
        .steps
        .iter()
        .flatten()
        .filter(|step| is_inner(&step.action))
    {
        let merges = machine.relations.get(step.relation).merges_cells();
        entered[step.target.index()] += if merges { 2 } else { 1 };
    }
    entered.into_iter().map(|count| count > 1).collect()
}
