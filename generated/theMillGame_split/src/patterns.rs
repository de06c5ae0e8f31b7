//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use rbg_runtime::codegen::image;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_19(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_31(&self, _cell: usize) -> bool {
        let at_38 = tables::BOARD & self.planes[piece::B as usize];
        let at_36 = at_38 & !self.pattern_40_everywhere();
        if !at_36.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_67(&self, _cell: usize) -> bool {
        let at_71 = tables::BOARD & self.planes[piece::W as usize];
        let at_36 = at_71 & !self.pattern_19_everywhere();
        if !at_36.is_empty() {
            return true;
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_19_everywhere(&self) -> Cells {
        let from_36 = tables::FROM_0;
        let from_28 = {
            let into = from_36 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_29 = {
            let into = from_36 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_24 = {
            let into = from_29 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_23 = {
            let into = from_28 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_19 = ({
            let into = from_23 & self.planes[piece::W as usize];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        })
            | ({
                let into = from_24 & self.planes[piece::W as usize];
                image(into, &tables::SOURCES_4)
            });
        from_19
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_40_everywhere(&self) -> Cells {
        let from_36 = tables::FROM_0;
        let from_54 = {
            let into = from_36 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_55 = {
            let into = from_36 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_47 = {
            let into = from_55 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_46 = {
            let into = from_54 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_40 = ({
            let into = from_46 & self.planes[piece::B as usize];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        })
            | ({
                let into = from_47 & self.planes[piece::B as usize];
                image(into, &tables::SOURCES_4)
            });
        from_40
    }
}
