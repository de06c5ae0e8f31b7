//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `[$ white=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.variables.white = 50;
        self.variables.black = 50;
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        if !self.pattern_7(cell) {
            self.leave(3, cell);
        } else {
            self.variables.black = 100;
            self.variables.white = 0;
            self.leave(4, cell);
        }
        true
    }

    /// Performs the keeper's move that begins with `[$ white=100]`.
    pub(crate) fn keeper_60(&mut self, cell: usize) -> bool {
        self.variables.white = 100;
        self.variables.black = 0;
        self.leave(4, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_67(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        if !self.pattern_41(cell) {
            self.leave(7, cell);
        } else {
            self.variables.white = 100;
            self.variables.black = 0;
            self.leave(4, cell);
        }
        true
    }

    /// Performs the keeper's move that begins with `[$ black=100]`.
    pub(crate) fn keeper_91(&mut self, cell: usize) -> bool {
        self.variables.black = 100;
        self.variables.white = 0;
        self.leave(4, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_94(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        if !self.pattern_7(cell) {
            self.leave(3, cell);
        } else {
            self.variables.black = 100;
            self.variables.white = 0;
            self.leave(4, cell);
        }
        true
    }
}
