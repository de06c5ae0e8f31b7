//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
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
        out.extend(
            (at_90_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 29, cell - 10).then(1, 30, cell),
        );
        let at_74 = at_40 & self.pattern_73_everywhere();
        let at_91_0 = at_74;
        out.extend(
            (at_91_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 31, cell - 10).then(1, 32, cell),
        );
        let at_68 = at_39 & self.pattern_67_everywhere();
        let at_88_0 = at_68;
        out.extend(
            (at_88_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 25, cell - 8).then(1, 26, cell),
        );
        let at_70 = at_39 & self.pattern_69_everywhere();
        let at_89_0 = at_70;
        out.extend(
            (at_89_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 27, cell - 8).then(1, 28, cell),
        );
        let at_64 = at_38 & self.pattern_63_everywhere();
        let at_86_0 = at_64;
        out.extend(
            (at_86_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 21, cell + 8).then(1, 22, cell),
        );
        let at_66 = at_38 & self.pattern_65_everywhere();
        let at_87_0 = at_66;
        out.extend(
            (at_87_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 23, cell + 8).then(1, 24, cell),
        );
        let at_60 = at_37 & self.pattern_59_everywhere();
        let at_84_0 = at_60;
        out.extend(
            (at_84_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 17, cell + 10).then(1, 18, cell),
        );
        let at_62 = at_37 & self.pattern_61_everywhere();
        let at_85_0 = at_62;
        out.extend(
            (at_85_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 19, cell + 10).then(1, 20, cell),
        );
        let at_56 = at_36 & self.pattern_55_everywhere();
        let at_82_0 = at_56;
        out.extend(
            (at_82_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 13, cell - 1).then(1, 14, cell),
        );
        let at_58 = at_36 & self.pattern_57_everywhere();
        let at_83_0 = at_58;
        out.extend(
            (at_83_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 15, cell - 1).then(1, 16, cell),
        );
        let at_52 = at_35 & self.pattern_51_everywhere();
        let at_80_0 = at_52;
        out.extend(
            (at_80_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 9, cell + 1).then(1, 10, cell),
        );
        let at_54 = at_35 & self.pattern_53_everywhere();
        let at_81_0 = at_54;
        out.extend(
            (at_81_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 11, cell + 1).then(1, 12, cell),
        );
        let at_48 = at_34 & self.pattern_47_everywhere();
        let at_78_0 = at_48;
        out.extend(
            (at_78_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 5, cell - 9).then(1, 6, cell),
        );
        let at_50 = at_34 & self.pattern_49_everywhere();
        let at_79_0 = at_50;
        out.extend(
            (at_79_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 7, cell - 9).then(1, 8, cell),
        );
        let at_44 = at_33 & self.pattern_43_everywhere();
        let at_76_0 = at_44;
        out.extend(at_76_0.shifted(-9), |cell| m.then(0, 1, cell + 9).then(1, 2, cell));
        let at_46 = at_33 & self.pattern_45_everywhere();
        let at_77_0 = at_46;
        out.extend(at_77_0.shifted(-9), |cell| m.then(0, 3, cell + 9).then(1, 4, cell));
    }

    /// Then `{w}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
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
        out.extend(at_75_1, |cell| m.then(0, 66, cell + 10).then(1, 67, cell));
        out.extend(at_75_2, |cell| m.then(0, 66, cell + 9).then(1, 67, cell));
        out.extend(at_75_3, |cell| m.then(0, 66, cell + 8).then(1, 67, cell));
        out.extend(at_75_4, |cell| m.then(0, 66, cell + 1).then(1, 67, cell));
        out.extend(at_75_5, |cell| m.then(0, 66, cell - 1).then(1, 67, cell));
        out.extend(at_75_6, |cell| m.then(0, 66, cell - 8).then(1, 67, cell));
        out.extend(at_75_7, |cell| m.then(0, 66, cell - 9).then(1, 67, cell));
        out.extend(at_75_8, |cell| m.then(0, 66, cell - 10).then(1, 67, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_227<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
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
        out.extend(
            (at_321_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 96, cell - 10).then(1, 97, cell),
        );
        let at_296 = at_261 & self.pattern_295_everywhere();
        let at_322_0 = at_296;
        out.extend(
            (at_322_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 98, cell - 10).then(1, 99, cell),
        );
        let at_290 = at_260 & self.pattern_289_everywhere();
        let at_319_0 = at_290;
        out.extend(
            (at_319_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 92, cell - 8).then(1, 93, cell),
        );
        let at_292 = at_260 & self.pattern_291_everywhere();
        let at_320_0 = at_292;
        out.extend(
            (at_320_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 94, cell - 8).then(1, 95, cell),
        );
        let at_286 = at_259 & self.pattern_285_everywhere();
        let at_317_0 = at_286;
        out.extend(
            (at_317_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 88, cell + 8).then(1, 89, cell),
        );
        let at_288 = at_259 & self.pattern_287_everywhere();
        let at_318_0 = at_288;
        out.extend(
            (at_318_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 90, cell + 8).then(1, 91, cell),
        );
        let at_282 = at_258 & self.pattern_281_everywhere();
        let at_315_0 = at_282;
        out.extend(
            (at_315_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 84, cell + 10).then(1, 85, cell),
        );
        let at_284 = at_258 & self.pattern_283_everywhere();
        let at_316_0 = at_284;
        out.extend(
            (at_316_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 86, cell + 10).then(1, 87, cell),
        );
        let at_278 = at_257 & self.pattern_277_everywhere();
        let at_313_0 = at_278;
        out.extend(
            (at_313_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 80, cell - 1).then(1, 81, cell),
        );
        let at_280 = at_257 & self.pattern_279_everywhere();
        let at_314_0 = at_280;
        out.extend(
            (at_314_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 82, cell - 1).then(1, 83, cell),
        );
        let at_274 = at_256 & self.pattern_273_everywhere();
        let at_311_0 = at_274;
        out.extend(
            (at_311_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 76, cell + 1).then(1, 77, cell),
        );
        let at_276 = at_256 & self.pattern_275_everywhere();
        let at_312_0 = at_276;
        out.extend(
            (at_312_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 78, cell + 1).then(1, 79, cell),
        );
        let at_270 = at_255 & self.pattern_269_everywhere();
        let at_309_0 = at_270;
        out.extend(
            (at_309_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 72, cell - 9).then(1, 73, cell),
        );
        let at_272 = at_255 & self.pattern_271_everywhere();
        let at_310_0 = at_272;
        out.extend(
            (at_310_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 74, cell - 9).then(1, 75, cell),
        );
        let at_266 = at_254 & self.pattern_265_everywhere();
        let at_307_0 = at_266;
        out.extend(
            at_307_0.shifted(-9),
            |cell| m.then(0, 68, cell + 9).then(1, 69, cell),
        );
        let at_268 = at_254 & self.pattern_267_everywhere();
        let at_308_0 = at_268;
        out.extend(
            at_308_0.shifted(-9),
            |cell| m.then(0, 70, cell + 9).then(1, 71, cell),
        );
    }

    /// Then `{b}`.
    pub(crate) fn moves_228<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
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
        out.extend(at_297_1, |cell| m.then(0, 133, cell + 10).then(1, 134, cell));
        out.extend(at_297_2, |cell| m.then(0, 133, cell + 9).then(1, 134, cell));
        out.extend(at_297_3, |cell| m.then(0, 133, cell + 8).then(1, 134, cell));
        out.extend(at_297_4, |cell| m.then(0, 133, cell + 1).then(1, 134, cell));
        out.extend(at_297_5, |cell| m.then(0, 133, cell - 1).then(1, 134, cell));
        out.extend(at_297_6, |cell| m.then(0, 133, cell - 8).then(1, 134, cell));
        out.extend(at_297_7, |cell| m.then(0, 133, cell - 9).then(1, 134, cell));
        out.extend(at_297_8, |cell| m.then(0, 133, cell - 10).then(1, 134, cell));
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn moves_263<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_43(cell) {
                {
                    let m = m.then(0, 33, cell);
                    out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 34, cell));
                }
            }
            if self.pattern_45(cell) {
                {
                    let m = m.then(0, 35, cell);
                    out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 36, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_47(cell) {
                {
                    let m = m.then(0, 37, cell);
                    out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 38, cell));
                }
            }
            if self.pattern_49(cell) {
                {
                    let m = m.then(0, 39, cell);
                    out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 40, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_51(cell) {
                {
                    let m = m.then(0, 41, cell);
                    out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 42, cell));
                }
            }
            if self.pattern_53(cell) {
                {
                    let m = m.then(0, 43, cell);
                    out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 44, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_55(cell) {
                {
                    let m = m.then(0, 45, cell);
                    out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 46, cell));
                }
            }
            if self.pattern_57(cell) {
                {
                    let m = m.then(0, 47, cell);
                    out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 48, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_59(cell) {
                {
                    let m = m.then(0, 49, cell);
                    out.extend_few(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 50, cell),
                    );
                }
            }
            if self.pattern_61(cell) {
                {
                    let m = m.then(0, 51, cell);
                    out.extend_few(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 52, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_63(cell) {
                {
                    let m = m.then(0, 53, cell);
                    out.extend_few(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 54, cell),
                    );
                }
            }
            if self.pattern_65(cell) {
                {
                    let m = m.then(0, 55, cell);
                    out.extend_few(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 56, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_67(cell) {
                {
                    let m = m.then(0, 57, cell);
                    out.extend_few(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 58, cell),
                    );
                }
            }
            if self.pattern_69(cell) {
                {
                    let m = m.then(0, 59, cell);
                    out.extend_few(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 60, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_71(cell) {
                {
                    let m = m.then(0, 61, cell);
                    out.extend_few(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 62, cell),
                    );
                }
            }
            if self.pattern_73(cell) {
                {
                    let m = m.then(0, 63, cell);
                    out.extend_few(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 64, cell),
                    );
                }
            }
        }
        out.push(m.then(0, 65, cell));
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn moves_611<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_265(cell) {
                {
                    let m = m.then(0, 100, cell);
                    out.extend_few(
                        tables::NORTH_SETS[cell],
                        |cell| m.then(1, 101, cell),
                    );
                }
            }
            if self.pattern_267(cell) {
                {
                    let m = m.then(0, 102, cell);
                    out.extend_few(
                        tables::NORTH_SETS[cell],
                        |cell| m.then(1, 103, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_269(cell) {
                {
                    let m = m.then(0, 104, cell);
                    out.extend_few(
                        tables::SOUTH_SETS[cell],
                        |cell| m.then(1, 105, cell),
                    );
                }
            }
            if self.pattern_271(cell) {
                {
                    let m = m.then(0, 106, cell);
                    out.extend_few(
                        tables::SOUTH_SETS[cell],
                        |cell| m.then(1, 107, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_273(cell) {
                {
                    let m = m.then(0, 108, cell);
                    out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 109, cell));
                }
            }
            if self.pattern_275(cell) {
                {
                    let m = m.then(0, 110, cell);
                    out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 111, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_277(cell) {
                {
                    let m = m.then(0, 112, cell);
                    out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 113, cell));
                }
            }
            if self.pattern_279(cell) {
                {
                    let m = m.then(0, 114, cell);
                    out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 115, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_281(cell) {
                {
                    let m = m.then(0, 116, cell);
                    out.extend_few(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 117, cell),
                    );
                }
            }
            if self.pattern_283(cell) {
                {
                    let m = m.then(0, 118, cell);
                    out.extend_few(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 119, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_285(cell) {
                {
                    let m = m.then(0, 120, cell);
                    out.extend_few(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 121, cell),
                    );
                }
            }
            if self.pattern_287(cell) {
                {
                    let m = m.then(0, 122, cell);
                    out.extend_few(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 123, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_289(cell) {
                {
                    let m = m.then(0, 124, cell);
                    out.extend_few(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 125, cell),
                    );
                }
            }
            if self.pattern_291(cell) {
                {
                    let m = m.then(0, 126, cell);
                    out.extend_few(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 127, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_293(cell) {
                {
                    let m = m.then(0, 128, cell);
                    out.extend_few(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 129, cell),
                    );
                }
            }
            if self.pattern_295(cell) {
                {
                    let m = m.then(0, 130, cell);
                    out.extend_few(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 131, cell),
                    );
                }
            }
        }
        out.push(m.then(0, 132, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_357<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 34, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_358<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 36, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_359<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 38, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_360<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 40, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_361<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 42, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_362<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 44, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_363<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 46, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_364<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 48, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_365<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 50, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_366<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 52, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_367<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 54, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_368<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 56, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_369<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 58, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_370<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 60, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_371<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 62, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_372<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 64, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_638<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 101, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_639<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 103, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_640<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 105, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_641<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 107, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_642<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 109, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_643<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 111, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_644<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 113, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_645<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 115, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_646<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 117, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_647<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 119, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_648<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 121, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_649<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 123, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_650<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 125, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_651<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 127, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_652<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 129, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_from_653<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 131, cell));
    }
}
