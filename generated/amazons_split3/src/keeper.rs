//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
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
    pub(crate) fn keeper_17(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            self.leave(5, cell);
            return true;
        }
    }

    /// Then `[x]`.
    pub(crate) fn keeper_28(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::X);
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(7, cell);
                    return true;
                }
            }
        }
    }

    /// Then `[e]`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            self.leave(9, cell);
            return true;
        }
    }

    /// Then `[b]`.
    pub(crate) fn keeper_46(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            self.leave(11, cell);
            return true;
        }
    }

    /// Then `[x]`.
    pub(crate) fn keeper_57(&mut self, cell: usize) -> bool {
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
