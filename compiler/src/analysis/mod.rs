//! Facts about the automaton joined with the board, one file per analysis.

mod certain;
mod displacement;
mod exclusive;
mod flood;
mod landing;
mod machine;
mod minimize;
mod monotonic;
mod move_length;
mod piece_flow;
mod reads;
mod relation;
mod shift_table;
mod visited;

pub use certain::{certain, outcomes};
pub use displacement::{Direction, Displacement, direction, displacements, transposed};
pub use exclusive::{complementary, denies};
pub use flood::floods;
pub use landing::insert_landings;
pub use machine::{Act, Machine, Step};
pub use minimize::minimize;
pub use monotonic::{Monotonicity, Obstacle, ObstacleKind, monotonic};
pub use move_length::{MoveLength, move_length, player_states};
pub use piece_flow::PieceFlow;
pub use reads::{Reads, reads, visible_changes};
pub use relation::{Relation, RelationClass, RelationId, Relations};
pub use shift_table::machine;
pub use visited::Visited;
