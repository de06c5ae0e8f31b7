//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_11(cell) {
                            if self.holds_from_12(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::WEST, cell) else { break };
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
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_14(cell) {
                            if self.holds_from_15(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                            break
                        };
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
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_17(cell) {
                            if self.holds_from_18(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                            break
                        };
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
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_11(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_11(cell) {
                            if self.holds_from_29(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::WEST, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_11(cell) {
            if self.holds_from_29(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_14(cell) {
                            if self.holds_from_31(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_14(cell) {
            if self.holds_from_31(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_17(cell) {
                            if self.holds_from_33(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_17(cell) {
            if self.holds_from_33(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 43}` or `{b}` or `{! pattern 46}` or `{b}` or `{! pattern 49}`.
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_43(cell) {
                            if self.holds_from_44(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::WEST, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
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
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_46(cell) {
                            if self.holds_from_47(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
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
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_49(cell) {
                            if self.holds_from_50(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_49(cell) {
            if self.holds_from_50(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_49(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 43}` or `{b}` or `{! pattern 46}` or `{b}` or `{! pattern 49}`.
    pub(crate) fn pattern_51(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_43(cell) {
                            if self.holds_from_58(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::WEST, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_43(cell) {
            if self.holds_from_58(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_46(cell) {
                            if self.holds_from_60(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_WEST, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_46(cell) {
            if self.holds_from_60(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_49(cell) {
                            if self.holds_from_62(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::NORTH_EAST, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_49(cell) {
            if self.holds_from_62(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_12(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::EAST, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_15(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_18(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                    if self.board[cell] == piece::W {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_29(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_12(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_31(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_15(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_33(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_18(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_44(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::EAST, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_47(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_50(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                    if self.board[cell] == piece::B {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_58(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_44(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_60(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_47(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_62(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_50(cell) {
                    return true;
                }
            }
        }
        false
    }
}
