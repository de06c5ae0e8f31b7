//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `go on`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[e]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[w]`.
    pub(crate) fn keeper_10(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B, piece::E], piece::W);
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    if tables::UP_DOWN.contains(cell) {
                        self.leave(5, cell);
                        return true;
                    } else {
                        self.leave(6, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[e]`.
    pub(crate) fn keeper_19(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            self.leave(8, cell);
            return true;
        }
    }

    /// Then `[b]`.
    pub(crate) fn keeper_23(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E, piece::W], piece::B);
            {
                let value = 100;
                self.variables.black = value as u8;
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    if tables::DOWN_UP.contains(cell) {
                        self.leave(1, cell);
                        return true;
                    } else {
                        self.leave(6, cell);
                        return true;
                    }
                }
            }
        }
    }
}
