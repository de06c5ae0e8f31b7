//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        let asked = self.planes[piece::W as usize] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        if !((asked.rows(1, 3) & starts[0]) | (asked.rows(4, 3) & starts[1])
            | (asked.rows(5, 3) & starts[2]) | (asked.rows(6, 3) & starts[3]))
            .is_empty()
        {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_39(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        let asked = self.planes[piece::B as usize] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        if !((asked.rows(1, 3) & starts[0]) | (asked.rows(4, 3) & starts[1])
            | (asked.rows(5, 3) & starts[2]) | (asked.rows(6, 3) & starts[3]))
            .is_empty()
        {
            return true;
        }
        false
    }
}
