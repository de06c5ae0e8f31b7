//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::E);
        self.leave(3, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::E);
        self.leave(5, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_25(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        self.variables.black = 100;
        self.variables.white = 0;
        self.leave(7, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_48(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.variables.white = 100;
        self.variables.black = 0;
        self.leave(5, cell);
        true
    }
}
