//! The numbers of cells, pieces, players and variables.

/// A cell, by its number in the order of the description (from 0).
pub type Cell = u16;
/// A piece, by its number in alphabetical order (from 0).
pub type Piece = u16;
/// A player: 0 is the keeper, then players in declaration order.
pub type Player = u8;
/// A variable: scores first, then variables in alphabetical order (from 0).
pub type Variable = u16;

/// The system player.
pub const KEEPER: Player = 0;
