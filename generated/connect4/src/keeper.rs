//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[$ red=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.red = value as u8;
            {
                let value = 50;
                self.variables.yellow = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `{e}` or `{! pattern 6}`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if !self.pattern_6(cell) {
                    {
                        self.put(cell, piece::R);
                        if !self.pattern_10(cell) {
                            self.leave(3, cell);
                            return true;
                        } else {
                            {
                                let value = 100;
                                self.variables.red = value as u8;
                                {
                                    let value = 0;
                                    self.variables.yellow = value as u8;
                                    self.leave(5, cell);
                                    return true;
                                }
                            }
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 6}`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if !self.pattern_6(cell) {
                    {
                        self.put(cell, piece::Y);
                        if !self.pattern_41(cell) {
                            self.leave(1, cell);
                            return true;
                        } else {
                            {
                                let value = 100;
                                self.variables.yellow = value as u8;
                                {
                                    let value = 0;
                                    self.variables.red = value as u8;
                                    self.leave(5, cell);
                                    return true;
                                }
                            }
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }
}
