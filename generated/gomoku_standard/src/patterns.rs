//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}` or `{! pattern 11}` or `{w}` or `{! pattern 14}` or `{w}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::LEFT, end) {
                    if !(self.board[cell] == piece::W) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                        if self.board[cell] == piece::W {
                            if let Some(cell) = follow(&tables::RIGHT, cell) {
                                if self.board[cell] == piece::W {
                                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                                        if self.board[cell] == piece::W {
                                            if self.holds_from_42(cell) {
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
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::UP, end) {
                    if !(self.board[cell] == piece::W) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::DOWN, cell) {
                if self.board[cell] == piece::W {
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if self.board[cell] == piece::W {
                            if let Some(cell) = follow(&tables::DOWN, cell) {
                                if self.board[cell] == piece::W {
                                    if let Some(cell) = follow(&tables::DOWN, cell) {
                                        if self.board[cell] == piece::W {
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
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::UP_LEFT, end) {
                    if !(self.board[cell] == piece::W) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                        if self.board[cell] == piece::W {
                            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                if self.board[cell] == piece::W {
                                    if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                        if self.board[cell] == piece::W {
                                            if self.holds_from_44(cell) {
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
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::DOWN_LEFT, end) {
                    if !(self.board[cell] == piece::W) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                        if self.board[cell] == piece::W {
                            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                if self.board[cell] == piece::W {
                                    if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                        if self.board[cell] == piece::W {
                                            if self.holds_from_45(cell) {
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
        false
    }

    /// Then `{b}` or `{! pattern 53}` or `{b}` or `{! pattern 56}` or `{b}` or `{! pattern 59}` or `…`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::LEFT, end) {
                    if !(self.board[cell] == piece::B) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                        if self.board[cell] == piece::B {
                            if let Some(cell) = follow(&tables::RIGHT, cell) {
                                if self.board[cell] == piece::B {
                                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                                        if self.board[cell] == piece::B {
                                            if self.holds_from_78(cell) {
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
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::UP, end) {
                    if !(self.board[cell] == piece::B) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::DOWN, cell) {
                if self.board[cell] == piece::B {
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if self.board[cell] == piece::B {
                            if let Some(cell) = follow(&tables::DOWN, cell) {
                                if self.board[cell] == piece::B {
                                    if let Some(cell) = follow(&tables::DOWN, cell) {
                                        if self.board[cell] == piece::B {
                                            if self.holds_from_79(cell) {
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
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::UP_LEFT, end) {
                    if !(self.board[cell] == piece::B) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                        if self.board[cell] == piece::B {
                            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                if self.board[cell] == piece::B {
                                    if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                                        if self.board[cell] == piece::B {
                                            if self.holds_from_80(cell) {
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
        {
            let cell = {
                let mut end = cell;
                while let Some(cell) = follow(&tables::DOWN_LEFT, end) {
                    if !(self.board[cell] == piece::B) {
                        break;
                    }
                    end = cell;
                }
                end
            };
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                        if self.board[cell] == piece::B {
                            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                if self.board[cell] == piece::B {
                                    if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                                        if self.board[cell] == piece::B {
                                            if self.holds_from_81(cell) {
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

    /// Then `{! pattern 48}`.
    fn holds_from_42(&self, cell: usize) -> bool {
        if !self.pattern_48(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 49}`.
    fn holds_from_43(&self, cell: usize) -> bool {
        if !self.pattern_49(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 50}`.
    fn holds_from_44(&self, cell: usize) -> bool {
        if !self.pattern_50(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 51}`.
    fn holds_from_45(&self, cell: usize) -> bool {
        if !self.pattern_51(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 82}`.
    fn holds_from_78(&self, cell: usize) -> bool {
        if !self.pattern_82(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 83}`.
    fn holds_from_79(&self, cell: usize) -> bool {
        if !self.pattern_83(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 84}`.
    fn holds_from_80(&self, cell: usize) -> bool {
        if !self.pattern_84(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 85}`.
    fn holds_from_81(&self, cell: usize) -> bool {
        if !self.pattern_85(cell) {
            return true;
        }
        false
    }
}
