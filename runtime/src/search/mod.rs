//! Searches for good moves.
//!
//! [`Mcts`] is a Monte-Carlo tree search over any [`Position`](crate::Position), [`Guided`] one without
//! playouts, by an evaluator; [`AlphaBeta`] is for two players whose scores have a constant sum, and solves small
//! games.

mod alpha_beta;
mod amaf;
mod arena;
mod beside;
mod block;
mod budget;
mod cached_best;
mod consult;
mod guided;
mod iteration;
mod knowledge;
mod local;
mod mcts;
mod memory;
mod outcome;
mod ponder;
mod proof;
mod proof_number;
mod proof_table;
mod report;
mod root_parallel;
mod running;
mod sampling;
mod select;
mod selection_statistics;
mod settings;
mod slot;
mod split;
mod step;
mod table;
mod tree;
mod views;
mod worker;

pub use alpha_beta::{AlphaBeta, Found};
pub use budget::Budget;
pub use guided::{Guided, GuidedSettings, RootRule};
pub use local::{Inquiry, LocalFindings, LocalSearch};
pub use mcts::Mcts;
pub use memory::OutOfMemory;
pub use proof_number::{ProofNumber, Proven};
pub use report::{Evaluated, EvaluatedMove};
pub use running::Effort;
pub use sampling::{HeuristicSampling, Policies, SamplingRoom, playout_policy};
pub use settings::{Amaf, FinalMove, MctsSettings, Parallel, Selection};
pub use split::{Modifiers, Part, Split, SplitRule};
