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

    /// Then `[w]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B, piece::E], piece::W);
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    if tables::UP_DOWN.contains(cell) {
                        self.leave(3, cell);
                        return true;
                    } else {
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[b]`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
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
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }
}
