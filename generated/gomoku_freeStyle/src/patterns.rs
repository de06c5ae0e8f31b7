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

    /// Then `{b}` or `{! pattern 45}` or `{b}` or `{! pattern 48}` or `{b}` or `{! pattern 51}` or `…`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        if self.lines_0.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }
}
