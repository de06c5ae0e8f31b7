//! Testing patterns.

use super::tables;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        if self.lines_1.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }

    /// Then `{b}` or `{! pattern 53}` or `{b}` or `{! pattern 56}` or `{b}` or `{! pattern 59}` or `…`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if self.lines_0.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }
}
