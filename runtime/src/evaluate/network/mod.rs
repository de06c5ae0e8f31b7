//! Networks: what players can expect of a position and which moves look good, from one layer of units.
//!
//! Units are those of a [hidden layer](super::HiddenWeights): what they see follows from a position nearby
//! by what is different. A move is the sequence of its actions, and how good it looks is the sum of what
//! the units say of each action on its cell, so moves have no numbers, and nothing but legal moves is
//! computed. All is whole numbers up to the last step, which uses no function of the platform: a network
//! says the same of a position on every processor.

mod exponential;
mod heuristic;
mod ready;
mod weights;

pub(crate) use exponential::{exponential, logarithm, softmax};
pub use heuristic::NetworkHeuristic;
pub(super) use ready::NetworkSeen;
pub use ready::{Network, NetworkEvaluator};
pub use weights::NetworkWeights;
pub(crate) use weights::{CellActions, MoveRows, check_sizes};
