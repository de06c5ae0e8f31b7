//! Transcripts: what the oracle knows about some plays of a game.

use rbg_runtime::game::{SavedPosition, format_position};
use rbg_runtime::rng::below;
use rbg_runtime::{ActionList, AnyPosition, Cell, GameInfo, PlayoutRng, Snapshot};
use serde::{Deserialize, Serialize};

use super::questions::Questions;

/// A transcript: plays of a game as the oracle sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transcript {
    /// The description of the game.
    pub info: GameInfo,
    /// The number of sequences of 1, 2, … moves from the start, as far as that is known.
    pub perft: Vec<u64>,
    /// Plays, each from the start.
    pub plays: Vec<Vec<Step>>,
    /// The questions that a reasoner is asked about them.
    pub questions: Questions,
}

/// A position of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The position as it can be seen from outside.
    pub snapshot: Snapshot,
    /// The action index of the last switch, as the oracle saves it.
    pub last_switch: u32,
    /// Whether the current cell is certain. It is not where the keeper may stop on one or
    /// another cell; where that matters it shows in the moves.
    pub cell_known: bool,
    /// The position's number, equal for equal positions of the same game; `None` if nobody has
    /// numbered it.
    pub position: Option<u32>,
    /// Whether the oracle knows that the scores are final.
    pub decided: bool,
    /// The legal moves, sorted.
    pub moves: Vec<ActionList>,
    /// The move that is made, by its place among them; `None` at the end of the play.
    pub choice: Option<usize>,
}

impl Step {
    /// Returns a position as any engine sees it, with a random choice. Only the first of the
    /// keeper's ways is known then.
    pub(super) fn drawn(position: &dyn AnyPosition, rng: &mut PlayoutRng) -> Self {
        let mut moves = position.moves();
        moves.sort_unstable();
        // A list has at most 2^24 moves.
        let choice = below(rng, moves.len() as u32) as usize;
        Self {
            snapshot: position.snapshot(),
            last_switch: position.last_switch(),
            cell_known: false,
            position: None,
            decided: position.is_decided(),
            choice: (choice < moves.len()).then_some(choice),
            moves,
        }
    }

    /// Returns a snapshot of this position without what is not certain.
    pub(super) fn certain(&self, snapshot: Snapshot) -> Snapshot {
        if self.cell_known {
            snapshot
        } else {
            Snapshot {
                cell: Cell::default(),
                ..snapshot
            }
        }
    }

    /// Returns the position to be written down.
    pub(super) fn saved(&self) -> SavedPosition {
        SavedPosition {
            snapshot: self.snapshot.clone(),
            last_switch: self.last_switch,
        }
    }

    /// Returns the same as text.
    pub(super) fn saved_text(&self, info: &GameInfo) -> String {
        format_position(info, &self.saved())
    }

    /// Returns the move that is made.
    pub fn made(&self) -> Option<&ActionList> {
        self.moves.get(self.choice?)
    }

    /// Returns the place of a move among the legal ones.
    ///
    /// # Errors
    ///
    /// If it is none of them.
    pub(super) fn place(&self, m: &ActionList) -> Result<usize, String> {
        let place = self.moves.binary_search(m);
        place.map_err(|_| format!("the illegal move {} is drawn", written(m)))
    }
}

/// Writes a move as pairs of cell and action index.
pub(super) fn written(actions: &ActionList) -> String {
    let pairs = actions
        .iter()
        .map(|action| format!("({}, {})", action.cell, action.index));
    pairs.collect::<Vec<_>>().join(" ")
}
