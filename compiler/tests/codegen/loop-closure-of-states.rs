//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let mut at_2 = self.planes[piece::W as usize];
        let mut at_3 = Cells::EMPTY;
        let mut at_4 = Cells::EMPTY;
        loop {
            let before = [at_2, at_3, at_4];
            at_3 |= at_2.shifted(-4) & self.planes[piece::B as usize];
            at_4 |= (at_2 & tables::MASK_0).shifted(-1) & self.planes[piece::B as usize];
            at_3 |= (at_3 & tables::MASK_0).shifted(-1) & self.planes[piece::B as usize];
            at_2 |= at_3.shifted(-4) & self.planes[piece::E as usize];
            at_2 |= (at_4 & tables::MASK_0).shifted(-1) & self.planes[piece::E as usize];
            if before == [at_2, at_3, at_4] {
                break;
            }
        }
        let at_5 = at_2 & self.planes[piece::E as usize];
        out.extend_few(at_5, |cell| m.then(0, 1, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use rbg_runtime::rng::below;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut at_2 = self.planes[piece::W as usize];
        let mut at_3 = Cells::EMPTY;
        let mut at_4 = Cells::EMPTY;
        loop {
            let before = [at_2, at_3, at_4];
            at_3 |= at_2.shifted(-4) & self.planes[piece::B as usize];
            at_4 |= (at_2 & tables::MASK_0).shifted(-1) & self.planes[piece::B as usize];
            at_3 |= (at_3 & tables::MASK_0).shifted(-1) & self.planes[piece::B as usize];
            at_2 |= at_3.shifted(-4) & self.planes[piece::E as usize];
            at_2 |= (at_4 & tables::MASK_0).shifted(-1) & self.planes[piece::E as usize];
            if before == [at_2, at_3, at_4] {
                break;
            }
        }
        let at_5 = at_2 & self.planes[piece::E as usize];
        let count_0 = at_5.len();
        let left = below(rng, count_0 as u32) as usize;
        at_5.nth(left).map(|cell| m.then(0, 1, cell))
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
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
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
        self.keeper_6(cell);
    }
