//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{x}` or `{! pattern 11}` or `{x}` or `{! pattern 14}` or `{x}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::X {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_11(cell) {
                            if self.holds_from_12(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::X) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_11(cell) {
            if self.holds_from_12(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::X {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_14(cell) {
                            if self.holds_from_15(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::X) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_14(cell) {
            if self.holds_from_15(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::X {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_17(cell) {
                            if self.holds_from_18(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::X) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_17(cell) {
            if self.holds_from_18(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::X {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_20(cell) {
                            if self.holds_from_21(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::X) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_20(cell) {
            if self.holds_from_21(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{x}`.
    pub(crate) fn pattern_11(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::X {
                return true;
            }
        }
        false
    }

    /// Then `{x}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::X {
                return true;
            }
        }
        false
    }

    /// Then `{x}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::X {
                return true;
            }
        }
        false
    }

    /// Then `{x}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::X {
                return true;
            }
        }
        false
    }

    /// Then `{o}` or `{! pattern 37}` or `{o}` or `{! pattern 40}` or `{o}` or `{! pattern 43}` or `…`.
    pub(crate) fn pattern_34(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::O {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_37(cell) {
                            if self.holds_from_38(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::O) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_37(cell) {
            if self.holds_from_38(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::O {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_40(cell) {
                            if self.holds_from_41(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::O) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_40(cell) {
            if self.holds_from_41(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::O {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_43(cell) {
                            if self.holds_from_44(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::O) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_43(cell) {
            if self.holds_from_44(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::O {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_46(cell) {
                            if self.holds_from_47(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::O) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_46(cell) {
            if self.holds_from_47(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{o}`.
    pub(crate) fn pattern_37(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::O {
                return true;
            }
        }
        false
    }

    /// Then `{o}`.
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::O {
                return true;
            }
        }
        false
    }

    /// Then `{o}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::O {
                return true;
            }
        }
        false
    }

    /// Then `{o}`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::O {
                return true;
            }
        }
        false
    }

    /// Then `{x}`.
    fn holds_from_12(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::X {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::X {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{x}`.
    fn holds_from_15(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::X {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::X {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{x}`.
    fn holds_from_18(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::X {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::X {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{x}`.
    fn holds_from_21(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::X {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::X {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{o}`.
    fn holds_from_38(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::O {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::O {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{o}`.
    fn holds_from_41(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::O {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::O {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{o}`.
    fn holds_from_44(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::O {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::O {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{o}`.
    fn holds_from_47(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::O {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::O {
                        return true;
                    }
                }
            }
        }
        false
    }
}
