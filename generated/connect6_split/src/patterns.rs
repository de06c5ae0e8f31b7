//! Testing patterns.

use super::tables;
use super::state::State;

impl State {
    /// Then `{b}` or `{! pattern 11}` or `{b}` or `{! pattern 14}` or `{b}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        if self.lines_0.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }

    /// Then `{w}` or `{! pattern 50}` or `{w}` or `{! pattern 53}` or `{w}` or `{! pattern 56}` or `…`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if self.lines_1.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }
}
