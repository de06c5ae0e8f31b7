//! Finding a player's moves.

use rbg_runtime::MoveSink;
use rbg_runtime::image;
use super::moves::Move;
use super::moves::Path;
use super::moves::code;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_6 = tables::SHIFT_12[cell] & self.planes[piece::E as usize];
        let at_23 = if self.count(piece::GOLD_ELEPHANT) < 1 {
            at_6
        } else {
            Cells::EMPTY
        };
        out.extend(at_23, |cell| Move::from_path(path, 1, cell));
        let at_24 = if self.count(piece::GOLD_CAMEL) < 1 { at_6 } else { Cells::EMPTY };
        out.extend(at_24, |cell| Move::from_path(path, 2, cell));
        let at_25 = if self.count(piece::GOLD_HORSE) < 2 { at_6 } else { Cells::EMPTY };
        out.extend(at_25, |cell| Move::from_path(path, 3, cell));
        let at_26 = if self.count(piece::GOLD_DOG) < 2 { at_6 } else { Cells::EMPTY };
        out.extend(at_26, |cell| Move::from_path(path, 4, cell));
        let at_27 = if self.count(piece::GOLD_CAT) < 2 { at_6 } else { Cells::EMPTY };
        out.extend(at_27, |cell| Move::from_path(path, 5, cell));
        let at_28 = if self.count(piece::GOLD_RABBIT) < 8 { at_6 } else { Cells::EMPTY };
        out.extend(at_28, |cell| Move::from_path(path, 6, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_29 = tables::SHIFT_13[cell] & self.planes[piece::E as usize];
        let at_65 = if self.count(piece::SILVER_ELEPHANT) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_65, |cell| Move::from_path(path, 7, cell));
        let at_66 = if self.count(piece::SILVER_CAMEL) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_66, |cell| Move::from_path(path, 8, cell));
        let at_67 = if self.count(piece::SILVER_HORSE) < 2 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_67, |cell| Move::from_path(path, 9, cell));
        let at_68 = if self.count(piece::SILVER_DOG) < 2 { at_29 } else { Cells::EMPTY };
        out.extend(at_68, |cell| Move::from_path(path, 10, cell));
        let at_69 = if self.count(piece::SILVER_CAT) < 2 { at_29 } else { Cells::EMPTY };
        out.extend(at_69, |cell| Move::from_path(path, 11, cell));
        let at_70 = if self.count(piece::SILVER_RABBIT) < 8 {
            at_29
        } else {
            Cells::EMPTY
        };
        out.extend(at_70, |cell| Move::from_path(path, 12, cell));
    }

    /// Then `[$ steps=steps+1]` or `[$ steps=steps+2]` or `{$ steps > 0}`.
    pub(crate) fn moves_80<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if i32::from(self.variables.steps) > 0 {
            if self.pattern_21(cell) {
                out.push(Move::from_path(path, 113, cell));
            }
        }
        {
            let value = i32::from(self.variables.steps) + 1;
            if value <= 4 {
                let old = std::mem::replace(&mut self.variables.steps, value as u8);
                path.push(code(13, cell));
                let at_87 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_ELEPHANT as usize];
                for cell in at_87 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(14, cell));
                        let at_122 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_122 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(15, cell));
                                self.moves_from_152(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_88 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_CAMEL as usize];
                let at_89 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_HORSE as usize];
                let at_90 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_DOG as usize];
                let at_91 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_CAT as usize];
                let at_92 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_RABBIT as usize];
                let at_111 = ((at_92).filtered(|cell| self.pattern_102(cell)))
                    | ((at_92).filtered(|cell| !self.pattern_112(cell)));
                for cell in at_111 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(24, cell));
                        let at_157 = tables::SHIFT_16[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_157 {
                            {
                                let old = self.put(cell, piece::GOLD_RABBIT);
                                path.push(code(25, cell));
                                self.moves_from_152(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_109 = ((at_91).filtered(|cell| self.pattern_102(cell)))
                    | ((at_91).filtered(|cell| !self.pattern_110(cell)));
                for cell in at_109 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(22, cell));
                        let at_156 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_156 {
                            {
                                let old = self.put(cell, piece::GOLD_CAT);
                                path.push(code(23, cell));
                                self.moves_from_152(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_107 = ((at_90).filtered(|cell| self.pattern_102(cell)))
                    | ((at_90).filtered(|cell| !self.pattern_108(cell)));
                for cell in at_107 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(20, cell));
                        let at_155 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_155 {
                            {
                                let old = self.put(cell, piece::GOLD_DOG);
                                path.push(code(21, cell));
                                self.moves_from_152(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_105 = ((at_89).filtered(|cell| self.pattern_102(cell)))
                    | ((at_89).filtered(|cell| !self.pattern_106(cell)));
                for cell in at_105 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(18, cell));
                        let at_154 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_154 {
                            {
                                let old = self.put(cell, piece::GOLD_HORSE);
                                path.push(code(19, cell));
                                self.moves_from_152(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_103 = ((at_88).filtered(|cell| self.pattern_102(cell)))
                    | ((at_88).filtered(|cell| !self.pattern_104(cell)));
                for cell in at_103 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(16, cell));
                        let at_153 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_153 {
                            {
                                let old = self.put(cell, piece::GOLD_CAMEL);
                                path.push(code(17, cell));
                                self.moves_from_152(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
                self.variables.steps = old;
            }
        }
        {
            let value = i32::from(self.variables.steps) + 2;
            if value <= 4 {
                let old = std::mem::replace(&mut self.variables.steps, value as u8);
                path.push(code(26, cell));
                let at_93 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_ELEPHANT as usize];
                let at_94 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_CAMEL as usize];
                let at_95 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_HORSE as usize];
                let at_96 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_DOG as usize];
                let at_97 = tables::SHIFT_4[cell]
                    & self.planes[piece::GOLD_CAT as usize];
                let at_118 = ((at_97).filtered(|cell| self.pattern_102(cell)))
                    | ((at_97).filtered(|cell| !self.pattern_110(cell)));
                let at_136 = (at_118).filtered(|cell| self.pattern_135(cell));
                for cell in at_136 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(95, cell));
                        let at_205 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_205 {
                            {
                                let old = self.put(cell, piece::GOLD_CAT);
                                path.push(code(96, cell));
                                let at_265 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_265 {
                                    {
                                        let old = self.put(cell, piece::SILVER_RABBIT);
                                        path.push(code(97, cell));
                                        let at_337 = tables::SHIFT_21[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_337 {
                                            {
                                                let old = self.put(cell, piece::E);
                                                path.push(code(98, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_206 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_206 {
                            {
                                let old = self.put(cell, piece::GOLD_CAT);
                                path.push(code(99, cell));
                                let at_266 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_298 = ((at_266 & tables::MASK_0).shifted(-8)
                                    | (at_266 & tables::MASK_1).shifted(-1)
                                    | (at_266 & tables::MASK_2).shifted(1)
                                    | (at_266 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_298 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(100, cell));
                                        let at_370 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_370 {
                                            {
                                                let old = self.put(cell, piece::SILVER_RABBIT);
                                                path.push(code(101, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_117 = ((at_96).filtered(|cell| self.pattern_102(cell)))
                    | ((at_96).filtered(|cell| !self.pattern_108(cell)));
                let at_134 = (at_117).filtered(|cell| self.pattern_133(cell));
                for cell in at_134 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(84, cell));
                        let at_202 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_202 {
                            {
                                let old = self.put(cell, piece::GOLD_DOG);
                                path.push(code(85, cell));
                                let at_262 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_262 {
                                    {
                                        let old = self.put(cell, piece::SILVER_RABBIT);
                                        path.push(code(86, cell));
                                        self.moves_from_294(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_203 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_203 {
                            {
                                let old = self.put(cell, piece::GOLD_DOG);
                                path.push(code(87, cell));
                                let at_263 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_263 {
                                    {
                                        let old = self.put(cell, piece::SILVER_CAT);
                                        path.push(code(88, cell));
                                        self.moves_from_294(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_204 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_204 {
                            {
                                let old = self.put(cell, piece::GOLD_DOG);
                                path.push(code(90, cell));
                                let at_264 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_295 = ((at_264 & tables::MASK_0).shifted(-8)
                                    | (at_264 & tables::MASK_1).shifted(-1)
                                    | (at_264 & tables::MASK_2).shifted(1)
                                    | (at_264 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_295 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(91, cell));
                                        let at_368 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_368 {
                                            {
                                                let old = self.put(cell, piece::SILVER_RABBIT);
                                                path.push(code(92, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_296 = ((at_264 & tables::MASK_0).shifted(-8)
                                    | (at_264 & tables::MASK_1).shifted(-1)
                                    | (at_264 & tables::MASK_2).shifted(1)
                                    | (at_264 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_296 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(93, cell));
                                        let at_369 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_369 {
                                            {
                                                let old = self.put(cell, piece::SILVER_CAT);
                                                path.push(code(94, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_116 = ((at_95).filtered(|cell| self.pattern_102(cell)))
                    | ((at_95).filtered(|cell| !self.pattern_106(cell)));
                let at_132 = (at_116).filtered(|cell| self.pattern_131(cell));
                for cell in at_132 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(69, cell));
                        let at_198 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_198 {
                            {
                                let old = self.put(cell, piece::GOLD_HORSE);
                                path.push(code(70, cell));
                                let at_258 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_258 {
                                    {
                                        let old = self.put(cell, piece::SILVER_RABBIT);
                                        path.push(code(71, cell));
                                        self.moves_from_290(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_199 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_199 {
                            {
                                let old = self.put(cell, piece::GOLD_HORSE);
                                path.push(code(72, cell));
                                let at_259 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_259 {
                                    {
                                        let old = self.put(cell, piece::SILVER_CAT);
                                        path.push(code(73, cell));
                                        self.moves_from_290(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_200 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_DOG as usize];
                        for cell in at_200 {
                            {
                                let old = self.put(cell, piece::GOLD_HORSE);
                                path.push(code(74, cell));
                                let at_260 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_260 {
                                    {
                                        let old = self.put(cell, piece::SILVER_DOG);
                                        path.push(code(75, cell));
                                        self.moves_from_290(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_201 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_201 {
                            {
                                let old = self.put(cell, piece::GOLD_HORSE);
                                path.push(code(77, cell));
                                let at_261 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_291 = ((at_261 & tables::MASK_0).shifted(-8)
                                    | (at_261 & tables::MASK_1).shifted(-1)
                                    | (at_261 & tables::MASK_2).shifted(1)
                                    | (at_261 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_291 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(78, cell));
                                        let at_365 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_365 {
                                            {
                                                let old = self.put(cell, piece::SILVER_RABBIT);
                                                path.push(code(79, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_292 = ((at_261 & tables::MASK_0).shifted(-8)
                                    | (at_261 & tables::MASK_1).shifted(-1)
                                    | (at_261 & tables::MASK_2).shifted(1)
                                    | (at_261 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_292 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(80, cell));
                                        let at_366 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_366 {
                                            {
                                                let old = self.put(cell, piece::SILVER_CAT);
                                                path.push(code(81, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_293 = ((at_261 & tables::MASK_0).shifted(-8)
                                    | (at_261 & tables::MASK_1).shifted(-1)
                                    | (at_261 & tables::MASK_2).shifted(1)
                                    | (at_261 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_DOG as usize];
                                for cell in at_293 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(82, cell));
                                        let at_367 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_367 {
                                            {
                                                let old = self.put(cell, piece::SILVER_DOG);
                                                path.push(code(83, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_115 = ((at_94).filtered(|cell| self.pattern_102(cell)))
                    | ((at_94).filtered(|cell| !self.pattern_104(cell)));
                let at_130 = (at_115).filtered(|cell| self.pattern_129(cell));
                for cell in at_130 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(50, cell));
                        let at_193 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_193 {
                            {
                                let old = self.put(cell, piece::GOLD_CAMEL);
                                path.push(code(51, cell));
                                let at_253 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_253 {
                                    {
                                        let old = self.put(cell, piece::SILVER_RABBIT);
                                        path.push(code(52, cell));
                                        self.moves_from_285(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_194 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_194 {
                            {
                                let old = self.put(cell, piece::GOLD_CAMEL);
                                path.push(code(53, cell));
                                let at_254 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_254 {
                                    {
                                        let old = self.put(cell, piece::SILVER_CAT);
                                        path.push(code(54, cell));
                                        self.moves_from_285(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_195 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_DOG as usize];
                        for cell in at_195 {
                            {
                                let old = self.put(cell, piece::GOLD_CAMEL);
                                path.push(code(55, cell));
                                let at_255 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_255 {
                                    {
                                        let old = self.put(cell, piece::SILVER_DOG);
                                        path.push(code(56, cell));
                                        self.moves_from_285(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_196 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_HORSE as usize];
                        for cell in at_196 {
                            {
                                let old = self.put(cell, piece::GOLD_CAMEL);
                                path.push(code(57, cell));
                                let at_256 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_256 {
                                    {
                                        let old = self.put(cell, piece::SILVER_HORSE);
                                        path.push(code(58, cell));
                                        self.moves_from_285(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_197 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_197 {
                            {
                                let old = self.put(cell, piece::GOLD_CAMEL);
                                path.push(code(60, cell));
                                let at_257 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_286 = ((at_257 & tables::MASK_0).shifted(-8)
                                    | (at_257 & tables::MASK_1).shifted(-1)
                                    | (at_257 & tables::MASK_2).shifted(1)
                                    | (at_257 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_286 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(61, cell));
                                        let at_361 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_361 {
                                            {
                                                let old = self.put(cell, piece::SILVER_RABBIT);
                                                path.push(code(62, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_287 = ((at_257 & tables::MASK_0).shifted(-8)
                                    | (at_257 & tables::MASK_1).shifted(-1)
                                    | (at_257 & tables::MASK_2).shifted(1)
                                    | (at_257 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_287 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(63, cell));
                                        let at_362 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_362 {
                                            {
                                                let old = self.put(cell, piece::SILVER_CAT);
                                                path.push(code(64, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_288 = ((at_257 & tables::MASK_0).shifted(-8)
                                    | (at_257 & tables::MASK_1).shifted(-1)
                                    | (at_257 & tables::MASK_2).shifted(1)
                                    | (at_257 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_DOG as usize];
                                for cell in at_288 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(65, cell));
                                        let at_363 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_363 {
                                            {
                                                let old = self.put(cell, piece::SILVER_DOG);
                                                path.push(code(66, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_289 = ((at_257 & tables::MASK_0).shifted(-8)
                                    | (at_257 & tables::MASK_1).shifted(-1)
                                    | (at_257 & tables::MASK_2).shifted(1)
                                    | (at_257 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_HORSE as usize];
                                for cell in at_289 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(67, cell));
                                        let at_364 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_364 {
                                            {
                                                let old = self.put(cell, piece::SILVER_HORSE);
                                                path.push(code(68, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_114 = (at_93).filtered(|cell| self.pattern_113(cell));
                for cell in at_114 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(27, cell));
                        let at_158 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_RABBIT as usize];
                        for cell in at_158 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(28, cell));
                                let at_218 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_218 {
                                    {
                                        let old = self.put(cell, piece::SILVER_RABBIT);
                                        path.push(code(29, cell));
                                        self.moves_from_247(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_159 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAT as usize];
                        for cell in at_159 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(30, cell));
                                let at_219 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_219 {
                                    {
                                        let old = self.put(cell, piece::SILVER_CAT);
                                        path.push(code(31, cell));
                                        self.moves_from_247(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_160 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_DOG as usize];
                        for cell in at_160 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(32, cell));
                                let at_220 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_220 {
                                    {
                                        let old = self.put(cell, piece::SILVER_DOG);
                                        path.push(code(33, cell));
                                        self.moves_from_247(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_161 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_HORSE as usize];
                        for cell in at_161 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(34, cell));
                                let at_221 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_221 {
                                    {
                                        let old = self.put(cell, piece::SILVER_HORSE);
                                        path.push(code(35, cell));
                                        self.moves_from_247(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_162 = tables::SHIFT_7[cell]
                            & self.planes[piece::SILVER_CAMEL as usize];
                        for cell in at_162 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(36, cell));
                                let at_222 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_222 {
                                    {
                                        let old = self.put(cell, piece::SILVER_CAMEL);
                                        path.push(code(37, cell));
                                        self.moves_from_247(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_163 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_163 {
                            {
                                let old = self.put(cell, piece::GOLD_ELEPHANT);
                                path.push(code(39, cell));
                                let at_223 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_248 = ((at_223 & tables::MASK_0).shifted(-8)
                                    | (at_223 & tables::MASK_1).shifted(-1)
                                    | (at_223 & tables::MASK_2).shifted(1)
                                    | (at_223 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_RABBIT as usize];
                                for cell in at_248 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(40, cell));
                                        let at_320 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_320 {
                                            {
                                                let old = self.put(cell, piece::SILVER_RABBIT);
                                                path.push(code(41, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_249 = ((at_223 & tables::MASK_0).shifted(-8)
                                    | (at_223 & tables::MASK_1).shifted(-1)
                                    | (at_223 & tables::MASK_2).shifted(1)
                                    | (at_223 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAT as usize];
                                for cell in at_249 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(42, cell));
                                        let at_321 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_321 {
                                            {
                                                let old = self.put(cell, piece::SILVER_CAT);
                                                path.push(code(43, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_250 = ((at_223 & tables::MASK_0).shifted(-8)
                                    | (at_223 & tables::MASK_1).shifted(-1)
                                    | (at_223 & tables::MASK_2).shifted(1)
                                    | (at_223 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_DOG as usize];
                                for cell in at_250 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(44, cell));
                                        let at_322 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_322 {
                                            {
                                                let old = self.put(cell, piece::SILVER_DOG);
                                                path.push(code(45, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_251 = ((at_223 & tables::MASK_0).shifted(-8)
                                    | (at_223 & tables::MASK_1).shifted(-1)
                                    | (at_223 & tables::MASK_2).shifted(1)
                                    | (at_223 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_HORSE as usize];
                                for cell in at_251 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(46, cell));
                                        let at_323 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_323 {
                                            {
                                                let old = self.put(cell, piece::SILVER_HORSE);
                                                path.push(code(47, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_252 = ((at_223 & tables::MASK_0).shifted(-8)
                                    | (at_223 & tables::MASK_1).shifted(-1)
                                    | (at_223 & tables::MASK_2).shifted(1)
                                    | (at_223 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::SILVER_CAMEL as usize];
                                for cell in at_252 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(48, cell));
                                        let at_324 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_324 {
                                            {
                                                let old = self.put(cell, piece::SILVER_CAMEL);
                                                path.push(code(49, cell));
                                                self.moves_from_152(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
                self.variables.steps = old;
            }
        }
    }

    /// Then `[$ steps=steps+1]` or `[$ steps=steps+2]` or `{$ steps > 0}`.
    pub(crate) fn moves_238<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if i32::from(self.variables.steps) > 0 {
            if self.pattern_21(cell) {
                out.push(Move::from_path(path, 214, cell));
            }
        }
        {
            let value = i32::from(self.variables.steps) + 1;
            if value <= 4 {
                let old = std::mem::replace(&mut self.variables.steps, value as u8);
                path.push(code(114, cell));
                let at_299 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_ELEPHANT as usize];
                for cell in at_299 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(115, cell));
                        let at_371 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_371 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(116, cell));
                                self.moves_from_390(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_300 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_CAMEL as usize];
                let at_301 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_HORSE as usize];
                let at_302 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_DOG as usize];
                let at_303 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_CAT as usize];
                let at_304 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_RABBIT as usize];
                let at_348 = ((at_304).filtered(|cell| self.pattern_215(cell)))
                    | ((at_304).filtered(|cell| !self.pattern_349(cell)));
                for cell in at_348 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(125, cell));
                        let at_395 = tables::SHIFT_22[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_395 {
                            {
                                let old = self.put(cell, piece::SILVER_RABBIT);
                                path.push(code(126, cell));
                                self.moves_from_390(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_346 = ((at_303).filtered(|cell| self.pattern_215(cell)))
                    | ((at_303).filtered(|cell| !self.pattern_347(cell)));
                for cell in at_346 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(123, cell));
                        let at_394 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_394 {
                            {
                                let old = self.put(cell, piece::SILVER_CAT);
                                path.push(code(124, cell));
                                self.moves_from_390(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_344 = ((at_302).filtered(|cell| self.pattern_215(cell)))
                    | ((at_302).filtered(|cell| !self.pattern_345(cell)));
                for cell in at_344 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(121, cell));
                        let at_393 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_393 {
                            {
                                let old = self.put(cell, piece::SILVER_DOG);
                                path.push(code(122, cell));
                                self.moves_from_390(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_342 = ((at_301).filtered(|cell| self.pattern_215(cell)))
                    | ((at_301).filtered(|cell| !self.pattern_343(cell)));
                for cell in at_342 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(119, cell));
                        let at_392 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_392 {
                            {
                                let old = self.put(cell, piece::SILVER_HORSE);
                                path.push(code(120, cell));
                                self.moves_from_390(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_340 = ((at_300).filtered(|cell| self.pattern_215(cell)))
                    | ((at_300).filtered(|cell| !self.pattern_341(cell)));
                for cell in at_340 {
                    {
                        let old = self.put(cell, piece::E);
                        path.push(code(117, cell));
                        let at_391 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_391 {
                            {
                                let old = self.put(cell, piece::SILVER_CAMEL);
                                path.push(code(118, cell));
                                self.moves_from_390(out, cell, path);
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
                self.variables.steps = old;
            }
        }
        {
            let value = i32::from(self.variables.steps) + 2;
            if value <= 4 {
                let old = std::mem::replace(&mut self.variables.steps, value as u8);
                path.push(code(127, cell));
                let at_305 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_ELEPHANT as usize];
                let at_306 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_CAMEL as usize];
                let at_307 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_HORSE as usize];
                let at_308 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_DOG as usize];
                let at_309 = tables::SHIFT_4[cell]
                    & self.planes[piece::SILVER_CAT as usize];
                let at_355 = ((at_309).filtered(|cell| self.pattern_215(cell)))
                    | ((at_309).filtered(|cell| !self.pattern_347(cell)));
                let at_385 = (at_355).filtered(|cell| self.pattern_384(cell));
                for cell in at_385 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(196, cell));
                        let at_431 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_431 {
                            {
                                let old = self.put(cell, piece::SILVER_CAT);
                                path.push(code(197, cell));
                                let at_485 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_485 {
                                    {
                                        let old = self.put(cell, piece::GOLD_RABBIT);
                                        path.push(code(198, cell));
                                        let at_536 = tables::SHIFT_21[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_536 {
                                            {
                                                let old = self.put(cell, piece::E);
                                                path.push(code(199, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_432 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_432 {
                            {
                                let old = self.put(cell, piece::SILVER_CAT);
                                path.push(code(200, cell));
                                let at_486 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_513 = ((at_486 & tables::MASK_0).shifted(-8)
                                    | (at_486 & tables::MASK_1).shifted(-1)
                                    | (at_486 & tables::MASK_2).shifted(1)
                                    | (at_486 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_513 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(201, cell));
                                        let at_550 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_550 {
                                            {
                                                let old = self.put(cell, piece::GOLD_RABBIT);
                                                path.push(code(202, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_354 = ((at_308).filtered(|cell| self.pattern_215(cell)))
                    | ((at_308).filtered(|cell| !self.pattern_345(cell)));
                let at_383 = (at_354).filtered(|cell| self.pattern_382(cell));
                for cell in at_383 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(185, cell));
                        let at_428 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_428 {
                            {
                                let old = self.put(cell, piece::SILVER_DOG);
                                path.push(code(186, cell));
                                let at_482 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_482 {
                                    {
                                        let old = self.put(cell, piece::GOLD_RABBIT);
                                        path.push(code(187, cell));
                                        self.moves_from_509(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_429 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_429 {
                            {
                                let old = self.put(cell, piece::SILVER_DOG);
                                path.push(code(188, cell));
                                let at_483 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_483 {
                                    {
                                        let old = self.put(cell, piece::GOLD_CAT);
                                        path.push(code(189, cell));
                                        self.moves_from_509(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_430 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_430 {
                            {
                                let old = self.put(cell, piece::SILVER_DOG);
                                path.push(code(191, cell));
                                let at_484 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_510 = ((at_484 & tables::MASK_0).shifted(-8)
                                    | (at_484 & tables::MASK_1).shifted(-1)
                                    | (at_484 & tables::MASK_2).shifted(1)
                                    | (at_484 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_510 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(192, cell));
                                        let at_548 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_548 {
                                            {
                                                let old = self.put(cell, piece::GOLD_RABBIT);
                                                path.push(code(193, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_511 = ((at_484 & tables::MASK_0).shifted(-8)
                                    | (at_484 & tables::MASK_1).shifted(-1)
                                    | (at_484 & tables::MASK_2).shifted(1)
                                    | (at_484 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_511 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(194, cell));
                                        let at_549 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_549 {
                                            {
                                                let old = self.put(cell, piece::GOLD_CAT);
                                                path.push(code(195, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_353 = ((at_307).filtered(|cell| self.pattern_215(cell)))
                    | ((at_307).filtered(|cell| !self.pattern_343(cell)));
                let at_381 = (at_353).filtered(|cell| self.pattern_380(cell));
                for cell in at_381 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(170, cell));
                        let at_424 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_424 {
                            {
                                let old = self.put(cell, piece::SILVER_HORSE);
                                path.push(code(171, cell));
                                let at_478 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_478 {
                                    {
                                        let old = self.put(cell, piece::GOLD_RABBIT);
                                        path.push(code(172, cell));
                                        self.moves_from_505(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_425 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_425 {
                            {
                                let old = self.put(cell, piece::SILVER_HORSE);
                                path.push(code(173, cell));
                                let at_479 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_479 {
                                    {
                                        let old = self.put(cell, piece::GOLD_CAT);
                                        path.push(code(174, cell));
                                        self.moves_from_505(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_426 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_DOG as usize];
                        for cell in at_426 {
                            {
                                let old = self.put(cell, piece::SILVER_HORSE);
                                path.push(code(175, cell));
                                let at_480 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_480 {
                                    {
                                        let old = self.put(cell, piece::GOLD_DOG);
                                        path.push(code(176, cell));
                                        self.moves_from_505(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_427 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_427 {
                            {
                                let old = self.put(cell, piece::SILVER_HORSE);
                                path.push(code(178, cell));
                                let at_481 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_506 = ((at_481 & tables::MASK_0).shifted(-8)
                                    | (at_481 & tables::MASK_1).shifted(-1)
                                    | (at_481 & tables::MASK_2).shifted(1)
                                    | (at_481 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_506 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(179, cell));
                                        let at_545 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_545 {
                                            {
                                                let old = self.put(cell, piece::GOLD_RABBIT);
                                                path.push(code(180, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_507 = ((at_481 & tables::MASK_0).shifted(-8)
                                    | (at_481 & tables::MASK_1).shifted(-1)
                                    | (at_481 & tables::MASK_2).shifted(1)
                                    | (at_481 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_507 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(181, cell));
                                        let at_546 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_546 {
                                            {
                                                let old = self.put(cell, piece::GOLD_CAT);
                                                path.push(code(182, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_508 = ((at_481 & tables::MASK_0).shifted(-8)
                                    | (at_481 & tables::MASK_1).shifted(-1)
                                    | (at_481 & tables::MASK_2).shifted(1)
                                    | (at_481 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_DOG as usize];
                                for cell in at_508 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(183, cell));
                                        let at_547 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_547 {
                                            {
                                                let old = self.put(cell, piece::GOLD_DOG);
                                                path.push(code(184, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_352 = ((at_306).filtered(|cell| self.pattern_215(cell)))
                    | ((at_306).filtered(|cell| !self.pattern_341(cell)));
                let at_379 = (at_352).filtered(|cell| self.pattern_378(cell));
                for cell in at_379 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(151, cell));
                        let at_419 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_419 {
                            {
                                let old = self.put(cell, piece::SILVER_CAMEL);
                                path.push(code(152, cell));
                                let at_473 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_473 {
                                    {
                                        let old = self.put(cell, piece::GOLD_RABBIT);
                                        path.push(code(153, cell));
                                        self.moves_from_500(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_420 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_420 {
                            {
                                let old = self.put(cell, piece::SILVER_CAMEL);
                                path.push(code(154, cell));
                                let at_474 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_474 {
                                    {
                                        let old = self.put(cell, piece::GOLD_CAT);
                                        path.push(code(155, cell));
                                        self.moves_from_500(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_421 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_DOG as usize];
                        for cell in at_421 {
                            {
                                let old = self.put(cell, piece::SILVER_CAMEL);
                                path.push(code(156, cell));
                                let at_475 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_475 {
                                    {
                                        let old = self.put(cell, piece::GOLD_DOG);
                                        path.push(code(157, cell));
                                        self.moves_from_500(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_422 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_HORSE as usize];
                        for cell in at_422 {
                            {
                                let old = self.put(cell, piece::SILVER_CAMEL);
                                path.push(code(158, cell));
                                let at_476 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_476 {
                                    {
                                        let old = self.put(cell, piece::GOLD_HORSE);
                                        path.push(code(159, cell));
                                        self.moves_from_500(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_423 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_423 {
                            {
                                let old = self.put(cell, piece::SILVER_CAMEL);
                                path.push(code(161, cell));
                                let at_477 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_501 = ((at_477 & tables::MASK_0).shifted(-8)
                                    | (at_477 & tables::MASK_1).shifted(-1)
                                    | (at_477 & tables::MASK_2).shifted(1)
                                    | (at_477 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_501 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(162, cell));
                                        let at_541 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_541 {
                                            {
                                                let old = self.put(cell, piece::GOLD_RABBIT);
                                                path.push(code(163, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_502 = ((at_477 & tables::MASK_0).shifted(-8)
                                    | (at_477 & tables::MASK_1).shifted(-1)
                                    | (at_477 & tables::MASK_2).shifted(1)
                                    | (at_477 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_502 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(164, cell));
                                        let at_542 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_542 {
                                            {
                                                let old = self.put(cell, piece::GOLD_CAT);
                                                path.push(code(165, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_503 = ((at_477 & tables::MASK_0).shifted(-8)
                                    | (at_477 & tables::MASK_1).shifted(-1)
                                    | (at_477 & tables::MASK_2).shifted(1)
                                    | (at_477 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_DOG as usize];
                                for cell in at_503 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(166, cell));
                                        let at_543 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_543 {
                                            {
                                                let old = self.put(cell, piece::GOLD_DOG);
                                                path.push(code(167, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_504 = ((at_477 & tables::MASK_0).shifted(-8)
                                    | (at_477 & tables::MASK_1).shifted(-1)
                                    | (at_477 & tables::MASK_2).shifted(1)
                                    | (at_477 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_HORSE as usize];
                                for cell in at_504 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(168, cell));
                                        let at_544 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_544 {
                                            {
                                                let old = self.put(cell, piece::GOLD_HORSE);
                                                path.push(code(169, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_351 = (at_305).filtered(|cell| self.pattern_350(cell));
                for cell in at_351 {
                    {
                        let old = self.put(cell, piece::GAP);
                        path.push(code(128, cell));
                        let at_396 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_RABBIT as usize];
                        for cell in at_396 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(129, cell));
                                let at_440 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_440 {
                                    {
                                        let old = self.put(cell, piece::GOLD_RABBIT);
                                        path.push(code(130, cell));
                                        self.moves_from_467(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_397 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAT as usize];
                        for cell in at_397 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(131, cell));
                                let at_441 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_441 {
                                    {
                                        let old = self.put(cell, piece::GOLD_CAT);
                                        path.push(code(132, cell));
                                        self.moves_from_467(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_398 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_DOG as usize];
                        for cell in at_398 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(133, cell));
                                let at_442 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_442 {
                                    {
                                        let old = self.put(cell, piece::GOLD_DOG);
                                        path.push(code(134, cell));
                                        self.moves_from_467(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_399 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_HORSE as usize];
                        for cell in at_399 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(135, cell));
                                let at_443 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_443 {
                                    {
                                        let old = self.put(cell, piece::GOLD_HORSE);
                                        path.push(code(136, cell));
                                        self.moves_from_467(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_400 = tables::SHIFT_7[cell]
                            & self.planes[piece::GOLD_CAMEL as usize];
                        for cell in at_400 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(137, cell));
                                let at_444 = tables::SHIFT_7[cell]
                                    & self.planes[piece::E as usize];
                                for cell in at_444 {
                                    {
                                        let old = self.put(cell, piece::GOLD_CAMEL);
                                        path.push(code(138, cell));
                                        self.moves_from_467(out, cell, path);
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        let at_401 = tables::SHIFT_7[cell]
                            & self.planes[piece::E as usize];
                        for cell in at_401 {
                            {
                                let old = self.put(cell, piece::SILVER_ELEPHANT);
                                path.push(code(140, cell));
                                let at_445 = tables::SHIFT_7[cell]
                                    & self.planes[piece::GAP as usize];
                                let at_468 = ((at_445 & tables::MASK_0).shifted(-8)
                                    | (at_445 & tables::MASK_1).shifted(-1)
                                    | (at_445 & tables::MASK_2).shifted(1)
                                    | (at_445 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_RABBIT as usize];
                                for cell in at_468 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(141, cell));
                                        let at_519 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_519 {
                                            {
                                                let old = self.put(cell, piece::GOLD_RABBIT);
                                                path.push(code(142, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_469 = ((at_445 & tables::MASK_0).shifted(-8)
                                    | (at_445 & tables::MASK_1).shifted(-1)
                                    | (at_445 & tables::MASK_2).shifted(1)
                                    | (at_445 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAT as usize];
                                for cell in at_469 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(143, cell));
                                        let at_520 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_520 {
                                            {
                                                let old = self.put(cell, piece::GOLD_CAT);
                                                path.push(code(144, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_470 = ((at_445 & tables::MASK_0).shifted(-8)
                                    | (at_445 & tables::MASK_1).shifted(-1)
                                    | (at_445 & tables::MASK_2).shifted(1)
                                    | (at_445 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_DOG as usize];
                                for cell in at_470 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(145, cell));
                                        let at_521 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_521 {
                                            {
                                                let old = self.put(cell, piece::GOLD_DOG);
                                                path.push(code(146, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_471 = ((at_445 & tables::MASK_0).shifted(-8)
                                    | (at_445 & tables::MASK_1).shifted(-1)
                                    | (at_445 & tables::MASK_2).shifted(1)
                                    | (at_445 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_HORSE as usize];
                                for cell in at_471 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(147, cell));
                                        let at_522 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_522 {
                                            {
                                                let old = self.put(cell, piece::GOLD_HORSE);
                                                path.push(code(148, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                let at_472 = ((at_445 & tables::MASK_0).shifted(-8)
                                    | (at_445 & tables::MASK_1).shifted(-1)
                                    | (at_445 & tables::MASK_2).shifted(1)
                                    | (at_445 & tables::MASK_3).shifted(8))
                                    & self.planes[piece::GOLD_CAMEL as usize];
                                for cell in at_472 {
                                    {
                                        let old = self.put(cell, piece::E);
                                        path.push(code(149, cell));
                                        let at_523 = tables::SHIFT_7[cell]
                                            & self.planes[piece::GAP as usize];
                                        for cell in at_523 {
                                            {
                                                let old = self.put(cell, piece::GOLD_CAMEL);
                                                path.push(code(150, cell));
                                                self.moves_from_390(out, cell, path);
                                                path.pop();
                                                self.put(cell, old);
                                            }
                                            if out.is_full() {
                                                return;
                                            }
                                        }
                                        path.pop();
                                        self.put(cell, old);
                                    }
                                    if out.is_full() {
                                        return;
                                    }
                                }
                                path.pop();
                                self.put(cell, old);
                            }
                            if out.is_full() {
                                return;
                            }
                        }
                        path.pop();
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                path.pop();
                self.variables.steps = old;
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_152<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_184 = tables::SHIFT_17[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_183 = tables::SHIFT_17[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_182 = (tables::SHIFT_17[cell] & self.planes[piece::E as usize])
            | ((at_184).filtered(|cell| self.pattern_215(cell)))
            | ((at_183).filtered(|cell| self.pattern_102(cell)));
        let at_185 = tables::SHIFT_17[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_186 = tables::SHIFT_17[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_217 = (at_186).filtered(|cell| !self.pattern_215(cell));
        for cell in at_217 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(103, cell));
                self.moves_from_182(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_216 = (at_185).filtered(|cell| !self.pattern_102(cell));
        for cell in at_216 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(102, cell));
                self.moves_from_182(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_212 = image(at_182, &tables::SHIFT_18)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_211 = image(at_182, &tables::SHIFT_18)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_210 = (image(at_182, &tables::SHIFT_18) & self.planes[piece::E as usize])
            | ((at_212).filtered(|cell| self.pattern_215(cell)))
            | ((at_211).filtered(|cell| self.pattern_102(cell)));
        let at_213 = image(at_182, &tables::SHIFT_18)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_214 = image(at_182, &tables::SHIFT_18)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_246 = (at_214).filtered(|cell| !self.pattern_215(cell));
        for cell in at_246 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(105, cell));
                self.moves_from_210(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_245 = (at_213).filtered(|cell| !self.pattern_102(cell));
        for cell in at_245 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(104, cell));
                self.moves_from_210(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_242 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_241 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_240 = (image(at_210, &tables::SHIFT_19) & self.planes[piece::E as usize])
            | ((at_242).filtered(|cell| self.pattern_215(cell)))
            | ((at_241).filtered(|cell| self.pattern_102(cell)));
        let at_243 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_244 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_278 = (at_244).filtered(|cell| !self.pattern_215(cell));
        for cell in at_278 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(107, cell));
                self.moves_from_240(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_277 = (at_243).filtered(|cell| !self.pattern_102(cell));
        for cell in at_277 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(106, cell));
                self.moves_from_240(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_274 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_273 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_272 = (image(at_240, &tables::SHIFT_20) & self.planes[piece::E as usize])
            | ((at_274).filtered(|cell| self.pattern_215(cell)))
            | ((at_273).filtered(|cell| self.pattern_102(cell)));
        let at_275 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_276 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_319 = (at_276).filtered(|cell| !self.pattern_215(cell));
        for cell in at_319 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(109, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_318 = (at_275).filtered(|cell| !self.pattern_102(cell));
        for cell in at_318 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(108, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_314 = (at_272).filtered(|cell| self.pattern_313(cell));
        out.extend(at_314, |cell| Move::from_path(path, 110, cell));
        let at_316 = (at_272).filtered(|cell| self.pattern_315(cell));
        out.extend(at_316, |cell| Move::from_path(path, 111, cell));
        let at_317 = (at_272).filtered(|cell| !self.pattern_313(cell));
        let at_360 = (at_317).filtered(|cell| !self.pattern_315(cell));
        let at_389 = if i32::from(self.variables.steps) == 4 {
            at_360
        } else {
            Cells::EMPTY
        };
        let at_388 = (if i32::from(self.variables.steps) < 4 {
            at_360
        } else {
            Cells::EMPTY
        }) | ((at_389).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_388, |cell| Move::from_path(path, 112, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_182<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_212 = tables::SHIFT_18[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_211 = tables::SHIFT_18[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_210 = (tables::SHIFT_18[cell] & self.planes[piece::E as usize])
            | ((at_212).filtered(|cell| self.pattern_215(cell)))
            | ((at_211).filtered(|cell| self.pattern_102(cell)));
        let at_213 = tables::SHIFT_18[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_214 = tables::SHIFT_18[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_246 = (at_214).filtered(|cell| !self.pattern_215(cell));
        for cell in at_246 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(105, cell));
                self.moves_from_210(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_245 = (at_213).filtered(|cell| !self.pattern_102(cell));
        for cell in at_245 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(104, cell));
                self.moves_from_210(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_242 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_241 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_240 = (image(at_210, &tables::SHIFT_19) & self.planes[piece::E as usize])
            | ((at_242).filtered(|cell| self.pattern_215(cell)))
            | ((at_241).filtered(|cell| self.pattern_102(cell)));
        let at_243 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_244 = image(at_210, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_278 = (at_244).filtered(|cell| !self.pattern_215(cell));
        for cell in at_278 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(107, cell));
                self.moves_from_240(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_277 = (at_243).filtered(|cell| !self.pattern_102(cell));
        for cell in at_277 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(106, cell));
                self.moves_from_240(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_274 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_273 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_272 = (image(at_240, &tables::SHIFT_20) & self.planes[piece::E as usize])
            | ((at_274).filtered(|cell| self.pattern_215(cell)))
            | ((at_273).filtered(|cell| self.pattern_102(cell)));
        let at_275 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_276 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_319 = (at_276).filtered(|cell| !self.pattern_215(cell));
        for cell in at_319 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(109, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_318 = (at_275).filtered(|cell| !self.pattern_102(cell));
        for cell in at_318 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(108, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_314 = (at_272).filtered(|cell| self.pattern_313(cell));
        out.extend(at_314, |cell| Move::from_path(path, 110, cell));
        let at_316 = (at_272).filtered(|cell| self.pattern_315(cell));
        out.extend(at_316, |cell| Move::from_path(path, 111, cell));
        let at_317 = (at_272).filtered(|cell| !self.pattern_313(cell));
        let at_360 = (at_317).filtered(|cell| !self.pattern_315(cell));
        let at_389 = if i32::from(self.variables.steps) == 4 {
            at_360
        } else {
            Cells::EMPTY
        };
        let at_388 = (if i32::from(self.variables.steps) < 4 {
            at_360
        } else {
            Cells::EMPTY
        }) | ((at_389).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_388, |cell| Move::from_path(path, 112, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_210<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_242 = tables::SHIFT_19[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_241 = tables::SHIFT_19[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_240 = (tables::SHIFT_19[cell] & self.planes[piece::E as usize])
            | ((at_242).filtered(|cell| self.pattern_215(cell)))
            | ((at_241).filtered(|cell| self.pattern_102(cell)));
        let at_243 = tables::SHIFT_19[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_244 = tables::SHIFT_19[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_278 = (at_244).filtered(|cell| !self.pattern_215(cell));
        for cell in at_278 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(107, cell));
                self.moves_from_240(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_277 = (at_243).filtered(|cell| !self.pattern_102(cell));
        for cell in at_277 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(106, cell));
                self.moves_from_240(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_274 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_273 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_272 = (image(at_240, &tables::SHIFT_20) & self.planes[piece::E as usize])
            | ((at_274).filtered(|cell| self.pattern_215(cell)))
            | ((at_273).filtered(|cell| self.pattern_102(cell)));
        let at_275 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_276 = image(at_240, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_319 = (at_276).filtered(|cell| !self.pattern_215(cell));
        for cell in at_319 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(109, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_318 = (at_275).filtered(|cell| !self.pattern_102(cell));
        for cell in at_318 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(108, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_314 = (at_272).filtered(|cell| self.pattern_313(cell));
        out.extend(at_314, |cell| Move::from_path(path, 110, cell));
        let at_316 = (at_272).filtered(|cell| self.pattern_315(cell));
        out.extend(at_316, |cell| Move::from_path(path, 111, cell));
        let at_317 = (at_272).filtered(|cell| !self.pattern_313(cell));
        let at_360 = (at_317).filtered(|cell| !self.pattern_315(cell));
        let at_389 = if i32::from(self.variables.steps) == 4 {
            at_360
        } else {
            Cells::EMPTY
        };
        let at_388 = (if i32::from(self.variables.steps) < 4 {
            at_360
        } else {
            Cells::EMPTY
        }) | ((at_389).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_388, |cell| Move::from_path(path, 112, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_240<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_274 = tables::SHIFT_20[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_273 = tables::SHIFT_20[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_272 = (tables::SHIFT_20[cell] & self.planes[piece::E as usize])
            | ((at_274).filtered(|cell| self.pattern_215(cell)))
            | ((at_273).filtered(|cell| self.pattern_102(cell)));
        let at_275 = tables::SHIFT_20[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_276 = tables::SHIFT_20[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_319 = (at_276).filtered(|cell| !self.pattern_215(cell));
        for cell in at_319 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(109, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_318 = (at_275).filtered(|cell| !self.pattern_102(cell));
        for cell in at_318 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(108, cell));
                self.moves_from_272(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_314 = (at_272).filtered(|cell| self.pattern_313(cell));
        out.extend(at_314, |cell| Move::from_path(path, 110, cell));
        let at_316 = (at_272).filtered(|cell| self.pattern_315(cell));
        out.extend(at_316, |cell| Move::from_path(path, 111, cell));
        let at_317 = (at_272).filtered(|cell| !self.pattern_313(cell));
        let at_360 = (at_317).filtered(|cell| !self.pattern_315(cell));
        let at_389 = if i32::from(self.variables.steps) == 4 {
            at_360
        } else {
            Cells::EMPTY
        };
        let at_388 = (if i32::from(self.variables.steps) < 4 {
            at_360
        } else {
            Cells::EMPTY
        }) | ((at_389).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_388, |cell| Move::from_path(path, 112, cell));
    }

    /// Then `{gap}`.
    fn moves_from_247<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_279 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_279 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(38, cell));
                self.moves_from_152(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{? pattern 313}` or `{? pattern 315}` or `{! pattern 313}`.
    fn moves_from_272<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if self.pattern_313(cell) {
            out.push(Move::from_path(path, 110, cell));
        }
        if self.pattern_315(cell) {
            out.push(Move::from_path(path, 111, cell));
        }
        if !self.pattern_313(cell) {
            if !self.pattern_315(cell) {
                let at_389 = if i32::from(self.variables.steps) == 4 {
                    Cells::of(cell)
                } else {
                    Cells::EMPTY
                };
                let at_388 = (if i32::from(self.variables.steps) < 4 {
                    Cells::of(cell)
                } else {
                    Cells::EMPTY
                }) | ((at_389).filtered(|cell| self.pattern_21(cell)));
                out.extend(at_388, |cell| Move::from_path(path, 112, cell));
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_285<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_325 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_325 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(59, cell));
                self.moves_from_152(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_290<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_330 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_330 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(76, cell));
                self.moves_from_152(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_294<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_334 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_334 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(89, cell));
                self.moves_from_152(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_390<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_410 = tables::SHIFT_17[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_409 = tables::SHIFT_17[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_408 = (tables::SHIFT_17[cell] & self.planes[piece::E as usize])
            | ((at_410).filtered(|cell| self.pattern_215(cell)))
            | ((at_409).filtered(|cell| self.pattern_102(cell)));
        let at_411 = tables::SHIFT_17[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_412 = tables::SHIFT_17[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_439 = (at_412).filtered(|cell| !self.pattern_215(cell));
        for cell in at_439 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(204, cell));
                self.moves_from_408(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_438 = (at_411).filtered(|cell| !self.pattern_102(cell));
        for cell in at_438 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(203, cell));
                self.moves_from_408(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_435 = image(at_408, &tables::SHIFT_18)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_434 = image(at_408, &tables::SHIFT_18)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_433 = (image(at_408, &tables::SHIFT_18) & self.planes[piece::E as usize])
            | ((at_435).filtered(|cell| self.pattern_215(cell)))
            | ((at_434).filtered(|cell| self.pattern_102(cell)));
        let at_436 = image(at_408, &tables::SHIFT_18)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_437 = image(at_408, &tables::SHIFT_18)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_466 = (at_437).filtered(|cell| !self.pattern_215(cell));
        for cell in at_466 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(206, cell));
                self.moves_from_433(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_465 = (at_436).filtered(|cell| !self.pattern_102(cell));
        for cell in at_465 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(205, cell));
                self.moves_from_433(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_462 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_461 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_460 = (image(at_433, &tables::SHIFT_19) & self.planes[piece::E as usize])
            | ((at_462).filtered(|cell| self.pattern_215(cell)))
            | ((at_461).filtered(|cell| self.pattern_102(cell)));
        let at_463 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_464 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_493 = (at_464).filtered(|cell| !self.pattern_215(cell));
        for cell in at_493 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(208, cell));
                self.moves_from_460(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_492 = (at_463).filtered(|cell| !self.pattern_102(cell));
        for cell in at_492 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(207, cell));
                self.moves_from_460(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_489 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_488 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_487 = (image(at_460, &tables::SHIFT_20) & self.planes[piece::E as usize])
            | ((at_489).filtered(|cell| self.pattern_215(cell)))
            | ((at_488).filtered(|cell| self.pattern_102(cell)));
        let at_490 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_491 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_518 = (at_491).filtered(|cell| !self.pattern_215(cell));
        for cell in at_518 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(210, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_517 = (at_490).filtered(|cell| !self.pattern_102(cell));
        for cell in at_517 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(209, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_514 = (at_487).filtered(|cell| self.pattern_313(cell));
        out.extend(at_514, |cell| Move::from_path(path, 211, cell));
        let at_515 = (at_487).filtered(|cell| self.pattern_315(cell));
        out.extend(at_515, |cell| Move::from_path(path, 212, cell));
        let at_516 = (at_487).filtered(|cell| !self.pattern_313(cell));
        let at_540 = (at_516).filtered(|cell| !self.pattern_315(cell));
        let at_554 = if i32::from(self.variables.steps) == 4 {
            at_540
        } else {
            Cells::EMPTY
        };
        let at_553 = (if i32::from(self.variables.steps) < 4 {
            at_540
        } else {
            Cells::EMPTY
        }) | ((at_554).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_553, |cell| Move::from_path(path, 213, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_408<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_435 = tables::SHIFT_18[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_434 = tables::SHIFT_18[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_433 = (tables::SHIFT_18[cell] & self.planes[piece::E as usize])
            | ((at_435).filtered(|cell| self.pattern_215(cell)))
            | ((at_434).filtered(|cell| self.pattern_102(cell)));
        let at_436 = tables::SHIFT_18[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_437 = tables::SHIFT_18[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_466 = (at_437).filtered(|cell| !self.pattern_215(cell));
        for cell in at_466 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(206, cell));
                self.moves_from_433(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_465 = (at_436).filtered(|cell| !self.pattern_102(cell));
        for cell in at_465 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(205, cell));
                self.moves_from_433(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_462 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_461 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_460 = (image(at_433, &tables::SHIFT_19) & self.planes[piece::E as usize])
            | ((at_462).filtered(|cell| self.pattern_215(cell)))
            | ((at_461).filtered(|cell| self.pattern_102(cell)));
        let at_463 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_464 = image(at_433, &tables::SHIFT_19)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_493 = (at_464).filtered(|cell| !self.pattern_215(cell));
        for cell in at_493 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(208, cell));
                self.moves_from_460(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_492 = (at_463).filtered(|cell| !self.pattern_102(cell));
        for cell in at_492 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(207, cell));
                self.moves_from_460(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_489 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_488 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_487 = (image(at_460, &tables::SHIFT_20) & self.planes[piece::E as usize])
            | ((at_489).filtered(|cell| self.pattern_215(cell)))
            | ((at_488).filtered(|cell| self.pattern_102(cell)));
        let at_490 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_491 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_518 = (at_491).filtered(|cell| !self.pattern_215(cell));
        for cell in at_518 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(210, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_517 = (at_490).filtered(|cell| !self.pattern_102(cell));
        for cell in at_517 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(209, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_514 = (at_487).filtered(|cell| self.pattern_313(cell));
        out.extend(at_514, |cell| Move::from_path(path, 211, cell));
        let at_515 = (at_487).filtered(|cell| self.pattern_315(cell));
        out.extend(at_515, |cell| Move::from_path(path, 212, cell));
        let at_516 = (at_487).filtered(|cell| !self.pattern_313(cell));
        let at_540 = (at_516).filtered(|cell| !self.pattern_315(cell));
        let at_554 = if i32::from(self.variables.steps) == 4 {
            at_540
        } else {
            Cells::EMPTY
        };
        let at_553 = (if i32::from(self.variables.steps) < 4 {
            at_540
        } else {
            Cells::EMPTY
        }) | ((at_554).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_553, |cell| Move::from_path(path, 213, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_433<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_462 = tables::SHIFT_19[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_461 = tables::SHIFT_19[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_460 = (tables::SHIFT_19[cell] & self.planes[piece::E as usize])
            | ((at_462).filtered(|cell| self.pattern_215(cell)))
            | ((at_461).filtered(|cell| self.pattern_102(cell)));
        let at_463 = tables::SHIFT_19[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_464 = tables::SHIFT_19[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_493 = (at_464).filtered(|cell| !self.pattern_215(cell));
        for cell in at_493 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(208, cell));
                self.moves_from_460(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_492 = (at_463).filtered(|cell| !self.pattern_102(cell));
        for cell in at_492 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(207, cell));
                self.moves_from_460(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_489 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_488 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_487 = (image(at_460, &tables::SHIFT_20) & self.planes[piece::E as usize])
            | ((at_489).filtered(|cell| self.pattern_215(cell)))
            | ((at_488).filtered(|cell| self.pattern_102(cell)));
        let at_490 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_491 = image(at_460, &tables::SHIFT_20)
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_518 = (at_491).filtered(|cell| !self.pattern_215(cell));
        for cell in at_518 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(210, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_517 = (at_490).filtered(|cell| !self.pattern_102(cell));
        for cell in at_517 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(209, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_514 = (at_487).filtered(|cell| self.pattern_313(cell));
        out.extend(at_514, |cell| Move::from_path(path, 211, cell));
        let at_515 = (at_487).filtered(|cell| self.pattern_315(cell));
        out.extend(at_515, |cell| Move::from_path(path, 212, cell));
        let at_516 = (at_487).filtered(|cell| !self.pattern_313(cell));
        let at_540 = (at_516).filtered(|cell| !self.pattern_315(cell));
        let at_554 = if i32::from(self.variables.steps) == 4 {
            at_540
        } else {
            Cells::EMPTY
        };
        let at_553 = (if i32::from(self.variables.steps) < 4 {
            at_540
        } else {
            Cells::EMPTY
        }) | ((at_554).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_553, |cell| Move::from_path(path, 213, cell));
    }

    /// Then `{e}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}` or `{goldCamel,goldCat,goldDog,goldElephant,goldHorse,goldRabbit}` or `{silverCamel,silverCat,silverDog,silverElephant,silverHorse,silverRabbit}`.
    fn moves_from_460<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_489 = tables::SHIFT_20[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_488 = tables::SHIFT_20[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_487 = (tables::SHIFT_20[cell] & self.planes[piece::E as usize])
            | ((at_489).filtered(|cell| self.pattern_215(cell)))
            | ((at_488).filtered(|cell| self.pattern_102(cell)));
        let at_490 = tables::SHIFT_20[cell]
            & (self.planes[piece::GOLD_CAMEL as usize]
                | self.planes[piece::GOLD_CAT as usize]
                | self.planes[piece::GOLD_DOG as usize]
                | self.planes[piece::GOLD_ELEPHANT as usize]
                | self.planes[piece::GOLD_HORSE as usize]
                | self.planes[piece::GOLD_RABBIT as usize]);
        let at_491 = tables::SHIFT_20[cell]
            & (self.planes[piece::SILVER_CAMEL as usize]
                | self.planes[piece::SILVER_CAT as usize]
                | self.planes[piece::SILVER_DOG as usize]
                | self.planes[piece::SILVER_ELEPHANT as usize]
                | self.planes[piece::SILVER_HORSE as usize]
                | self.planes[piece::SILVER_RABBIT as usize]);
        let at_518 = (at_491).filtered(|cell| !self.pattern_215(cell));
        for cell in at_518 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(210, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_517 = (at_490).filtered(|cell| !self.pattern_102(cell));
        for cell in at_517 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(209, cell));
                self.moves_from_487(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
        let at_514 = (at_487).filtered(|cell| self.pattern_313(cell));
        out.extend(at_514, |cell| Move::from_path(path, 211, cell));
        let at_515 = (at_487).filtered(|cell| self.pattern_315(cell));
        out.extend(at_515, |cell| Move::from_path(path, 212, cell));
        let at_516 = (at_487).filtered(|cell| !self.pattern_313(cell));
        let at_540 = (at_516).filtered(|cell| !self.pattern_315(cell));
        let at_554 = if i32::from(self.variables.steps) == 4 {
            at_540
        } else {
            Cells::EMPTY
        };
        let at_553 = (if i32::from(self.variables.steps) < 4 {
            at_540
        } else {
            Cells::EMPTY
        }) | ((at_554).filtered(|cell| self.pattern_21(cell)));
        out.extend(at_553, |cell| Move::from_path(path, 213, cell));
    }

    /// Then `{gap}`.
    fn moves_from_467<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_494 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_494 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(139, cell));
                self.moves_from_390(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{? pattern 313}` or `{? pattern 315}` or `{! pattern 313}`.
    fn moves_from_487<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if self.pattern_313(cell) {
            out.push(Move::from_path(path, 211, cell));
        }
        if self.pattern_315(cell) {
            out.push(Move::from_path(path, 212, cell));
        }
        if !self.pattern_313(cell) {
            if !self.pattern_315(cell) {
                let at_554 = if i32::from(self.variables.steps) == 4 {
                    Cells::of(cell)
                } else {
                    Cells::EMPTY
                };
                let at_553 = (if i32::from(self.variables.steps) < 4 {
                    Cells::of(cell)
                } else {
                    Cells::EMPTY
                }) | ((at_554).filtered(|cell| self.pattern_21(cell)));
                out.extend(at_553, |cell| Move::from_path(path, 213, cell));
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_500<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_524 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_524 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(160, cell));
                self.moves_from_390(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_505<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_529 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_529 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(177, cell));
                self.moves_from_390(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{gap}`.
    fn moves_from_509<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_533 = tables::SHIFT_21[cell] & self.planes[piece::GAP as usize];
        for cell in at_533 {
            {
                let old = self.put(cell, piece::E);
                path.push(code(190, cell));
                self.moves_from_390(out, cell, path);
                path.pop();
                self.put(cell, old);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
