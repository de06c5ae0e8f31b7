//! Estimates of positions that are not over.

mod heuristic;

pub use heuristic::{Heuristic, Material};

pub(crate) use heuristic::{Sharpened, difference};
