//! Testing patterns.

use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{? pattern 8}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        self.pattern_8(cell) && self.pattern_12(cell)
    }

    /// Returns whether the pattern holds that begins with `{r}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        self.region_0.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{r}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        self.region_1.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{? pattern 20}`.
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        self.pattern_20(cell) && self.pattern_23(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        self.region_2.contains(cell)
    }

    /// Returns whether the pattern holds that begins with `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        self.region_3.contains(cell)
    }
}
