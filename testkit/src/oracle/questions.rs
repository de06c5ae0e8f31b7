//! The questions that a reasoner is asked.

use serde::{Deserialize, Serialize};

/// The number of questions that a reasoner is asked in each position of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Questions {
    /// The number of listed moves that are asked one by one whether they are legal.
    pub listed: usize,
    /// The number of moves of earlier positions that are asked whether they are legal.
    pub earlier: usize,
    /// The number of draws for each move of a list that is short enough.
    pub draws_per_move: u64,
    /// The most draws of a list that is short enough.
    pub most_draws: u64,
    /// The most draws from longer lists: two for each move, but not more than this.
    pub most_draws_from_long: u64,
    /// Whether moves are drawn in the last position of each play only.
    pub draws_at_ends: bool,
    /// Whether moves are also drawn by policies that reject pseudo-legal moves.
    pub policies: bool,
    /// The probability below which draws are wrong.
    pub least_p: f64,
}

impl Questions {
    /// The number of draws from the longest lists, and in ways that are mostly the same as another.
    pub(super) const FEW_DRAWS: u64 = 12;

    /// The questions for campaigns over thousands of games: false alarms are rarer than all of
    /// them.
    pub const CAMPAIGN: Self = Self {
        listed: 80,
        earlier: 150,
        draws_per_move: 40,
        most_draws: 480,
        most_draws_from_long: 120,
        draws_at_ends: false,
        policies: false,
        least_p: 1e-13,
    };

    /// The questions for a few games whose draws are looked at closely: one move in thirty that is
    /// drawn twice as often as the others is noticed.
    pub const DRAWS: Self = Self {
        draws_per_move: 100,
        most_draws: 20_000,
        most_draws_from_long: 20_000,
        draws_at_ends: true,
        policies: true,
        least_p: 1e-6,
        ..Self::CAMPAIGN
    };

    /// The questions for long plays of large games: the list, its length, one draw, and the move
    /// that is made.
    pub const PASSING: Self = Self {
        listed: 0,
        earlier: 0,
        draws_per_move: 0,
        most_draws: 0,
        most_draws_from_long: 1,
        ..Self::CAMPAIGN
    };

    /// Returns how many moves are drawn from a list of this length.
    pub(super) fn draws(&self, moves: usize) -> u64 {
        let all = moves as u64 * self.draws_per_move;
        if moves > 0 && 0 < all && all <= self.most_draws {
            all
        } else {
            let most = self.most_draws_from_long;
            (2 * moves as u64).clamp(Self::FEW_DRAWS.min(most), most)
        }
    }
}
