//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::{CELL_BITS, Code, Move};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_2 = self.planes[piece::W];
        let at_4_1 = at_2.shifted(-10) & self.planes[piece::E];
        let at_5_2 = (at_2 & tables::MASK_0).shifted(10) & self.planes[piece::E];
        let at_6_3 = (at_2 & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        let at_7_4 = (at_2 & tables::MASK_2).shifted(1) & self.planes[piece::E];
        let at_8_5 = (at_2 & tables::MASK_3).shifted(-11) & self.planes[piece::E];
        let at_9_6 = (at_2 & tables::MASK_4).shifted(-9) & self.planes[piece::E];
        let at_10_7 = (at_2 & tables::MASK_5).shifted(9) & self.planes[piece::E];
        let at_11_8 = (at_2 & tables::MASK_6).shifted(11) & self.planes[piece::E];
        const MOVES: [[Code; 2]; 8] = [
            [(1 << CELL_BITS) + 10, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 10, 3 << CELL_BITS],
            [(1 << CELL_BITS) + 1, 4 << CELL_BITS],
            [(1 << CELL_BITS) - 1, 5 << CELL_BITS],
            [(1 << CELL_BITS) + 11, 6 << CELL_BITS],
            [(1 << CELL_BITS) + 9, 7 << CELL_BITS],
            [(1 << CELL_BITS) - 9, 8 << CELL_BITS],
            [(1 << CELL_BITS) - 11, 9 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[at_4_1, at_5_2, at_6_3, at_7_4, at_8_5, at_9_6, at_10_7, at_11_8],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves that `moves_33` finds.
    #[inline]
    pub(crate) fn draw_33<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_34 = self.planes[piece::B];
        let at_36_1 = at_34.shifted(-10) & self.planes[piece::E];
        let at_37_2 = (at_34 & tables::MASK_0).shifted(10) & self.planes[piece::E];
        let at_38_3 = (at_34 & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        let at_39_4 = (at_34 & tables::MASK_2).shifted(1) & self.planes[piece::E];
        let at_40_5 = (at_34 & tables::MASK_3).shifted(-11) & self.planes[piece::E];
        let at_41_6 = (at_34 & tables::MASK_4).shifted(-9) & self.planes[piece::E];
        let at_42_7 = (at_34 & tables::MASK_5).shifted(9) & self.planes[piece::E];
        let at_43_8 = (at_34 & tables::MASK_6).shifted(11) & self.planes[piece::E];
        const MOVES: [[Code; 2]; 8] = [
            [(12 << CELL_BITS) + 10, 13 << CELL_BITS],
            [(12 << CELL_BITS) - 10, 14 << CELL_BITS],
            [(12 << CELL_BITS) + 1, 15 << CELL_BITS],
            [(12 << CELL_BITS) - 1, 16 << CELL_BITS],
            [(12 << CELL_BITS) + 11, 17 << CELL_BITS],
            [(12 << CELL_BITS) + 9, 18 << CELL_BITS],
            [(12 << CELL_BITS) - 9, 19 << CELL_BITS],
            [(12 << CELL_BITS) - 11, 20 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[at_36_1, at_37_2, at_38_3, at_39_4, at_40_5, at_41_6, at_42_7, at_43_8],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
