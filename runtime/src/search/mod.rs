//! Searching for good moves.
//!
//! [`Mcts`] is a Monte-Carlo tree search over any [`Position`](crate::Position).

mod amaf;
mod budget;
mod mcts;
mod outcome;
mod report;
mod select;
mod settings;
mod tree;

pub use budget::Budget;
pub use mcts::{Effort, Mcts};
pub use report::{Evaluated, EvaluatedMove};
pub use settings::{Amaf, FinalMove, MctsSettings, Selection};
