//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `go on`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        out.extend(tables::BOARD, |cell| m.then(0, 1, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let count_0 = tables::BOARD.len();
        let left = below(rng, count_0 as u32) as usize;
        tables::BOARD.nth(left).map(|cell| m.then(0, 1, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `go on`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, _to) = split(next);
        index == 1 && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_2(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::W);
        for cell in tables::SHIFT_2[cell] {
            let old = self.put(cell, piece::B);
            for cell in self.planes[piece::B] & tables::SHIFT_2[cell] {
                self.leave(1, cell);
                return true;
            }
            self.put(cell, old);
        }
        self.put(cell, old);
        false
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
        if !self.keeper_2(cell) {
            self.leave(2, cell);
        }
    }
