//! Drawing a player's move from all at once.

use rbg_runtime::MoveList;
use rbg_runtime::codegen::sample_by_listing;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{Move, code};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
        cell: usize,
    ) -> Option<Move> {
        let mut group_0 = Cells::EMPTY;
        let mut group_1 = Cells::EMPTY;
        let mut group_2 = Cells::EMPTY;
        let mut group_3 = Cells::EMPTY;
        let mut group_4 = Cells::EMPTY;
        let mut group_5 = Cells::EMPTY;
        let mut rest = false;
        if !self.pattern_2(cell) {
            let on_b_1 = self.planes[piece::B];
            let to_e_1 = (on_b_1 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let to_e_2 = (on_b_1 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            group_0 = to_e_1;
            group_1 = to_e_2;
            let on_bb_1 = self.planes[piece::BB];
            let to_e_3 = (on_bb_1 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let to_e_4 = (on_bb_1 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            let to_e_5 = (on_bb_1 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let to_e_6 = (on_bb_1 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            group_2 = to_e_3;
            group_3 = to_e_4;
            group_4 = to_e_5;
            group_5 = to_e_6;
        }
        let on_b_2 = self.planes[piece::B];
        let on_bb_2 = self.planes[piece::BB];
        let at_11 = on_bb_2 & self.pattern_7_everywhere();
        rest |= !at_11.is_empty();
        let at_10 = on_b_2 & self.pattern_6_everywhere();
        rest |= !at_10.is_empty();
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| Move::of_codes([code(17, cell - 7), code(18, cell)]));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| Move::of_codes([code(17, cell - 9), code(18, cell)]));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| Move::of_codes([code(19, cell + 9), code(20, cell)]));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| Move::of_codes([code(19, cell + 7), code(20, cell)]));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| Move::of_codes([code(19, cell - 7), code(20, cell)]));
        }
        left -= count_4;
        group_5
            .nth(left)
            .map(|cell| Move::of_codes([code(19, cell - 9), code(20, cell)]))
    }

    /// Draws one of the moves that `moves_67` finds.
    #[inline]
    pub(crate) fn draw_67<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
        cell: usize,
    ) -> Option<Move> {
        let mut group_0 = Cells::EMPTY;
        let mut group_1 = Cells::EMPTY;
        let mut group_2 = Cells::EMPTY;
        let mut group_3 = Cells::EMPTY;
        let mut group_4 = Cells::EMPTY;
        let mut group_5 = Cells::EMPTY;
        let mut rest = false;
        if !self.pattern_71(cell) {
            let on_w_1 = self.planes[piece::W];
            let to_e_1 = (on_w_1 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let to_e_2 = (on_w_1 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            group_0 = to_e_1;
            group_1 = to_e_2;
            let on_ww_1 = self.planes[piece::WW];
            let to_e_3 = (on_ww_1 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let to_e_4 = (on_ww_1 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            let to_e_5 = (on_ww_1 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let to_e_6 = (on_ww_1 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            group_2 = to_e_3;
            group_3 = to_e_4;
            group_4 = to_e_5;
            group_5 = to_e_6;
        }
        let on_w_2 = self.planes[piece::W];
        let on_ww_2 = self.planes[piece::WW];
        let at_84 = on_ww_2 & self.pattern_78_everywhere();
        rest |= !at_84.is_empty();
        let at_83 = on_w_2 & self.pattern_77_everywhere();
        rest |= !at_83.is_empty();
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| Move::of_codes([code(37, cell + 9), code(38, cell)]));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| Move::of_codes([code(37, cell + 7), code(38, cell)]));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| Move::of_codes([code(39, cell + 9), code(40, cell)]));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| Move::of_codes([code(39, cell + 7), code(40, cell)]));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| Move::of_codes([code(39, cell - 7), code(40, cell)]));
        }
        left -= count_4;
        group_5
            .nth(left)
            .map(|cell| Move::of_codes([code(39, cell - 9), code(40, cell)]))
    }
}
