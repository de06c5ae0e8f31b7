//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let mut targets = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
        let mut todo = targets;
        while !todo.is_empty() {
            todo = (todo.shifted(-4) | (todo & tables::MASK_0).shifted(-1)
                | (todo & tables::MASK_1).shifted(1)
                | (todo & tables::MASK_2).shifted(4)) & self.planes[piece::E] & !targets;
            targets |= todo;
        }
        out.extend(targets, |cell| m.then(0, 1, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let mut to_e = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
        let mut todo = to_e;
        while !todo.is_empty() {
            todo = (todo.shifted(-4) | (todo & tables::MASK_0).shifted(-1)
                | (todo & tables::MASK_1).shifted(1)
                | (todo & tables::MASK_2).shifted(4)) & self.planes[piece::E] & !to_e;
            to_e |= todo;
        }
        let group_0 = to_e;
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_4(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.keeper_4(cell);
    }
