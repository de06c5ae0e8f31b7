//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `[$ black=100]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            let old = std::mem::replace(&mut self.variables.black, value as u8);
            if self.keeper_from_1(cell) {
                return true;
            }
            self.variables.black = old;
        }
        false
    }

    /// Then `{$ round < 9}` or `{$ round == 9}`.
    pub(crate) fn keeper_1(&mut self, cell: usize) -> bool {
        if self.keeper_from_1(cell) {
            return true;
        }
        false
    }

    /// Then `->black`.
    pub(crate) fn keeper_21(&mut self, cell: usize) -> bool {
        self.leave(5, cell);
        true
    }

    /// Then `[e]`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            {
                let value = 0;
                self.variables.quiet = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
    }

    /// Then `{$ quiet == 20}` or `{$ quiet < 20}`.
    pub(crate) fn keeper_44(&mut self, cell: usize) -> bool {
        if self.keeper_from_44(cell) {
            return true;
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_57(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_44(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_63(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_1(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{$ quiet == 20}` or `{$ quiet < 20}`.
    pub(crate) fn keeper_80(&mut self, cell: usize) -> bool {
        if self.keeper_from_80(cell) {
            return true;
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_88(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_80(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `{$ round < 9}` or `{$ round == 9}`.
    fn keeper_from_1(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.round) < 9 {
            {
                let value = i32::from(self.variables.round) + 1;
                if value <= 9 {
                    self.variables.round = value as u8;
                    self.leave(2, cell);
                    return true;
                }
            }
        }
        if i32::from(self.variables.round) == 9 {
            if self.keeper_from_3(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_3(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 20 {
                self.variables.quiet = value as u8;
                self.leave(3, cell);
                return true;
            }
        }
        false
    }

    /// Then `{$ quiet == 20}` or `{$ quiet < 20}`.
    fn keeper_from_44(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) == 20 {
            {
                let value = 50;
                self.variables.white = value as u8;
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        if i32::from(self.variables.quiet) < 20 {
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.black, value as u8);
                    if self.count(piece::B) >= 3 {
                        {
                            let value = i32::from(self.variables.quiet) + 1;
                            if value <= 20 {
                                self.variables.quiet = value as u8;
                                self.leave(11, cell);
                                return true;
                            }
                        }
                    } else {
                        self.leave(10, cell);
                        return true;
                    }
                    self.variables.black = old;
                }
                self.variables.white = old;
            }
        }
        false
    }

    /// Then `{$ quiet == 20}` or `{$ quiet < 20}`.
    fn keeper_from_80(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) == 20 {
            {
                let value = 50;
                self.variables.black = value as u8;
                {
                    let value = 50;
                    self.variables.white = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        if i32::from(self.variables.quiet) < 20 {
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.white, value as u8);
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
        }
        false
    }
}
