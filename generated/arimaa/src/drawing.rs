//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::moves::code;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_3`.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let at_6 = tables::SHIFT_12[cell] & self.planes[piece::E as usize];
        let at_23 = if self.count(piece::GOLD_ELEPHANT) < 1 {
            at_6
        } else {
            Cells::EMPTY
        };
        let group_0 = at_23;
        let at_24 = if self.count(piece::GOLD_CAMEL) < 1 { at_6 } else { Cells::EMPTY };
        let group_1 = at_24;
        let at_25 = if self.count(piece::GOLD_HORSE) < 2 { at_6 } else { Cells::EMPTY };
        let group_2 = at_25;
        let at_26 = if self.count(piece::GOLD_DOG) < 2 { at_6 } else { Cells::EMPTY };
        let group_3 = at_26;
        let at_27 = if self.count(piece::GOLD_CAT) < 2 { at_6 } else { Cells::EMPTY };
        let group_4 = at_27;
        let at_28 = if self.count(piece::GOLD_RABBIT) < 8 { at_6 } else { Cells::EMPTY };
        let group_5 = at_28;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0.nth(left).map(|cell| Move::of_codes([code(1, cell)]));
        }
        left -= count_0;
        if left < count_1 {
            return group_1.nth(left).map(|cell| Move::of_codes([code(2, cell)]));
        }
        left -= count_1;
        if left < count_2 {
            return group_2.nth(left).map(|cell| Move::of_codes([code(3, cell)]));
        }
        left -= count_2;
        if left < count_3 {
            return group_3.nth(left).map(|cell| Move::of_codes([code(4, cell)]));
        }
        left -= count_3;
        if left < count_4 {
            return group_4.nth(left).map(|cell| Move::of_codes([code(5, cell)]));
        }
        left -= count_4;
        group_5.nth(left).map(|cell| Move::of_codes([code(6, cell)]))
    }

    /// Draws one of the moves of `moves_7`.
    #[inline]
    pub(crate) fn draw_7<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let at_29 = tables::SHIFT_13[cell] & self.planes[piece::E as usize];
        let at_65 = if self.count(piece::SILVER_ELEPHANT) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_0 = at_65;
        let at_66 = if self.count(piece::SILVER_CAMEL) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_1 = at_66;
        let at_67 = if self.count(piece::SILVER_HORSE) < 2 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_2 = at_67;
        let at_68 = if self.count(piece::SILVER_DOG) < 2 { at_29 } else { Cells::EMPTY };
        let group_3 = at_68;
        let at_69 = if self.count(piece::SILVER_CAT) < 2 { at_29 } else { Cells::EMPTY };
        let group_4 = at_69;
        let at_70 = if self.count(piece::SILVER_RABBIT) < 8 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_5 = at_70;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0.nth(left).map(|cell| Move::of_codes([code(7, cell)]));
        }
        left -= count_0;
        if left < count_1 {
            return group_1.nth(left).map(|cell| Move::of_codes([code(8, cell)]));
        }
        left -= count_1;
        if left < count_2 {
            return group_2.nth(left).map(|cell| Move::of_codes([code(9, cell)]));
        }
        left -= count_2;
        if left < count_3 {
            return group_3.nth(left).map(|cell| Move::of_codes([code(10, cell)]));
        }
        left -= count_3;
        if left < count_4 {
            return group_4.nth(left).map(|cell| Move::of_codes([code(11, cell)]));
        }
        left -= count_4;
        group_5.nth(left).map(|cell| Move::of_codes([code(12, cell)]))
    }
}
