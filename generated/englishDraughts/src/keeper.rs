//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]` or `[bb]`.
    pub(crate) fn keeper_29(&mut self, cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_37(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        } else {
            self.exchange(cell, [piece::E], piece::BB);
            if self.keeper_from_37(cell) {
                return true;
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Performs the keeper's move that begins with `[bb]`.
    pub(crate) fn keeper_30(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::BB);
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 20 {
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_45(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        self.exchange(cell, [piece::BB], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[b]` or `[bb]`.
    pub(crate) fn keeper_57(&mut self, cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            let old = self.put(cell, piece::B);
            if self.keeper_from_64(cell) {
                return true;
            }
            self.put(cell, old);
        } else {
            let old = self.put(cell, piece::BB);
            if self.keeper_from_64(cell) {
                return true;
            }
            self.put(cell, old);
        }
        false
    }

    /// Performs the keeper's move that begins with `[bb]`.
    pub(crate) fn keeper_62(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::BB);
        if self.keeper_from_64(cell) {
            return true;
        }
        self.put(cell, old);
        false
    }

    /// Performs the keeper's move that begins with `[w]` or `[ww]`.
    pub(crate) fn keeper_97(&mut self, cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_105(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        } else {
            self.exchange(cell, [piece::E], piece::WW);
            if self.keeper_from_105(cell) {
                return true;
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Performs the keeper's move that begins with `[ww]`.
    pub(crate) fn keeper_98(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::WW);
        let value = i32::from(self.variables.quiet) + 1;
        if value <= 20 {
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_113(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        self.exchange(cell, [piece::WW], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[w]` or `[ww]`.
    pub(crate) fn keeper_125(&mut self, cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            let old = self.put(cell, piece::W);
            if self.keeper_from_132(cell) {
                return true;
            }
            self.put(cell, old);
        } else {
            let old = self.put(cell, piece::WW);
            if self.keeper_from_132(cell) {
                return true;
            }
            self.put(cell, old);
        }
        false
    }

    /// Performs the keeper's move that begins with `[ww]`.
    pub(crate) fn keeper_130(&mut self, cell: usize) -> bool {
        let old = self.put(cell, piece::WW);
        if self.keeper_from_132(cell) {
            return true;
        }
        self.put(cell, old);
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_37(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_45(cell) {
            return true;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `[$ black=100]`.
    fn keeper_from_45(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.black, 100);
        {
            let old = std::mem::replace(&mut self.variables.white, 0);
            if i32::from(self.variables.quiet) < 20 {
                self.leave(6, cell);
                return true;
            }
            if i32::from(self.variables.quiet) == 20 {
                if !self.pattern_68(cell) {
                    self.leave(7, cell);
                    return true;
                } else {
                    self.variables.black = 50;
                    return self.keeper_from_80(cell);
                }
            }
            self.variables.white = old;
        }
        self.variables.black = old;
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_64(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_45(cell) {
            return true;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `[$ white=50]`.
    fn keeper_from_80(&mut self, cell: usize) -> bool {
        self.variables.white = 50;
        self.leave(7, cell);
        true
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_105(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_113(cell) {
            return true;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `[$ white=100]`.
    fn keeper_from_113(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.white, 100);
        {
            let old = std::mem::replace(&mut self.variables.black, 0);
            if i32::from(self.variables.quiet) < 20 {
                self.leave(1, cell);
                return true;
            }
            if i32::from(self.variables.quiet) == 20 {
                if !self.pattern_134(cell) {
                    self.leave(7, cell);
                    return true;
                } else {
                    self.variables.white = 50;
                    return self.keeper_from_138(cell);
                }
            }
            self.variables.black = old;
        }
        self.variables.white = old;
        false
    }

    /// Goes on with `[$ quiet=0]`.
    fn keeper_from_132(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.quiet, 0);
        if self.keeper_from_113(cell) {
            return true;
        }
        self.variables.quiet = old;
        false
    }

    /// Goes on with `[$ black=50]`.
    fn keeper_from_138(&mut self, cell: usize) -> bool {
        self.variables.black = 50;
        self.leave(7, cell);
        true
    }
}
