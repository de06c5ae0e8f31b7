//! Numberings of moves, by which learners name them.

mod index;
mod table;

pub use index::NumberIndex;
pub use table::{MoveEncoding, MoveNumbering, NumberingError};
