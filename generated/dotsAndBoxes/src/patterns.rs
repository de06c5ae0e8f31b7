//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{box}`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::BOX {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 7}`.
    pub(crate) fn pattern_9(&self, cell: usize) -> bool {
        if self.pattern_7(cell) {
            return true;
        }
        false
    }

    /// Then `{box}`.
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::BOX {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{gap}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::GAP {
                return true;
            }
        }
        false
    }

    /// Then `{box}`.
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::BOX {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{box}`.
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::BOX {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{box}`.
    pub(crate) fn pattern_29(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::BOX {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 17}`.
    fn holds_from_11(&self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            return true;
        }
        false
    }
}
