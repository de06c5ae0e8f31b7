//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let mut on_w = self.planes[piece::W];
        let test_0 = self.planes[piece::B];
        let test_1 = self.planes[piece::E];
        let mut todo = on_w;
        while let Some(cell) = todo.pop() {
            let mut new = Cells::EMPTY;
            for &[on_0, on_1] in &tables::CHAINS[cell] {
                new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            new &= !on_w;
            on_w |= new;
            todo |= new;
        }
        let targets = on_w & self.planes[piece::E];
        out.extend(targets, |cell| m.then(0, 1, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut on_w = self.planes[piece::W];
        let test_0 = self.planes[piece::B];
        let test_1 = self.planes[piece::E];
        let mut todo = on_w;
        while let Some(cell) = todo.pop() {
            let mut new = Cells::EMPTY;
            for &[on_0, on_1] in &tables::CHAINS[cell] {
                new |= on_1.scattered(test_0.gathered(on_0) & test_1.gathered(on_1));
            }
            new &= !on_w;
            on_w |= new;
            todo |= new;
        }
        let targets = on_w & self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
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
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.keeper_7(cell);
    }
