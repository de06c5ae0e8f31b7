//! The runners of users' verbs.

mod perft;
mod playouts;
mod tournament;

use super::runner::Runner;

/// Who computes shards of users' verbs.
pub const USERS: &[&dyn Runner] = &[&playouts::Playouts, &perft::Perft, &tournament::Tournament];
