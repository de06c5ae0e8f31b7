//! Estimates of positions that are not over.

mod heuristic;
mod pieces;

pub use heuristic::{Heuristic, Material};
pub use pieces::PieceCounts;

pub(crate) use heuristic::{Sharpened, difference};

use std::sync::Arc;

use crate::playout::Playable;

/// Returns the heuristic by which heuristic sampling compares positions: one that takes little time.
pub(crate) fn sampling_heuristic<P: Playable>() -> Arc<dyn Heuristic<P>> {
    Arc::new(PieceCounts::learn::<P>())
}
