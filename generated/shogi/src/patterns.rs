//! Testing patterns.

use rbg_runtime::codegen::image;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{bK}`.
    pub(crate) fn pattern_112(&self, _cell: usize) -> bool {
        let at_115 = tables::BOARD & self.planes[piece::B_K as usize];
        let at_135 = (((at_115 & tables::MASK_11).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_12, 1, 4);
        let at_134 = (((at_115 & tables::MASK_12).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 4);
        let at_133 = (((at_115 & tables::MASK_1).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_16, 9, 4);
        let at_132 = ((at_115.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, -9, 4);
        let at_131 = (((at_115 & tables::MASK_4).shifted(10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 10, 4);
        let at_130 = (((at_115 & tables::MASK_5).shifted(8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, 8, 4);
        let at_129 = (((at_115 & tables::MASK_6).shifted(-8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, -8, 4);
        let at_128 = (((at_115 & tables::MASK_3).shifted(-10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -10, 4);
        let at_127 = (((at_115 & tables::MASK_11).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_12, 1, 4);
        let at_126 = (((at_115 & tables::MASK_12).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 4);
        let at_125 = (((at_115 & tables::MASK_1).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_16, 9, 4);
        let at_124 = ((at_115.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, -9, 4);
        let at_123 = (((at_115 & tables::MASK_4).shifted(10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 10, 4);
        let at_122 = (((at_115 & tables::MASK_5).shifted(8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, 8, 4);
        let at_121 = (((at_115 & tables::MASK_6).shifted(-8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, -8, 4);
        let at_120 = (((at_115 & tables::MASK_3).shifted(-10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -10, 4);
        let at_119 = ((at_115.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, -9, 4);
        let at_110 = ((at_115.shifted(-9))
            & (self.planes[piece::W_L as usize] | self.planes[piece::W_P as usize]))
            | (((at_115 & tables::MASK_17).shifted(-19)
                | (at_115 & tables::MASK_18).shifted(-17))
                & self.planes[piece::W_N as usize])
            | (((at_115 & tables::MASK_3).shifted(-10) | at_115.shifted(-9)
                | (at_115 & tables::MASK_6).shifted(-8)
                | (at_115 & tables::MASK_5).shifted(8)
                | (at_115 & tables::MASK_4).shifted(10))
                & self.planes[piece::W_S as usize])
            | (((at_115 & tables::MASK_3).shifted(-10) | at_115.shifted(-9)
                | (at_115 & tables::MASK_6).shifted(-8)
                | (at_115 & tables::MASK_12).shifted(-1)
                | (at_115 & tables::MASK_11).shifted(1)
                | (at_115 & tables::MASK_1).shifted(9))
                & (self.planes[piece::W_G as usize] | self.planes[piece::W_PL as usize]
                    | self.planes[piece::W_PN as usize]
                    | self.planes[piece::W_PP as usize]
                    | self.planes[piece::W_PS as usize]))
            | (((at_115 & tables::MASK_3).shifted(-10) | at_115.shifted(-9)
                | (at_115 & tables::MASK_6).shifted(-8)
                | (at_115 & tables::MASK_12).shifted(-1)
                | (at_115 & tables::MASK_11).shifted(1)
                | (at_115 & tables::MASK_5).shifted(8)
                | (at_115 & tables::MASK_1).shifted(9)
                | (at_115 & tables::MASK_4).shifted(10))
                & (self.planes[piece::W_K as usize] | self.planes[piece::W_PB as usize]
                    | self.planes[piece::W_PR as usize]))
            | (((at_115 & tables::MASK_3).shifted(-10)
                | (at_115 & tables::MASK_6).shifted(-8)
                | (at_115 & tables::MASK_5).shifted(8)
                | (at_115 & tables::MASK_4).shifted(10))
                & self.planes[piece::W_B as usize])
            | ((at_115.shifted(-9) | (at_115 & tables::MASK_12).shifted(-1)
                | (at_115 & tables::MASK_11).shifted(1)
                | (at_115 & tables::MASK_1).shifted(9))
                & self.planes[piece::W_R as usize])
            | (((at_135 & tables::MASK_11).shifted(1))
                & self.planes[piece::W_PR as usize])
            | (((at_134 & tables::MASK_12).shifted(-1))
                & self.planes[piece::W_PR as usize])
            | (((at_133 & tables::MASK_1).shifted(9))
                & self.planes[piece::W_PR as usize])
            | ((at_132.shifted(-9)) & self.planes[piece::W_PR as usize])
            | (((at_131 & tables::MASK_4).shifted(10))
                & self.planes[piece::W_PB as usize])
            | (((at_130 & tables::MASK_5).shifted(8))
                & self.planes[piece::W_PB as usize])
            | (((at_129 & tables::MASK_6).shifted(-8))
                & self.planes[piece::W_PB as usize])
            | (((at_128 & tables::MASK_3).shifted(-10))
                & self.planes[piece::W_PB as usize])
            | (((at_127 & tables::MASK_11).shifted(1))
                & self.planes[piece::W_R as usize])
            | (((at_126 & tables::MASK_12).shifted(-1))
                & self.planes[piece::W_R as usize])
            | (((at_125 & tables::MASK_1).shifted(9)) & self.planes[piece::W_R as usize])
            | ((at_124.shifted(-9)) & self.planes[piece::W_R as usize])
            | (((at_123 & tables::MASK_4).shifted(10))
                & self.planes[piece::W_B as usize])
            | (((at_122 & tables::MASK_5).shifted(8)) & self.planes[piece::W_B as usize])
            | (((at_121 & tables::MASK_6).shifted(-8))
                & self.planes[piece::W_B as usize])
            | (((at_120 & tables::MASK_3).shifted(-10))
                & self.planes[piece::W_B as usize])
            | ((at_119.shifted(-9)) & self.planes[piece::W_L as usize]);
        if !at_110.is_empty() {
            return true;
        }
        false
    }

    /// Then `{wK}`.
    pub(crate) fn pattern_117(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::W_K as usize]) {
            return true;
        }
        false
    }

    /// Then `{wK}`.
    pub(crate) fn pattern_118(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W_K {
                for cell in self.planes[piece::W_P as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_P], piece::E);
                        let holds = self.holds_from_160(cell);
                        self.exchange(cell, [piece::E], piece::W_P);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_P as usize] & tables::BOARD {
                    if tables::AREA_28.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_P], piece::E);
                            let holds = self.holds_from_161(cell);
                            self.exchange(cell, [piece::E], piece::W_P);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_P], piece::E);
                            let holds = self.holds_from_162(cell);
                            self.exchange(cell, [piece::E], piece::W_P);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::W_L as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_L], piece::E);
                        let holds = self.holds_from_163(cell);
                        self.exchange(cell, [piece::E], piece::W_L);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_L as usize] & tables::BOARD {
                    if tables::AREA_28.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_L], piece::E);
                            let holds = self.holds_from_164(cell);
                            self.exchange(cell, [piece::E], piece::W_L);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_L], piece::E);
                            let holds = self.holds_from_165(cell);
                            self.exchange(cell, [piece::E], piece::W_L);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::W_N as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_N], piece::E);
                        let holds = self.holds_from_166(cell);
                        self.exchange(cell, [piece::E], piece::W_N);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_N as usize] & tables::BOARD {
                    if tables::AREA_28.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_N], piece::E);
                            let holds = self.holds_from_167(cell);
                            self.exchange(cell, [piece::E], piece::W_N);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_N], piece::E);
                            let holds = self.holds_from_168(cell);
                            self.exchange(cell, [piece::E], piece::W_N);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::W_S as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_S], piece::E);
                        let holds = self.holds_from_169(cell);
                        self.exchange(cell, [piece::E], piece::W_S);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_S as usize] & tables::BOARD {
                    if tables::AREA_28.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_S], piece::E);
                            let holds = self.holds_from_170(cell);
                            self.exchange(cell, [piece::E], piece::W_S);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_S], piece::E);
                            let holds = self.holds_from_171(cell);
                            self.exchange(cell, [piece::E], piece::W_S);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::W_B as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_B], piece::E);
                        let holds = self.holds_from_172(cell);
                        self.exchange(cell, [piece::E], piece::W_B);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_B as usize] & tables::BOARD {
                    if tables::AREA_28.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_B], piece::E);
                            let holds = self.holds_from_173(cell);
                            self.exchange(cell, [piece::E], piece::W_B);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_B], piece::E);
                            let holds = self.holds_from_174(cell);
                            self.exchange(cell, [piece::E], piece::W_B);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::W_R as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_R], piece::E);
                        let holds = self.holds_from_175(cell);
                        self.exchange(cell, [piece::E], piece::W_R);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_R as usize] & tables::BOARD {
                    if tables::AREA_28.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_R], piece::E);
                            let holds = self.holds_from_176(cell);
                            self.exchange(cell, [piece::E], piece::W_R);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_R], piece::E);
                            let holds = self.holds_from_177(cell);
                            self.exchange(cell, [piece::E], piece::W_R);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::W_G as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_G], piece::E);
                        let holds = self.holds_from_178(cell);
                        self.exchange(cell, [piece::E], piece::W_G);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PP as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PP], piece::E);
                        let holds = self.holds_from_179(cell);
                        self.exchange(cell, [piece::E], piece::W_PP);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PL as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PL], piece::E);
                        let holds = self.holds_from_180(cell);
                        self.exchange(cell, [piece::E], piece::W_PL);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PN as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PN], piece::E);
                        let holds = self.holds_from_181(cell);
                        self.exchange(cell, [piece::E], piece::W_PN);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PS as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PS], piece::E);
                        let holds = self.holds_from_182(cell);
                        self.exchange(cell, [piece::E], piece::W_PS);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PB as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PB], piece::E);
                        let holds = self.holds_from_183(cell);
                        self.exchange(cell, [piece::E], piece::W_PB);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PR as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PR], piece::E);
                        let holds = self.holds_from_184(cell);
                        self.exchange(cell, [piece::E], piece::W_PR);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_K as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_K], piece::E);
                        let holds = self.holds_from_185(cell);
                        self.exchange(cell, [piece::E], piece::W_K);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{wK}`.
    pub(crate) fn pattern_228(&self, _cell: usize) -> bool {
        let at_230 = tables::BOARD & self.planes[piece::W_K as usize];
        let at_248 = (((at_230 & tables::MASK_11).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_12, 1, 4);
        let at_247 = (((at_230 & tables::MASK_12).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 4);
        let at_246 = (((at_230 & tables::MASK_1).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_16, 9, 4);
        let at_245 = ((at_230.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, -9, 4);
        let at_244 = (((at_230 & tables::MASK_4).shifted(10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 10, 4);
        let at_243 = (((at_230 & tables::MASK_5).shifted(8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, 8, 4);
        let at_242 = (((at_230 & tables::MASK_6).shifted(-8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, -8, 4);
        let at_241 = (((at_230 & tables::MASK_3).shifted(-10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -10, 4);
        let at_240 = (((at_230 & tables::MASK_11).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_12, 1, 4);
        let at_239 = (((at_230 & tables::MASK_12).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_11, -1, 4);
        let at_238 = (((at_230 & tables::MASK_1).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_16, 9, 4);
        let at_237 = ((at_230.shifted(-9)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, -9, 4);
        let at_236 = (((at_230 & tables::MASK_4).shifted(10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 10, 4);
        let at_235 = (((at_230 & tables::MASK_5).shifted(8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, 8, 4);
        let at_234 = (((at_230 & tables::MASK_6).shifted(-8))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, -8, 4);
        let at_233 = (((at_230 & tables::MASK_3).shifted(-10))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -10, 4);
        let at_232 = (((at_230 & tables::MASK_1).shifted(9))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_16, 9, 4);
        let at_110 = (((at_230 & tables::MASK_1).shifted(9))
            & (self.planes[piece::B_L as usize] | self.planes[piece::B_P as usize]))
            | (((at_230 & tables::MASK_19).shifted(17)
                | (at_230 & tables::MASK_20).shifted(19))
                & self.planes[piece::B_N as usize])
            | (((at_230 & tables::MASK_3).shifted(-10)
                | (at_230 & tables::MASK_6).shifted(-8)
                | (at_230 & tables::MASK_5).shifted(8)
                | (at_230 & tables::MASK_1).shifted(9)
                | (at_230 & tables::MASK_4).shifted(10))
                & self.planes[piece::B_S as usize])
            | ((at_230.shifted(-9) | (at_230 & tables::MASK_12).shifted(-1)
                | (at_230 & tables::MASK_11).shifted(1)
                | (at_230 & tables::MASK_5).shifted(8)
                | (at_230 & tables::MASK_1).shifted(9)
                | (at_230 & tables::MASK_4).shifted(10))
                & (self.planes[piece::B_G as usize] | self.planes[piece::B_PL as usize]
                    | self.planes[piece::B_PN as usize]
                    | self.planes[piece::B_PP as usize]
                    | self.planes[piece::B_PS as usize]))
            | (((at_230 & tables::MASK_3).shifted(-10) | at_230.shifted(-9)
                | (at_230 & tables::MASK_6).shifted(-8)
                | (at_230 & tables::MASK_12).shifted(-1)
                | (at_230 & tables::MASK_11).shifted(1)
                | (at_230 & tables::MASK_5).shifted(8)
                | (at_230 & tables::MASK_1).shifted(9)
                | (at_230 & tables::MASK_4).shifted(10))
                & (self.planes[piece::B_K as usize] | self.planes[piece::B_PB as usize]
                    | self.planes[piece::B_PR as usize]))
            | (((at_230 & tables::MASK_3).shifted(-10)
                | (at_230 & tables::MASK_6).shifted(-8)
                | (at_230 & tables::MASK_5).shifted(8)
                | (at_230 & tables::MASK_4).shifted(10))
                & self.planes[piece::B_B as usize])
            | ((at_230.shifted(-9) | (at_230 & tables::MASK_12).shifted(-1)
                | (at_230 & tables::MASK_11).shifted(1)
                | (at_230 & tables::MASK_1).shifted(9))
                & self.planes[piece::B_R as usize])
            | (((at_248 & tables::MASK_11).shifted(1))
                & self.planes[piece::B_PR as usize])
            | (((at_247 & tables::MASK_12).shifted(-1))
                & self.planes[piece::B_PR as usize])
            | (((at_246 & tables::MASK_1).shifted(9))
                & self.planes[piece::B_PR as usize])
            | ((at_245.shifted(-9)) & self.planes[piece::B_PR as usize])
            | (((at_244 & tables::MASK_4).shifted(10))
                & self.planes[piece::B_PB as usize])
            | (((at_243 & tables::MASK_5).shifted(8))
                & self.planes[piece::B_PB as usize])
            | (((at_242 & tables::MASK_6).shifted(-8))
                & self.planes[piece::B_PB as usize])
            | (((at_241 & tables::MASK_3).shifted(-10))
                & self.planes[piece::B_PB as usize])
            | (((at_240 & tables::MASK_11).shifted(1))
                & self.planes[piece::B_R as usize])
            | (((at_239 & tables::MASK_12).shifted(-1))
                & self.planes[piece::B_R as usize])
            | (((at_238 & tables::MASK_1).shifted(9)) & self.planes[piece::B_R as usize])
            | ((at_237.shifted(-9)) & self.planes[piece::B_R as usize])
            | (((at_236 & tables::MASK_4).shifted(10))
                & self.planes[piece::B_B as usize])
            | (((at_235 & tables::MASK_5).shifted(8)) & self.planes[piece::B_B as usize])
            | (((at_234 & tables::MASK_6).shifted(-8))
                & self.planes[piece::B_B as usize])
            | (((at_233 & tables::MASK_3).shifted(-10))
                & self.planes[piece::B_B as usize])
            | (((at_232 & tables::MASK_1).shifted(9))
                & self.planes[piece::B_L as usize]);
        if !at_110.is_empty() {
            return true;
        }
        false
    }

    /// Then `{bK}`.
    pub(crate) fn pattern_369(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::B_K as usize]) {
            return true;
        }
        false
    }

    /// Then `{bK}`.
    pub(crate) fn pattern_370(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B_K {
                for cell in self.planes[piece::B_P as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_P], piece::E);
                        let holds = self.holds_from_395(cell);
                        self.exchange(cell, [piece::E], piece::B_P);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_P as usize] & tables::BOARD {
                    if tables::AREA_24.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_P], piece::E);
                            let holds = self.holds_from_396(cell);
                            self.exchange(cell, [piece::E], piece::B_P);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_P], piece::E);
                            let holds = self.holds_from_397(cell);
                            self.exchange(cell, [piece::E], piece::B_P);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::B_L as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_L], piece::E);
                        let holds = self.holds_from_398(cell);
                        self.exchange(cell, [piece::E], piece::B_L);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_L as usize] & tables::BOARD {
                    if tables::AREA_24.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_L], piece::E);
                            let holds = self.holds_from_399(cell);
                            self.exchange(cell, [piece::E], piece::B_L);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_L], piece::E);
                            let holds = self.holds_from_400(cell);
                            self.exchange(cell, [piece::E], piece::B_L);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::B_N as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_N], piece::E);
                        let holds = self.holds_from_401(cell);
                        self.exchange(cell, [piece::E], piece::B_N);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_N as usize] & tables::BOARD {
                    if tables::AREA_24.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_N], piece::E);
                            let holds = self.holds_from_402(cell);
                            self.exchange(cell, [piece::E], piece::B_N);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_N], piece::E);
                            let holds = self.holds_from_403(cell);
                            self.exchange(cell, [piece::E], piece::B_N);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::B_S as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_S], piece::E);
                        let holds = self.holds_from_404(cell);
                        self.exchange(cell, [piece::E], piece::B_S);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_S as usize] & tables::BOARD {
                    if tables::AREA_24.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_S], piece::E);
                            let holds = self.holds_from_405(cell);
                            self.exchange(cell, [piece::E], piece::B_S);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_S], piece::E);
                            let holds = self.holds_from_406(cell);
                            self.exchange(cell, [piece::E], piece::B_S);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::B_B as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_B], piece::E);
                        let holds = self.holds_from_407(cell);
                        self.exchange(cell, [piece::E], piece::B_B);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_B as usize] & tables::BOARD {
                    if tables::AREA_24.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_B], piece::E);
                            let holds = self.holds_from_408(cell);
                            self.exchange(cell, [piece::E], piece::B_B);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_B], piece::E);
                            let holds = self.holds_from_409(cell);
                            self.exchange(cell, [piece::E], piece::B_B);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::B_R as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_R], piece::E);
                        let holds = self.holds_from_410(cell);
                        self.exchange(cell, [piece::E], piece::B_R);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_R as usize] & tables::BOARD {
                    if tables::AREA_24.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_R], piece::E);
                            let holds = self.holds_from_411(cell);
                            self.exchange(cell, [piece::E], piece::B_R);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_R], piece::E);
                            let holds = self.holds_from_412(cell);
                            self.exchange(cell, [piece::E], piece::B_R);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                for cell in self.planes[piece::B_G as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_G], piece::E);
                        let holds = self.holds_from_413(cell);
                        self.exchange(cell, [piece::E], piece::B_G);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PP as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PP], piece::E);
                        let holds = self.holds_from_414(cell);
                        self.exchange(cell, [piece::E], piece::B_PP);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PL as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PL], piece::E);
                        let holds = self.holds_from_415(cell);
                        self.exchange(cell, [piece::E], piece::B_PL);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PN as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PN], piece::E);
                        let holds = self.holds_from_416(cell);
                        self.exchange(cell, [piece::E], piece::B_PN);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PS as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PS], piece::E);
                        let holds = self.holds_from_417(cell);
                        self.exchange(cell, [piece::E], piece::B_PS);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PB as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PB], piece::E);
                        let holds = self.holds_from_418(cell);
                        self.exchange(cell, [piece::E], piece::B_PB);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PR as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PR], piece::E);
                        let holds = self.holds_from_419(cell);
                        self.exchange(cell, [piece::E], piece::B_PR);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_K as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_K], piece::E);
                        let holds = self.holds_from_420(cell);
                        self.exchange(cell, [piece::E], piece::B_K);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_160(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                {
                    let seen = &mut [Cells::EMPTY; 34];
                    let old = self.put(cell, piece::W_P);
                    let holds = self.holds_from_226(seen, cell);
                    self.put(cell, old);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_161(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_188(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_162(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_188(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_163(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        {
                            let seen = &mut [Cells::EMPTY; 34];
                            let old = self.put(cell, piece::W_L);
                            let holds = self.holds_from_226(seen, cell);
                            self.put(cell, old);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_164(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_190(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_165(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_190(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_166(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_39_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                {
                    let seen = &mut [Cells::EMPTY; 34];
                    let old = self.put(cell, piece::W_N);
                    let holds = self.holds_from_226(seen, cell);
                    self.put(cell, old);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_167(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_9_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_192(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_168(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_40_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_192(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_169(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_10[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 34];
                let old = self.put(cell, piece::W_S);
                let holds = self.holds_from_226(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_170(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_10[cell]
        {
            if self.holds_from_194(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_171(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_41_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_194(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_172(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_196(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_14_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_196(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_196(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_196(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_196(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_173(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_200(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_14_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_201(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_202(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_203(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_204(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_174(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_51, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_201(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_42_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_201(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_52, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_201(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_53, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_201(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_54, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_201(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_175(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_210(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_18_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_210(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_210(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_210(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_210(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_176(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_214(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_18_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_215(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_216(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_217(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_218(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_177(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_55, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_215(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_43_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_L |
                piece::W_N | piece::W_P | piece::W_PB | piece::W_PL | piece::W_PN |
                piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R | piece::W_S
            ) {
                if self.holds_from_215(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_215(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_56, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_215(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_57, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                                piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_215(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_178(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_11[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 34];
                let old = self.put(cell, piece::W_G);
                let holds = self.holds_from_226(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_179(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_11[cell]
        {
            if self.holds_from_188(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_180(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_11[cell]
        {
            if self.holds_from_190(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_181(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_11[cell]
        {
            if self.holds_from_192(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_182(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_11[cell]
        {
            if self.holds_from_194(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_183(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_200(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_12[cell]
        {
            if self.holds_from_201(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_202(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_203(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_204(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_184(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_214(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_12[cell]
        {
            if self.holds_from_215(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_216(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_217(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_218(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_185(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_L as usize]
            | self.planes[piece::W_N as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PL as usize]
            | self.planes[piece::W_PN as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_12[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 34];
                let old = self.put(cell, piece::W_K);
                let holds = self.holds_from_226(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[wPP]`.
    fn holds_from_188(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_PP);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wPL]`.
    fn holds_from_190(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_PL);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wPN]`.
    fn holds_from_192(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_PN);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wPS]`.
    fn holds_from_194(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_PS);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wB]`.
    fn holds_from_196(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_B);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_200(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_201(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[wPB]`.
    fn holds_from_201(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_PB);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_202(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_201(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_203(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_201(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_204(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_201(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[wR]`.
    fn holds_from_210(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_R);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_214(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_215(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[wPR]`.
    fn holds_from_215(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::W_PR);
            let holds = self.holds_from_226(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_216(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_215(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_217(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_215(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bL,bN,bP,bPB,bPL,bPN,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_218(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_L | piece::W_N | piece::W_P | piece::W_PB | piece::W_PL
                        | piece::W_PN | piece::W_PP | piece::W_PR | piece::W_PS |
                        piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_215(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{! pattern 228}`.
    fn holds_from_226(&self, _seen: &mut [Cells; 34], cell: usize) -> bool {
        if !self.pattern_228(cell) {
            return true;
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_395(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                {
                    let seen = &mut [Cells::EMPTY; 34];
                    let old = self.put(cell, piece::B_P);
                    let holds = self.holds_from_461(seen, cell);
                    self.put(cell, old);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_396(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_423(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_397(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_423(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_398(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        {
                            let seen = &mut [Cells::EMPTY; 34];
                            let old = self.put(cell, piece::B_L);
                            let holds = self.holds_from_461(seen, cell);
                            self.put(cell, old);
                            if holds {
                                return true;
                            }
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_399(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_425(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_400(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_31, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_425(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_401(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_32[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                {
                    let seen = &mut [Cells::EMPTY; 34];
                    let old = self.put(cell, piece::B_N);
                    let holds = self.holds_from_461(seen, cell);
                    self.put(cell, old);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_402(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_21[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_427(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_403(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_33[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_427(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_404(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_22[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 34];
                let old = self.put(cell, piece::B_S);
                let holds = self.holds_from_461(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_405(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_22[cell]
        {
            if self.holds_from_429(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_406(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_34[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_429(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_407(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_431(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_14_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_431(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_431(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_431(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_431(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_408(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_435(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_14_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_436(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_437(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_438(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_439(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_409(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_436(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_35[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_436(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_436(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_436(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_436(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_410(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_445(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_18_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_445(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_445(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_445(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_445(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_411(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_449(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_18_2[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_450(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_451(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_452(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_453(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_412(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_450(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        for &cell in tables::SHIFT_36[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_L |
                piece::B_N | piece::B_P | piece::B_PB | piece::B_PL | piece::B_PN |
                piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R | piece::B_S
            ) {
                if self.holds_from_450(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_450(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_450(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_50, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                                piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_450(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_413(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_23[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 34];
                let old = self.put(cell, piece::B_G);
                let holds = self.holds_from_461(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_414(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_23[cell]
        {
            if self.holds_from_423(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_415(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_23[cell]
        {
            if self.holds_from_425(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_416(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_23[cell]
        {
            if self.holds_from_427(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_417(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_23[cell]
        {
            if self.holds_from_429(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_418(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_435(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_12[cell]
        {
            if self.holds_from_436(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_437(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_438(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_439(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_419(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_449(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_12[cell]
        {
            if self.holds_from_450(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_451(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_452(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_453(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_420(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_L as usize]
            | self.planes[piece::B_N as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PL as usize]
            | self.planes[piece::B_PN as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_12[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 34];
                let old = self.put(cell, piece::B_K);
                let holds = self.holds_from_461(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[bPP]`.
    fn holds_from_423(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_PP);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bPL]`.
    fn holds_from_425(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_PL);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bPN]`.
    fn holds_from_427(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_PN);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bPS]`.
    fn holds_from_429(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_PS);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bB]`.
    fn holds_from_431(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_B);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_435(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_436(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[bPB]`.
    fn holds_from_436(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_PB);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_437(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_436(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_438(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_436(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_439(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_436(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[bR]`.
    fn holds_from_445(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_R);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_449(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_450(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `[bPR]`.
    fn holds_from_450(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 34];
            let old = self.put(cell, piece::B_PR);
            let holds = self.holds_from_461(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_451(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_450(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_452(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_450(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wL,wN,wP,wPB,wPL,wPN,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_453(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_L | piece::B_N | piece::B_P | piece::B_PB | piece::B_PL
                        | piece::B_PN | piece::B_PP | piece::B_PR | piece::B_PS |
                        piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_450(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{! pattern 112}`.
    fn holds_from_461(&self, _seen: &mut [Cells; 34], cell: usize) -> bool {
        if !self.pattern_112(cell) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{bP}`.
    pub(crate) fn pattern_53_everywhere(&self) -> Cells {
        let from_110 = tables::FROM_0;
        let from_53 = {
            let into = from_110 & self.planes[piece::B_P as usize];
            image(into, &tables::SOURCES_4)
        };
        from_53
    }

    /// All cells from which: Then `{wP}`.
    pub(crate) fn pattern_308_everywhere(&self) -> Cells {
        let from_110 = tables::FROM_0;
        let from_308 = {
            let into = from_110 & self.planes[piece::W_P as usize];
            image(into, &tables::SOURCES_4)
        };
        from_308
    }
}
