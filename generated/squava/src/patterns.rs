//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES_2[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_39(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if tables::ALTERNATIVES_2[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }
}
