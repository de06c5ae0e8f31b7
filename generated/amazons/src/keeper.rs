//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[x]`.
    pub(crate) fn keeper_21(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::X);
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
    }

    /// Then `[x]`.
    pub(crate) fn keeper_45(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::X);
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
}
