//! Batches: many games that step together, in one block of memory, as learners want them.
//!
//! A batch is made of a [`BatchRequest`] and hidden behind [`AnyBatch`]. What it has to say of
//! its games it writes into the caller's memory, a [`BatchOutput`]. A [`NumberedPosition`] is a single
//! game, for searches.

mod batch_of;
mod game;
mod games;
mod gate;
mod in_parts;
mod interface;
mod mask;
mod move_numbers;
mod numbered;
mod output;
mod parallel;
mod planes;
mod pool;
mod request;
mod sharing;

pub use interface::{AnyBatch, RolloutStats};
pub use numbered::NumberedPosition;
pub use output::{BatchOutput, Observations};
pub use parallel::on_threads;
pub use planes::Observer;
pub use request::{Autoreset, BatchRequest, Element, ObservationSpec};

#[cfg(feature = "agents")]
pub(crate) use {
    batch_of::Batch, games::BatchPosition, games::BoxedPosition, games::Observed,
    in_parts::InParts, numbered::Numbered,
};
