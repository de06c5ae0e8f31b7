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
            let at_8 = self.planes[piece::B];
            let at_21_1 = (at_8 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let at_21_2 = (at_8 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            group_0 = at_21_1;
            group_1 = at_21_2;
            let at_9 = self.planes[piece::BB];
            let at_22_1 = (at_9 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let at_22_2 = (at_9 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            let at_22_3 = (at_9 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let at_22_4 = (at_9 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            group_2 = at_22_1;
            group_3 = at_22_2;
            group_4 = at_22_3;
            group_5 = at_22_4;
        }
        let at_4 = self.planes[piece::B];
        let at_5 = self.planes[piece::BB];
        let at_11 = at_5 & self.pattern_7_everywhere();
        rest |= !at_11.is_empty();
        let at_10 = at_4 & self.pattern_6_everywhere();
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
            let at_81 = self.planes[piece::W];
            let at_89_1 = (at_81 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let at_89_2 = (at_81 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            group_0 = at_89_1;
            group_1 = at_89_2;
            let at_82 = self.planes[piece::WW];
            let at_90_1 = (at_82 & tables::MASK_0).shifted(-9) & self.planes[piece::E];
            let at_90_2 = (at_82 & tables::MASK_1).shifted(-7) & self.planes[piece::E];
            let at_90_3 = (at_82 & tables::MASK_2).shifted(7) & self.planes[piece::E];
            let at_90_4 = (at_82 & tables::MASK_3).shifted(9) & self.planes[piece::E];
            group_2 = at_90_1;
            group_3 = at_90_2;
            group_4 = at_90_3;
            group_5 = at_90_4;
        }
        let at_73 = self.planes[piece::W];
        let at_74 = self.planes[piece::WW];
        let at_84 = at_74 & self.pattern_78_everywhere();
        rest |= !at_84.is_empty();
        let at_83 = at_73 & self.pattern_77_everywhere();
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
