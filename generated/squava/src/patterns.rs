//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use rbg_runtime::codegen::any_row;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        let asked = self.planes[piece::W as usize] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        if any_row(asked, [1, 4, 5, 6], 3, &starts) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_39(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        let asked = self.planes[piece::B as usize] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        if any_row(asked, [1, 4, 5, 6], 3, &starts) {
            return true;
        }
        false
    }
}
