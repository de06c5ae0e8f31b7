//! Testing patterns.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{new,x}`.
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::NEW | piece::X) {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::X) {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::X) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::X) {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::X) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::X) {
                        if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::X) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::X) {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::X) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{x}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        for cell in self.planes[piece::X as usize] & tables::SHIFT_2[cell] {
            if let Some(cell) = follow(&tables::RIGHT, cell) {
                if self.board[cell] == piece::X {
                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                        if self.board[cell] == piece::X {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN, cell) {
                if self.board[cell] == piece::X {
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if self.board[cell] == piece::X {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                if self.board[cell] == piece::X {
                    if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                        if self.board[cell] == piece::X {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::X {
                    if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                        if self.board[cell] == piece::X {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_27(&self, cell: usize) -> bool {
        for _cell in self.planes[piece::E as usize] & tables::SHIFT_2[cell] {
            return true;
        }
        false
    }

    /// Then `{new,o}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if matches!(self.board[cell], piece::NEW | piece::O) {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::O) {
                        if let Some(cell) = follow(&tables::RIGHT, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::O) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::O) {
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::O) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::O) {
                        if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::O) {
                                return true;
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::NEW | piece::O) {
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::NEW | piece::O) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{o}`.
    pub(crate) fn pattern_56(&self, cell: usize) -> bool {
        for cell in self.planes[piece::O as usize] & tables::SHIFT_2[cell] {
            if let Some(cell) = follow(&tables::RIGHT, cell) {
                if self.board[cell] == piece::O {
                    if let Some(cell) = follow(&tables::RIGHT, cell) {
                        if self.board[cell] == piece::O {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN, cell) {
                if self.board[cell] == piece::O {
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if self.board[cell] == piece::O {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                if self.board[cell] == piece::O {
                    if let Some(cell) = follow(&tables::RIGHT_DOWN, cell) {
                        if self.board[cell] == piece::O {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::O {
                    if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                        if self.board[cell] == piece::O {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }
}
