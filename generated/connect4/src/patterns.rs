//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{r}` or `{! pattern 14}` or `{r}` or `{! pattern 17}` or `{r}` or `{! pattern 20}` or `…`.
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        let asked = self.planes[piece::R as usize] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        if !((asked.rows(1, 4) & starts[0]) | (asked.rows(6, 4) & starts[1])
            | (asked.rows(7, 4) & starts[2]) | (asked.rows(8, 4) & starts[3]))
            .is_empty()
        {
            return true;
        }
        false
    }

    /// Then `{y}` or `{! pattern 44}` or `{y}` or `{! pattern 47}` or `{y}` or `{! pattern 50}` or `…`.
    pub(crate) fn pattern_41(&self, cell: usize) -> bool {
        let asked = self.planes[piece::Y as usize] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        if !((asked.rows(1, 4) & starts[0]) | (asked.rows(6, 4) & starts[1])
            | (asked.rows(7, 4) & starts[2]) | (asked.rows(8, 4) & starts[3]))
            .is_empty()
        {
            return true;
        }
        false
    }
}
