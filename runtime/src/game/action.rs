//! Moves as sequences of actions, the form in which all engines exchange them.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::numbers::Cell;

/// An action of a move: one modifier, with the cell on which it acts.
///
/// ```
/// use rbg_runtime::{Cell, MoveAction};
///
/// let action = MoveAction::from((Cell::new(3), 1));
/// assert_eq!((action.cell.index(), action.index), (3, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
// Moves cross into libraries as they are in memory.
#[repr(C)]
pub struct MoveAction {
    /// The current cell at the time of the modifier.
    pub cell: Cell,
    /// The action index of the language definition, from 1.
    pub index: u32,
}

/// A move as the language defines it: its modifiers in order, the last one a
/// switch.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{ActionList, Position};
///
/// let actions: ActionList = Nim::initial().actions(&2);
/// // Two stones are taken, then it is the turn of the other player.
/// assert_eq!(actions.len(), 3);
/// ```
pub type ActionList = SmallVec<[MoveAction; 8]>;

impl From<(Cell, u32)> for MoveAction {
    /// Creates an action from its cell and its index.
    fn from((cell, index): (Cell, u32)) -> Self {
        Self { cell, index }
    }
}

impl From<MoveAction> for (Cell, u32) {
    /// Returns the cell and the index of an action.
    fn from(action: MoveAction) -> Self {
        (action.cell, action.index)
    }
}
