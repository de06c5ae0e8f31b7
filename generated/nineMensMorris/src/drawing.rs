//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::moves::Path;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_23`.
    #[inline]
    pub(crate) fn draw_23<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let path = Path::EMPTY;
        let at_27 = (Cells::of(cell)).filtered(|cell| !self.pattern_26(cell));
        let at_28 = tables::BOARD & self.planes[piece::B as usize];
        let at_33 = ((if at_27.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_28 & !self.pattern_34_everywhere());
        let group_0 = at_33;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| path.end(3, cell))
    }

    /// Draws one of the moves of `moves_63`.
    #[inline]
    pub(crate) fn draw_63<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let path = Path::EMPTY;
        let at_66 = (Cells::of(cell)).filtered(|cell| !self.pattern_65(cell));
        let at_67 = tables::BOARD & self.planes[piece::W as usize];
        let at_71 = ((if at_66.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_67 & !self.pattern_11_everywhere());
        let group_0 = at_71;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| path.end(6, cell))
    }
}
