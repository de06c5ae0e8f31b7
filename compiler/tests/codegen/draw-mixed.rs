//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}` or `{b}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let targets_1 = on_w.shifted(-10) & self.planes[piece::E];
        out.extend(targets_1, |cell| m.then(0, 1, cell + 10).then(1, 2, cell));
        let on_b = self.planes[piece::B];
        let targets_2 = (on_b.shifted(-10) | (on_b & tables::MASK_0).shifted(-1)
            | (on_b & tables::MASK_1).shifted(1) | (on_b & tables::MASK_2).shifted(10))
            & self.planes[piece::E];
        out.extend(targets_2, |cell| m.then(0, 3, cell));
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
        let targets_1 = on_w.shifted(-10) & self.planes[piece::E];
        let on_b = self.planes[piece::B];
        let targets_2 = (on_b.shifted(-10) | (on_b & tables::MASK_0).shifted(-1)
            | (on_b & tables::MASK_1).shifted(1) | (on_b & tables::MASK_2).shifted(10))
            & self.planes[piece::E];
        let count_0 = targets_1.len();
        let count_1 = targets_2.len();
        let total = count_0 + count_1;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return targets_1
                .nth(left)
                .map(|cell| m.then(0, 1, cell + 10).then(1, 2, cell));
        }
        left -= count_0;
        targets_2.nth(left).map(|cell| m.then(0, 3, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}` or `{b}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W].contains(to) && index == 1
            && self.is_legal_from_4(rest, to)
        {
            return true;
        }
        for cell in tables::BOARD {
            if self.planes[piece::B].contains(cell) && tables::SHIFT_2[cell].contains(to)
                && self.planes[piece::E].contains(to) && index == 3 && rest.is_empty()
            {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 2 && rest.is_empty()
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
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_8(&mut self, cell: usize) -> bool {
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
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                {
                    let value = 1;
                    self.variables.n = value as u8;
                }
                let (_, cell) = m.modifier(1);
                self.keeper_8(cell);
            }
            3 => {
                self.keeper_7(cell);
            }
            _ => {}
        }
    }
