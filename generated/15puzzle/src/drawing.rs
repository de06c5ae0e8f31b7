//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_6` finds.
    #[inline]
    pub(crate) fn draw_6<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let targets = tables::SHIFT_5[cell];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
    }
}
