//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{r}` or `{! pattern 14}` or `{r}` or `{! pattern 17}` or `{r}` or `{! pattern 20}` or `…`.
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::R as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{y}` or `{! pattern 44}` or `{y}` or `{! pattern 47}` or `{y}` or `{! pattern 50}` or `…`.
    pub(crate) fn pattern_41(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::Y as usize];
        if tables::ALTERNATIVES[cell]
            .iter()
            .fold(false, |holds, sets| holds | (*sets & wrong_0).is_empty())
        {
            return true;
        }
        false
    }
}
