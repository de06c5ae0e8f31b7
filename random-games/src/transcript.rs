//! What is true about some plays of a game.

use rbg_runtime::{ActionList, GameInfo, Snapshot};
use serde::{Deserialize, Serialize};

/// Plays of a game as the interpreter sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transcript {
    /// The description of the game.
    pub info: GameInfo,
    /// Plays, each from the start.
    pub plays: Vec<Vec<Step>>,
}

/// A position of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// What can be seen of it.
    pub snapshot: Snapshot,
    /// The position's number, equal for equal positions of the same game. None where the
    /// keeper may stop on one or another cell; the cell is not known then.
    pub position: Option<u32>,
    /// Its legal moves, sorted.
    pub moves: Vec<ActionList>,
    /// The one that is made, by its place among them; none at the end of the play.
    pub choice: Option<usize>,
}
