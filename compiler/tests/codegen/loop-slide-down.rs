//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, slide_down};
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            let at_2 = Cells::of(cell)
                | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let targets = at_2.shifted(-4) & !self.planes[piece::W];
            out.extend(targets, |cell| m.then(0, 1, cell));
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::slide_down;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut group_0 = Cells::EMPTY;
        if self.board[cell] == piece::W {
            let at_2 = Cells::of(cell)
                | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
            let at_3 = at_2.shifted(-4) & !self.planes[piece::W];
            group_0 = at_3;
        }
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

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_4(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B, piece::E], piece::W);
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
