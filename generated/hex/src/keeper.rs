//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->red`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[r]`.
    #[inline(always)]
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::R);
            if !self.pattern_5(cell) {
                self.leave(3, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.red = value as u8;
                    self.leave(4, cell);
                    return true;
                }
            }
        }
    }

    /// Then `[b]`.
    #[inline(always)]
    pub(crate) fn keeper_16(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_18(cell) {
                self.leave(1, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.blue = value as u8;
                    self.leave(4, cell);
                    return true;
                }
            }
        }
    }
}
