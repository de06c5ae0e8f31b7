//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_5`.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_15 = tables::BOARD & self.planes[piece::W as usize];
        let at_33 = if i32::from(self.variables.heading) != 1 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_34 = if i32::from(self.variables.heading) != 2 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_35 = if i32::from(self.variables.heading) != 3 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_36 = if i32::from(self.variables.heading) != 4 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_37 = if i32::from(self.variables.heading) != 5 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_38 = if i32::from(self.variables.heading) != 6 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_39 = if i32::from(self.variables.heading) != 7 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_40 = if i32::from(self.variables.heading) != 8 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_72 = at_40 & self.pattern_71_everywhere();
        let at_90_0 = at_72;
        let group_0 = (at_90_0 & tables::MASK_0).shifted(10);
        let at_74 = at_40 & self.pattern_73_everywhere();
        let at_91_0 = at_74;
        let group_1 = (at_91_0 & tables::MASK_0).shifted(10);
        let at_68 = at_39 & self.pattern_67_everywhere();
        let at_88_0 = at_68;
        let group_2 = (at_88_0 & tables::MASK_1).shifted(8);
        let at_70 = at_39 & self.pattern_69_everywhere();
        let at_89_0 = at_70;
        let group_3 = (at_89_0 & tables::MASK_1).shifted(8);
        let at_64 = at_38 & self.pattern_63_everywhere();
        let at_86_0 = at_64;
        let group_4 = (at_86_0 & tables::MASK_2).shifted(-8);
        let at_66 = at_38 & self.pattern_65_everywhere();
        let at_87_0 = at_66;
        let group_5 = (at_87_0 & tables::MASK_2).shifted(-8);
        let at_60 = at_37 & self.pattern_59_everywhere();
        let at_84_0 = at_60;
        let group_6 = (at_84_0 & tables::MASK_3).shifted(-10);
        let at_62 = at_37 & self.pattern_61_everywhere();
        let at_85_0 = at_62;
        let group_7 = (at_85_0 & tables::MASK_3).shifted(-10);
        let at_56 = at_36 & self.pattern_55_everywhere();
        let at_82_0 = at_56;
        let group_8 = (at_82_0 & tables::MASK_4).shifted(1);
        let at_58 = at_36 & self.pattern_57_everywhere();
        let at_83_0 = at_58;
        let group_9 = (at_83_0 & tables::MASK_4).shifted(1);
        let at_52 = at_35 & self.pattern_51_everywhere();
        let at_80_0 = at_52;
        let group_10 = (at_80_0 & tables::MASK_5).shifted(-1);
        let at_54 = at_35 & self.pattern_53_everywhere();
        let at_81_0 = at_54;
        let group_11 = (at_81_0 & tables::MASK_5).shifted(-1);
        let at_48 = at_34 & self.pattern_47_everywhere();
        let at_78_0 = at_48;
        let group_12 = (at_78_0 & tables::MASK_6).shifted(9);
        let at_50 = at_34 & self.pattern_49_everywhere();
        let at_79_0 = at_50;
        let group_13 = (at_79_0 & tables::MASK_6).shifted(9);
        let at_44 = at_33 & self.pattern_43_everywhere();
        let at_76_0 = at_44;
        let group_14 = at_76_0.shifted(-9);
        let at_46 = at_33 & self.pattern_45_everywhere();
        let at_77_0 = at_46;
        let group_15 = at_77_0.shifted(-9);
        const MOVES: [[Code; 2]; 16] = [
            [(29 << CELL_BITS) - 10, 30 << CELL_BITS],
            [(31 << CELL_BITS) - 10, 32 << CELL_BITS],
            [(25 << CELL_BITS) - 8, 26 << CELL_BITS],
            [(27 << CELL_BITS) - 8, 28 << CELL_BITS],
            [(21 << CELL_BITS) + 8, 22 << CELL_BITS],
            [(23 << CELL_BITS) + 8, 24 << CELL_BITS],
            [(17 << CELL_BITS) + 10, 18 << CELL_BITS],
            [(19 << CELL_BITS) + 10, 20 << CELL_BITS],
            [(13 << CELL_BITS) - 1, 14 << CELL_BITS],
            [(15 << CELL_BITS) - 1, 16 << CELL_BITS],
            [(9 << CELL_BITS) + 1, 10 << CELL_BITS],
            [(11 << CELL_BITS) + 1, 12 << CELL_BITS],
            [(5 << CELL_BITS) - 9, 6 << CELL_BITS],
            [(7 << CELL_BITS) - 9, 8 << CELL_BITS],
            [(1 << CELL_BITS) + 9, 2 << CELL_BITS],
            [(3 << CELL_BITS) + 9, 4 << CELL_BITS],
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

    /// Draws one of the moves of `moves_6`.
    #[inline]
    pub(crate) fn draw_6<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_16 = tables::BOARD & self.planes[piece::W as usize];
        let at_41_0 = at_16;
        let at_75_1 = (at_41_0 & tables::MASK_3).shifted(-10)
            & self.planes[piece::E as usize];
        let at_75_2 = at_41_0.shifted(-9) & self.planes[piece::E as usize];
        let at_75_3 = (at_41_0 & tables::MASK_2).shifted(-8)
            & self.planes[piece::E as usize];
        let at_75_4 = (at_41_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::E as usize];
        let at_75_5 = (at_41_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::E as usize];
        let at_75_6 = (at_41_0 & tables::MASK_1).shifted(8)
            & self.planes[piece::E as usize];
        let at_75_7 = (at_41_0 & tables::MASK_6).shifted(9)
            & self.planes[piece::E as usize];
        let at_75_8 = (at_41_0 & tables::MASK_0).shifted(10)
            & self.planes[piece::E as usize];
        let group_0 = at_75_1;
        let group_1 = at_75_2;
        let group_2 = at_75_3;
        let group_3 = at_75_4;
        let group_4 = at_75_5;
        let group_5 = at_75_6;
        let group_6 = at_75_7;
        let group_7 = at_75_8;
        const MOVES: [[Code; 2]; 8] = [
            [(66 << CELL_BITS) + 10, 67 << CELL_BITS],
            [(66 << CELL_BITS) + 9, 67 << CELL_BITS],
            [(66 << CELL_BITS) + 8, 67 << CELL_BITS],
            [(66 << CELL_BITS) + 1, 67 << CELL_BITS],
            [(66 << CELL_BITS) - 1, 67 << CELL_BITS],
            [(66 << CELL_BITS) - 8, 67 << CELL_BITS],
            [(66 << CELL_BITS) - 9, 67 << CELL_BITS],
            [(66 << CELL_BITS) - 10, 67 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5, group_6, group_7],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_227`.
    #[inline]
    pub(crate) fn draw_227<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_240 = tables::BOARD & self.planes[piece::B as usize];
        let at_254 = if i32::from(self.variables.heading) != 1 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_255 = if i32::from(self.variables.heading) != 2 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_256 = if i32::from(self.variables.heading) != 3 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_257 = if i32::from(self.variables.heading) != 4 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_258 = if i32::from(self.variables.heading) != 5 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_259 = if i32::from(self.variables.heading) != 6 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_260 = if i32::from(self.variables.heading) != 7 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_261 = if i32::from(self.variables.heading) != 8 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_294 = at_261 & self.pattern_293_everywhere();
        let at_321_0 = at_294;
        let group_0 = (at_321_0 & tables::MASK_0).shifted(10);
        let at_296 = at_261 & self.pattern_295_everywhere();
        let at_322_0 = at_296;
        let group_1 = (at_322_0 & tables::MASK_0).shifted(10);
        let at_290 = at_260 & self.pattern_289_everywhere();
        let at_319_0 = at_290;
        let group_2 = (at_319_0 & tables::MASK_1).shifted(8);
        let at_292 = at_260 & self.pattern_291_everywhere();
        let at_320_0 = at_292;
        let group_3 = (at_320_0 & tables::MASK_1).shifted(8);
        let at_286 = at_259 & self.pattern_285_everywhere();
        let at_317_0 = at_286;
        let group_4 = (at_317_0 & tables::MASK_2).shifted(-8);
        let at_288 = at_259 & self.pattern_287_everywhere();
        let at_318_0 = at_288;
        let group_5 = (at_318_0 & tables::MASK_2).shifted(-8);
        let at_282 = at_258 & self.pattern_281_everywhere();
        let at_315_0 = at_282;
        let group_6 = (at_315_0 & tables::MASK_3).shifted(-10);
        let at_284 = at_258 & self.pattern_283_everywhere();
        let at_316_0 = at_284;
        let group_7 = (at_316_0 & tables::MASK_3).shifted(-10);
        let at_278 = at_257 & self.pattern_277_everywhere();
        let at_313_0 = at_278;
        let group_8 = (at_313_0 & tables::MASK_4).shifted(1);
        let at_280 = at_257 & self.pattern_279_everywhere();
        let at_314_0 = at_280;
        let group_9 = (at_314_0 & tables::MASK_4).shifted(1);
        let at_274 = at_256 & self.pattern_273_everywhere();
        let at_311_0 = at_274;
        let group_10 = (at_311_0 & tables::MASK_5).shifted(-1);
        let at_276 = at_256 & self.pattern_275_everywhere();
        let at_312_0 = at_276;
        let group_11 = (at_312_0 & tables::MASK_5).shifted(-1);
        let at_270 = at_255 & self.pattern_269_everywhere();
        let at_309_0 = at_270;
        let group_12 = (at_309_0 & tables::MASK_6).shifted(9);
        let at_272 = at_255 & self.pattern_271_everywhere();
        let at_310_0 = at_272;
        let group_13 = (at_310_0 & tables::MASK_6).shifted(9);
        let at_266 = at_254 & self.pattern_265_everywhere();
        let at_307_0 = at_266;
        let group_14 = at_307_0.shifted(-9);
        let at_268 = at_254 & self.pattern_267_everywhere();
        let at_308_0 = at_268;
        let group_15 = at_308_0.shifted(-9);
        const MOVES: [[Code; 2]; 16] = [
            [(96 << CELL_BITS) - 10, 97 << CELL_BITS],
            [(98 << CELL_BITS) - 10, 99 << CELL_BITS],
            [(92 << CELL_BITS) - 8, 93 << CELL_BITS],
            [(94 << CELL_BITS) - 8, 95 << CELL_BITS],
            [(88 << CELL_BITS) + 8, 89 << CELL_BITS],
            [(90 << CELL_BITS) + 8, 91 << CELL_BITS],
            [(84 << CELL_BITS) + 10, 85 << CELL_BITS],
            [(86 << CELL_BITS) + 10, 87 << CELL_BITS],
            [(80 << CELL_BITS) - 1, 81 << CELL_BITS],
            [(82 << CELL_BITS) - 1, 83 << CELL_BITS],
            [(76 << CELL_BITS) + 1, 77 << CELL_BITS],
            [(78 << CELL_BITS) + 1, 79 << CELL_BITS],
            [(72 << CELL_BITS) - 9, 73 << CELL_BITS],
            [(74 << CELL_BITS) - 9, 75 << CELL_BITS],
            [(68 << CELL_BITS) + 9, 69 << CELL_BITS],
            [(70 << CELL_BITS) + 9, 71 << CELL_BITS],
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

    /// Draws one of the moves of `moves_228`.
    #[inline]
    pub(crate) fn draw_228<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_241 = tables::BOARD & self.planes[piece::B as usize];
        let at_262_0 = at_241;
        let at_297_1 = (at_262_0 & tables::MASK_3).shifted(-10)
            & self.planes[piece::E as usize];
        let at_297_2 = at_262_0.shifted(-9) & self.planes[piece::E as usize];
        let at_297_3 = (at_262_0 & tables::MASK_2).shifted(-8)
            & self.planes[piece::E as usize];
        let at_297_4 = (at_262_0 & tables::MASK_5).shifted(-1)
            & self.planes[piece::E as usize];
        let at_297_5 = (at_262_0 & tables::MASK_4).shifted(1)
            & self.planes[piece::E as usize];
        let at_297_6 = (at_262_0 & tables::MASK_1).shifted(8)
            & self.planes[piece::E as usize];
        let at_297_7 = (at_262_0 & tables::MASK_6).shifted(9)
            & self.planes[piece::E as usize];
        let at_297_8 = (at_262_0 & tables::MASK_0).shifted(10)
            & self.planes[piece::E as usize];
        let group_0 = at_297_1;
        let group_1 = at_297_2;
        let group_2 = at_297_3;
        let group_3 = at_297_4;
        let group_4 = at_297_5;
        let group_5 = at_297_6;
        let group_6 = at_297_7;
        let group_7 = at_297_8;
        const MOVES: [[Code; 2]; 8] = [
            [(133 << CELL_BITS) + 10, 134 << CELL_BITS],
            [(133 << CELL_BITS) + 9, 134 << CELL_BITS],
            [(133 << CELL_BITS) + 8, 134 << CELL_BITS],
            [(133 << CELL_BITS) + 1, 134 << CELL_BITS],
            [(133 << CELL_BITS) - 1, 134 << CELL_BITS],
            [(133 << CELL_BITS) - 8, 134 << CELL_BITS],
            [(133 << CELL_BITS) - 9, 134 << CELL_BITS],
            [(133 << CELL_BITS) - 10, 134 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5, group_6, group_7],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
