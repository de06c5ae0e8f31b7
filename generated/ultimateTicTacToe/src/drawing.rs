//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::codegen::image;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::SHIFT_3[cell] & self.planes[piece::E as usize];
        let at_3 = image(at_2, &tables::SHIFT_1) & self.planes[piece::E as usize];
        let group_0 = at_3;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_35`.
    #[inline]
    pub(crate) fn draw_35<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_38 = Cells::of(cell)
            & !(self.planes[piece::E as usize] | self.planes[piece::NEW as usize]);
        let at_37 = (Cells::of(cell) & self.planes[piece::E as usize])
            | (image(at_38, &tables::SHIFT_3) & self.planes[piece::E as usize]);
        let at_40 = image(at_37, &tables::SHIFT_1) & self.planes[piece::E as usize];
        let group_0 = at_40;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// Draws one of the moves of `moves_68`.
    #[inline]
    pub(crate) fn draw_68<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_71 = Cells::of(cell)
            & !(self.planes[piece::E as usize] | self.planes[piece::NEW as usize]);
        let at_70 = (Cells::of(cell) & self.planes[piece::E as usize])
            | (image(at_71, &tables::SHIFT_3) & self.planes[piece::E as usize]);
        let at_73 = image(at_70, &tables::SHIFT_1) & self.planes[piece::E as usize];
        let group_0 = at_73;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 3, cell))
    }
}
