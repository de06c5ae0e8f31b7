//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{b}` or `{! pattern 11}` or `{b}` or `{! pattern 14}` or `{b}` or `{! pattern 17}` or `…`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
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
                                            if self.holds_from_46(cell) {
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
                                            if self.holds_from_47(cell) {
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

    /// Then `{w}` or `{! pattern 49}` or `{w}` or `{! pattern 52}` or `{w}` or `{! pattern 55}` or `…`.
    pub(crate) fn pattern_41(&self, cell: usize) -> bool {
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
                                            if self.holds_from_82(cell) {
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
                                            if self.holds_from_83(cell) {
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

    /// Then `{b}`.
    fn holds_from_44(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_45(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_47(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_80(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_81(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_82(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_83(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                return true;
            }
        }
        false
    }
}
