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

    /// Then `{b}` or `{! pattern 45}` or `{b}` or `{! pattern 48}` or `{b}` or `{! pattern 51}` or `…`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
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
