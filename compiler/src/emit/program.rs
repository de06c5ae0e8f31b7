//! The building of the program of a plan: everything that its position does.

use std::collections::BTreeMap;

use super::apply::Performing;
use super::functions;
use super::names::CodeNames;
use super::queue::FunctionQueue;
use super::tables::Tables;
use super::{partial, pools, pseudo_legal, sampling};
use crate::plan::{Kind, Plan};
use crate::program::{Function, FunctionId, Mentions, Part};

/// The program of a plan.
pub(super) struct Program {
    /// The functions, by part.
    pub(super) parts: BTreeMap<Part, Vec<Function>>,
    /// The performing of players' moves.
    pub(super) performing: Performing,
    /// What functions are called.
    pub(super) queue: FunctionQueue,
    /// What all of it mentions.
    pub(super) mentions: Mentions,
}

impl Program {
    /// Builds the functions of all walks, and the performing of moves.
    pub(super) fn new(plan: &Plan<'_>, names: &CodeNames, tables: &Tables<'_>) -> Self {
        let queue = FunctionQueue::default();
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
        sampling::request(plan, &queue, tables.meter);
        pseudo_legal::request(plan, &queue);
        pools::request(plan, &queue);
        partial::request(plan, &queue);
        let parts = functions::functions(plan, names, tables, &queue);
        let performing = Performing::new(plan, &queue, tables.meter);
        let mut mentions = Mentions::default();
        for function in parts.values().flatten() {
            mentions.add(function);
        }
        performing.note(&mut mentions);
        Self {
            parts,
            performing,
            queue,
            mentions,
        }
    }
}
