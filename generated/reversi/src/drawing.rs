//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::{Cells, piece};
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_5` finds.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves that `moves_13` finds.
    #[inline]
    pub(crate) fn draw_13<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// Draws one of the moves that `moves_46` finds.
    #[inline]
    pub(crate) fn draw_46<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 3, cell))
    }

    /// Draws one of the moves that `moves_55` finds.
    #[inline]
    pub(crate) fn draw_55<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 4, cell))
    }
}
