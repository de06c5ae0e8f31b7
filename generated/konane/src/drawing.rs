//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{Move, Path};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let path = Path::EMPTY;
        let on_b = self.planes[piece::B];
        let group_0 = on_b & tables::AREA_10;
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| path.end(1, cell))
    }

    /// Draws one of the moves that `moves_5` finds.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let path = Path::EMPTY;
        let targets = tables::SHIFT_20[cell] & self.planes[piece::W];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| path.end(2, cell))
    }
}
