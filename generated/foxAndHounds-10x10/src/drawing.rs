//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
        let group_0 = at_2;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_5`.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_6 = tables::BOARD & self.planes[piece::F as usize];
        let at_7_0 = at_6;
        let at_8_1 = (at_7_0 & tables::MASK_0).shifted(-11)
            & self.planes[piece::E as usize];
        let at_8_2 = (at_7_0 & tables::MASK_1).shifted(-9)
            & self.planes[piece::E as usize];
        let at_8_3 = (at_7_0 & tables::MASK_2).shifted(9)
            & self.planes[piece::E as usize];
        let at_8_4 = (at_7_0 & tables::MASK_3).shifted(11)
            & self.planes[piece::E as usize];
        let group_0 = at_8_1;
        let group_1 = at_8_2;
        let group_2 = at_8_3;
        let group_3 = at_8_4;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let total = count_0 + count_1 + count_2 + count_3;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 2, cell + 11).then(1, 3, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1.nth(left).map(|cell| m.then(0, 2, cell + 9).then(1, 3, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2.nth(left).map(|cell| m.then(0, 2, cell - 9).then(1, 3, cell));
        }
        left -= count_2;
        group_3.nth(left).map(|cell| m.then(0, 2, cell - 11).then(1, 3, cell))
    }

    /// Draws one of the moves of `moves_13`.
    #[inline]
    pub(crate) fn draw_13<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_15 = tables::BOARD & self.planes[piece::H as usize];
        let at_16_0 = at_15;
        let at_17_1 = (at_16_0 & tables::MASK_0).shifted(-11)
            & self.planes[piece::E as usize];
        let at_17_2 = (at_16_0 & tables::MASK_1).shifted(-9)
            & self.planes[piece::E as usize];
        let group_0 = at_17_1;
        let group_1 = at_17_2;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let total = count_0 + count_1;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 4, cell + 11).then(1, 5, cell));
        }
        left -= count_0;
        group_1.nth(left).map(|cell| m.then(0, 4, cell + 9).then(1, 5, cell))
    }
}
