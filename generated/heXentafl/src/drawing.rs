//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::Cells;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_8`.
    #[inline]
    pub(crate) fn draw_8<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 7, cell))
    }

    /// Draws one of the moves of `moves_58`.
    #[inline]
    pub(crate) fn draw_58<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }
}
