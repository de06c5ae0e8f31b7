//! Playing to the end and counting: uniform playouts, perft, playouts with policies.

mod cursor;
mod interleaved;
mod perft;
mod playable;
pub mod policy;
mod request;
mod run;
mod start;
mod statistics;
mod uniform;

pub use perft::{MAX_DEPTH, divide, perft};
pub use playable::Playable;
pub use request::{PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats};
pub use run::{Capability, RunError};
pub use statistics::RunningStatistics;
pub use uniform::playouts;

pub(crate) use cursor::{Cursor, StaticCursor};
pub(crate) use start::position_after;
pub(crate) use uniform::run;

#[cfg(feature = "agents")]
pub(crate) use {
    perft::{count, count_divided},
    run::Pace,
    start::{illegal, start_of},
};
