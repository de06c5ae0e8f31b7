//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use rbg_runtime::codegen::image;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_22(&self, _cell: usize) -> bool {
        let at_29 = tables::BOARD & self.planes[piece::B as usize];
        let at_33 = at_29 & !self.pattern_31_everywhere();
        if !at_33.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_31(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_52(&self, _cell: usize) -> bool {
        let at_58 = tables::BOARD & self.planes[piece::W as usize];
        let at_33 = at_58 & !self.pattern_14_everywhere();
        if !at_33.is_empty() {
            return true;
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_14_everywhere(&self) -> Cells {
        let from_33 = tables::FROM_0;
        let from_26 = {
            let into = from_33 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_27 = {
            let into = from_33 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_20 = {
            let into = from_27 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_19 = {
            let into = from_26 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_14 = ({
            let into = from_19 & self.planes[piece::W as usize];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        })
            | ({
                let into = from_20 & self.planes[piece::W as usize];
                image(into, &tables::SOURCES_4)
            });
        from_14
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_31_everywhere(&self) -> Cells {
        let from_33 = tables::FROM_0;
        let from_42 = {
            let into = from_33 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_43 = {
            let into = from_33 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_37 = {
            let into = from_43 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_36 = {
            let into = from_42 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_31 = ({
            let into = from_36 & self.planes[piece::B as usize];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        })
            | ({
                let into = from_37 & self.planes[piece::B as usize];
                image(into, &tables::SOURCES_4)
            });
        from_31
    }
}
