//! Shards: large work cut into parts that machines compute apart, in any order, more than once
//! or after a failure, and that come together to the same bytes.
//!
//! A [`Job`] is the whole work and all that its result depends on. A [`Shard`] is a job with one
//! of its parts; who has the file needs nothing else. What comes of it is a [`Collection`] of one
//! part; collections of one job are merged to collections of more parts and, once all is there, to
//! one with the result of the whole.

mod collection;
mod difference;
mod folder;
mod job;
mod outcome;
mod part;
mod prefixes;
mod results;
mod runner;
mod runners;
mod shard;
mod sums;

pub use collection::{Collection, Conflict, ReadError};
pub use folder::JobFolder;
pub use job::{
    Campaign, GameText, Job, Perft, Playouts, SelfPlay, Tournament, Verification, Versions, Work,
};
pub use outcome::{Outcome, PlayedFile, PlayedGame};
pub use part::{Part, Place, Prefix, Span};
pub use prefixes::{MOST, Split, prefixes};
pub use results::{Results, State};
pub use runner::{Runner, Worker, runner_of};
pub use runners::USERS;
pub use shard::Shard;
pub use sums::{CampaignFailure, CampaignSums, GameVerdict, PlayoutSums};

/// The version of the form of shards and of what comes of them. It changes with any of their fields.
pub const FORM: u32 = 1;

/// The largest file of a shard or of results that is read, in bytes.
pub(crate) const LARGEST_FILE: u64 = 1 << 30;
