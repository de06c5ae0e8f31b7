//! Goals: how a game can end, and with which scores.
//!
//! *What it proves:* whenever a game is over, one of the listed *ends* describes it: who has no move
//! or that the rules end the game, who made the last decision, what every player's score is, and a
//! condition that the final position satisfies. What was not understood is part of the
//! condition and claims nothing. Where the keeper may be left without a move, and that is not an
//! end that is listed, an *obstacle* says so.
//!
//! *On what:* the phases of the game ([`phases`]), each from a decision to the next or to an end. From
//! the state where it is settled how a phase ends, all ways are gone through ([`ways`]), with
//! patterns read as sums of tests on cells ([`questions`]), and what comes out is told in the words
//! of board games ([`shape`]). How the rules are written makes no difference: a pattern is what it
//! asks on the board, and a line is what lies on one.
//!
//! *Why it is sound:* the game is over where the one to move has no move. That is in a state in which
//! a player moves and may have none ([`crate::analysis::moves::must_succeed`]), or in one of the keeper; every phase
//! is looked at, and every end of it. That nobody can move at the start of the game is excluded by
//! looking at the start.

mod changes;
mod condition;
mod directions;
mod ends;
mod phases;
pub(crate) mod questions;
pub(crate) mod rules;
mod scores;
mod search;
mod shape;
mod telling;
pub(crate) mod terms;
mod ways;

use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Budget, Meter};
use crate::model::Game;
pub use condition::{Board, Condition, Connection, Line, Reason, Unknown};
pub use ends::{End, Goals, Stuck, Understood};
pub use scores::Score;

/// The work that may be spent on the game besides what its phases take.
const EFFORT: usize = 500_000_000;

/// Returns how a game can end.
pub fn goals(game: &Game) -> Goals {
    if game.pieces.len() > PieceSet::MOST_PIECES {
        return Goals::unknown(Reason::TooManyPieces);
    }
    search::goals(game, &Meter::new(Budget::steps(EFFORT)))
        .unwrap_or_else(|_| Goals::unknown(Reason::TooMuchWork))
}
