//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_11(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_11(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_13(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_13(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_15(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
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
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_15(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_17(cell) {
                                    return true;
                                }
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_17(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_21(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_21(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_23(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_23(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_25(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
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
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_25(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::W {
                                if self.holds_from_27(cell) {
                                    return true;
                                }
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_27(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_39(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_45(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_45(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_47(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_47(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_49(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
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
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_49(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_51(cell) {
                                    return true;
                                }
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_51(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_55(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_55(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_57(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_57(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_59(cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
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
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_59(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::B {
                                if self.holds_from_61(cell) {
                                    return true;
                                }
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
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_61(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_11(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_21(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_13(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_23(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_15(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_25(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_17(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.holds_from_27(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_21(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_23(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_25(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_27(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_45(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_55(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_47(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_57(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_49(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_59(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_51(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.holds_from_61(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_55(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_57(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_59(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_61(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }
}
