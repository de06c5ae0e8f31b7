//! Positions and moves as text.

mod abbreviate;
mod board;
mod moves;

pub use board::draw;
pub use moves::{MoveTextError, describe_move, format_move, parse_legal_move, parse_move};
