//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_3(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::E], piece::W);
                let holds = self.holds_from_9(cell);
                self.exchange(cell, [piece::W], piece::E);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 19}` or `{b}`.
    pub(crate) fn pattern_13(&self, cell: usize) -> bool {
        if self.pattern_19(cell) {
            return true;
        }
        for cell in self.planes[piece::B as usize] & tables::SHIFT_1[cell] {
            if self.holds_from_20(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    pub(crate) fn pattern_19(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::SHIFT_1[cell].meets(self.planes[piece::E as usize]) {
                return true;
            }
            let new = tables::SHIFT_1[cell] & self.planes[piece::W as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{? pattern 30}`.
    pub(crate) fn pattern_24(&self, cell: usize) -> bool {
        if self.pattern_30(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_25(&self, cell: usize) -> bool {
        if self.lines_1.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }

    /// Then `{b}` or `{e}`.
    pub(crate) fn pattern_30(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::SHIFT_1[cell].meets(self.planes[piece::E as usize]) {
                return true;
            }
            let new = tables::SHIFT_1[cell] & self.planes[piece::B as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_37(&self, cell: usize) -> bool {
        for cell in self.planes[piece::B as usize] & tables::SHIFT_1[cell] {
            if self.holds_from_20(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_39(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::E], piece::B);
                let holds = self.holds_from_59(cell);
                self.exchange(cell, [piece::B], piece::E);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if self.board[cell] == piece::B {
            if self.holds_from_20(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{dead}`.
    pub(crate) fn pattern_57(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::DEAD as usize]) {
            return true;
        }
        false
    }

    /// Then `{? pattern 30}` or `{w}`.
    pub(crate) fn pattern_63(&self, cell: usize) -> bool {
        if self.pattern_30(cell) {
            return true;
        }
        for cell in self.planes[piece::W as usize] & tables::SHIFT_1[cell] {
            if self.holds_from_68(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 19}`.
    pub(crate) fn pattern_71(&self, cell: usize) -> bool {
        if self.pattern_19(cell) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_72(&self, cell: usize) -> bool {
        if self.lines_0.any(&tables::PLACES[cell], &tables::WANTED) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_82(&self, cell: usize) -> bool {
        for cell in self.planes[piece::W as usize] & tables::SHIFT_1[cell] {
            if self.holds_from_68(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_88(&self, cell: usize) -> bool {
        if self.board[cell] == piece::W {
            if self.holds_from_68(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 13}`.
    fn holds_from_9(&self, cell: usize) -> bool {
        if self.pattern_13(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 24}`.
    fn holds_from_20(&self, cell: usize) -> bool {
        if !self.pattern_24(cell) {
            return true;
        }
        false
    }

    /// Then `{? pattern 63}`.
    fn holds_from_59(&self, cell: usize) -> bool {
        if self.pattern_63(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 71}`.
    fn holds_from_68(&self, cell: usize) -> bool {
        if !self.pattern_71(cell) {
            return true;
        }
        false
    }
}
