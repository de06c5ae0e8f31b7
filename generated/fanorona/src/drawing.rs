//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_5`.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
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
        let group_0 = (at_90_0 & tables::MASK_6).shifted(10);
        let at_74 = at_40 & self.pattern_73_everywhere();
        let at_91_0 = at_74;
        let group_1 = (at_91_0 & tables::MASK_6).shifted(10);
        let at_68 = at_39 & self.pattern_67_everywhere();
        let at_88_0 = at_68;
        let group_2 = (at_88_0 & tables::MASK_4).shifted(8);
        let at_70 = at_39 & self.pattern_69_everywhere();
        let at_89_0 = at_70;
        let group_3 = (at_89_0 & tables::MASK_4).shifted(8);
        let at_64 = at_38 & self.pattern_63_everywhere();
        let at_86_0 = at_64;
        let group_4 = (at_86_0 & tables::MASK_1).shifted(-8);
        let at_66 = at_38 & self.pattern_65_everywhere();
        let at_87_0 = at_66;
        let group_5 = (at_87_0 & tables::MASK_1).shifted(-8);
        let at_60 = at_37 & self.pattern_59_everywhere();
        let at_84_0 = at_60;
        let group_6 = (at_84_0 & tables::MASK_0).shifted(-10);
        let at_62 = at_37 & self.pattern_61_everywhere();
        let at_85_0 = at_62;
        let group_7 = (at_85_0 & tables::MASK_0).shifted(-10);
        let at_56 = at_36 & self.pattern_55_everywhere();
        let at_82_0 = at_56;
        let group_8 = (at_82_0 & tables::MASK_3).shifted(1);
        let at_58 = at_36 & self.pattern_57_everywhere();
        let at_83_0 = at_58;
        let group_9 = (at_83_0 & tables::MASK_3).shifted(1);
        let at_52 = at_35 & self.pattern_51_everywhere();
        let at_80_0 = at_52;
        let group_10 = (at_80_0 & tables::MASK_2).shifted(-1);
        let at_54 = at_35 & self.pattern_53_everywhere();
        let at_81_0 = at_54;
        let group_11 = (at_81_0 & tables::MASK_2).shifted(-1);
        let at_48 = at_34 & self.pattern_47_everywhere();
        let at_78_0 = at_48;
        let group_12 = (at_78_0 & tables::MASK_5).shifted(9);
        let at_50 = at_34 & self.pattern_49_everywhere();
        let at_79_0 = at_50;
        let group_13 = (at_79_0 & tables::MASK_5).shifted(9);
        let at_44 = at_33 & self.pattern_43_everywhere();
        let at_76_0 = at_44;
        let group_14 = at_76_0.shifted(-9);
        let at_46 = at_33 & self.pattern_45_everywhere();
        let at_77_0 = at_46;
        let group_15 = at_77_0.shifted(-9);
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
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5 + count_6
            + count_7 + count_8 + count_9 + count_10 + count_11 + count_12 + count_13
            + count_14 + count_15;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 29, cell - 10).then(1, 30, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| m.then(0, 31, cell - 10).then(1, 32, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| m.then(0, 25, cell - 8).then(1, 26, cell));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| m.then(0, 27, cell - 8).then(1, 28, cell));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| m.then(0, 21, cell + 8).then(1, 22, cell));
        }
        left -= count_4;
        if left < count_5 {
            return group_5
                .nth(left)
                .map(|cell| m.then(0, 23, cell + 8).then(1, 24, cell));
        }
        left -= count_5;
        if left < count_6 {
            return group_6
                .nth(left)
                .map(|cell| m.then(0, 17, cell + 10).then(1, 18, cell));
        }
        left -= count_6;
        if left < count_7 {
            return group_7
                .nth(left)
                .map(|cell| m.then(0, 19, cell + 10).then(1, 20, cell));
        }
        left -= count_7;
        if left < count_8 {
            return group_8
                .nth(left)
                .map(|cell| m.then(0, 13, cell - 1).then(1, 14, cell));
        }
        left -= count_8;
        if left < count_9 {
            return group_9
                .nth(left)
                .map(|cell| m.then(0, 15, cell - 1).then(1, 16, cell));
        }
        left -= count_9;
        if left < count_10 {
            return group_10
                .nth(left)
                .map(|cell| m.then(0, 9, cell + 1).then(1, 10, cell));
        }
        left -= count_10;
        if left < count_11 {
            return group_11
                .nth(left)
                .map(|cell| m.then(0, 11, cell + 1).then(1, 12, cell));
        }
        left -= count_11;
        if left < count_12 {
            return group_12
                .nth(left)
                .map(|cell| m.then(0, 5, cell - 9).then(1, 6, cell));
        }
        left -= count_12;
        if left < count_13 {
            return group_13
                .nth(left)
                .map(|cell| m.then(0, 7, cell - 9).then(1, 8, cell));
        }
        left -= count_13;
        if left < count_14 {
            return group_14
                .nth(left)
                .map(|cell| m.then(0, 1, cell + 9).then(1, 2, cell));
        }
        left -= count_14;
        group_15.nth(left).map(|cell| m.then(0, 3, cell + 9).then(1, 4, cell))
    }

    /// Draws one of the moves of `moves_6`.
    #[inline]
    pub(crate) fn draw_6<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_16 = tables::BOARD & self.planes[piece::W as usize];
        let at_41_0 = at_16;
        let at_75_1 = (at_41_0 & tables::MASK_0).shifted(-10)
            & self.planes[piece::E as usize];
        let at_75_2 = at_41_0.shifted(-9) & self.planes[piece::E as usize];
        let at_75_3 = (at_41_0 & tables::MASK_1).shifted(-8)
            & self.planes[piece::E as usize];
        let at_75_4 = (at_41_0 & tables::MASK_2).shifted(-1)
            & self.planes[piece::E as usize];
        let at_75_5 = (at_41_0 & tables::MASK_3).shifted(1)
            & self.planes[piece::E as usize];
        let at_75_6 = (at_41_0 & tables::MASK_4).shifted(8)
            & self.planes[piece::E as usize];
        let at_75_7 = (at_41_0 & tables::MASK_5).shifted(9)
            & self.planes[piece::E as usize];
        let at_75_8 = (at_41_0 & tables::MASK_6).shifted(10)
            & self.planes[piece::E as usize];
        let group_0 = at_75_1;
        let group_1 = at_75_2;
        let group_2 = at_75_3;
        let group_3 = at_75_4;
        let group_4 = at_75_5;
        let group_5 = at_75_6;
        let group_6 = at_75_7;
        let group_7 = at_75_8;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let count_6 = group_6.len();
        let count_7 = group_7.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5 + count_6
            + count_7;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 66, cell + 10).then(1, 67, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| m.then(0, 66, cell + 9).then(1, 67, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| m.then(0, 66, cell + 8).then(1, 67, cell));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| m.then(0, 66, cell + 1).then(1, 67, cell));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| m.then(0, 66, cell - 1).then(1, 67, cell));
        }
        left -= count_4;
        if left < count_5 {
            return group_5
                .nth(left)
                .map(|cell| m.then(0, 66, cell - 8).then(1, 67, cell));
        }
        left -= count_5;
        if left < count_6 {
            return group_6
                .nth(left)
                .map(|cell| m.then(0, 66, cell - 9).then(1, 67, cell));
        }
        left -= count_6;
        group_7.nth(left).map(|cell| m.then(0, 66, cell - 10).then(1, 67, cell))
    }

    /// Draws one of the moves of `moves_227`.
    #[inline]
    pub(crate) fn draw_227<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
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
        let group_0 = (at_321_0 & tables::MASK_6).shifted(10);
        let at_296 = at_261 & self.pattern_295_everywhere();
        let at_322_0 = at_296;
        let group_1 = (at_322_0 & tables::MASK_6).shifted(10);
        let at_290 = at_260 & self.pattern_289_everywhere();
        let at_319_0 = at_290;
        let group_2 = (at_319_0 & tables::MASK_4).shifted(8);
        let at_292 = at_260 & self.pattern_291_everywhere();
        let at_320_0 = at_292;
        let group_3 = (at_320_0 & tables::MASK_4).shifted(8);
        let at_286 = at_259 & self.pattern_285_everywhere();
        let at_317_0 = at_286;
        let group_4 = (at_317_0 & tables::MASK_1).shifted(-8);
        let at_288 = at_259 & self.pattern_287_everywhere();
        let at_318_0 = at_288;
        let group_5 = (at_318_0 & tables::MASK_1).shifted(-8);
        let at_282 = at_258 & self.pattern_281_everywhere();
        let at_315_0 = at_282;
        let group_6 = (at_315_0 & tables::MASK_0).shifted(-10);
        let at_284 = at_258 & self.pattern_283_everywhere();
        let at_316_0 = at_284;
        let group_7 = (at_316_0 & tables::MASK_0).shifted(-10);
        let at_278 = at_257 & self.pattern_277_everywhere();
        let at_313_0 = at_278;
        let group_8 = (at_313_0 & tables::MASK_3).shifted(1);
        let at_280 = at_257 & self.pattern_279_everywhere();
        let at_314_0 = at_280;
        let group_9 = (at_314_0 & tables::MASK_3).shifted(1);
        let at_274 = at_256 & self.pattern_273_everywhere();
        let at_311_0 = at_274;
        let group_10 = (at_311_0 & tables::MASK_2).shifted(-1);
        let at_276 = at_256 & self.pattern_275_everywhere();
        let at_312_0 = at_276;
        let group_11 = (at_312_0 & tables::MASK_2).shifted(-1);
        let at_270 = at_255 & self.pattern_269_everywhere();
        let at_309_0 = at_270;
        let group_12 = (at_309_0 & tables::MASK_5).shifted(9);
        let at_272 = at_255 & self.pattern_271_everywhere();
        let at_310_0 = at_272;
        let group_13 = (at_310_0 & tables::MASK_5).shifted(9);
        let at_266 = at_254 & self.pattern_265_everywhere();
        let at_307_0 = at_266;
        let group_14 = at_307_0.shifted(-9);
        let at_268 = at_254 & self.pattern_267_everywhere();
        let at_308_0 = at_268;
        let group_15 = at_308_0.shifted(-9);
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
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5 + count_6
            + count_7 + count_8 + count_9 + count_10 + count_11 + count_12 + count_13
            + count_14 + count_15;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 96, cell - 10).then(1, 97, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| m.then(0, 98, cell - 10).then(1, 99, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| m.then(0, 92, cell - 8).then(1, 93, cell));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| m.then(0, 94, cell - 8).then(1, 95, cell));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| m.then(0, 88, cell + 8).then(1, 89, cell));
        }
        left -= count_4;
        if left < count_5 {
            return group_5
                .nth(left)
                .map(|cell| m.then(0, 90, cell + 8).then(1, 91, cell));
        }
        left -= count_5;
        if left < count_6 {
            return group_6
                .nth(left)
                .map(|cell| m.then(0, 84, cell + 10).then(1, 85, cell));
        }
        left -= count_6;
        if left < count_7 {
            return group_7
                .nth(left)
                .map(|cell| m.then(0, 86, cell + 10).then(1, 87, cell));
        }
        left -= count_7;
        if left < count_8 {
            return group_8
                .nth(left)
                .map(|cell| m.then(0, 80, cell - 1).then(1, 81, cell));
        }
        left -= count_8;
        if left < count_9 {
            return group_9
                .nth(left)
                .map(|cell| m.then(0, 82, cell - 1).then(1, 83, cell));
        }
        left -= count_9;
        if left < count_10 {
            return group_10
                .nth(left)
                .map(|cell| m.then(0, 76, cell + 1).then(1, 77, cell));
        }
        left -= count_10;
        if left < count_11 {
            return group_11
                .nth(left)
                .map(|cell| m.then(0, 78, cell + 1).then(1, 79, cell));
        }
        left -= count_11;
        if left < count_12 {
            return group_12
                .nth(left)
                .map(|cell| m.then(0, 72, cell - 9).then(1, 73, cell));
        }
        left -= count_12;
        if left < count_13 {
            return group_13
                .nth(left)
                .map(|cell| m.then(0, 74, cell - 9).then(1, 75, cell));
        }
        left -= count_13;
        if left < count_14 {
            return group_14
                .nth(left)
                .map(|cell| m.then(0, 68, cell + 9).then(1, 69, cell));
        }
        left -= count_14;
        group_15.nth(left).map(|cell| m.then(0, 70, cell + 9).then(1, 71, cell))
    }

    /// Draws one of the moves of `moves_228`.
    #[inline]
    pub(crate) fn draw_228<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_241 = tables::BOARD & self.planes[piece::B as usize];
        let at_262_0 = at_241;
        let at_297_1 = (at_262_0 & tables::MASK_0).shifted(-10)
            & self.planes[piece::E as usize];
        let at_297_2 = at_262_0.shifted(-9) & self.planes[piece::E as usize];
        let at_297_3 = (at_262_0 & tables::MASK_1).shifted(-8)
            & self.planes[piece::E as usize];
        let at_297_4 = (at_262_0 & tables::MASK_2).shifted(-1)
            & self.planes[piece::E as usize];
        let at_297_5 = (at_262_0 & tables::MASK_3).shifted(1)
            & self.planes[piece::E as usize];
        let at_297_6 = (at_262_0 & tables::MASK_4).shifted(8)
            & self.planes[piece::E as usize];
        let at_297_7 = (at_262_0 & tables::MASK_5).shifted(9)
            & self.planes[piece::E as usize];
        let at_297_8 = (at_262_0 & tables::MASK_6).shifted(10)
            & self.planes[piece::E as usize];
        let group_0 = at_297_1;
        let group_1 = at_297_2;
        let group_2 = at_297_3;
        let group_3 = at_297_4;
        let group_4 = at_297_5;
        let group_5 = at_297_6;
        let group_6 = at_297_7;
        let group_7 = at_297_8;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let count_3 = group_3.len();
        let count_4 = group_4.len();
        let count_5 = group_5.len();
        let count_6 = group_6.len();
        let count_7 = group_7.len();
        let total = count_0 + count_1 + count_2 + count_3 + count_4 + count_5 + count_6
            + count_7;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0
                .nth(left)
                .map(|cell| m.then(0, 133, cell + 10).then(1, 134, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1
                .nth(left)
                .map(|cell| m.then(0, 133, cell + 9).then(1, 134, cell));
        }
        left -= count_1;
        if left < count_2 {
            return group_2
                .nth(left)
                .map(|cell| m.then(0, 133, cell + 8).then(1, 134, cell));
        }
        left -= count_2;
        if left < count_3 {
            return group_3
                .nth(left)
                .map(|cell| m.then(0, 133, cell + 1).then(1, 134, cell));
        }
        left -= count_3;
        if left < count_4 {
            return group_4
                .nth(left)
                .map(|cell| m.then(0, 133, cell - 1).then(1, 134, cell));
        }
        left -= count_4;
        if left < count_5 {
            return group_5
                .nth(left)
                .map(|cell| m.then(0, 133, cell - 8).then(1, 134, cell));
        }
        left -= count_5;
        if left < count_6 {
            return group_6
                .nth(left)
                .map(|cell| m.then(0, 133, cell - 9).then(1, 134, cell));
        }
        left -= count_6;
        group_7.nth(left).map(|cell| m.then(0, 133, cell - 10).then(1, 134, cell))
    }
}
