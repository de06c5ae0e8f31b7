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
        let targets = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
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
        let targets = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::BOARD {
            if self.planes[piece::W].contains(cell) && tables::SHIFT_2[cell].contains(to)
                && self.planes[piece::E].contains(to) && index == 1 && rest.is_empty()
            {
                return true;
            }
        }
        false
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

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_4(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
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
