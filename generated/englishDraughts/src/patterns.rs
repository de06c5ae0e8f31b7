//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{b}` or `{bb}`.
    pub(crate) fn pattern_2(&self, _cell: usize) -> bool {
        let on_b = self.planes[piece::B];
        let on_bb = self.planes[piece::BB];
        let to_any_w_1 = (on_bb & tables::MASK_0).shifted(-9) & self.any_w();
        let to_any_w_2 = (on_bb & tables::MASK_1).shifted(-7) & self.any_w();
        let at_12 = (on_b & tables::MASK_2).shifted(7) & self.any_w()
            | (on_bb & tables::MASK_2).shifted(7) & self.any_w();
        let at_13 = (on_b & tables::MASK_3).shifted(9) & self.any_w()
            | (on_bb & tables::MASK_3).shifted(9) & self.any_w();
        let at_20 = (to_any_w_1 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (to_any_w_2 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
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
        let on_w_1 = self.planes[piece::W];
        let on_ww_1 = self.planes[piece::WW];
        let on_w_2 = self.planes[piece::W];
        let on_ww_2 = self.planes[piece::WW];
        let at_14 = (on_w_2 & tables::MASK_0).shifted(-9) & self.any_b()
            | (on_ww_2 & tables::MASK_0).shifted(-9) & self.any_b();
        let at_15 = (on_w_2 & tables::MASK_1).shifted(-7) & self.any_b()
            | (on_ww_2 & tables::MASK_1).shifted(-7) & self.any_b();
        let to_any_b_1 = (on_ww_2 & tables::MASK_2).shifted(7) & self.any_b();
        let to_any_b_2 = (on_ww_2 & tables::MASK_3).shifted(9) & self.any_b();
        let at_20 = ((on_w_1 & tables::MASK_0).shifted(-9)
            | (on_w_1 & tables::MASK_1).shifted(-7)) & self.planes[piece::E]
            | ((on_ww_1 & tables::MASK_0).shifted(-9)
                | (on_ww_1 & tables::MASK_1).shifted(-7)
                | (on_ww_1 & tables::MASK_2).shifted(7)
                | (on_ww_1 & tables::MASK_3).shifted(9)) & self.planes[piece::E]
            | (at_14 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (at_15 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
            | (to_any_b_1 & tables::MASK_2).shifted(7) & self.planes[piece::E]
            | (to_any_b_2 & tables::MASK_3).shifted(9) & self.planes[piece::E];
        !at_20.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{w}` or `{ww}`.
    pub(crate) fn pattern_71(&self, _cell: usize) -> bool {
        let on_w = self.planes[piece::W];
        let on_ww = self.planes[piece::WW];
        let at_14 = (on_w & tables::MASK_0).shifted(-9) & self.any_b()
            | (on_ww & tables::MASK_0).shifted(-9) & self.any_b();
        let at_15 = (on_w & tables::MASK_1).shifted(-7) & self.any_b()
            | (on_ww & tables::MASK_1).shifted(-7) & self.any_b();
        let to_any_b_1 = (on_ww & tables::MASK_2).shifted(7) & self.any_b();
        let to_any_b_2 = (on_ww & tables::MASK_3).shifted(9) & self.any_b();
        let at_20 = (at_14 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (at_15 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
            | (to_any_b_1 & tables::MASK_2).shifted(7) & self.planes[piece::E]
            | (to_any_b_2 & tables::MASK_3).shifted(9) & self.planes[piece::E];
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
        let on_b_1 = self.planes[piece::B];
        let on_bb_1 = self.planes[piece::BB];
        let on_b_2 = self.planes[piece::B];
        let on_bb_2 = self.planes[piece::BB];
        let to_any_w_1 = (on_bb_2 & tables::MASK_0).shifted(-9) & self.any_w();
        let to_any_w_2 = (on_bb_2 & tables::MASK_1).shifted(-7) & self.any_w();
        let at_12 = (on_b_2 & tables::MASK_2).shifted(7) & self.any_w()
            | (on_bb_2 & tables::MASK_2).shifted(7) & self.any_w();
        let at_13 = (on_b_2 & tables::MASK_3).shifted(9) & self.any_w()
            | (on_bb_2 & tables::MASK_3).shifted(9) & self.any_w();
        let at_20 = ((on_b_1 & tables::MASK_2).shifted(7)
            | (on_b_1 & tables::MASK_3).shifted(9)) & self.planes[piece::E]
            | ((on_bb_1 & tables::MASK_0).shifted(-9)
                | (on_bb_1 & tables::MASK_1).shifted(-7)
                | (on_bb_1 & tables::MASK_2).shifted(7)
                | (on_bb_1 & tables::MASK_3).shifted(9)) & self.planes[piece::E]
            | (to_any_w_1 & tables::MASK_0).shifted(-9) & self.planes[piece::E]
            | (to_any_w_2 & tables::MASK_1).shifted(-7) & self.planes[piece::E]
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
