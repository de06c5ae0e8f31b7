//! Networks: their sizes and the weights that they have for a game.

pub use rbg_runtime::evaluate::{Architecture, WeightShape};
