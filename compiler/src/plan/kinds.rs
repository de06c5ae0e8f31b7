//! Kinds of pieces that are looked for together: a move that begins with one of many pieces, and goes
//! on alike behind each, is found by one search.
//!
//! The search follows the first of the alternatives for the pieces of all. The number of a modifier is
//! looked up by the piece that stands where the move began. Moves are performed and tested by the
//! alternatives as they are.

use std::collections::BTreeSet;

use super::cardinality::cardinalities;
use super::costs::MANY_KINDS;
use super::search::SearchPlan;
use super::segments::is_inner;
use crate::analysis::{Kinds, kinds};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::model::{ActionIndex, PieceId};

/// The plan of looking for moves with the pieces of several alternatives at a time.
#[derive(Clone, Debug)]
pub struct KindSearch<'g> {
    /// The plan of searching the machine in which the first alternative stands for all.
    pub search: SearchPlan<'g>,
    /// The alternatives.
    pub all: Vec<Kinds>,
}

impl KindSearch<'_> {
    /// Returns the alternatives in which a modifier is one that stands for several.
    pub fn of_modifier(&self, index: ActionIndex) -> Option<&Kinds> {
        self.all
            .iter()
            .find(|kinds| kinds.numbers.contains_key(&index))
    }

    /// Returns whether a modifier is the first one behind a piece that was found.
    pub fn is_first(&self, index: ActionIndex) -> bool {
        self.all.iter().any(|kinds| kinds.first.contains(&index))
    }
}

/// Plans to look for the pieces of alternatives together; `None` if there are none that are alike.
/// Moves that are drawn otherwise go on from some states (`tails`).
pub(super) fn kind_search<'g>(
    plan: &SearchPlan<'g>,
    tails: &[StateId],
    meter: &Meter,
) -> Result<Option<KindSearch<'g>>, Exhausted> {
    let (machine, depth) = (&plan.machine, &plan.length.depth);
    let reached = machine.reachable_within_move(plan.moves.roots.iter().copied(), meter)?;
    let by_sets = |state: &StateId| {
        let index = state.index();
        reached[index] && !plan.moves.walked[index] && plan.floods[index].is_none()
    };
    let states = machine.states(meter)?.filter(by_sets);
    let writes = &plan.observable_writes;
    let mut all = kinds(machine, states, MANY_KINDS, writes, depth, meter)?;
    // What was found is not known in other functions.
    all.retain(|kinds| {
        let mut entered = kinds.entered.keys();
        !entered.any(|state| plan.moves.function[state.index()] || tails.contains(state))
    });
    if all.is_empty() || !plan.sets {
        return Ok(None);
    }
    let mut plan = plan.clone();
    let mut machine = machine.clone();
    for kinds in &all {
        let steps = &mut machine.steps[kinds.state.index()];
        if let Some(&first) = kinds.steps.first() {
            steps[first].action = Action::On(pieces_of(kinds));
        }
        for (&state, others) in &kinds.entered {
            others
                .iter()
                .for_each(|&other| stand_for(&mut plan, state, other));
        }
    }
    for (state, number) in replaced(&all).into_iter().rev() {
        machine.steps[state.index()].remove(number);
        plan.repetitions[state.index()].remove(number);
    }
    let visited = plan.visited.clone();
    let mut search = plan.of_machine(machine, &[], visited, meter)?;
    search.cardinalities = cardinalities(&search.machine, search.game, meter)?;
    for kinds in &all {
        expect_few(kinds, &mut search, meter)?;
    }
    let search = search.looking_ahead(meter)?;
    Ok(Some(KindSearch { search, all }))
}

/// Lowers the estimates on how many cells the first of some alternatives is reached to as many as the
/// step leads to: the pieces of all together can be many more than are next to a cell.
fn expect_few(kinds: &Kinds, search: &mut SearchPlan<'_>, meter: &Meter) -> Result<(), Exhausted> {
    let mut steps = search.machine.steps(kinds.state, meter)?.iter();
    let pieces = Action::On(pieces_of(kinds));
    let Some(step) =
        steps.find(|step| step.action == pieces && kinds.entered.contains_key(&step.target))
    else {
        return Ok(());
    };
    let most = search.most_targets(step, meter)? * search.cardinalities[kinds.state.index()];
    let mut todo = vec![step.target];
    let mut known = BTreeSet::new();
    while let Some(state) = todo.pop() {
        if known.insert(state) {
            let own = &mut search.cardinalities[state.index()];
            *own = most.min(*own);
            let steps = search.machine.steps(state, meter)?.iter();
            let inner = steps.filter(|step| is_inner(step));
            todo.extend(inner.map(|step| step.target));
        }
    }
    Ok(())
}

/// Has what is known of a state of the first alternative hold for one of another alternative as well.
fn stand_for(plan: &mut SearchPlan<'_>, state: StateId, other: StateId) {
    plan.flow.join(state, other);
    let others = plan.repetitions[other.index()].clone();
    let own = &mut plan.repetitions[state.index()];
    own.iter_mut()
        .zip(others)
        .for_each(|(own, other)| *own = other.max(*own));
}

/// Returns the pieces of all alternatives, in ascending order.
fn pieces_of(kinds: &Kinds) -> Vec<PieceId> {
    let mut pieces = kinds.pieces.concat();
    pieces.sort_unstable();
    pieces
}

/// Returns the steps in whose place the first alternatives are taken, in ascending order: several alternatives can
/// begin in one state.
fn replaced(all: &[Kinds]) -> BTreeSet<(StateId, usize)> {
    let others = all.iter().flat_map(|kinds| {
        let others = kinds.steps.iter().skip(1);
        others.map(|&number| (kinds.state, number))
    });
    others.collect()
}

#[cfg(test)]
mod tests;
