//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[$ quiet=quiet+1]`.
    pub(crate) fn keeper_18(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_32(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    pub(crate) fn keeper_21(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_32(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_79(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
        }
        false
    }

    /// Then `[$ quiet=0]`.
    pub(crate) fn keeper_68(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_79(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_32(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::W);
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.black, value as u8);
                    if i32::from(self.variables.quiet) < 100 {
                        self.leave(4, cell);
                        return true;
                    }
                    if i32::from(self.variables.quiet) == 100 {
                        if self.count(piece::B) > self.count(piece::W) {
                            return self.keeper_from_41(cell);
                        }
                        if self.count(piece::B) < self.count(piece::W) {
                            return self.keeper_from_42(cell);
                        }
                        if self.count(piece::B) == self.count(piece::W) {
                            return self.keeper_from_43(cell);
                        }
                    }
                    self.variables.black = old;
                }
                self.variables.white = old;
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[$ black=100]`.
    fn keeper_from_41(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            self.variables.black = value as u8;
            {
                let value = 0;
                self.variables.white = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }

    /// Then `[$ black=0]`.
    fn keeper_from_42(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.black = value as u8;
            {
                let value = 100;
                self.variables.white = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }

    /// Then `[$ black=50]`.
    fn keeper_from_43(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            {
                let value = 50;
                self.variables.white = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }

    /// Then `[b]`.
    fn keeper_from_79(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::B);
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.white, value as u8);
                    if i32::from(self.variables.quiet) < 100 {
                        self.leave(1, cell);
                        return true;
                    }
                    if i32::from(self.variables.quiet) == 100 {
                        if self.count(piece::B) > self.count(piece::W) {
                            return self.keeper_from_86(cell);
                        }
                        if self.count(piece::B) < self.count(piece::W) {
                            return self.keeper_from_87(cell);
                        }
                        if self.count(piece::B) == self.count(piece::W) {
                            return self.keeper_from_88(cell);
                        }
                    }
                    self.variables.white = old;
                }
                self.variables.black = old;
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[$ black=100]`.
    fn keeper_from_86(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            self.variables.black = value as u8;
            {
                let value = 0;
                self.variables.white = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }

    /// Then `[$ black=0]`.
    fn keeper_from_87(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.black = value as u8;
            {
                let value = 100;
                self.variables.white = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }

    /// Then `[$ black=50]`.
    fn keeper_from_88(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            {
                let value = 50;
                self.variables.white = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }
}
