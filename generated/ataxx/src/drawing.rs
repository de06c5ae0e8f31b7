//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::Cells;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_7`.
    #[inline]
    pub(crate) fn draw_7<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 4, cell))
    }

    /// Draws one of the moves of `moves_24`.
    #[inline]
    pub(crate) fn draw_24<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 8, cell))
    }
}
