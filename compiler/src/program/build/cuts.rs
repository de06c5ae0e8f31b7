//! The cuts that drawing from candidates comes to, and how moves go on behind them.

use crate::effort::Meter;
use crate::plan::{Kind, Plan};
use crate::program::{FunctionId, Tail};

/// Returns the searches behind the cuts that are reached from the roots.
pub(super) fn tails(plan: &Plan<'_>, meter: &Meter) -> Vec<Tail> {
    let Some(sampling) = &plan.sampling else {
        return Vec::new();
    };
    let roots = sampling.moves.roots.iter().copied();
    let reached = sampling
        .machine
        .reachable_within_move(roots, meter)
        .unwrap_or_default();
    let cuts = sampling.cuts.iter().enumerate();
    let used = cuts.filter(|(_, cut)| reached[cut.stub.index()]);
    let tails = used.map(|(number, cut)| Tail {
        cut: number,
        function: FunctionId::From(Kind::Moves, cut.tail),
        reads_changes: cut.reads_changes,
    });
    tails.collect()
}
