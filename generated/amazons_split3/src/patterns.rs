//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_3(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_3_everywhere(&self) -> Cells {
        let from_5 = tables::FROM_0;
        let from_3 = {
            let into = from_5 & self.planes[piece::E as usize];
            into.shifted(-10) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(10)
        };
        from_3
    }
}
