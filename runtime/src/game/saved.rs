//! Saved positions, which can be written down and taken up again.

use serde::{Deserialize, Serialize};

use super::info::GameInfo;
use super::numbers::{Cell, Piece, Player, Variable};
use super::snapshot::Snapshot;

/// A saved position: everything that decides how a game can go on.
///
/// Its text form is written by [`format_position`](super::format_position) and read by
/// [`parse_position`](super::parse_position).
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Position, Restore};
///
/// let mut position = Nim::initial();
/// position.apply(&1);
/// let saved = position.save();
/// assert_eq!(saved.check(Nim::game()), Ok(()));
/// assert_eq!(Nim::restore(&saved), Ok(position));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SavedPosition {
    /// The position as it can be seen from outside.
    pub snapshot: Snapshot,
    /// The place in the rules where play goes on: behind the switch with this action index; 0 at
    /// the start of the game, before any switch. Where the rules go on in the same way behind
    /// several switches, one of them stands for all.
    pub last_switch: u32,
}

impl SavedPosition {
    /// Checks that the position is one of a game, as far as that does not take the rules.
    ///
    /// # Errors
    ///
    /// The first part that is not.
    pub fn check(&self, info: &GameInfo) -> Result<(), RestoreError> {
        let Snapshot {
            pieces,
            variables,
            cell,
            to_move,
        } = &self.snapshot;
        if pieces.len() != info.cells.len() {
            return Err(RestoreError::Cells {
                found: pieces.len(),
                expected: info.cells.len(),
            });
        }
        if let Some(piece) = pieces
            .iter()
            .find(|piece| piece.index() >= info.pieces.len())
        {
            return Err(RestoreError::Piece(*piece));
        }
        if variables.len() != info.variables.len() {
            return Err(RestoreError::Variables {
                found: variables.len(),
                expected: info.variables.len(),
            });
        }
        let values = variables.iter().zip(info.variables.iter());
        for (variable, (&value, declared)) in info.all_variables().zip(values) {
            if !(0..=declared.bound).contains(&value) {
                return Err(RestoreError::Value { variable, value });
            }
        }
        if cell.index() >= info.cells.len() {
            return Err(RestoreError::CurrentCell);
        }
        if to_move.index() > info.players.len() {
            return Err(RestoreError::Player(*to_move));
        }
        Ok(())
    }
}

/// The reason why a saved position is not one of a game.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::RestoreError;
/// use rbg_runtime::{Piece, Position, Restore};
///
/// let mut saved = Nim::initial().save();
/// saved.snapshot.pieces[0] = Piece::new(7);
/// assert_eq!(Nim::restore(&saved), Err(RestoreError::Piece(Piece::new(7))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[non_exhaustive]
pub enum RestoreError {
    /// The board has another number of cells.
    #[error("there are pieces for {found} cells, the board has {expected}")]
    Cells {
        /// The number of cells that were given.
        found: usize,
        /// The number of cells of the board.
        expected: usize,
    },
    /// The game has no such piece.
    #[error("there is no {0}")]
    Piece(Piece),
    /// The game has another number of variables.
    #[error("there are values for {found} variables, the game has {expected}")]
    Variables {
        /// The number of variables that were given.
        found: usize,
        /// The number of variables of the game.
        expected: usize,
    },
    /// A variable cannot have this value.
    #[error("{variable} cannot be {value}")]
    Value {
        /// The variable.
        variable: Variable,
        /// The value that was given.
        value: i32,
    },
    /// The current cell is not on the board.
    #[error("the current cell is not on the board")]
    CurrentCell,
    /// The game has no such player.
    #[error("there is no {0}")]
    Player(Player),
    /// The rules have no switch with this action index.
    #[error("action {0} is no switch at which play could go on")]
    LastSwitch(u32),
    /// Play never brings this piece to that cell.
    #[error("{piece} never stands on {cell}")]
    Misplaced {
        /// The piece.
        piece: Piece,
        /// The cell where it was given.
        cell: Cell,
    },
    /// Play never goes on at that switch with this piece on the current cell.
    #[error("behind action {last_switch} {piece} is never on the current cell")]
    Current {
        /// The action index of the switch.
        last_switch: u32,
        /// The piece on the cell that was given.
        piece: Piece,
    },
    /// Play never goes on at that switch on this cell.
    #[error("behind action {last_switch} play never goes on on {cell}")]
    CellNotReached {
        /// The action index of the switch.
        last_switch: u32,
        /// The cell that was given.
        cell: Cell,
    },
    /// Play never goes on at that switch with this piece on so many cells.
    #[error(
        "behind action {last_switch} {piece} is never on more than {most} cells, here on {found}"
    )]
    TooMany {
        /// The action index of the switch.
        last_switch: u32,
        /// The piece.
        piece: Piece,
        /// The number of cells on which it was given.
        found: usize,
        /// The most cells on which play can bring it.
        most: usize,
    },
    /// The game's positions cannot be restored.
    #[error("positions of this game cannot be restored")]
    Unsupported,
    /// Behind that switch somebody else is to move.
    #[error("behind action {last_switch} it is the turn of {expected}, not of {found}")]
    Turn {
        /// The action index of the switch.
        last_switch: u32,
        /// The player who was given.
        found: Player,
        /// The player who is to move there.
        expected: Player,
    },
}
