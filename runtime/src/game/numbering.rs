//! Numberings of moves, by which learners name them.

mod index;
mod open_table;
mod table;

pub use index::NumberIndex;
pub(crate) use open_table::OpenTable;
pub use table::{MoveEncoding, MoveNumbering, NumberingError};
