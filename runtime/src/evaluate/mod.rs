//! Estimates of positions that are not over.

mod features;
mod heuristic;
mod knowledge;
mod linear;
mod lines;
mod nearest;
mod pieces;
mod words;

pub use features::{Feature, Features, Quantity};
pub use heuristic::{Heuristic, Material};
pub use knowledge::{default_heuristic, learned, taught, teach, teach_as};
pub use linear::{
    LineWeights, Linear, LinearWeights, NearestWeights, PlaceWeights, SideWeights, UnfitWeights,
};
pub use lines::{LONGEST_LINE, Lines};
pub use nearest::Nearest;
pub use pieces::PieceCounts;

pub(crate) use features::FeatureReader;
pub(crate) use heuristic::{Sharpened, difference};
pub(crate) use knowledge::{default_sampling, default_sharpened};
pub(crate) use linear::sides_of;
