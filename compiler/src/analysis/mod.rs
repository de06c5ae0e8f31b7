//! Facts about the automaton joined with the board, one file per analysis.

mod alternatives;
mod certain;
mod cubes;
mod displacement;
mod exclusive;
mod flood;
mod landing;
mod machine;
mod minimize;
mod monotonic;
mod move_length;
mod piece_flow;
mod piece_set;
mod reads;
mod relation;
mod shift_table;
mod standing;
mod visited;

pub use alternatives::{Alternatives, AlternativesSearch, Column};
pub use certain::{certain, outcomes};
pub use cubes::Cube;
pub use displacement::{Direction, Displacement, direction, displacements, transposed};
pub use exclusive::complementary;
pub use flood::floods;
pub use landing::insert_landings;
pub use machine::{Act, Machine, Step};
pub use minimize::minimize;
pub use monotonic::{Monotonicity, Obstacle, ObstacleKind, monotonic};
pub use move_length::{MoveLength, move_length, player_states};
pub use piece_flow::PieceFlow;
pub use piece_set::PieceSet;
pub use reads::{Reads, reads, visible_changes};
pub use relation::{Relation, RelationClass, RelationId, Relations};
pub use shift_table::machine;
pub use standing::standing;
pub use visited::Visited;
