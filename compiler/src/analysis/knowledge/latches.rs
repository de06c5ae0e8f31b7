//! Latches: facts of a position that cannot change back, and what they say about the final scores.
//!
//! *What it proves:* of every way in which the rules may still change a score, under which *bars* the
//! position is one from which it is never taken. Where all that are not barred set a score to what it
//! is, the scores of the game are decided, although play may go on.
//!
//! *On what:* the score of a player is what its variable was set to last. So nothing has to be known
//! of how the game ends, and where the keeper or a player may be stuck: it is enough to look at the
//! assignments to scores ([`assignments`]). One of them is never made from now on if a test that
//! every way to it passes never passes from now on, and that is shown by
//!
//! * pieces that stay, or never become another again ([`futures`]): a row that holds a piece of the
//!   opponent is lost for good ([`blocked`]);
//! * sums of counts and variables, of which what is on the board bounds how far they can come
//!   ([`forms`]): a majority;
//! * a *clock*, a variable that only grows and has a bound ([`clock`]): what it leaves no time for does
//!   not happen, be it cells to fill or a count to catch up with.
//!
//! *Why it is sound:* a position is looked at where a player is to move, and a game goes on from there
//! along steps of the machine. Every bar is about all boards that such a way can lead to.

mod assignments;
mod bar;
mod bars;
mod blocked;
mod clock;
mod forms;
mod futures;
mod judge;
mod room;

use crate::analysis::knowledge::goals::rules::Rules;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Budget, Meter};
use crate::model::Game;
pub use bar::{Arrangement, Bar, Deficit, Latches, ScoreChange, piece_sets};
pub use clock::Clock;
pub use forms::LinearForm;
pub use room::apart;

/// The work that may be spent on the latches of a game.
const EFFORT: usize = 100_000_000;

/// Returns what is known about the scores that a game can still come to.
pub fn latches(game: &Game) -> Latches {
    if game.pieces.len() > PieceSet::MOST_PIECES {
        return Latches::default();
    }
    let meter = Meter::new(Budget::steps(EFFORT));
    let found = Rules::new(game, &meter).and_then(|rules| assignments::latches(&rules, &meter));
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests;
