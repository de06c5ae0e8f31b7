//! Testing patterns.

use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{gap}`.
    pub(crate) fn pattern_2(&self, cell: usize) -> bool {
        if tables::AREA_3.contains(cell) && self.board[cell] == piece::GAP
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T15
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T14
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T13
            && let Some(cell) = follow(&tables::SHIFT_6, cell)
            && self.board[cell] == piece::T12 && self.holds_from_43(cell)
        {
            return true;
        }
        false
    }

    /// Goes on with `{t11}`.
    fn holds_from_43(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::T11
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T10
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T9
            && let Some(cell) = follow(&tables::SHIFT_6, cell)
            && self.board[cell] == piece::T8
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T7 && self.holds_from_64(cell)
        {
            return true;
        }
        false
    }

    /// Goes on with `{t6}`.
    fn holds_from_64(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::T6
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T5
            && let Some(cell) = follow(&tables::SHIFT_6, cell)
            && self.board[cell] == piece::T4
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T3
            && let Some(cell) = follow(&tables::LEFT, cell)
            && self.board[cell] == piece::T2 && self.holds_from_69(cell)
        {
            return true;
        }
        false
    }

    /// Goes on with `{t1}`.
    fn holds_from_69(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::T1
        {
            return true;
        }
        false
    }
}
