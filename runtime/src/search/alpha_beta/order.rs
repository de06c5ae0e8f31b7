//! The order in which moves are tried, and how far is looked behind those that come late.

use super::{AlphaBeta, UNIT};
use crate::evaluate::difference;
use crate::game::Player;
use crate::playout::Playable;
use crate::position::MoveList;

/// The least depth at which moves are sorted by what is estimated behind them.
const SORTED_BY_ESTIMATE: u16 = 2;

/// Returns how many moves less are looked ahead behind a move that comes so late in the order.
pub(super) fn reduction(depth: u16, number: usize) -> u16 {
    match (depth, number) {
        (..=2, _) | (_, ..=3) => 0,
        (..=4, _) | (_, ..=11) => 1,
        _ => 2,
    }
}

impl<P: Playable> AlphaBeta<P> {
    /// Returns the places of moves, in the order in which they are to be tried: the best one of an
    /// earlier search, then by what is estimated behind them, if that is fast and pays, and
    /// otherwise killers, then by history.
    pub(super) fn order(
        &mut self,
        position: &P,
        moves: &MoveList<P::Move>,
        best: Option<u32>,
        depth: u16,
        ply: usize,
    ) -> Vec<(i64, u32)> {
        let mut order = std::mem::take(&mut self.orders[ply]);
        order.clear();
        let by_estimate = self.selective && depth >= SORTED_BY_ESTIMATE;
        let to_move = position.to_move();
        for (index, m) in (0..).zip(moves.iter()) {
            let history = i64::from(self.history[P::move_identity(m)]);
            let rank = if best == Some(index) {
                i64::MAX
            } else if by_estimate {
                let mut next = position.clone();
                next.apply(m);
                i64::from(self.outlook(&next, to_move))
            } else if self.killers[ply].iter().flatten().any(|killer| killer == m) {
                i64::MAX - 1
            } else {
                history
            };
            order.push((rank, index));
        }
        order.sort_unstable_by_key(|&(rank, index)| (std::cmp::Reverse(rank), index));
        order
    }

    /// Returns what is estimated of a position after a move, for the one who made it.
    pub(super) fn outlook(&self, next: &P, mover: Player) -> i32 {
        if next.to_move() == Player::KEEPER {
            let sign = if mover == Player::SECOND { -1.0 } else { 1.0 };
            // An end comes before every estimate that is no better.
            return (sign * difference(next) * UNIT) as i32;
        }
        self.estimate(next, mover)
    }

    /// Notes that a move was too good for the opponent.
    pub(super) fn reward(&mut self, m: &P::Move, depth: u16, ply: usize) {
        let history = &mut self.history[P::move_identity(m)];
        *history = history.saturating_add(u32::from(depth) * u32::from(depth));
        let killers = &mut self.killers[ply];
        if killers[0].as_ref() != Some(m) {
            killers.swap(0, 1);
            killers[0] = Some(m.clone());
        }
    }
}
