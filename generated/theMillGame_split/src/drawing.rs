//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_8`.
    #[inline]
    pub(crate) fn draw_8<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_11 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_11;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_26`.
    #[inline]
    pub(crate) fn draw_26<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_32 = (Cells::of(cell)).filtered(|cell| !self.pattern_31(cell));
        let at_33 = tables::BOARD & self.planes[piece::B as usize];
        let at_39 = ((if at_32.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_33 & !self.pattern_40_everywhere());
        let group_0 = at_39;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// Draws one of the moves of `moves_30`.
    #[inline]
    pub(crate) fn draw_30<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_37 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_37;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 3, cell))
    }

    /// Draws one of the moves of `moves_43`.
    #[inline]
    pub(crate) fn draw_43<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_50 = (Cells::of(cell)).filtered(|cell| !self.pattern_31(cell));
        let at_51 = tables::BOARD & self.planes[piece::B as usize];
        let at_58 = ((if at_50.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_51 & !self.pattern_40_everywhere());
        let group_0 = at_58;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 8, cell))
    }

    /// Draws one of the moves of `moves_64`.
    #[inline]
    pub(crate) fn draw_64<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_68 = (Cells::of(cell)).filtered(|cell| !self.pattern_67(cell));
        let at_69 = tables::BOARD & self.planes[piece::W as usize];
        let at_72 = ((if at_68.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_69 & !self.pattern_19_everywhere());
        let group_0 = at_72;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 4, cell))
    }

    /// Draws one of the moves of `moves_88`.
    #[inline]
    pub(crate) fn draw_88<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_91 = (Cells::of(cell)).filtered(|cell| !self.pattern_67(cell));
        let at_92 = tables::BOARD & self.planes[piece::W as usize];
        let at_95 = ((if at_91.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_92 & !self.pattern_19_everywhere());
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 12, cell))
    }
}
