//! Testing patterns.

use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{b}` or `{! pattern 11}` or `{! pattern 14}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        self.lines_0.any(&tables::PLACES[cell], &tables::WANTED)
    }

    /// Returns whether the pattern holds that begins with `{w}` or `{! pattern 49}` or `{! pattern 52}` or `…`.
    pub(crate) fn pattern_41(&self, cell: usize) -> bool {
        self.lines_1.any(&tables::PLACES[cell], &tables::WANTED)
    }
}
