//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[x]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_1, cell) {
            {
                self.put(cell, piece::X);
                self.leave(1, cell);
                return true;
            }
        }
        false
    }

    /// Then `{o}` or `{whiteGoal}` or `{blackGoal}`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::O {
            {
                self.exchange(cell, [piece::O], piece::X);
                {
                    let value = 100;
                    self.variables.white = value as u8;
                    {
                        let value = 0;
                        self.variables.black = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
        if self.board[cell] == piece::WHITE_GOAL {
            {
                let value = 0;
                self.variables.white = value as u8;
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
        if self.board[cell] == piece::BLACK_GOAL {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{o}` or `{whiteGoal}` or `{blackGoal}`.
    pub(crate) fn keeper_84(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::O {
            {
                self.exchange(cell, [piece::O], piece::X);
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(1, cell);
                        return true;
                    }
                }
            }
        }
        if self.board[cell] == piece::WHITE_GOAL {
            {
                let value = 0;
                self.variables.white = value as u8;
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
        if self.board[cell] == piece::BLACK_GOAL {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
        false
    }
}
