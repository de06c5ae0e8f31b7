//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES_2[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::W as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{b}` or `{! pattern 43}` or `{b}` or `{! pattern 46}` or `{b}` or `{! pattern 49}`.
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES_2[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{b}` or `{! pattern 43}` or `{b}` or `{! pattern 46}` or `{b}` or `{! pattern 49}`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::B as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }
}
