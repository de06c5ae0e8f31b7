//! The comparison of a reasoner with the oracle, which is the interpreter.
//!
//! A [`Transcript`] holds what the oracle knows about some plays of a game: positions, lists
//! of moves, counts. A [`Follower`] makes the same moves in a [`Subject`], any reasoner, asks
//! it as much as the [`Questions`] say, and tells the first difference in words. The
//! [`program`] of a batch does so for many compiled reasoners; [`agreement`] does it for
//! reasoners in shared libraries while the oracle is still playing.

pub mod agreement;
mod altered;
mod claims;
mod draws;
mod dynamic;
mod exchange;
mod fairness;
mod follower;
mod keys;
mod numbers;
mod parts;
pub mod program;
mod questions;
#[cfg(feature = "compiler")]
pub mod record;
mod subject;
mod transcript;
mod typed;

pub use dynamic::Dynamic;
pub use follower::{Compared, Follower, follow};
pub use numbers::NumberCheck;
pub use questions::Questions;
pub use subject::{Handle, Standing, Subject};
pub use transcript::{Step, Transcript};
pub use typed::Typed;
