//! The logs of matches: results and moves in the formats of the original server, and lines of JSON
//! from which a match is resumed.

mod append;
mod lines;
mod resume;
mod writer;

pub use append::{LogTarget, NotWritten};
pub use lines::{Progress, general, result_line};
pub use resume::{ResumeError, Resumed};
pub(crate) use writer::json_line;
pub use writer::{LogTargets, Logs};
