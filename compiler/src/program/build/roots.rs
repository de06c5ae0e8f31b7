//! The functions that a position calls, with which the building of a program begins.

use super::cuts::used_cuts;
use super::queue::FunctionQueue;
use super::{partial, pools};
use crate::effort::Meter;
use crate::plan::{DrawingStrategy, Kind, Plan};
use crate::program::FunctionId;

/// Queues everything that a position calls.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) {
    for (kind, roots) in [
        (Kind::Moves, &plan.moves.roots),
        (Kind::Keeper, &plan.keeper.roots),
    ] {
        for &root in roots {
            queue.request(FunctionId::Root(kind, root));
        }
    }
    let roots = plan.moves.roots.iter();
    for &root in roots.filter(|root| plan.replay.follows(**root)) {
        queue.request(FunctionId::Replay(root));
    }
    drawing(plan, queue, meter);
    pseudo_legal(plan, queue);
    pools::request(plan, queue);
    partial::request(plan, queue);
}

/// Queues the functions that drawing from candidates needs.
fn drawing(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) {
    for (&root, strategy) in &plan.drawing {
        if let DrawingStrategy::SetSampling(_) = strategy {
            queue.request(FunctionId::Draw(root));
        }
    }
    let Some(sampling) = &plan.sampling else {
        return;
    };
    for &root in &sampling.moves.roots {
        queue.request(FunctionId::Root(Kind::Candidates, root));
    }
    for cut in used_cuts(sampling, meter) {
        queue.request(FunctionId::From(Kind::Moves, cut.1.tail));
    }
}

/// Queues the functions that list pseudo-legal moves.
fn pseudo_legal(plan: &Plan<'_>, queue: &FunctionQueue) {
    for &root in plan
        .pseudo_legal
        .iter()
        .flat_map(|pseudo_legal| &pseudo_legal.moves.roots)
    {
        queue.request(FunctionId::Root(Kind::PseudoLegal, root));
    }
}
