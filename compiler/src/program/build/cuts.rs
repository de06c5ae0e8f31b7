//! The cuts that drawing from candidates comes to, and how moves go on behind them.

use crate::effort::Meter;
use crate::plan::Plan;
use crate::program::{FunctionId, Tail};

/// Returns the searches behind the cuts that are reached from the roots.
pub(super) fn tails(plan: &Plan<'_>, meter: &Meter) -> Vec<Tail> {
    let Some(sampling) = &plan.sampling else {
        return Vec::new();
    };
    let roots = sampling.moves.roots.iter().copied();
    let direct = sampling.machine.reachable_within_move(roots, meter);
    let direct = direct.unwrap_or_default();
    let reached = sampling
        .reached_by_candidates(&sampling.moves.roots, meter)
        .unwrap_or_default();
    let cuts = sampling.cuts.iter().enumerate();
    let used = cuts.filter(|(_, cut)| reached[cut.stub.index()]);
    let tails = used.map(|(number, cut)| Tail {
        cut: number,
        function: FunctionId::From(cut.rest.kind(), cut.tail),
        rest: cut.rest,
        direct: direct[cut.stub.index()],
        within: cut.within,
        reads_changes: cut.reads_changes,
        reads_within: cut.reads_within,
    });
    tails.collect()
}
