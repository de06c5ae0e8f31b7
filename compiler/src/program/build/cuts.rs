//! The cuts that drawing from candidates comes to.

use crate::effort::Meter;
use crate::plan::{Cut, Plan, SearchPlan};

/// Returns the cuts that are reached from the roots, with their numbers.
pub(crate) fn used_cuts<'p>(
    sampling: &'p SearchPlan<'_>,
    meter: &Meter,
) -> impl Iterator<Item = (usize, &'p Cut)> {
    let roots = sampling.moves.roots.iter().copied();
    let reached = sampling
        .machine
        .reachable_within_move(roots, meter)
        .unwrap_or_default();
    let cuts = sampling.cuts.iter().enumerate();
    cuts.filter(move |(_, cut)| reached[cut.stub.index()])
}

/// Returns whether moves are performed up to a cut before their rest is looked for.
pub(crate) fn performs_prefixes(plan: &Plan<'_>, meter: &Meter) -> bool {
    let sampling = plan.sampling.as_ref();
    sampling.is_some_and(|sampling| used_cuts(sampling, meter).any(|(_, cut)| cut.reads_changes))
}
