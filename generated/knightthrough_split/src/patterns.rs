//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{b,e}`.
    pub(crate) fn pattern_3(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(!self.planes[piece::W as usize]) {
            return true;
        }
        false
    }

    /// Then `{e,w}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(!self.planes[piece::B as usize]) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{b,e}`.
    pub(crate) fn pattern_3_everywhere(&self) -> Cells {
        let from_5 = tables::FROM_0;
        let from_3 = {
            let into = from_5 & !self.planes[piece::W as usize];
            (into & tables::MASK_4).shifted(6) | (into & tables::MASK_5).shifted(10)
                | (into & tables::MASK_6).shifted(15)
                | (into & tables::MASK_7).shifted(17)
        };
        from_3
    }

    /// All cells from which: Then `{e,w}`.
    pub(crate) fn pattern_17_everywhere(&self) -> Cells {
        let from_5 = tables::FROM_0;
        let from_17 = {
            let into = from_5 & !self.planes[piece::B as usize];
            (into & tables::MASK_0).shifted(-17) | (into & tables::MASK_1).shifted(-15)
                | (into & tables::MASK_2).shifted(-10)
                | (into & tables::MASK_3).shifted(-6)
        };
        from_17
    }
}
