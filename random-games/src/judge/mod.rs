//! Asks compiled reasoners everything that a transcript tells.
//!
//! This half of the crate is part of the programs of reasoners that a campaign builds.
//! [`Subject`] hides which reasoner it is, so that the questions are compiled once.

mod fairness;
mod follow;
mod program;
mod subject;

pub use follow::judge;
pub use program::{Entry, Line, run};
pub use subject::{Handle, Probe, Subject};
