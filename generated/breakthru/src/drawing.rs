//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::moves::Path;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_5`.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let path = Path::EMPTY;
        let at_7 = tables::AREA_10 & self.planes[piece::E as usize];
        let group_0 = at_7;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| path.end(1, cell))
    }
}
