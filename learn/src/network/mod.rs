//! Networks: their sizes and the weights that they have for a game.

mod architecture;

pub use architecture::{Architecture, WeightShape};
