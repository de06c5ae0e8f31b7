//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_3_0 = at_2;
        let at_4_1 = (at_3_0 & tables::MASK_0).shifted(-6)
            & self.planes[piece::E as usize];
        let at_4_2 = at_3_0.shifted(-5) & self.planes[piece::E as usize];
        let at_4_3 = (at_3_0 & tables::MASK_1).shifted(-4)
            & self.planes[piece::E as usize];
        let at_4_4 = (at_3_0 & tables::MASK_2).shifted(-1)
            & self.planes[piece::E as usize];
        let at_4_5 = (at_3_0 & tables::MASK_3).shifted(1)
            & self.planes[piece::E as usize];
        let at_4_6 = (at_3_0 & tables::MASK_4).shifted(4)
            & self.planes[piece::E as usize];
        let at_4_7 = (at_3_0 & tables::MASK_5).shifted(5)
            & self.planes[piece::E as usize];
        let at_4_8 = (at_3_0 & tables::MASK_6).shifted(6)
            & self.planes[piece::E as usize];
        let at_5_9 = at_3_0.shifted(-5) & self.planes[piece::B as usize];
        let at_6_10 = (at_3_0 & tables::MASK_5).shifted(5)
            & self.planes[piece::B as usize];
        let at_7_11 = (at_3_0 & tables::MASK_2).shifted(-1)
            & self.planes[piece::B as usize];
        let at_8_12 = (at_3_0 & tables::MASK_3).shifted(1)
            & self.planes[piece::B as usize];
        let at_9_13 = (at_3_0 & tables::MASK_0).shifted(-6)
            & self.planes[piece::B as usize];
        let at_10_14 = (at_3_0 & tables::MASK_1).shifted(-4)
            & self.planes[piece::B as usize];
        let at_11_15 = (at_3_0 & tables::MASK_4).shifted(4)
            & self.planes[piece::B as usize];
        let at_12_16 = (at_3_0 & tables::MASK_6).shifted(6)
            & self.planes[piece::B as usize];
        let at_21_17 = (at_12_16 & tables::MASK_6).shifted(6)
            & self.planes[piece::E as usize];
        let at_20_18 = (at_11_15 & tables::MASK_4).shifted(4)
            & self.planes[piece::E as usize];
        let at_19_19 = (at_10_14 & tables::MASK_1).shifted(-4)
            & self.planes[piece::E as usize];
        let at_18_20 = (at_9_13 & tables::MASK_0).shifted(-6)
            & self.planes[piece::E as usize];
        let at_17_21 = (at_8_12 & tables::MASK_3).shifted(1)
            & self.planes[piece::E as usize];
        let at_16_22 = (at_7_11 & tables::MASK_2).shifted(-1)
            & self.planes[piece::E as usize];
        let at_15_23 = (at_6_10 & tables::MASK_5).shifted(5)
            & self.planes[piece::E as usize];
        let at_14_24 = at_5_9.shifted(-5) & self.planes[piece::E as usize];
        let group_0 = at_4_1;
        let group_1 = at_4_2;
        let group_2 = at_4_3;
        let group_3 = at_4_4;
        let group_4 = at_4_5;
        let group_5 = at_4_6;
        let group_6 = at_4_7;
        let group_7 = at_4_8;
        let group_8 = at_14_24;
        let group_9 = at_15_23;
        let group_10 = at_16_22;
        let group_11 = at_17_21;
        let group_12 = at_18_20;
        let group_13 = at_19_19;
        let group_14 = at_20_18;
        let group_15 = at_21_17;
        const MOVES: [[Code; 2]; 16] = [
            [(1 << CELL_BITS) + 6, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 5, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 4, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 1, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 1, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 4, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 5, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 6, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 10, 3 << CELL_BITS],
            [(1 << CELL_BITS) - 10, 4 << CELL_BITS],
            [(1 << CELL_BITS) + 2, 5 << CELL_BITS],
            [(1 << CELL_BITS) - 2, 6 << CELL_BITS],
            [(1 << CELL_BITS) + 12, 7 << CELL_BITS],
            [(1 << CELL_BITS) + 8, 8 << CELL_BITS],
            [(1 << CELL_BITS) - 8, 9 << CELL_BITS],
            [(1 << CELL_BITS) - 12, 10 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                group_0,
                group_1,
                group_2,
                group_3,
                group_4,
                group_5,
                group_6,
                group_7,
                group_8,
                group_9,
                group_10,
                group_11,
                group_12,
                group_13,
                group_14,
                group_15,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_54`.
    #[inline]
    pub(crate) fn draw_54<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_56 = tables::BOARD & self.planes[piece::B as usize];
        let at_57_0 = at_56;
        let at_58_1 = (at_57_0 & tables::MASK_0).shifted(-6)
            & self.planes[piece::E as usize];
        let at_58_2 = at_57_0.shifted(-5) & self.planes[piece::E as usize];
        let at_58_3 = (at_57_0 & tables::MASK_1).shifted(-4)
            & self.planes[piece::E as usize];
        let at_58_4 = (at_57_0 & tables::MASK_2).shifted(-1)
            & self.planes[piece::E as usize];
        let at_58_5 = (at_57_0 & tables::MASK_3).shifted(1)
            & self.planes[piece::E as usize];
        let at_58_6 = (at_57_0 & tables::MASK_4).shifted(4)
            & self.planes[piece::E as usize];
        let at_58_7 = (at_57_0 & tables::MASK_5).shifted(5)
            & self.planes[piece::E as usize];
        let at_58_8 = (at_57_0 & tables::MASK_6).shifted(6)
            & self.planes[piece::E as usize];
        let at_59_9 = at_57_0.shifted(-5) & self.planes[piece::W as usize];
        let at_60_10 = (at_57_0 & tables::MASK_5).shifted(5)
            & self.planes[piece::W as usize];
        let at_61_11 = (at_57_0 & tables::MASK_2).shifted(-1)
            & self.planes[piece::W as usize];
        let at_62_12 = (at_57_0 & tables::MASK_3).shifted(1)
            & self.planes[piece::W as usize];
        let at_63_13 = (at_57_0 & tables::MASK_0).shifted(-6)
            & self.planes[piece::W as usize];
        let at_64_14 = (at_57_0 & tables::MASK_1).shifted(-4)
            & self.planes[piece::W as usize];
        let at_65_15 = (at_57_0 & tables::MASK_4).shifted(4)
            & self.planes[piece::W as usize];
        let at_66_16 = (at_57_0 & tables::MASK_6).shifted(6)
            & self.planes[piece::W as usize];
        let at_75_17 = (at_66_16 & tables::MASK_6).shifted(6)
            & self.planes[piece::E as usize];
        let at_74_18 = (at_65_15 & tables::MASK_4).shifted(4)
            & self.planes[piece::E as usize];
        let at_73_19 = (at_64_14 & tables::MASK_1).shifted(-4)
            & self.planes[piece::E as usize];
        let at_72_20 = (at_63_13 & tables::MASK_0).shifted(-6)
            & self.planes[piece::E as usize];
        let at_71_21 = (at_62_12 & tables::MASK_3).shifted(1)
            & self.planes[piece::E as usize];
        let at_70_22 = (at_61_11 & tables::MASK_2).shifted(-1)
            & self.planes[piece::E as usize];
        let at_69_23 = (at_60_10 & tables::MASK_5).shifted(5)
            & self.planes[piece::E as usize];
        let at_68_24 = at_59_9.shifted(-5) & self.planes[piece::E as usize];
        let group_0 = at_58_1;
        let group_1 = at_58_2;
        let group_2 = at_58_3;
        let group_3 = at_58_4;
        let group_4 = at_58_5;
        let group_5 = at_58_6;
        let group_6 = at_58_7;
        let group_7 = at_58_8;
        let group_8 = at_68_24;
        let group_9 = at_69_23;
        let group_10 = at_70_22;
        let group_11 = at_71_21;
        let group_12 = at_72_20;
        let group_13 = at_73_19;
        let group_14 = at_74_18;
        let group_15 = at_75_17;
        const MOVES: [[Code; 2]; 16] = [
            [(11 << CELL_BITS) + 6, 12 << CELL_BITS],
            [(11 << CELL_BITS) + 5, 12 << CELL_BITS],
            [(11 << CELL_BITS) + 4, 12 << CELL_BITS],
            [(11 << CELL_BITS) + 1, 12 << CELL_BITS],
            [(11 << CELL_BITS) - 1, 12 << CELL_BITS],
            [(11 << CELL_BITS) - 4, 12 << CELL_BITS],
            [(11 << CELL_BITS) - 5, 12 << CELL_BITS],
            [(11 << CELL_BITS) - 6, 12 << CELL_BITS],
            [(11 << CELL_BITS) + 10, 13 << CELL_BITS],
            [(11 << CELL_BITS) - 10, 14 << CELL_BITS],
            [(11 << CELL_BITS) + 2, 15 << CELL_BITS],
            [(11 << CELL_BITS) - 2, 16 << CELL_BITS],
            [(11 << CELL_BITS) + 12, 17 << CELL_BITS],
            [(11 << CELL_BITS) + 8, 18 << CELL_BITS],
            [(11 << CELL_BITS) - 8, 19 << CELL_BITS],
            [(11 << CELL_BITS) - 12, 20 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                group_0,
                group_1,
                group_2,
                group_3,
                group_4,
                group_5,
                group_6,
                group_7,
                group_8,
                group_9,
                group_10,
                group_11,
                group_12,
                group_13,
                group_14,
                group_15,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
