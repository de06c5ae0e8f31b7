//! Training of networks by self-play.
//!
//! A guided search over the current network plays against itself. Networks learn what the search makes of
//! their own opinion: which moves it prefers (the improved policy of Danihelka, Guez, Schrittwieser
//! and Silver, "Policy improvement by planning with Gumbel", 2022), and what came of each position, as in
//! temporal differences; and what is learned of a position holds for its images under symmetries of the
//! game. While a round of games is played the network learns from those before, so rounds are
//! the same however many threads there are. A network takes the place of the accepted one unless it
//! loses a match against it.
//!
//! [`self_play`] plays the same games without learning, for those who learn elsewhere.

mod examples;
mod fit;
mod gate;
mod local;
mod met;
mod model;
mod numbers;
mod play;
mod playing;
mod request;
mod rounds;
mod self_play;
mod self_play_request;
mod symmetry;

pub use request::{TrainRequest, TrainRound, TrainState, Trained};
pub use rounds::train;
pub use self_play::self_play;
pub use self_play_request::{
    PlayedGame, PlayedPositions, SelfPlayProgress, SelfPlayRequest, SelfPlayed,
};
pub use symmetry::Images;
