//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w,ww}` or `{ww}`.
    pub(crate) fn pattern_1(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.holds_from_4(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::WW {
                if self.holds_from_5(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb,w,ww}`.
    pub(crate) fn pattern_157(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UNDER, cell) {
            if !matches!(self.board[cell], piece::E | piece::X) {
                return true;
            }
        }
        false
    }

    /// Then `{b,bb}` or `{bb}`.
    pub(crate) fn pattern_184(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.holds_from_191(cell) {
                    return true;
                }
            }
        }
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::BB {
                if self.holds_from_192(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{ww}`.
    pub(crate) fn pattern_188(&self, cell: usize) -> bool {
        if matches!(self.board[cell], piece::W | piece::WW) {
            if self.holds_from_4(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::WW {
            if self.holds_from_5(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b,bb}` or `{bb}`.
    pub(crate) fn pattern_471(&self, cell: usize) -> bool {
        if matches!(self.board[cell], piece::B | piece::BB) {
            if self.holds_from_191(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::BB {
            if self.holds_from_192(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b,bb}`.
    fn holds_from_4(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.holds_from_8(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.holds_from_9(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb}`.
    fn holds_from_5(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.holds_from_10(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_8(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_9(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_10(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_11(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{w,ww}`.
    fn holds_from_191(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.holds_from_10(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w,ww}`.
    fn holds_from_192(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.holds_from_8(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.holds_from_9(cell) {
                    return true;
                }
            }
        }
        false
    }
}
