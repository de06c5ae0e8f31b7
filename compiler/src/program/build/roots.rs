//! The functions that a position calls, with which the building of a program begins.

use super::queue::FunctionQueue;
use super::{endings, partial, pools};
use crate::effort::Meter;
use crate::plan::{DrawingStrategy, Kind, Plan};
use crate::program::{FunctionId, Tail};

/// Queues everything that a position calls.
pub(super) fn request(plan: &Plan<'_>, tails: &[Tail], queue: &FunctionQueue, meter: &Meter) {
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
    drawing(plan, tails, queue);
    pseudo_legal(plan, queue);
    pools::request(plan, queue);
    endings::request(plan, queue, meter);
    partial::request(plan, queue);
}

/// Queues the functions that drawing from candidates needs.
fn drawing(plan: &Plan<'_>, tails: &[Tail], queue: &FunctionQueue) {
    for (&root, strategy) in &plan.drawing {
        if let DrawingStrategy::SetSampling(_) = strategy {
            queue.request(FunctionId::Draw(root));
        }
    }
    for &root in plan
        .sampling
        .iter()
        .flat_map(|sampling| &sampling.moves.roots)
    {
        queue.request(FunctionId::Root(Kind::Candidates, root));
    }
    for tail in tails {
        queue.request(tail.function);
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
