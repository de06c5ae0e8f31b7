//! What generated reasoners, agents and tools share.

mod game;
mod moves;
mod position;

pub use game::{
    ActionInfo, ActionKind, BoardShape, Cell, CellInfo, GameInfo, KEEPER, Piece, Player, Variable,
    VariableInfo,
};
pub use moves::{ActionList, MoveAction, MoveList};
pub use position::Position;
