//! Tables that are computed when a crate is compiled, from what takes less room than they do.

mod game_info;
mod lists;
mod shapes;
mod shifts;

pub use game_info::{GridCells, actions};
pub use shapes::{Shapes, singles};
pub use shifts::Shifts;
