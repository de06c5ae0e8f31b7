//! Ends: who has won where a game is over.

use crate::game::{PerPlayer, Player};
use crate::playout::Playable;

/// The ends of a game that a search has come to.
pub(super) struct Ends {
    /// The scores where each player has won.
    scores: [Option<PerPlayer<i32>>; 2],
}

impl Ends {
    pub(super) fn new() -> Self {
        Self {
            scores: [None, None],
        }
    }

    /// Returns the scores of the game where the player with this seat wins; `None` before a win was
    /// found.
    pub(super) fn scores(&self, seat: usize) -> Option<&PerPlayer<i32>> {
        self.scores.get(seat)?.as_ref()
    }

    /// Returns whether the game is over in a position, and then whether the player with this seat
    /// has won. A position in which a player has no move does not count.
    pub(super) fn over<P: Playable>(&mut self, position: &P, seat: usize) -> Option<bool> {
        (position.to_move() == Player::KEEPER).then(|| self.has_won(position, seat))
    }

    /// Returns whether the player with this seat has the higher score.
    pub(super) fn has_won<P: Playable>(&mut self, position: &P, seat: usize) -> bool {
        let score = |seat: usize| position.score(Player::from_seat(seat));
        let won = score(seat) > score(1 - seat);
        if won && self.scores[seat].is_none() {
            self.scores[seat] = Some(position.returns());
        }
        won
    }
}
