//! Learning the weights of features: self-play, regression, and a gate.
//!
//! Games are played by a shallow search over the current weights, which explores. What the
//! search says of each position, and what comes of it later in the game, is the target of the
//! weights there, as in temporal differences with a search (Baxter, Tridgell and Weaver, "Learning
//! to Play Chess Using Temporal Differences", 2000; Veness, Silver, Uther and Blair, "Bootstrapping
//! from Game Tree Search", 2009). New weights take the place of the current ones only if they win a
//! match against them. What is no more than an idea is tested on random games first, and takes part only
//! if they speak for it.

mod candidates;
mod fit;
mod gate;
mod hidden;
mod model;
mod optimiser;
mod outlook;
mod request;
mod rounds;
mod self_play;
mod shallow;
mod speed;

pub(crate) use optimiser::Optimiser;
pub use request::{CandidateTest, HiddenRequest, LearnRequest, Learned, Round};
pub use rounds::learn;
