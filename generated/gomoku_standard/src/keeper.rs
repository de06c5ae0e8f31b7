//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `[$ white=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            {
                let value = 50;
                self.variables.black = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `[w]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if !self.pattern_7(cell) {
                self.leave(3, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.white = value as u8;
                    {
                        let value = 0;
                        self.variables.black = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[b]`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_46(cell) {
                self.leave(1, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
            }
        }
    }
}
