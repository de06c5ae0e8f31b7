//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `[$ cross=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.cross = value as u8;
            {
                let value = 50;
                self.variables.nought = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `[x]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::X);
            if !self.pattern_7(cell) {
                self.leave(3, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.cross = value as u8;
                    {
                        let value = 0;
                        self.variables.nought = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[o]`.
    pub(crate) fn keeper_31(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::O);
            if !self.pattern_34(cell) {
                self.leave(1, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.nought = value as u8;
                    {
                        let value = 0;
                        self.variables.cross = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
            }
        }
    }
}
