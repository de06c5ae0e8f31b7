//! Searching for good moves.
//!
//! [`Mcts`] is a Monte-Carlo tree search over any [`Position`](crate::Position);
//! [`AlphaBeta`] is for two players whose scores have a constant sum, and solves small
//! games.

mod alpha_beta;
mod amaf;
mod budget;
mod heuristic;
mod mcts;
mod outcome;
mod report;
mod select;
mod settings;
mod table;
mod tree;

pub use alpha_beta::{AlphaBeta, Found};
pub use budget::Budget;
pub use heuristic::{Heuristic, Material};
pub use mcts::{Effort, Mcts};
pub use report::{Evaluated, EvaluatedMove};
pub use settings::{Amaf, FinalMove, MctsSettings, Selection};
