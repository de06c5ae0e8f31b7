//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->red`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[r]`.
    #[inline(always)]
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::R);
        if !self.pattern_5(cell) {
            self.leave(3, cell);
        } else {
            self.variables.red = 100;
            self.leave(4, cell);
        }
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    #[inline(always)]
    pub(crate) fn keeper_16(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        if !self.pattern_18(cell) {
            self.leave(1, cell);
        } else {
            self.variables.blue = 100;
            self.leave(4, cell);
        }
        true
    }
}
