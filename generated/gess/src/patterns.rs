//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_57(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_99(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_62(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_99(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_67(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_104(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_72(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_104(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_82(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_113(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_93(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_113(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_118(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_140(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_123(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_140(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_128(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_132(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_137(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_146(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_155(&self, _cell: usize) -> bool {
        let at_176 = tables::BOARD & self.planes[piece::E as usize];
        let at_211 = (at_176.shifted(-22)) & self.planes[piece::B as usize];
        let at_247 = ((at_211 & tables::MASK_5).shifted(1))
            & self.planes[piece::B as usize];
        let at_282 = ((at_247 & tables::MASK_6).shifted(22))
            & self.planes[piece::B as usize];
        let at_316 = ((at_282 & tables::MASK_6).shifted(22))
            & self.planes[piece::B as usize];
        let at_351 = ((at_316 & tables::MASK_4).shifted(-1))
            & self.planes[piece::B as usize];
        let at_400 = ((at_351 & tables::MASK_4).shifted(-1))
            & self.planes[piece::B as usize];
        let at_8 = (at_400.shifted(-22)) & self.planes[piece::B as usize];
        let at_7 = (at_8.shifted(-22)) & self.planes[piece::B as usize];
        if !at_7.is_empty() {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_588(&self, _cell: usize) -> bool {
        let at_609 = tables::BOARD & self.planes[piece::E as usize];
        let at_644 = (at_609.shifted(-22)) & self.planes[piece::W as usize];
        let at_679 = ((at_644 & tables::MASK_5).shifted(1))
            & self.planes[piece::W as usize];
        let at_712 = ((at_679 & tables::MASK_6).shifted(22))
            & self.planes[piece::W as usize];
        let at_745 = ((at_712 & tables::MASK_6).shifted(22))
            & self.planes[piece::W as usize];
        let at_778 = ((at_745 & tables::MASK_4).shifted(-1))
            & self.planes[piece::W as usize];
        let at_811 = ((at_778 & tables::MASK_4).shifted(-1))
            & self.planes[piece::W as usize];
        let at_352 = (at_811.shifted(-22)) & self.planes[piece::W as usize];
        let at_7 = (at_352.shifted(-22)) & self.planes[piece::W as usize];
        if !at_7.is_empty() {
            return true;
        }
        false
    }

    /// Then `{? pattern 128}`.
    fn holds_from_99(&self, cell: usize) -> bool {
        if self.pattern_128(cell) {
            if self.pattern_137(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 132}`.
    fn holds_from_104(&self, cell: usize) -> bool {
        if self.pattern_132(cell) {
            if self.pattern_146(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 137}`.
    fn holds_from_113(&self, cell: usize) -> bool {
        if self.pattern_137(cell) {
            if self.pattern_128(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 146}`.
    fn holds_from_140(&self, cell: usize) -> bool {
        if self.pattern_146(cell) {
            if self.pattern_132(cell) {
                return true;
            }
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_5 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-23) | into.shifted(-22)
                | (into & tables::MASK_1).shifted(-21)
                | (into & tables::MASK_4).shifted(-1)
                | (into & tables::MASK_5).shifted(1)
                | (into & tables::MASK_2).shifted(21)
                | (into & tables::MASK_6).shifted(22)
                | (into & tables::MASK_3).shifted(23)
        };
        from_5
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_8_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_8 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_6).shifted(22)
        };
        from_8
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_10_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_10 = {
            let into = from_7 & self.planes[piece::B as usize];
            into.shifted(-22)
        };
        from_10
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_12_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_12 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_5).shifted(1)
        };
        from_12
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_14_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_14 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_4).shifted(-1)
        };
        from_14
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_16_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_16 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_3).shifted(23)
        };
        from_16
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_18_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_18 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_2).shifted(21)
        };
        from_18
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_20_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_20 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-21)
        };
        from_20
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_22_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_22 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-23)
        };
        from_22
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_57_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_129 = {
            let into = from_7 & self.pattern_137_everywhere();
            into
        };
        let from_99 = {
            let into = from_129 & self.pattern_128_everywhere();
            into
        };
        let from_57 = {
            let into = from_99 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(22)
        };
        from_57
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_62_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_129 = {
            let into = from_7 & self.pattern_137_everywhere();
            into
        };
        let from_99 = {
            let into = from_129 & self.pattern_128_everywhere();
            into
        };
        let from_62 = {
            let into = from_99 & self.planes[piece::E as usize];
            into.shifted(-22)
        };
        from_62
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_67_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_133 = {
            let into = from_7 & self.pattern_146_everywhere();
            into
        };
        let from_104 = {
            let into = from_133 & self.pattern_132_everywhere();
            into
        };
        let from_67 = {
            let into = from_104 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(1)
        };
        from_67
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_72_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_133 = {
            let into = from_7 & self.pattern_146_everywhere();
            into
        };
        let from_104 = {
            let into = from_133 & self.pattern_132_everywhere();
            into
        };
        let from_72 = {
            let into = from_104 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(-1)
        };
        from_72
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_82_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_138 = {
            let into = from_7 & self.pattern_128_everywhere();
            into
        };
        let from_113 = {
            let into = from_138 & self.pattern_137_everywhere();
            into
        };
        let from_82 = {
            let into = from_113 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(22)
        };
        from_82
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_93_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_138 = {
            let into = from_7 & self.pattern_128_everywhere();
            into
        };
        let from_113 = {
            let into = from_138 & self.pattern_137_everywhere();
            into
        };
        let from_93 = {
            let into = from_113 & self.planes[piece::E as usize];
            into.shifted(-22)
        };
        from_93
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_118_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_151 = {
            let into = from_7 & self.pattern_132_everywhere();
            into
        };
        let from_140 = {
            let into = from_151 & self.pattern_146_everywhere();
            into
        };
        let from_118 = {
            let into = from_140 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(1)
        };
        from_118
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_123_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_151 = {
            let into = from_7 & self.pattern_132_everywhere();
            into
        };
        let from_140 = {
            let into = from_151 & self.pattern_146_everywhere();
            into
        };
        let from_123 = {
            let into = from_140 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(-1)
        };
        from_123
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_128_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_128 = {
            let into = from_7 & self.planes[piece::E as usize];
            (into & tables::MASK_5).shifted(1)
        };
        from_128
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_132_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_132 = {
            let into = from_7 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(22)
        };
        from_132
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_137_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_137 = {
            let into = from_7 & self.planes[piece::E as usize];
            (into & tables::MASK_4).shifted(-1)
        };
        from_137
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_146_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_146 = {
            let into = from_7 & self.planes[piece::E as usize];
            into.shifted(-22)
        };
        from_146
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_317_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_317 = {
            let into = from_7 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-23) | into.shifted(-22)
                | (into & tables::MASK_1).shifted(-21)
                | (into & tables::MASK_4).shifted(-1)
                | (into & tables::MASK_5).shifted(1)
                | (into & tables::MASK_2).shifted(21)
                | (into & tables::MASK_6).shifted(22)
                | (into & tables::MASK_3).shifted(23)
        };
        from_317
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_352_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_352 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_6).shifted(22)
        };
        from_352
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_354_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_354 = {
            let into = from_7 & self.planes[piece::W as usize];
            into.shifted(-22)
        };
        from_354
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_356_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_356 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_5).shifted(1)
        };
        from_356
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_358_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_358 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(-1)
        };
        from_358
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_360_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_360 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_3).shifted(23)
        };
        from_360
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_362_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_362 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_2).shifted(21)
        };
        from_362
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_364_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_364 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-21)
        };
        from_364
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_366_everywhere(&self) -> Cells {
        let from_7 = tables::FROM_0;
        let from_366 = {
            let into = from_7 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-23)
        };
        from_366
    }
}
