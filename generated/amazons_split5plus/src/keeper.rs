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
    pub(crate) fn keeper_26(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            self.leave(13, cell);
            return true;
        }
    }

    /// Then `[x]`.
    pub(crate) fn keeper_53(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::X);
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(23, cell);
                    return true;
                }
            }
        }
    }

    /// Then `[e]`.
    pub(crate) fn keeper_67(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            self.leave(25, cell);
            return true;
        }
    }

    /// Then `[b]`.
    pub(crate) fn keeper_87(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            self.leave(35, cell);
            return true;
        }
    }

    /// Then `[x]`.
    pub(crate) fn keeper_114(&mut self, cell: usize) -> bool {
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
