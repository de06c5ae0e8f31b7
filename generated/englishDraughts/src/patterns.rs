//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{b}` or `{bb}`.
    pub(crate) fn pattern_2(&self, _cell: usize) -> bool {
        let at_6 = self.planes[piece::B];
        let at_7 = self.planes[piece::BB];
        let at_14 = (at_7 & tables::MASK_0).shifted(-9) & self.any_w();
        let at_15 = (at_7 & tables::MASK_1).shifted(-7) & self.any_w();
        let at_12 = (at_6 & tables::MASK_2).shifted(7) & self.any_w()
            | (at_7 & tables::MASK_2).shifted(7) & self.any_w();
        let at_13 = (at_6 & tables::MASK_3).shifted(9) & self.any_w()
            | (at_7 & tables::MASK_3).shifted(9) & self.any_w();
        let at_20 = (at_14 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (at_15 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
            | (at_12 & tables::MASK_2).shifted(7) & self.planes[piece::E]
            | (at_13 & tables::MASK_3).shifted(9) & self.planes[piece::E];
        !at_20.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{w,ww}`.
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E];
        let wrong_1 = !self.any_w();
        tables::ALTERNATIVES_4[cell]
            .iter()
            .any(|sets| (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty())
    }

    /// Returns whether the pattern holds that begins with `{w,ww}`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E];
        let wrong_1 = !self.any_w();
        tables::ALTERNATIVES_3[cell]
            .iter()
            .fold(
                false,
                |holds, sets| holds | (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty(),
            )
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        tables::ANY_OF_3[cell].meets(self.planes[piece::E])
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_13(&self, cell: usize) -> bool {
        tables::ANY_OF_4[cell].meets(self.planes[piece::E])
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::E])
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_15(&self, cell: usize) -> bool {
        tables::ANY_OF_2[cell].meets(self.planes[piece::E])
    }

    /// Returns whether the pattern holds that begins with `{w}` or `{ww}`.
    pub(crate) fn pattern_68(&self, _cell: usize) -> bool {
        let at_75 = self.planes[piece::W];
        let at_76 = self.planes[piece::WW];
        let at_77 = self.planes[piece::W];
        let at_78 = self.planes[piece::WW];
        let at_14 = (at_77 & tables::MASK_0).shifted(-9) & self.any_b()
            | (at_78 & tables::MASK_0).shifted(-9) & self.any_b();
        let at_15 = (at_77 & tables::MASK_1).shifted(-7) & self.any_b()
            | (at_78 & tables::MASK_1).shifted(-7) & self.any_b();
        let at_12 = (at_78 & tables::MASK_2).shifted(7) & self.any_b();
        let at_13 = (at_78 & tables::MASK_3).shifted(9) & self.any_b();
        let at_20 = ((at_75 & tables::MASK_0).shifted(-9)
            | (at_75 & tables::MASK_1).shifted(-7)) & self.planes[piece::E]
            | ((at_76 & tables::MASK_0).shifted(-9)
                | (at_76 & tables::MASK_1).shifted(-7)
                | (at_76 & tables::MASK_2).shifted(7)
                | (at_76 & tables::MASK_3).shifted(9)) & self.planes[piece::E]
            | (at_14 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (at_15 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
            | (at_12 & tables::MASK_2).shifted(7) & self.planes[piece::E]
            | (at_13 & tables::MASK_3).shifted(9) & self.planes[piece::E];
        !at_20.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{w}` or `{ww}`.
    pub(crate) fn pattern_71(&self, _cell: usize) -> bool {
        let at_77 = self.planes[piece::W];
        let at_78 = self.planes[piece::WW];
        let at_14 = (at_77 & tables::MASK_0).shifted(-9) & self.any_b()
            | (at_78 & tables::MASK_0).shifted(-9) & self.any_b();
        let at_15 = (at_77 & tables::MASK_1).shifted(-7) & self.any_b()
            | (at_78 & tables::MASK_1).shifted(-7) & self.any_b();
        let at_12 = (at_78 & tables::MASK_2).shifted(7) & self.any_b();
        let at_13 = (at_78 & tables::MASK_3).shifted(9) & self.any_b();
        let at_20 = (at_14 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (at_15 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
            | (at_12 & tables::MASK_2).shifted(7) & self.planes[piece::E]
            | (at_13 & tables::MASK_3).shifted(9) & self.planes[piece::E];
        !at_20.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{b,bb}`.
    pub(crate) fn pattern_77(&self, cell: usize) -> bool {
        let wrong_0 = !self.any_b();
        let wrong_1 = !self.planes[piece::E];
        tables::ALTERNATIVES_2[cell]
            .iter()
            .any(|sets| (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty())
    }

    /// Returns whether the pattern holds that begins with `{b,bb}`.
    pub(crate) fn pattern_78(&self, cell: usize) -> bool {
        let wrong_0 = !self.any_b();
        let wrong_1 = !self.planes[piece::E];
        tables::ALTERNATIVES[cell]
            .iter()
            .fold(
                false,
                |holds, sets| holds | (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty(),
            )
    }

    /// Returns whether the pattern holds that begins with `{b}` or `{bb}`.
    pub(crate) fn pattern_134(&self, _cell: usize) -> bool {
        let at_137 = self.planes[piece::B];
        let at_76 = self.planes[piece::BB];
        let at_6 = self.planes[piece::B];
        let at_7 = self.planes[piece::BB];
        let at_14 = (at_7 & tables::MASK_0).shifted(-9) & self.any_w();
        let at_15 = (at_7 & tables::MASK_1).shifted(-7) & self.any_w();
        let at_12 = (at_6 & tables::MASK_2).shifted(7) & self.any_w()
            | (at_7 & tables::MASK_2).shifted(7) & self.any_w();
        let at_13 = (at_6 & tables::MASK_3).shifted(9) & self.any_w()
            | (at_7 & tables::MASK_3).shifted(9) & self.any_w();
        let at_20 = ((at_137 & tables::MASK_2).shifted(7)
            | (at_137 & tables::MASK_3).shifted(9)) & self.planes[piece::E]
            | ((at_76 & tables::MASK_0).shifted(-9)
                | (at_76 & tables::MASK_1).shifted(-7)
                | (at_76 & tables::MASK_2).shifted(7)
                | (at_76 & tables::MASK_3).shifted(9)) & self.planes[piece::E]
            | (at_14 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (at_15 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
            | (at_12 & tables::MASK_2).shifted(7) & self.planes[piece::E]
            | (at_13 & tables::MASK_3).shifted(9) & self.planes[piece::E];
        !at_20.is_empty()
    }

    /// Returns the cells from which the pattern holds that begins with `{w,ww}`.
    pub(crate) fn pattern_6_everywhere(&self) -> Cells {
        let from_13 = (self.planes[piece::E] & tables::MASK_0).shifted(-9);
        let from_12 = (self.planes[piece::E] & tables::MASK_1).shifted(-7);
        (from_12 & self.any_w() & tables::MASK_1).shifted(-7)
            | (from_13 & self.any_w() & tables::MASK_0).shifted(-9)
    }

    /// Returns the cells from which the pattern holds that begins with `{w,ww}`.
    pub(crate) fn pattern_7_everywhere(&self) -> Cells {
        let from_13 = (self.planes[piece::E] & tables::MASK_0).shifted(-9);
        let from_12 = (self.planes[piece::E] & tables::MASK_1).shifted(-7);
        let from_15 = (self.planes[piece::E] & tables::MASK_2).shifted(7);
        let from_14 = (self.planes[piece::E] & tables::MASK_3).shifted(9);
        (from_14 & self.any_w() & tables::MASK_3).shifted(9)
            | (from_15 & self.any_w() & tables::MASK_2).shifted(7)
            | (from_12 & self.any_w() & tables::MASK_1).shifted(-7)
            | (from_13 & self.any_w() & tables::MASK_0).shifted(-9)
    }

    /// Returns the cells from which the pattern holds that begins with `{b,bb}`.
    pub(crate) fn pattern_77_everywhere(&self) -> Cells {
        let from_15 = (self.planes[piece::E] & tables::MASK_2).shifted(7);
        let from_14 = (self.planes[piece::E] & tables::MASK_3).shifted(9);
        (from_14 & self.any_b() & tables::MASK_3).shifted(9)
            | (from_15 & self.any_b() & tables::MASK_2).shifted(7)
    }

    /// Returns the cells from which the pattern holds that begins with `{b,bb}`.
    pub(crate) fn pattern_78_everywhere(&self) -> Cells {
        let from_13 = (self.planes[piece::E] & tables::MASK_0).shifted(-9);
        let from_12 = (self.planes[piece::E] & tables::MASK_1).shifted(-7);
        let from_15 = (self.planes[piece::E] & tables::MASK_2).shifted(7);
        let from_14 = (self.planes[piece::E] & tables::MASK_3).shifted(9);
        (from_14 & self.any_b() & tables::MASK_3).shifted(9)
            | (from_15 & self.any_b() & tables::MASK_2).shifted(7)
            | (from_12 & self.any_b() & tables::MASK_1).shifted(-7)
            | (from_13 & self.any_b() & tables::MASK_0).shifted(-9)
    }
}
