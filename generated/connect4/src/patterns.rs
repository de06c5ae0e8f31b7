//! Testing patterns.

use rbg_runtime::codegen::any_row;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{r}` or `{! pattern 14}` or `{! pattern 17}` or `…`.
    #[inline(always)]
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        let asked = self.planes[piece::R] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        any_row(asked, [1, 6, 7, 8], 4, &starts)
    }

    /// Returns whether the pattern holds that begins with `{y}` or `{! pattern 44}` or `{! pattern 47}` or `…`.
    #[inline(always)]
    pub(crate) fn pattern_41(&self, cell: usize) -> bool {
        let asked = self.planes[piece::Y] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        any_row(asked, [1, 6, 7, 8], 4, &starts)
    }
}
