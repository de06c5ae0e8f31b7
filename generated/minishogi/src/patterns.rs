//! Testing patterns.

use rbg_runtime::codegen::image;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{bK}`.
    pub(crate) fn pattern_83(&self, _cell: usize) -> bool {
        let at_86 = tables::BOARD & self.planes[piece::B_K as usize];
        let at_105 = (((at_86 & tables::MASK_0).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 1, 3);
        let at_104 = (((at_86 & tables::MASK_1).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -1, 3);
        let at_103 = (((at_86 & tables::MASK_2).shifted(5))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 5, 3);
        let at_102 = ((at_86.shifted(-5)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -5, 3);
        let at_101 = (((at_86 & tables::MASK_4).shifted(6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, 6, 3);
        let at_100 = (((at_86 & tables::MASK_6).shifted(4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_7, 4, 3);
        let at_99 = (((at_86 & tables::MASK_7).shifted(-4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, -4, 3);
        let at_98 = (((at_86 & tables::MASK_5).shifted(-6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -6, 3);
        let at_97 = (((at_86 & tables::MASK_0).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 1, 3);
        let at_96 = (((at_86 & tables::MASK_1).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -1, 3);
        let at_95 = (((at_86 & tables::MASK_2).shifted(5))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 5, 3);
        let at_94 = ((at_86.shifted(-5)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -5, 3);
        let at_93 = (((at_86 & tables::MASK_4).shifted(6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, 6, 3);
        let at_92 = (((at_86 & tables::MASK_6).shifted(4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_7, 4, 3);
        let at_91 = (((at_86 & tables::MASK_7).shifted(-4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, -4, 3);
        let at_90 = (((at_86 & tables::MASK_5).shifted(-6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -6, 3);
        let at_81 = ((at_86.shifted(-5)) & self.planes[piece::W_P as usize])
            | (((at_86 & tables::MASK_5).shifted(-6) | at_86.shifted(-5)
                | (at_86 & tables::MASK_7).shifted(-4)
                | (at_86 & tables::MASK_6).shifted(4)
                | (at_86 & tables::MASK_4).shifted(6))
                & self.planes[piece::W_S as usize])
            | (((at_86 & tables::MASK_5).shifted(-6) | at_86.shifted(-5)
                | (at_86 & tables::MASK_7).shifted(-4)
                | (at_86 & tables::MASK_1).shifted(-1)
                | (at_86 & tables::MASK_0).shifted(1)
                | (at_86 & tables::MASK_2).shifted(5))
                & (self.planes[piece::W_G as usize] | self.planes[piece::W_PP as usize]
                    | self.planes[piece::W_PS as usize]))
            | (((at_86 & tables::MASK_5).shifted(-6) | at_86.shifted(-5)
                | (at_86 & tables::MASK_7).shifted(-4)
                | (at_86 & tables::MASK_1).shifted(-1)
                | (at_86 & tables::MASK_0).shifted(1)
                | (at_86 & tables::MASK_6).shifted(4)
                | (at_86 & tables::MASK_2).shifted(5)
                | (at_86 & tables::MASK_4).shifted(6))
                & (self.planes[piece::W_K as usize] | self.planes[piece::W_PB as usize]
                    | self.planes[piece::W_PR as usize]))
            | (((at_86 & tables::MASK_5).shifted(-6)
                | (at_86 & tables::MASK_7).shifted(-4)
                | (at_86 & tables::MASK_6).shifted(4)
                | (at_86 & tables::MASK_4).shifted(6))
                & self.planes[piece::W_B as usize])
            | ((at_86.shifted(-5) | (at_86 & tables::MASK_1).shifted(-1)
                | (at_86 & tables::MASK_0).shifted(1)
                | (at_86 & tables::MASK_2).shifted(5))
                & self.planes[piece::W_R as usize])
            | (((at_105 & tables::MASK_0).shifted(1))
                & self.planes[piece::W_PR as usize])
            | (((at_104 & tables::MASK_1).shifted(-1))
                & self.planes[piece::W_PR as usize])
            | (((at_103 & tables::MASK_2).shifted(5))
                & self.planes[piece::W_PR as usize])
            | ((at_102.shifted(-5)) & self.planes[piece::W_PR as usize])
            | (((at_101 & tables::MASK_4).shifted(6))
                & self.planes[piece::W_PB as usize])
            | (((at_100 & tables::MASK_6).shifted(4))
                & self.planes[piece::W_PB as usize])
            | (((at_99 & tables::MASK_7).shifted(-4))
                & self.planes[piece::W_PB as usize])
            | (((at_98 & tables::MASK_5).shifted(-6))
                & self.planes[piece::W_PB as usize])
            | (((at_97 & tables::MASK_0).shifted(1)) & self.planes[piece::W_R as usize])
            | (((at_96 & tables::MASK_1).shifted(-1)) & self.planes[piece::W_R as usize])
            | (((at_95 & tables::MASK_2).shifted(5)) & self.planes[piece::W_R as usize])
            | ((at_94.shifted(-5)) & self.planes[piece::W_R as usize])
            | (((at_93 & tables::MASK_4).shifted(6)) & self.planes[piece::W_B as usize])
            | (((at_92 & tables::MASK_6).shifted(4)) & self.planes[piece::W_B as usize])
            | (((at_91 & tables::MASK_7).shifted(-4)) & self.planes[piece::W_B as usize])
            | (((at_90 & tables::MASK_5).shifted(-6))
                & self.planes[piece::W_B as usize]);
        if !at_81.is_empty() {
            return true;
        }
        false
    }

    /// Then `{wK}`.
    pub(crate) fn pattern_88(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::W_K as usize]) {
            return true;
        }
        false
    }

    /// Then `{wK}`.
    pub(crate) fn pattern_89(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W_K {
                for cell in self.planes[piece::W_P as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_P], piece::E);
                        let holds = self.holds_from_123(cell);
                        self.exchange(cell, [piece::E], piece::W_P);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_S as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_S], piece::E);
                        let holds = self.holds_from_124(cell);
                        self.exchange(cell, [piece::E], piece::W_S);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_S as usize] & tables::BOARD {
                    if tables::AREA_20.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_S], piece::E);
                            let holds = self.holds_from_125(cell);
                            self.exchange(cell, [piece::E], piece::W_S);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_S], piece::E);
                            let holds = self.holds_from_126(cell);
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
                        let holds = self.holds_from_127(cell);
                        self.exchange(cell, [piece::E], piece::W_B);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_B as usize] & tables::BOARD {
                    if tables::AREA_20.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_B], piece::E);
                            let holds = self.holds_from_128(cell);
                            self.exchange(cell, [piece::E], piece::W_B);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_B], piece::E);
                            let holds = self.holds_from_129(cell);
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
                        let holds = self.holds_from_130(cell);
                        self.exchange(cell, [piece::E], piece::W_R);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_R as usize] & tables::BOARD {
                    if tables::AREA_20.contains(cell) {
                        {
                            self.exchange(cell, [piece::W_R], piece::E);
                            let holds = self.holds_from_131(cell);
                            self.exchange(cell, [piece::E], piece::W_R);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::W_R], piece::E);
                            let holds = self.holds_from_132(cell);
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
                        let holds = self.holds_from_133(cell);
                        self.exchange(cell, [piece::E], piece::W_G);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PP as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PP], piece::E);
                        let holds = self.holds_from_134(cell);
                        self.exchange(cell, [piece::E], piece::W_PP);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PS as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PS], piece::E);
                        let holds = self.holds_from_135(cell);
                        self.exchange(cell, [piece::E], piece::W_PS);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PB as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PB], piece::E);
                        let holds = self.holds_from_136(cell);
                        self.exchange(cell, [piece::E], piece::W_PB);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_PR as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_PR], piece::E);
                        let holds = self.holds_from_137(cell);
                        self.exchange(cell, [piece::E], piece::W_PR);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::W_K as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::W_K], piece::E);
                        let holds = self.holds_from_138(cell);
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
    pub(crate) fn pattern_174(&self, _cell: usize) -> bool {
        let at_177 = tables::BOARD & self.planes[piece::W_K as usize];
        let at_195 = (((at_177 & tables::MASK_0).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 1, 3);
        let at_194 = (((at_177 & tables::MASK_1).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -1, 3);
        let at_193 = (((at_177 & tables::MASK_2).shifted(5))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 5, 3);
        let at_192 = ((at_177.shifted(-5)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -5, 3);
        let at_191 = (((at_177 & tables::MASK_4).shifted(6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, 6, 3);
        let at_190 = (((at_177 & tables::MASK_6).shifted(4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_7, 4, 3);
        let at_189 = (((at_177 & tables::MASK_7).shifted(-4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, -4, 3);
        let at_188 = (((at_177 & tables::MASK_5).shifted(-6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -6, 3);
        let at_187 = (((at_177 & tables::MASK_0).shifted(1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_1, 1, 3);
        let at_186 = (((at_177 & tables::MASK_1).shifted(-1))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_0, -1, 3);
        let at_185 = (((at_177 & tables::MASK_2).shifted(5))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_3, 5, 3);
        let at_184 = ((at_177.shifted(-5)) & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_2, -5, 3);
        let at_183 = (((at_177 & tables::MASK_4).shifted(6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_5, 6, 3);
        let at_182 = (((at_177 & tables::MASK_6).shifted(4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_7, 4, 3);
        let at_181 = (((at_177 & tables::MASK_7).shifted(-4))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_6, -4, 3);
        let at_180 = (((at_177 & tables::MASK_5).shifted(-6))
            & self.planes[piece::E as usize])
            .spread(self.planes[piece::E as usize] & tables::MASK_4, -6, 3);
        let at_81 = (((at_177 & tables::MASK_2).shifted(5))
            & self.planes[piece::B_P as usize])
            | (((at_177 & tables::MASK_5).shifted(-6)
                | (at_177 & tables::MASK_7).shifted(-4)
                | (at_177 & tables::MASK_6).shifted(4)
                | (at_177 & tables::MASK_2).shifted(5)
                | (at_177 & tables::MASK_4).shifted(6))
                & self.planes[piece::B_S as usize])
            | ((at_177.shifted(-5) | (at_177 & tables::MASK_1).shifted(-1)
                | (at_177 & tables::MASK_0).shifted(1)
                | (at_177 & tables::MASK_6).shifted(4)
                | (at_177 & tables::MASK_2).shifted(5)
                | (at_177 & tables::MASK_4).shifted(6))
                & (self.planes[piece::B_G as usize] | self.planes[piece::B_PP as usize]
                    | self.planes[piece::B_PS as usize]))
            | (((at_177 & tables::MASK_5).shifted(-6) | at_177.shifted(-5)
                | (at_177 & tables::MASK_7).shifted(-4)
                | (at_177 & tables::MASK_1).shifted(-1)
                | (at_177 & tables::MASK_0).shifted(1)
                | (at_177 & tables::MASK_6).shifted(4)
                | (at_177 & tables::MASK_2).shifted(5)
                | (at_177 & tables::MASK_4).shifted(6))
                & (self.planes[piece::B_K as usize] | self.planes[piece::B_PB as usize]
                    | self.planes[piece::B_PR as usize]))
            | (((at_177 & tables::MASK_5).shifted(-6)
                | (at_177 & tables::MASK_7).shifted(-4)
                | (at_177 & tables::MASK_6).shifted(4)
                | (at_177 & tables::MASK_4).shifted(6))
                & self.planes[piece::B_B as usize])
            | ((at_177.shifted(-5) | (at_177 & tables::MASK_1).shifted(-1)
                | (at_177 & tables::MASK_0).shifted(1)
                | (at_177 & tables::MASK_2).shifted(5))
                & self.planes[piece::B_R as usize])
            | (((at_195 & tables::MASK_0).shifted(1))
                & self.planes[piece::B_PR as usize])
            | (((at_194 & tables::MASK_1).shifted(-1))
                & self.planes[piece::B_PR as usize])
            | (((at_193 & tables::MASK_2).shifted(5))
                & self.planes[piece::B_PR as usize])
            | ((at_192.shifted(-5)) & self.planes[piece::B_PR as usize])
            | (((at_191 & tables::MASK_4).shifted(6))
                & self.planes[piece::B_PB as usize])
            | (((at_190 & tables::MASK_6).shifted(4))
                & self.planes[piece::B_PB as usize])
            | (((at_189 & tables::MASK_7).shifted(-4))
                & self.planes[piece::B_PB as usize])
            | (((at_188 & tables::MASK_5).shifted(-6))
                & self.planes[piece::B_PB as usize])
            | (((at_187 & tables::MASK_0).shifted(1)) & self.planes[piece::B_R as usize])
            | (((at_186 & tables::MASK_1).shifted(-1))
                & self.planes[piece::B_R as usize])
            | (((at_185 & tables::MASK_2).shifted(5)) & self.planes[piece::B_R as usize])
            | ((at_184.shifted(-5)) & self.planes[piece::B_R as usize])
            | (((at_183 & tables::MASK_4).shifted(6)) & self.planes[piece::B_B as usize])
            | (((at_182 & tables::MASK_6).shifted(4)) & self.planes[piece::B_B as usize])
            | (((at_181 & tables::MASK_7).shifted(-4))
                & self.planes[piece::B_B as usize])
            | (((at_180 & tables::MASK_5).shifted(-6))
                & self.planes[piece::B_B as usize]);
        if !at_81.is_empty() {
            return true;
        }
        false
    }

    /// Then `{bK}`.
    pub(crate) fn pattern_283(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::B_K as usize]) {
            return true;
        }
        false
    }

    /// Then `{bK}`.
    pub(crate) fn pattern_284(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B_K {
                for cell in self.planes[piece::B_P as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_P], piece::E);
                        let holds = self.holds_from_302(cell);
                        self.exchange(cell, [piece::E], piece::B_P);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_S as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_S], piece::E);
                        let holds = self.holds_from_303(cell);
                        self.exchange(cell, [piece::E], piece::B_S);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_S as usize] & tables::BOARD {
                    if tables::AREA_18.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_S], piece::E);
                            let holds = self.holds_from_304(cell);
                            self.exchange(cell, [piece::E], piece::B_S);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_S], piece::E);
                            let holds = self.holds_from_305(cell);
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
                        let holds = self.holds_from_306(cell);
                        self.exchange(cell, [piece::E], piece::B_B);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_B as usize] & tables::BOARD {
                    if tables::AREA_18.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_B], piece::E);
                            let holds = self.holds_from_307(cell);
                            self.exchange(cell, [piece::E], piece::B_B);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_B], piece::E);
                            let holds = self.holds_from_308(cell);
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
                        let holds = self.holds_from_309(cell);
                        self.exchange(cell, [piece::E], piece::B_R);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_R as usize] & tables::BOARD {
                    if tables::AREA_18.contains(cell) {
                        {
                            self.exchange(cell, [piece::B_R], piece::E);
                            let holds = self.holds_from_310(cell);
                            self.exchange(cell, [piece::E], piece::B_R);
                            if holds {
                                return true;
                            }
                        }
                    } else {
                        {
                            self.exchange(cell, [piece::B_R], piece::E);
                            let holds = self.holds_from_311(cell);
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
                        let holds = self.holds_from_312(cell);
                        self.exchange(cell, [piece::E], piece::B_G);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PP as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PP], piece::E);
                        let holds = self.holds_from_313(cell);
                        self.exchange(cell, [piece::E], piece::B_PP);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PS as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PS], piece::E);
                        let holds = self.holds_from_314(cell);
                        self.exchange(cell, [piece::E], piece::B_PS);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PB as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PB], piece::E);
                        let holds = self.holds_from_315(cell);
                        self.exchange(cell, [piece::E], piece::B_PB);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_PR as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_PR], piece::E);
                        let holds = self.holds_from_316(cell);
                        self.exchange(cell, [piece::E], piece::B_PR);
                        if holds {
                            return true;
                        }
                    }
                }
                for cell in self.planes[piece::B_K as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::B_K], piece::E);
                        let holds = self.holds_from_317(cell);
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

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_123(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_P |
                piece::W_PB | piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R |
                piece::W_S
            ) {
                if tables::DOWN_UP.contains(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::W_P);
                        let holds = self.holds_from_172(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                } else {
                    if self.holds_from_358(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_124(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_5[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::W_S);
                let holds = self.holds_from_172(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_125(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_5[cell]
        {
            if self.holds_from_142(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_126(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_25[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_P |
                piece::W_PB | piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R |
                piece::W_S
            ) {
                if self.holds_from_142(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_127(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_144(cell) {
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
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_9[cell]
        {
            if self.holds_from_144(cell) {
                return true;
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
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_144(cell) {
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
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_144(cell) {
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
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_144(cell) {
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

    /// Then `{e}` or `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_128(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_148(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_9[cell]
        {
            if self.holds_from_149(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_150(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_151(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_152(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_129(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_26[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_P |
                piece::W_PB | piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R |
                piece::W_S
            ) {
                if self.holds_from_149(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_149(cell) {
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
                        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_149(cell) {
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

    /// Then `{e}` or `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_130(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_156(cell) {
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
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_13[cell]
        {
            if self.holds_from_156(cell) {
                return true;
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
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_156(cell) {
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
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_156(cell) {
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
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_156(cell) {
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

    /// Then `{e}` or `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_131(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_160(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_13[cell]
        {
            if self.holds_from_161(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_162(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_163(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_164(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_132(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_27[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::W_B | piece::W_G | piece::W_K | piece::W_P |
                piece::W_PB | piece::W_PP | piece::W_PR | piece::W_PS | piece::W_R |
                piece::W_S
            ) {
                if self.holds_from_161(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_161(cell) {
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
                        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_161(cell) {
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
                        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                            if !matches!(
                                self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                                piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                                piece::W_PS | piece::W_R | piece::W_S
                            ) {
                                if self.holds_from_161(cell) {
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

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_133(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_6[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::W_G);
                let holds = self.holds_from_172(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_134(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_6[cell]
        {
            if self.holds_from_358(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_135(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_6[cell]
        {
            if self.holds_from_142(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_136(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_148(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_7[cell]
        {
            if self.holds_from_149(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_150(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_151(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_152(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_137(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_160(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_7[cell]
        {
            if self.holds_from_161(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_162(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_163(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_164(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}`.
    fn holds_from_138(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::W_B as usize] | self.planes[piece::W_G as usize]
            | self.planes[piece::W_K as usize] | self.planes[piece::W_P as usize]
            | self.planes[piece::W_PB as usize] | self.planes[piece::W_PP as usize]
            | self.planes[piece::W_PR as usize] | self.planes[piece::W_PS as usize]
            | self.planes[piece::W_R as usize] | self.planes[piece::W_S as usize])
            & tables::SHIFT_7[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::W_K);
                let holds = self.holds_from_172(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[wPS]`.
    fn holds_from_142(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::W_PS);
            let holds = self.holds_from_172(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[wB]`.
    fn holds_from_144(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::W_B);
            let holds = self.holds_from_172(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_148(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_149(cell) {
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
    fn holds_from_149(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::W_PB);
            let holds = self.holds_from_172(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_150(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_149(cell) {
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

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_151(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_149(cell) {
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

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_152(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_149(cell) {
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
    fn holds_from_156(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::W_R);
            let holds = self.holds_from_172(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_160(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_161(cell) {
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
    fn holds_from_161(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::W_PR);
            let holds = self.holds_from_172(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_162(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_161(cell) {
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

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_163(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_161(cell) {
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

    /// Then `{bB,bG,bK,bP,bPB,bPP,bPR,bPS,bR,bS,e}` or `{e}`.
    fn holds_from_164(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                        piece::W_P | piece::W_PB | piece::W_PP | piece::W_PR |
                        piece::W_PS | piece::W_R | piece::W_S
                    ) {
                        if self.holds_from_161(cell) {
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

    /// Then `{! pattern 174}`.
    fn holds_from_172(&self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if !self.pattern_174(cell) {
            return true;
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_302(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_P |
                piece::B_PB | piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R |
                piece::B_S
            ) {
                if tables::UP_DOWN.contains(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::B_P);
                        let holds = self.holds_from_351(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                } else {
                    if self.holds_from_359(cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_303(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_16[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::B_S);
                let holds = self.holds_from_351(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_304(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_16[cell]
        {
            if self.holds_from_321(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_305(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_22[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_P |
                piece::B_PB | piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R |
                piece::B_S
            ) {
                if self.holds_from_321(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_306(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_323(cell) {
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
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_9[cell]
        {
            if self.holds_from_323(cell) {
                return true;
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
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_323(cell) {
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
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_323(cell) {
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
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_323(cell) {
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

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_307(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_327(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_9[cell]
        {
            if self.holds_from_328(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_329(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_330(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_331(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_308(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_328(cell) {
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
        for &cell in tables::SHIFT_23[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_P |
                piece::B_PB | piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R |
                piece::B_S
            ) {
                if self.holds_from_328(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_328(cell) {
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
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_309(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_335(cell) {
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
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_13[cell]
        {
            if self.holds_from_335(cell) {
                return true;
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
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_335(cell) {
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
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_335(cell) {
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
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_335(cell) {
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

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_310(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_339(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_13[cell]
        {
            if self.holds_from_340(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_341(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_342(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_343(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_311(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_340(cell) {
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
        for &cell in tables::SHIFT_24[cell] {
            let cell = cell as usize;
            if !matches!(
                self.board[cell], piece::B_B | piece::B_G | piece::B_K | piece::B_P |
                piece::B_PB | piece::B_PP | piece::B_PR | piece::B_PS | piece::B_R |
                piece::B_S
            ) {
                if self.holds_from_340(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_340(cell) {
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
                        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
                            if !matches!(
                                self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                                piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                                piece::B_PS | piece::B_R | piece::B_S
                            ) {
                                if self.holds_from_340(cell) {
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

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_312(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_17[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::B_G);
                let holds = self.holds_from_351(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_313(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_17[cell]
        {
            if self.holds_from_359(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_314(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_17[cell]
        {
            if self.holds_from_321(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_315(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_327(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_7[cell]
        {
            if self.holds_from_328(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_329(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_330(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_331(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_316(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_339(cell) {
                    return true;
                }
            }
        }
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_7[cell]
        {
            if self.holds_from_340(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_341(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_342(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_343(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}`.
    fn holds_from_317(&mut self, cell: usize) -> bool {
        for cell in !(self.planes[piece::B_B as usize] | self.planes[piece::B_G as usize]
            | self.planes[piece::B_K as usize] | self.planes[piece::B_P as usize]
            | self.planes[piece::B_PB as usize] | self.planes[piece::B_PP as usize]
            | self.planes[piece::B_PR as usize] | self.planes[piece::B_PS as usize]
            | self.planes[piece::B_R as usize] | self.planes[piece::B_S as usize])
            & tables::SHIFT_7[cell]
        {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::B_K);
                let holds = self.holds_from_351(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[bPS]`.
    fn holds_from_321(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::B_PS);
            let holds = self.holds_from_351(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bB]`.
    fn holds_from_323(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::B_B);
            let holds = self.holds_from_351(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_327(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_328(cell) {
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
    fn holds_from_328(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::B_PB);
            let holds = self.holds_from_351(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_329(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_328(cell) {
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

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_330(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_328(cell) {
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

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_331(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_328(cell) {
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
    fn holds_from_335(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::B_R);
            let holds = self.holds_from_351(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_339(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_340(cell) {
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
    fn holds_from_340(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::B_PR);
            let holds = self.holds_from_351(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_341(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_340(cell) {
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

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_342(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_340(cell) {
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

    /// Then `{e,wB,wG,wK,wP,wPB,wPP,wPR,wPS,wR,wS}` or `{e}`.
    fn holds_from_343(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !matches!(
                        self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                        piece::B_P | piece::B_PB | piece::B_PP | piece::B_PR |
                        piece::B_PS | piece::B_R | piece::B_S
                    ) {
                        if self.holds_from_340(cell) {
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

    /// Then `{! pattern 83}`.
    fn holds_from_351(&self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if !self.pattern_83(cell) {
            return true;
        }
        false
    }

    /// Then `[wPP]`.
    fn holds_from_358(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::W_PP);
            let holds = self.holds_from_172(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `[bPP]`.
    fn holds_from_359(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            let old = self.put(cell, piece::B_PP);
            let holds = self.holds_from_351(seen, cell);
            self.put(cell, old);
            if holds {
                return true;
            }
        }
        false
    }

    /// All cells from which: Then `{bP}`.
    pub(crate) fn pattern_36_everywhere(&self) -> Cells {
        let from_81 = tables::FROM_0;
        let from_36 = {
            let into = from_81 & self.planes[piece::B_P as usize];
            image(into, &tables::SOURCES_2)
        };
        from_36
    }

    /// All cells from which: Then `{wP}`.
    pub(crate) fn pattern_234_everywhere(&self) -> Cells {
        let from_81 = tables::FROM_0;
        let from_234 = {
            let into = from_81 & self.planes[piece::W_P as usize];
            image(into, &tables::SOURCES_2)
        };
        from_234
    }
}
