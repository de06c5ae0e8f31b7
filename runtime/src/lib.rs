//! The runtime of generated reasoners, agents and tools: everything that they share.
//!
//! A generated reasoner implements [`Position`]. Tools that choose the game at
//! run time use its object-safe twin, [`AnyGame`] with [`AnyPosition`],
//! which every reasoner gets from [`Reasoner`] and a compiled library
//! from [`Plugin`](plugin::Plugin).
//!
//! Examples in this documentation play `Nim`, a game written by hand; it is defined in
//! `examples/nim/` of this crate.
//!
//! # Layers
//!
//! Each module imports only from those above it.
//!
//! | module | what it holds | feature |
//! |---|---|---|
//! | [`rng`] | seeded random numbers | |
//! | [`game`] | facts about games, moves and positions as text | |
//! | [`position`] | the interface of positions | |
//! | `codegen` | what generated code stands on; changes with the compiler | |
//! | [`playout`] | uniform playouts, perft, playouts with policies | |
//! | [`batch`] | many games that step together | |
//! | [`evaluate`] | estimates of positions | `agents` |
//! | [`search`] | Monte-Carlo tree search, alpha-beta, proof numbers | `agents` |
//! | [`learn`] | weights of features from self-play | `agents` |
//! | [`train`] | networks from self-play | `agents` |
//! | [`agents`] | agents by specification, analyses, matches | `agents` |
//! | [`dynamic`] | games known only at run time | `agents` |
//! | [`plugin`] | reasoners in shared libraries | `plugin` |
//! | `source` | the sources of this crate | `source` |
#![deny(unsafe_code)]

#[cfg(feature = "agents")]
pub mod agents;
pub mod batch;
#[doc(hidden)]
pub mod codegen;
#[cfg(feature = "agents")]
pub mod dynamic;
#[cfg(feature = "agents")]
pub mod evaluate;
pub mod game;
#[cfg(feature = "agents")]
pub mod learn;
pub mod playout;
// The C interface to compiled libraries is the one place that needs it.
#[cfg(feature = "plugin")]
#[allow(unsafe_code)]
pub mod plugin;
pub mod position;
pub mod rng;
#[cfg(feature = "agents")]
pub mod search;
#[cfg(feature = "source")]
pub mod source;
#[cfg(test)]
mod testing;
#[cfg(feature = "agents")]
pub mod train;

#[cfg(feature = "agents")]
pub use dynamic::{AnyGame, Reasoner};
pub use game::{
    ActionList, Cell, GameInfo, MoveAction, PerPlayer, Piece, Player, Snapshot, Variable,
};
pub use playout::{
    Capability, Playable, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats, RunError,
    RunningStatistics, divide, perft, playouts,
};
pub use position::{AnyPosition, IllegalMove, MoveList, Position, Restore, SampleHistogram};
pub use rng::PlayoutRng;
