//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `->fox`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[f]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[f]`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            {
                let value = 100;
                self.variables.fox = value as u8;
                {
                    let value = 0;
                    self.variables.hounds = value as u8;
                    if tables::DOWN_UP.contains(cell) {
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

    /// Then `[h]`.
    pub(crate) fn keeper_18(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::H);
            {
                let value = 100;
                self.variables.hounds = value as u8;
                {
                    let value = 0;
                    self.variables.fox = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
    }
}
