//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[e]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[e]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            self.leave(5, cell);
            return true;
        }
    }

    /// Then `[b]`.
    pub(crate) fn keeper_25(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            {
                let value = 100;
                self.variables.black = value as u8;
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    self.leave(7, cell);
                    return true;
                }
            }
        }
    }

    /// Then `[w]`.
    pub(crate) fn keeper_48(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
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
