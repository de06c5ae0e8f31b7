//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{new,x}`.
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::NEW as usize]
            | self.planes[piece::X as usize]);
        if tables::ALTERNATIVES_2[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// Then `{x}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::X as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_27(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// Then `{new,o}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        let wrong_0 = !(self.planes[piece::NEW as usize]
            | self.planes[piece::O as usize]);
        if tables::ALTERNATIVES_2[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{o}`.
    pub(crate) fn pattern_56(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::O as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }
}
