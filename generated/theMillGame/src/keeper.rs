//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `[$ black=100]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.black, 100);
        if self.keeper_from_1(cell) {
            return true;
        }
        self.variables.black = old;
        false
    }

    /// Performs the keeper's move that begins with `->black`.
    pub(crate) fn keeper_21(&mut self, cell: usize) -> bool {
        self.leave(5, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::E);
        self.variables.quiet = 0;
        self.leave(5, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_57(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::E);
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_44(cell) {
            return true;
        }
        self.variables.quiet = old;
        self.exchange(cell, [piece::E], piece::B);
        false
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_63(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::E);
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_1(cell) {
            return true;
        }
        self.variables.quiet = old;
        self.exchange(cell, [piece::E], piece::W);
        false
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_88(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::E);
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_80(cell) {
            return true;
        }
        self.variables.quiet = old;
        self.exchange(cell, [piece::E], piece::W);
        false
    }

    /// Goes on with `{$ round < 9}` or `{$ round == 9}`.
    pub(crate) fn keeper_from_1(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.round) < 9 {
            let value = i32::from(self.variables.round) + 1;
            if value <= 9 {
                self.variables.round = value as u8;
                self.leave(2, cell);
                return true;
            }
        } else if i32::from(self.variables.round) == 9 && self.keeper_from_3(cell) {
            return true;
        }
        false
    }

    /// Goes on with `[$ quiet=quiet+1]`.
    fn keeper_from_3(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 20 {
            self.variables.quiet = value as u8;
            self.leave(3, cell);
            return true;
        }
        false
    }

    /// Goes on with `{$ quiet == 20}` or `{$ quiet < 20}`.
    pub(crate) fn keeper_from_44(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) == 20 {
            self.variables.white = 50;
            self.variables.black = 50;
            self.leave(10, cell);
            return true;
        }
        if i32::from(self.variables.quiet) < 20 {
            let old = std::mem::replace(&mut self.variables.white, 100);
            {
                let old = std::mem::replace(&mut self.variables.black, 0);
                if self.count(piece::B) >= 3 {
                    let value = i32::from(self.variables.quiet) + 1;
                    if value <= 20 {
                        self.variables.quiet = value as u8;
                        self.leave(11, cell);
                        return true;
                    }
                } else {
                    self.leave(10, cell);
                    return true;
                }
                self.variables.black = old;
            }
            self.variables.white = old;
        }
        false
    }

    /// Goes on with `{$ quiet == 20}` or `{$ quiet < 20}`.
    pub(crate) fn keeper_from_80(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) == 20 {
            self.variables.black = 50;
            self.variables.white = 50;
            self.leave(10, cell);
            return true;
        }
        if i32::from(self.variables.quiet) < 20 {
            let old = std::mem::replace(&mut self.variables.black, 100);
            {
                let old = std::mem::replace(&mut self.variables.white, 0);
                if self.count(piece::W) >= 3 {
                    if self.keeper_from_3(cell) {
                        return true;
                    }
                } else {
                    self.leave(10, cell);
                    return true;
                }
                self.variables.white = old;
            }
            self.variables.black = old;
        }
        false
    }
}
