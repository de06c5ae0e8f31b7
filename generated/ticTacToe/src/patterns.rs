//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{x}` or `{! pattern 11}` or `{x}` or `{! pattern 14}` or `{x}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::X as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{o}` or `{! pattern 37}` or `{o}` or `{! pattern 40}` or `{o}` or `{! pattern 43}` or `…`.
    pub(crate) fn pattern_34(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::O as usize];
        if any_apart(&tables::ALTERNATIVES[cell], wrong_0) {
            return true;
        }
        false
    }
}
