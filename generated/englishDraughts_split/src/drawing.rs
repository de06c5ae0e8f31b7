//! Drawing a player's move from all at once.

use rbg_runtime::MoveList;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::sample_by_listing;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
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
            let at_8 = tables::BOARD & self.planes[piece::B as usize];
            let at_16_0 = at_8;
            let at_21_1 = (at_16_0 & tables::MASK_2).shifted(7)
                & self.planes[piece::E as usize];
            let at_21_2 = (at_16_0 & tables::MASK_3).shifted(9)
                & self.planes[piece::E as usize];
            group_0 = at_21_1;
            group_1 = at_21_2;
            let at_9 = tables::BOARD & self.planes[piece::BB as usize];
            let at_17_0 = at_9;
            let at_22_1 = (at_17_0 & tables::MASK_0).shifted(-9)
                & self.planes[piece::E as usize];
            let at_22_2 = (at_17_0 & tables::MASK_1).shifted(-7)
                & self.planes[piece::E as usize];
            let at_22_3 = (at_17_0 & tables::MASK_2).shifted(7)
                & self.planes[piece::E as usize];
            let at_22_4 = (at_17_0 & tables::MASK_3).shifted(9)
                & self.planes[piece::E as usize];
            group_2 = at_22_1;
            group_3 = at_22_2;
            group_4 = at_22_3;
            group_5 = at_22_4;
        }
        let at_4 = tables::BOARD & self.planes[piece::B as usize];
        let at_5 = tables::BOARD & self.planes[piece::BB as usize];
        let at_11 = at_5 & self.pattern_7_everywhere();
        rest |= !(at_11).is_empty();
        let at_10 = at_4 & self.pattern_6_everywhere();
        rest |= !(at_10).is_empty();
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        const MOVES: [[Code; 2]; 6] = [
            [(19 << CELL_BITS) - 7, 20 << CELL_BITS],
            [(19 << CELL_BITS) - 9, 20 << CELL_BITS],
            [(21 << CELL_BITS) + 9, 22 << CELL_BITS],
            [(21 << CELL_BITS) + 7, 22 << CELL_BITS],
            [(21 << CELL_BITS) - 7, 22 << CELL_BITS],
            [(21 << CELL_BITS) - 9, 22 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_71`.
    #[inline]
    pub(crate) fn draw_71<R: Rng>(
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
        if !self.pattern_75(cell) {
            let at_85 = tables::BOARD & self.planes[piece::W as usize];
            let at_89_0 = at_85;
            let at_93_1 = (at_89_0 & tables::MASK_0).shifted(-9)
                & self.planes[piece::E as usize];
            let at_93_2 = (at_89_0 & tables::MASK_1).shifted(-7)
                & self.planes[piece::E as usize];
            group_0 = at_93_1;
            group_1 = at_93_2;
            let at_86 = tables::BOARD & self.planes[piece::WW as usize];
            let at_90_0 = at_86;
            let at_94_1 = (at_90_0 & tables::MASK_0).shifted(-9)
                & self.planes[piece::E as usize];
            let at_94_2 = (at_90_0 & tables::MASK_1).shifted(-7)
                & self.planes[piece::E as usize];
            let at_94_3 = (at_90_0 & tables::MASK_2).shifted(7)
                & self.planes[piece::E as usize];
            let at_94_4 = (at_90_0 & tables::MASK_3).shifted(9)
                & self.planes[piece::E as usize];
            group_2 = at_94_1;
            group_3 = at_94_2;
            group_4 = at_94_3;
            group_5 = at_94_4;
        }
        let at_77 = tables::BOARD & self.planes[piece::W as usize];
        let at_78 = tables::BOARD & self.planes[piece::WW as usize];
        let at_88 = at_78 & self.pattern_82_everywhere();
        rest |= !(at_88).is_empty();
        let at_87 = at_77 & self.pattern_81_everywhere();
        rest |= !(at_87).is_empty();
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        const MOVES: [[Code; 2]; 6] = [
            [(41 << CELL_BITS) + 9, 42 << CELL_BITS],
            [(41 << CELL_BITS) + 7, 42 << CELL_BITS],
            [(43 << CELL_BITS) + 9, 44 << CELL_BITS],
            [(43 << CELL_BITS) + 7, 44 << CELL_BITS],
            [(43 << CELL_BITS) - 7, 44 << CELL_BITS],
            [(43 << CELL_BITS) - 9, 44 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
