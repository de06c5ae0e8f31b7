//! What the end of a game is worth to a player.

use crate::game::{GameInfo, Player};
use crate::playout::Playable;

/// The worth of a position in which the player has won.
pub(super) const WON: f32 = f32::INFINITY;

/// The worth of a position in which the player has lost.
pub(super) const LOST: f32 = f32::NEG_INFINITY;

/// What the scores of a game are worth where it ends.
#[derive(Clone, Debug)]
pub(super) struct Ends {
    /// The highest score of each player.
    bounds: Vec<i64>,
}

impl Ends {
    pub(super) fn of(game: &GameInfo) -> Self {
        let bound = |seat: usize| {
            let variable = game.variables.get(seat);
            variable.map_or(1, |variable| i64::from(variable.bound.max(1)))
        };
        Self {
            bounds: (0..game.players.len()).map(bound).collect(),
        }
    }

    /// Returns whether an end can be worth something that is no win, no draw and no loss.
    #[inline]
    pub(super) fn has_degrees(&self) -> bool {
        self.bounds.len() == 1
    }

    /// Returns what the scores as they stand are worth to a player: a win, a loss, or 0. What somebody
    /// reaches alone is worth its part of the highest score, from -100 to 100.
    #[inline]
    pub(super) fn worth<P: Playable>(&self, position: &P, player: Player) -> f32 {
        let score = |player: Player| i64::from(position.score(player));
        if let &[bound] = &self.bounds[..] {
            return match score(player) {
                score if score >= bound => WON,
                score if score <= 0 => LOST,
                score => 200.0 * score as f32 / bound as f32 - 100.0,
            };
        }
        let bound = |player: Player| {
            let seat = player.seat();
            seat.and_then(|seat| self.bounds.get(seat).copied())
                .unwrap_or(1)
        };
        let own = (score(player), bound(player));
        let mut shared = false;
        for other in Player::all(self.bounds.len()).filter(|other| *other != player) {
            // Parts of the highest scores are compared.
            let theirs = score(other) * own.1;
            let ours = own.0 * bound(other);
            if theirs > ours {
                return LOST;
            }
            shared |= theirs == ours;
        }
        if shared { 0.0 } else { WON }
    }
}
