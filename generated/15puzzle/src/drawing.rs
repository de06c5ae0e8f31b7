//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_6`.
    #[inline]
    pub(crate) fn draw_6<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_71 = tables::SHIFT_5[cell];
        let group_0 = at_71;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }
}
