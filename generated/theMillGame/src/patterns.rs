//! Testing patterns.

use rbg_runtime::codegen::{any_apart, image};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W];
        any_apart(&tables::ALTERNATIVES[cell], wrong_0)
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_22(&self, _cell: usize) -> bool {
        let on_b = self.planes[piece::B];
        let at_33 = on_b & !self.pattern_31_everywhere();
        !at_33.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_31(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B];
        any_apart(&tables::ALTERNATIVES[cell], wrong_0)
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_52(&self, _cell: usize) -> bool {
        let on_w = self.planes[piece::W];
        let at_33 = on_w & !self.pattern_14_everywhere();
        !at_33.is_empty()
    }

    /// Returns the cells from which the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_14_everywhere(&self) -> Cells {
        let from_26 = (self.planes[piece::W] & tables::MASK_0).shifted(-1);
        let from_27 = {
            let into = self.planes[piece::W];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_20 = {
            let into = from_27 & self.planes[piece::W];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_19 = (from_26 & self.planes[piece::W] & tables::MASK_0).shifted(-1);
        ({
            let into = from_19 & self.planes[piece::W];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        }) | image(from_20 & self.planes[piece::W], &tables::SOURCES_4)
    }

    /// Returns the cells from which the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_31_everywhere(&self) -> Cells {
        let from_42 = (self.planes[piece::B] & tables::MASK_0).shifted(-1);
        let from_43 = {
            let into = self.planes[piece::B];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_37 = {
            let into = from_43 & self.planes[piece::B];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_36 = (from_42 & self.planes[piece::B] & tables::MASK_0).shifted(-1);
        ({
            let into = from_36 & self.planes[piece::B];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        }) | image(from_37 & self.planes[piece::B], &tables::SOURCES_4)
    }
}
