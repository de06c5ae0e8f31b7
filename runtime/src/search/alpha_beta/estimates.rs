//! What a heuristic says of positions, in the unit of values.

use crate::evaluate::{Accumulator, Heuristic, difference};
use crate::game::Player;
use crate::playout::Playable;

/// The unit of values: differences of scores in percent are whole multiples of this
/// where the game is over.
pub(super) const UNIT: f32 = 1000.0;

/// The heuristic of a search, with what it knows of the position that was looked at last.
pub(super) struct Estimates<P> {
    heuristic: Option<Box<dyn Heuristic<P>>>,
    accumulator: Accumulator,
}

impl<P: Playable> Estimates<P> {
    /// Creates estimates by a heuristic; without one, positions that are not over are even.
    pub(super) fn new(heuristic: Option<Box<dyn Heuristic<P>>>) -> Self {
        Self {
            heuristic,
            accumulator: Accumulator::default(),
        }
    }

    /// Returns whether positions are estimated so fast that a search may do so freely.
    pub(super) fn are_fast(&self) -> bool {
        let heuristic = self.heuristic.as_ref();
        heuristic.is_some_and(|heuristic| heuristic.is_fast())
    }

    /// Notes that positions near this one are going to be estimated.
    pub(super) fn look_near(&mut self, position: &P) {
        if let Some(heuristic) = &self.heuristic {
            heuristic.accumulate(&mut self.accumulator, position);
        }
    }

    /// Returns the estimate of a position for a player.
    #[inline]
    pub(super) fn of(&mut self, position: &P, player: Player) -> i32 {
        let accumulator = &mut self.accumulator;
        self.heuristic.as_ref().map_or(0, |heuristic| {
            (heuristic.value_near(accumulator, position, player) * UNIT) as i32
        })
    }

    /// Returns the estimate of a position after a move of a player, for that player; the value where
    /// nobody is to move.
    pub(super) fn after(&mut self, next: &P, mover: Player) -> i32 {
        if next.to_move() == Player::KEEPER {
            let sign = if mover == Player::SECOND { -1.0 } else { 1.0 };
            (sign * difference(next) * UNIT) as i32
        } else {
            self.of(next, mover)
        }
    }

    /// Returns whether the estimate of a position is likely to hold for some moves.
    pub(super) fn is_quiet(&self, position: &P) -> bool {
        let heuristic = self.heuristic.as_ref();
        heuristic.is_none_or(|heuristic| heuristic.is_quiet(position))
    }
}
