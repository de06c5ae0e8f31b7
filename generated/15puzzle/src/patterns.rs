//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{gap}`.
    pub(crate) fn pattern_2(&self, cell: usize) -> bool {
        if tables::AREA_3.contains(cell) {
            if self.board[cell] == piece::GAP {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::T15 {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::T14 {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if self.board[cell] == piece::T13 {
                                        if let Some(cell) = follow(&tables::SHIFT_6, cell) {
                                            if self.board[cell] == piece::T12 {
                                                if self.holds_from_43(cell) {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{t11}`.
    fn holds_from_43(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::T11 {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::T10 {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::T9 {
                                if let Some(cell) = follow(&tables::SHIFT_6, cell) {
                                    if self.board[cell] == piece::T8 {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if self.board[cell] == piece::T7 {
                                                if self.holds_from_64(cell) {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{t6}`.
    fn holds_from_64(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::T6 {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.board[cell] == piece::T5 {
                        if let Some(cell) = follow(&tables::SHIFT_6, cell) {
                            if self.board[cell] == piece::T4 {
                                if let Some(cell) = follow(&tables::LEFT, cell) {
                                    if self.board[cell] == piece::T3 {
                                        if let Some(cell) = follow(&tables::LEFT, cell) {
                                            if self.board[cell] == piece::T2 {
                                                if self.holds_from_69(cell) {
                                                    return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{t1}`.
    fn holds_from_69(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::T1 {
                return true;
            }
        }
        false
    }
}
