//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{r}` or `{! pattern 14}` or `{r}` or `{! pattern 17}` or `{r}` or `{! pattern 20}` or `…`.
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_14(cell) {
                            if self.holds_from_15(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::R) {
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
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::R {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_17(cell) {
                            if self.holds_from_18(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::R) {
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
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_20(cell) {
                            if self.holds_from_21(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::R) {
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
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::R {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_23(cell) {
                            if self.holds_from_24(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::R) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_23(cell) {
            if self.holds_from_24(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{r}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::R {
                return true;
            }
        }
        false
    }

    /// Then `{r}`.
    pub(crate) fn pattern_17(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::R {
                return true;
            }
        }
        false
    }

    /// Then `{r}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::R {
                return true;
            }
        }
        false
    }

    /// Then `{r}`.
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::R {
                return true;
            }
        }
        false
    }

    /// Then `{y}` or `{! pattern 44}` or `{y}` or `{! pattern 47}` or `{y}` or `{! pattern 50}` or `…`.
    pub(crate) fn pattern_41(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::Y {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_44(cell) {
                            if self.holds_from_45(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::Y) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_44(cell) {
            if self.holds_from_45(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::Y {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_47(cell) {
                            if self.holds_from_48(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::Y) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_47(cell) {
            if self.holds_from_48(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::Y {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_50(cell) {
                            if self.holds_from_51(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::Y) {
                            break;
                        }
                    }
                }
            }
        }
        if !self.pattern_50(cell) {
            if self.holds_from_51(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::Y {
                {
                    let mut cell = cell;
                    loop {
                        if !self.pattern_53(cell) {
                            if self.holds_from_54(cell) {
                                return true;
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::Y) {
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
        false
    }

    /// Then `{y}`.
    pub(crate) fn pattern_44(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::Y {
                return true;
            }
        }
        false
    }

    /// Then `{y}`.
    pub(crate) fn pattern_47(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::Y {
                return true;
            }
        }
        false
    }

    /// Then `{y}`.
    pub(crate) fn pattern_50(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::Y {
                return true;
            }
        }
        false
    }

    /// Then `{y}`.
    pub(crate) fn pattern_53(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::Y {
                return true;
            }
        }
        false
    }

    /// Then `{r}`.
    fn holds_from_15(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::R {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::R {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if self.board[cell] == piece::R {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{r}`.
    fn holds_from_18(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::R {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::R {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.board[cell] == piece::R {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{r}`.
    fn holds_from_21(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::R {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::R {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::R {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{r}`.
    fn holds_from_24(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::R {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::R {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::R {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{y}`.
    fn holds_from_45(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::Y {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.board[cell] == piece::Y {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if self.board[cell] == piece::Y {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{y}`.
    fn holds_from_48(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::Y {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::Y {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.board[cell] == piece::Y {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{y}`.
    fn holds_from_51(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::Y {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if self.board[cell] == piece::Y {
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::Y {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{y}`.
    fn holds_from_54(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::Y {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if self.board[cell] == piece::Y {
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::Y {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }
}
