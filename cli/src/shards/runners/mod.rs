//! The runners of users' verbs.

mod perft;
mod playouts;
mod self_play;
mod tournament;

use super::runner::Runner;

/// Who computes shards of users' verbs.
pub const USERS: &[&dyn Runner] = &[
    &playouts::Playouts,
    &perft::Perft,
    &tournament::Tournament,
    &self_play::SelfPlay,
];
