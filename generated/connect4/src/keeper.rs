//! Performing the keeper's moves.

use rbg_runtime::codegen::slide_up;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `[$ red=50]`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.variables.red = 50;
        self.variables.yellow = 50;
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 6}`.
    #[inline(always)]
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        let cell = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E])
            .last()
            .unwrap_or(cell);
        self.exchange(cell, [piece::E], piece::R);
        if !self.pattern_10(cell) {
            self.leave(3, cell);
        } else {
            self.variables.red = 100;
            self.variables.yellow = 0;
            self.leave(5, cell);
        }
        true
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 6}`.
    #[inline(always)]
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        let cell = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E])
            .last()
            .unwrap_or(cell);
        self.exchange(cell, [piece::E], piece::Y);
        if !self.pattern_41(cell) {
            self.leave(1, cell);
        } else {
            self.variables.yellow = 100;
            self.variables.red = 0;
            self.leave(5, cell);
        }
        true
    }
}
