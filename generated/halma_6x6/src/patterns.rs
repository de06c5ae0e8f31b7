//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_19(&self, _cell: usize) -> bool {
        let at_22 = tables::BOARD & self.planes[piece::W as usize];
        if at_22.meets(tables::FROM_8) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_48(&self, _cell: usize) -> bool {
        let at_51 = tables::BOARD & self.planes[piece::B as usize];
        if at_51.meets(tables::FROM_9) {
            return true;
        }
        false
    }
}
