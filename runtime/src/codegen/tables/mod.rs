//! Tables that are computed when a crate is compiled, from what takes less room than they do.

mod game_info;
mod shifts;

pub use game_info::{GridCells, actions};
pub use shifts::Shifts;
