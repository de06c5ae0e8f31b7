//! Roots whose moves are drawn from their sets at once.
//!
//! Where nothing but switches and templates leaves the segment in which a move
//! begins, all moves are in a few sets of cells. They are computed once, and the
//! move is drawn from them, instead of computing them twice to count and to
//! select.

use std::collections::BTreeMap;

use super::Plan;
use super::cuts::unfiltered;
use super::segments::{Component, components};
use crate::analysis::{Act, RelationClass, Step};
use crate::automaton::StateId;

/// The roots to whose moves this applies, and whether there can be moves that are
/// not in the sets. Other ways to leave the segment may be
/// there if conditions on the cells of a set stand before them: then these sets
/// are mostly empty, and all moves are listed if one of them is not.
pub(super) fn at_once(plan: &Plan<'_>) -> BTreeMap<StateId, bool> {
    let sampled = |root: &StateId| {
        let sampling = plan.sampling.as_ref();
        sampling.is_some_and(|sampling| sampling.moves.roots.contains(root))
    };
    let roots = plan.moves.roots.iter().copied();
    let others = roots.filter(|root| !plan.moves.walked[root.index()] && !sampled(root));
    let flat = others.filter_map(|root| Some((root, has_rest(plan, root)?)));
    flat.collect()
}

/// Whether the moves of a root are not all in its sets; `None` if the sets are
/// not worth it.
fn has_rest(plan: &Plan<'_>, root: StateId) -> Option<bool> {
    let components = components(&plan.machine, root);
    let plain = unfiltered(plan, root);
    let (mut sets, mut rest) = (0, false);
    for &state in components.iter().flat_map(|component| &component.states) {
        for step in plan.machine.steps(state) {
            let one = is_one_cell(plan, &components, root, state, step);
            match &step.act {
                Act::Switch(..) => sets += 1,
                act if !act.writes() => {}
                _ if !one && plan.template_behind(step).is_some() => sets += 1,
                _ if plain[state.index()] => return None,
                _ => rest = true,
            }
        }
    }
    (sets > 0).then_some(rest)
}

/// Whether a step is taken from one cell to one cell.
fn is_one_cell(
    plan: &Plan<'_>,
    components: &[Component],
    root: StateId,
    state: StateId,
    step: &Step,
) -> bool {
    state == root
        && !components[0].cyclic
        && match plan.machine.relations.class(step.relation) {
            RelationClass::Identity => true,
            RelationClass::Function => plan.layout.words > 1,
            _ => false,
        }
}
