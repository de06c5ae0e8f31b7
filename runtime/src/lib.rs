//! What generated reasoners, agents and tools share.

mod cells;
mod game;
mod moves;
mod position;

pub use cells::{CellIter, CellSet, Table};
pub use game::{
    ActionInfo, ActionKind, BoardShape, Cell, CellInfo, GameInfo, KEEPER, Piece, Player, Variable,
    VariableInfo,
};
pub use moves::{ActionList, MoveAction, MoveList};
pub use position::{KEEPER_PATIENCE, LONGEST_MOVE, Position};

pub use {rand_core, smallvec};
