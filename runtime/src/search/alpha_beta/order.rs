//! The order in which moves are tried, and how far is looked behind those that come late.

use std::cmp::Reverse;
use std::mem::take;

use crate::playout::Playable;
use crate::position::{MoveList, Position};
use crate::rng::{PlayoutRng, below};

/// The number of killer moves for each depth: moves that were good elsewhere at the same depth.
const KILLERS: usize = 2;

/// The least depth at which moves are sorted by what is estimated behind them.
pub(super) const SORTED_BY_ESTIMATE: u16 = 2;

/// Returns how many moves less are looked ahead behind a move that comes so late in the order.
pub(super) fn reduction(depth: u16, number: usize) -> u16 {
    match (depth, number) {
        (..=2, _) | (_, ..=3) => 0,
        (..=4, _) | (_, ..=11) => 1,
        _ => 2,
    }
}

/// What is estimated behind a move.
pub(super) type Estimate<'e, P> = &'e mut dyn FnMut(&<P as Position>::Move) -> i32;

/// What was found out about moves elsewhere in the search.
pub(super) struct MoveOrder<P: Playable> {
    /// The number of times that the moves with an identity were good.
    history: Vec<u32>,
    killers: Vec<[Option<P::Move>; KILLERS]>,
    /// The orders of the moves of each depth, whose memory is kept, with what they are sorted by.
    orders: Vec<Vec<(i64, u32)>>,
    /// The places of the first moves where one of several best ones is to be found at random.
    first_moves: Vec<u32>,
}

impl<P: Playable> MoveOrder<P> {
    pub(super) fn new() -> Self {
        Self {
            history: vec![0; P::MOVE_IDENTITIES],
            killers: Vec::new(),
            orders: Vec::new(),
            first_moves: Vec::new(),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.history.fill(0);
        self.killers.fill_with(Default::default);
    }

    /// Forgets some of what was found out from earlier positions.
    pub(super) fn age(&mut self) {
        for history in &mut self.history {
            *history /= 8;
        }
    }

    /// Puts the first moves in a random order, or leaves them in their own.
    pub(super) fn shuffle(&mut self, moves: usize, rng: Option<&mut PlayoutRng>) {
        self.first_moves.clear();
        let Some(rng) = rng else { return };
        // Lists hold at most `MOVE_LIMIT` moves.
        self.first_moves.extend(0..moves as u32);
        for left in (2..=moves).rev() {
            let other = below(rng, left as u32) as usize;
            self.first_moves.swap(left - 1, other);
        }
    }

    /// Makes room for moves at a number of moves from the root.
    pub(super) fn grow(&mut self, ply: usize) {
        if self.killers.len() <= ply {
            self.killers.resize_with(ply + 1, Default::default);
            self.orders.resize_with(ply + 1, Vec::new);
        }
    }

    /// Returns the places of moves, in the order in which they are to be tried: the best one of an
    /// earlier search, then by what is estimated behind them, if that is given, and
    /// otherwise killers, then by history. The list is to be given back by [`keep`](Self::keep).
    pub(super) fn sorted(
        &mut self,
        moves: &MoveList<P::Move>,
        best: Option<u32>,
        ply: usize,
        mut estimate: Option<Estimate<'_, P>>,
    ) -> Vec<(i64, u32)> {
        let mut order = take(&mut self.orders[ply]);
        order.clear();
        // What was good elsewhere or earlier has no say in which of several best first moves is found.
        let random = ply == 0 && !self.first_moves.is_empty();
        for (index, m) in (0..).zip(moves.iter()) {
            let rank = if best == Some(index) && !random {
                i64::MAX
            } else if let Some(estimate) = &mut estimate {
                i64::from(estimate(m))
            } else if random {
                0
            } else if self.killers[ply].iter().flatten().any(|killer| killer == m) {
                i64::MAX - 1
            } else {
                i64::from(self.history[P::move_identity(m)])
            };
            order.push((rank, index));
        }
        let place = |index: u32| {
            if random {
                self.first_moves[index as usize]
            } else {
                index
            }
        };
        order.sort_unstable_by_key(|&(rank, index)| (Reverse(rank), place(index)));
        order
    }

    /// Keeps the memory of an order.
    pub(super) fn keep(&mut self, order: Vec<(i64, u32)>, ply: usize) {
        self.orders[ply] = order;
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
