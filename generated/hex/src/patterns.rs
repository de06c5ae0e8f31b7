//! Testing patterns.

use super::state::State;

impl State {
    /// Then `{? pattern 8}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        if self.pattern_8(cell) {
            if self.pattern_12(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{r}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        if self.region_0.contains(cell) {
            return true;
        }
        false
    }

    /// Then `{r}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        if self.region_1.contains(cell) {
            return true;
        }
        false
    }

    /// Then `{? pattern 20}`.
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        if self.pattern_20(cell) {
            if self.pattern_23(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if self.region_2.contains(cell) {
            return true;
        }
        false
    }

    /// Then `{b}` or `success`.
    #[inline(always)]
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        if self.region_3.contains(cell) {
            return true;
        }
        false
    }
}
