//! Snapshots: what can be seen of a position, in the same form for every engine.

use serde::{Deserialize, Serialize};

use super::numbers::{Cell, Piece, Player};

/// A snapshot: what can be seen of a position, in the same form for every engine.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Player, Position, Snapshot};
///
/// let mut position = Nim::initial();
/// position.apply(&2);
/// let seen = Snapshot::of(&position);
/// assert_eq!(seen.to_move, Player::SECOND);
/// assert_eq!(seen.pieces.iter().filter(|piece| piece.index() == 1).count(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    /// The piece on each cell.
    pub pieces: Vec<Piece>,
    /// The value of each variable, scores first.
    pub variables: Vec<i32>,
    /// The current cell.
    pub cell: Cell,
    /// The player to move; the keeper if it is stuck.
    pub to_move: Player,
}
