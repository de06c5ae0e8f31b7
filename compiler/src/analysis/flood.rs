//! Floods: loops in patterns that spread over cells of certain pieces.
//!
//! *What it proves:* a state whose only way back to itself is one step that
//! tests pieces, such as `(neighbour {x})*`, can be entered on exactly the cells
//! of a closure: the cells reached over that step from where it was entered
//! first. The closure is computed on whole sets of cells, each cell once.
//!
//! *Why it is sound:* nothing changes during a pattern's segment, so the set of
//! cells does not depend on the order of the search, and a pattern only asks
//! whether some continuation succeeds from one of them.

use super::machine::{Action, Machine};
use super::relation::RelationClass;

/// Per state: the number of the step that is flooded, if any.
pub fn floods(machine: &Machine) -> Vec<Option<usize>> {
    let controls = machine.control_states().into_iter().map(|(state, _)| state);
    let in_moves = machine.reachable_within_move(controls);
    let alone = alone_in_their_loops(machine);
    let flooded = machine.states().map(|state| {
        if in_moves[state.index()] || !alone[state.index()] {
            return None;
        }
        let mut own = machine
            .steps(state)
            .iter()
            .enumerate()
            .filter(|(_, step)| step.target == state && !step.action.ends());
        let (number, step) = own.next()?;
        let spreads = machine.relations.class(step.relation) == RelationClass::General;
        (own.next().is_none() && spreads && matches!(step.action, Action::On(_))).then_some(number)
    });
    flooded.collect()
}

/// Per state: whether no cycle leads through it but by its own steps.
fn alone_in_their_loops(machine: &Machine) -> Vec<bool> {
    let mut alone = vec![false; machine.steps.len()];
    for component in machine.components() {
        if let [only] = component[..] {
            alone[only.index()] = true;
        }
    }
    alone
}
