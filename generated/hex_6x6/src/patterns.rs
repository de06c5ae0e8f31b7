//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
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
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_3.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_2[cell] & self.planes[piece::R as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{r}` or `success`.
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_5.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_2[cell] & self.planes[piece::R as usize] & !reached;
            reached |= new;
            todo |= new;
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
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_7.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_2[cell] & self.planes[piece::B as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{b}` or `success`.
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_9.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_2[cell] & self.planes[piece::B as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }
}
