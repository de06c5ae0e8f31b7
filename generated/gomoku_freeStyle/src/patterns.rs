//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
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
                        if !(self.board[cell] == piece::W) {
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
            if self.board[cell] == piece::W {
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
                        if !(self.board[cell] == piece::W) {
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
            if self.board[cell] == piece::W {
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
                        if !(self.board[cell] == piece::W) {
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
            if self.board[cell] == piece::W {
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
                        if !(self.board[cell] == piece::W) {
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

    /// Then `{w}`.
    pub(crate) fn pattern_11(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 45}` or `{b}` or `{! pattern 48}` or `{b}` or `{! pattern 51}` or `…`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_45(cell) {
                            if self.holds_from_46(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_45(cell) {
            if self.holds_from_46(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_48(cell) {
                            if self.holds_from_49(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_48(cell) {
            if self.holds_from_49(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_51(cell) {
                            if self.holds_from_52(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_51(cell) {
            if self.holds_from_52(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_54(cell) {
                            if self.holds_from_55(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_54(cell) {
            if self.holds_from_55(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_45(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_48(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_54(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_12(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if self.board[cell] == piece::W {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::W {
                                        return true;
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

    /// Then `{w}`.
    fn holds_from_15(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.board[cell] == piece::W {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if self.board[cell] == piece::W {
                                        return true;
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

    /// Then `{w}`.
    fn holds_from_18(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::W {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if self.board[cell] == piece::W {
                                        return true;
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

    /// Then `{w}`.
    fn holds_from_21(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::W {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::W {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if self.board[cell] == piece::W {
                                        return true;
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

    /// Then `{b}`.
    fn holds_from_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::B {
                                        return true;
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

    /// Then `{b}`.
    fn holds_from_49(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if self.board[cell] == piece::B {
                                        return true;
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

    /// Then `{b}`.
    fn holds_from_52(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if self.board[cell] == piece::B {
                                        return true;
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

    /// Then `{b}`.
    fn holds_from_55(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if self.board[cell] == piece::B {
                                        return true;
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
}
