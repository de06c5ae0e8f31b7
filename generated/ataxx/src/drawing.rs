//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_6`.
    #[inline]
    pub(crate) fn draw_6<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_10 = tables::BOARD & self.planes[piece::E as usize];
        let at_11 = tables::BOARD & self.planes[piece::W as usize];
        let at_16_0 = at_11;
        let at_21_1 = (at_16_0 & tables::MASK_0).shifted(-16)
            & self.planes[piece::E as usize];
        let at_21_2 = (at_16_0 & tables::MASK_1).shifted(-15)
            & self.planes[piece::E as usize];
        let at_21_3 = at_16_0.shifted(-14) & self.planes[piece::E as usize];
        let at_21_4 = (at_16_0 & tables::MASK_2).shifted(-13)
            & self.planes[piece::E as usize];
        let at_21_5 = (at_16_0 & tables::MASK_3).shifted(-12)
            & self.planes[piece::E as usize];
        let at_21_6 = (at_16_0 & tables::MASK_4).shifted(-9)
            & self.planes[piece::E as usize];
        let at_21_7 = (at_16_0 & tables::MASK_5).shifted(-5)
            & self.planes[piece::E as usize];
        let at_21_8 = (at_16_0 & tables::MASK_6).shifted(-2)
            & self.planes[piece::E as usize];
        let at_21_9 = (at_16_0 & tables::MASK_7).shifted(2)
            & self.planes[piece::E as usize];
        let at_21_10 = (at_16_0 & tables::MASK_8).shifted(5)
            & self.planes[piece::E as usize];
        let at_21_11 = (at_16_0 & tables::MASK_9).shifted(9)
            & self.planes[piece::E as usize];
        let at_21_12 = (at_16_0 & tables::MASK_10).shifted(12)
            & self.planes[piece::E as usize];
        let at_21_13 = (at_16_0 & tables::MASK_11).shifted(13)
            & self.planes[piece::E as usize];
        let at_21_14 = (at_16_0 & tables::MASK_12).shifted(14)
            & self.planes[piece::E as usize];
        let at_21_15 = (at_16_0 & tables::MASK_13).shifted(15)
            & self.planes[piece::E as usize];
        let at_21_16 = (at_16_0 & tables::MASK_14).shifted(16)
            & self.planes[piece::E as usize];
        let group_0 = at_21_1;
        let group_1 = at_21_2;
        let group_2 = at_21_3;
        let group_3 = at_21_4;
        let group_4 = at_21_5;
        let group_5 = at_21_6;
        let group_6 = at_21_7;
        let group_7 = at_21_8;
        let group_8 = at_21_9;
        let group_9 = at_21_10;
        let group_10 = at_21_11;
        let group_11 = at_21_12;
        let group_12 = at_21_13;
        let group_13 = at_21_14;
        let group_14 = at_21_15;
        let group_15 = at_21_16;
        let at_15 = at_10 & self.pattern_13_everywhere();
        let group_16 = at_15;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let count_6 = group_6.len();
        let count_7 = group_7.len();
        let count_8 = group_8.len();
        let count_9 = group_9.len();
        let count_10 = group_10.len();
        let count_11 = group_11.len();
        let count_12 = group_12.len();
        let count_13 = group_13.len();
        let count_14 = group_14.len();
        let count_15 = group_15.len();
        let count_16 = group_16.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5 + count_6
            + count_7 + count_8 + count_9 + count_10 + count_11 + count_12 + count_13
            + count_14 + count_15 + count_16;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 2, cell + 16).then(1, 3, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| m.then(0, 2, cell + 15).then(1, 3, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| m.then(0, 2, cell + 14).then(1, 3, cell));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| m.then(0, 2, cell + 13).then(1, 3, cell));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| m.then(0, 2, cell + 12).then(1, 3, cell));
        }
        left -= count_4;
        if left < count_5 {
            return group_5.nth(left).map(|cell| m.then(0, 2, cell + 9).then(1, 3, cell));
        }
        left -= count_5;
        if left < count_6 {
            return group_6.nth(left).map(|cell| m.then(0, 2, cell + 5).then(1, 3, cell));
        }
        left -= count_6;
        if left < count_7 {
            return group_7.nth(left).map(|cell| m.then(0, 2, cell + 2).then(1, 3, cell));
        }
        left -= count_7;
        if left < count_8 {
            return group_8.nth(left).map(|cell| m.then(0, 2, cell - 2).then(1, 3, cell));
        }
        left -= count_8;
        if left < count_9 {
            return group_9.nth(left).map(|cell| m.then(0, 2, cell - 5).then(1, 3, cell));
        }
        left -= count_9;
        if left < count_10 {
            return group_10
                .nth(left)
                .map(|cell| m.then(0, 2, cell - 9).then(1, 3, cell));
        }
        left -= count_10;
        if left < count_11 {
            return group_11
                .nth(left)
                .map(|cell| m.then(0, 2, cell - 12).then(1, 3, cell));
        }
        left -= count_11;
        if left < count_12 {
            return group_12
                .nth(left)
                .map(|cell| m.then(0, 2, cell - 13).then(1, 3, cell));
        }
        left -= count_12;
        if left < count_13 {
            return group_13
                .nth(left)
                .map(|cell| m.then(0, 2, cell - 14).then(1, 3, cell));
        }
        left -= count_13;
        if left < count_14 {
            return group_14
                .nth(left)
                .map(|cell| m.then(0, 2, cell - 15).then(1, 3, cell));
        }
        left -= count_14;
        if left < count_15 {
            return group_15
                .nth(left)
                .map(|cell| m.then(0, 2, cell - 16).then(1, 3, cell));
        }
        left -= count_15;
        group_16.nth(left).map(|cell| m.then(0, 1, cell))
    }

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

    /// Draws one of the moves of `moves_23`.
    #[inline]
    pub(crate) fn draw_23<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_28 = tables::BOARD & self.planes[piece::E as usize];
        let at_29 = tables::BOARD & self.planes[piece::B as usize];
        let at_33_0 = at_29;
        let at_38_1 = (at_33_0 & tables::MASK_0).shifted(-16)
            & self.planes[piece::E as usize];
        let at_38_2 = (at_33_0 & tables::MASK_1).shifted(-15)
            & self.planes[piece::E as usize];
        let at_38_3 = at_33_0.shifted(-14) & self.planes[piece::E as usize];
        let at_38_4 = (at_33_0 & tables::MASK_2).shifted(-13)
            & self.planes[piece::E as usize];
        let at_38_5 = (at_33_0 & tables::MASK_3).shifted(-12)
            & self.planes[piece::E as usize];
        let at_38_6 = (at_33_0 & tables::MASK_4).shifted(-9)
            & self.planes[piece::E as usize];
        let at_38_7 = (at_33_0 & tables::MASK_5).shifted(-5)
            & self.planes[piece::E as usize];
        let at_38_8 = (at_33_0 & tables::MASK_6).shifted(-2)
            & self.planes[piece::E as usize];
        let at_38_9 = (at_33_0 & tables::MASK_7).shifted(2)
            & self.planes[piece::E as usize];
        let at_38_10 = (at_33_0 & tables::MASK_8).shifted(5)
            & self.planes[piece::E as usize];
        let at_38_11 = (at_33_0 & tables::MASK_9).shifted(9)
            & self.planes[piece::E as usize];
        let at_38_12 = (at_33_0 & tables::MASK_10).shifted(12)
            & self.planes[piece::E as usize];
        let at_38_13 = (at_33_0 & tables::MASK_11).shifted(13)
            & self.planes[piece::E as usize];
        let at_38_14 = (at_33_0 & tables::MASK_12).shifted(14)
            & self.planes[piece::E as usize];
        let at_38_15 = (at_33_0 & tables::MASK_13).shifted(15)
            & self.planes[piece::E as usize];
        let at_38_16 = (at_33_0 & tables::MASK_14).shifted(16)
            & self.planes[piece::E as usize];
        let group_0 = at_38_1;
        let group_1 = at_38_2;
        let group_2 = at_38_3;
        let group_3 = at_38_4;
        let group_4 = at_38_5;
        let group_5 = at_38_6;
        let group_6 = at_38_7;
        let group_7 = at_38_8;
        let group_8 = at_38_9;
        let group_9 = at_38_10;
        let group_10 = at_38_11;
        let group_11 = at_38_12;
        let group_12 = at_38_13;
        let group_13 = at_38_14;
        let group_14 = at_38_15;
        let group_15 = at_38_16;
        let at_32 = at_28 & self.pattern_31_everywhere();
        let group_16 = at_32;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let count_6 = group_6.len();
        let count_7 = group_7.len();
        let count_8 = group_8.len();
        let count_9 = group_9.len();
        let count_10 = group_10.len();
        let count_11 = group_11.len();
        let count_12 = group_12.len();
        let count_13 = group_13.len();
        let count_14 = group_14.len();
        let count_15 = group_15.len();
        let count_16 = group_16.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5 + count_6
            + count_7 + count_8 + count_9 + count_10 + count_11 + count_12 + count_13
            + count_14 + count_15 + count_16;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 6, cell + 16).then(1, 7, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| m.then(0, 6, cell + 15).then(1, 7, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| m.then(0, 6, cell + 14).then(1, 7, cell));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| m.then(0, 6, cell + 13).then(1, 7, cell));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| m.then(0, 6, cell + 12).then(1, 7, cell));
        }
        left -= count_4;
        if left < count_5 {
            return group_5.nth(left).map(|cell| m.then(0, 6, cell + 9).then(1, 7, cell));
        }
        left -= count_5;
        if left < count_6 {
            return group_6.nth(left).map(|cell| m.then(0, 6, cell + 5).then(1, 7, cell));
        }
        left -= count_6;
        if left < count_7 {
            return group_7.nth(left).map(|cell| m.then(0, 6, cell + 2).then(1, 7, cell));
        }
        left -= count_7;
        if left < count_8 {
            return group_8.nth(left).map(|cell| m.then(0, 6, cell - 2).then(1, 7, cell));
        }
        left -= count_8;
        if left < count_9 {
            return group_9.nth(left).map(|cell| m.then(0, 6, cell - 5).then(1, 7, cell));
        }
        left -= count_9;
        if left < count_10 {
            return group_10
                .nth(left)
                .map(|cell| m.then(0, 6, cell - 9).then(1, 7, cell));
        }
        left -= count_10;
        if left < count_11 {
            return group_11
                .nth(left)
                .map(|cell| m.then(0, 6, cell - 12).then(1, 7, cell));
        }
        left -= count_11;
        if left < count_12 {
            return group_12
                .nth(left)
                .map(|cell| m.then(0, 6, cell - 13).then(1, 7, cell));
        }
        left -= count_12;
        if left < count_13 {
            return group_13
                .nth(left)
                .map(|cell| m.then(0, 6, cell - 14).then(1, 7, cell));
        }
        left -= count_13;
        if left < count_14 {
            return group_14
                .nth(left)
                .map(|cell| m.then(0, 6, cell - 15).then(1, 7, cell));
        }
        left -= count_14;
        if left < count_15 {
            return group_15
                .nth(left)
                .map(|cell| m.then(0, 6, cell - 16).then(1, 7, cell));
        }
        left -= count_15;
        group_16.nth(left).map(|cell| m.then(0, 5, cell))
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
