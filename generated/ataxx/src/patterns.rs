//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{? pattern 4}`.
    pub(crate) fn pattern_1(&self, cell: usize) -> bool {
        if self.pattern_4(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{w}`.
    pub(crate) fn pattern_4(&self, _cell: usize) -> bool {
        if tables::BOARD
            .meets(self.planes[piece::E as usize] & self.pattern_13_everywhere())
        {
            return true;
        }
        for cell in self.planes[piece::W as usize] & tables::BOARD {
            if self.holds_from_9(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_13(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{? pattern 22}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if self.pattern_22(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b}`.
    pub(crate) fn pattern_22(&self, _cell: usize) -> bool {
        if tables::BOARD
            .meets(self.planes[piece::E as usize] & self.pattern_31_everywhere())
        {
            return true;
        }
        for cell in self.planes[piece::B as usize] & tables::BOARD {
            if self.holds_from_9(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_31(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_39(&self, cell: usize) -> bool {
        if tables::ANY_OF_8[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_45(&self, cell: usize) -> bool {
        if tables::ANY_OF_7[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_50(&self, cell: usize) -> bool {
        if tables::ANY_OF_6[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_57(&self, cell: usize) -> bool {
        if tables::ANY_OF_5[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_61(&self, cell: usize) -> bool {
        if tables::ANY_OF_8[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_65(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_69(&self, cell: usize) -> bool {
        if tables::ANY_OF_7[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_73(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_77(&self, cell: usize) -> bool {
        if tables::ANY_OF_6[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_81(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_85(&self, cell: usize) -> bool {
        if tables::ANY_OF_5[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{$ e > 0}`.
    pub(crate) fn pattern_89(&self, _cell: usize) -> bool {
        if self.count(piece::E) > 0 {
            if self.count(piece::B) > 0 {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_93(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_102(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_110(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{$ e > 0}`.
    pub(crate) fn pattern_116(&self, _cell: usize) -> bool {
        if self.count(piece::E) > 0 {
            if self.count(piece::W) > 0 {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn holds_from_9(&self, cell: usize) -> bool {
        if tables::SHIFT_11[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_13_everywhere(&self) -> Cells {
        let from_5 = tables::FROM_0;
        let from_13 = {
            let into = from_5 & self.planes[piece::W as usize];
            (into & tables::MASK_15).shifted(-8) | into.shifted(-7)
                | (into & tables::MASK_16).shifted(-6)
                | (into & tables::MASK_17).shifted(-1)
                | (into & tables::MASK_18).shifted(1)
                | (into & tables::MASK_19).shifted(6)
                | (into & tables::MASK_20).shifted(7)
                | (into & tables::MASK_21).shifted(8)
        };
        from_13
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_31_everywhere(&self) -> Cells {
        let from_5 = tables::FROM_0;
        let from_31 = {
            let into = from_5 & self.planes[piece::B as usize];
            (into & tables::MASK_15).shifted(-8) | into.shifted(-7)
                | (into & tables::MASK_16).shifted(-6)
                | (into & tables::MASK_17).shifted(-1)
                | (into & tables::MASK_18).shifted(1)
                | (into & tables::MASK_19).shifted(6)
                | (into & tables::MASK_20).shifted(7)
                | (into & tables::MASK_21).shifted(8)
        };
        from_31
    }
}
