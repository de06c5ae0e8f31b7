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

    /// Then `{b}` or `{! pattern 53}` or `{b}` or `{! pattern 56}` or `{b}` or `{! pattern 59}` or `…`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_53(cell) {
                            if self.holds_from_54(cell) {
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
        if !self.pattern_53(cell) {
            if self.holds_from_54(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_56(cell) {
                            if self.holds_from_57(cell) {
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
        if !self.pattern_56(cell) {
            if self.holds_from_57(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_59(cell) {
                            if self.holds_from_60(cell) {
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
        if !self.pattern_59(cell) {
            if self.holds_from_60(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_62(cell) {
                            if self.holds_from_63(cell) {
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
        if !self.pattern_62(cell) {
            if self.holds_from_63(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_48(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_49(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_50(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_53(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_56(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_59(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_62(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_82(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_83(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_84(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_85(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
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
                                        if !self.pattern_48(cell) {
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
                                        if !self.pattern_49(cell) {
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
                                        if !self.pattern_50(cell) {
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
                                        if !self.pattern_51(cell) {
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
        false
    }

    /// Then `{b}`.
    fn holds_from_54(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::RIGHT, cell) {
                                    if self.board[cell] == piece::B {
                                        if !self.pattern_82(cell) {
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
        false
    }

    /// Then `{b}`.
    fn holds_from_57(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::DOWN, cell) {
                                    if self.board[cell] == piece::B {
                                        if !self.pattern_83(cell) {
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
        false
    }

    /// Then `{b}`.
    fn holds_from_60(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                    if self.board[cell] == piece::B {
                                        if !self.pattern_84(cell) {
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
        false
    }

    /// Then `{b}`.
    fn holds_from_63(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::B {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                    if self.board[cell] == piece::B {
                                        if !self.pattern_85(cell) {
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
        false
    }
}
