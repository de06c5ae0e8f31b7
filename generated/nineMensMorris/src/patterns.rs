//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use rbg_runtime::codegen::image;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_11(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_26(&self, _cell: usize) -> bool {
        let at_32 = tables::BOARD & self.planes[piece::B as usize];
        let at_24 = at_32 & !self.pattern_34_everywhere();
        if !at_24.is_empty() {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_34(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_65(&self, _cell: usize) -> bool {
        let at_70 = tables::BOARD & self.planes[piece::W as usize];
        let at_24 = at_70 & !self.pattern_11_everywhere();
        if !at_24.is_empty() {
            return true;
        }
        false
    }

    /// All cells from which: Then `{w}`.
    pub(crate) fn pattern_11_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_20 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_21 = {
            let into = from_24 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_15 = {
            let into = from_21 & self.planes[piece::W as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_14 = {
            let into = from_20 & self.planes[piece::W as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_11 = ({
            let into = from_14 & self.planes[piece::W as usize];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        })
            | ({
                let into = from_15 & self.planes[piece::W as usize];
                image(into, &tables::SOURCES_4)
            });
        from_11
    }

    /// All cells from which: Then `{b}`.
    pub(crate) fn pattern_34_everywhere(&self) -> Cells {
        let from_24 = tables::FROM_0;
        let from_44 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_45 = {
            let into = from_24 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_40 = {
            let into = from_45 & self.planes[piece::B as usize];
            (into & tables::MASK_1).shifted(-12) | (into & tables::MASK_2).shifted(-9)
                | (into & tables::MASK_3).shifted(-8)
                | (into & tables::MASK_4).shifted(-7)
                | (into & tables::MASK_5).shifted(-5)
                | (into & tables::MASK_6).shifted(-4)
                | (into & tables::MASK_7).shifted(-3)
        };
        let from_39 = {
            let into = from_44 & self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-1)
        };
        let from_34 = ({
            let into = from_39 & self.planes[piece::B as usize];
            (into & tables::MASK_8).shifted(0) | (into & tables::MASK_8).shifted(1)
                | (into & tables::MASK_8).shifted(2)
        })
            | ({
                let into = from_40 & self.planes[piece::B as usize];
                image(into, &tables::SOURCES_4)
            });
        from_34
    }
}
