//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `go on`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B, piece::E], piece::W);
        self.variables.white = 100;
        self.variables.black = 0;
        if tables::UP_DOWN.contains(cell) {
            self.leave(3, cell);
        } else {
            self.leave(4, cell);
        }
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E, piece::W], piece::B);
        self.variables.black = 100;
        self.variables.white = 0;
        if tables::DOWN_UP.contains(cell) {
            self.leave(1, cell);
        } else {
            self.leave(4, cell);
        }
        true
    }
}
