//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    pub(crate) fn keeper_29(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.variables.white = 100;
        self.variables.black = 0;
        self.leave(11, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    pub(crate) fn keeper_61(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.variables.black = 100;
        self.variables.white = 0;
        self.leave(1, cell);
        true
    }
}
