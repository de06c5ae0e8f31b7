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

    /// Then `[w]`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if !self.pattern_19(cell) {
                if self.keeper_from_20(cell) {
                    return true;
                }
            } else {
                self.leave(5, cell);
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_22(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if !self.pattern_19(cell) {
                if self.keeper_from_34(cell) {
                    return true;
                }
            } else {
                self.leave(7, cell);
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_44(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_40(cell) {
                if self.keeper_from_1(cell) {
                    return true;
                }
            } else {
                self.leave(12, cell);
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_45(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_20(cell) {
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
            self.exchange(cell, [piece::B], piece::E);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_34(cell) {
                    return true;
                }
                self.variables.quiet = old;
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_75(&mut self, cell: usize) -> bool {
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

    /// Then `[b]`.
    pub(crate) fn keeper_82(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_40(cell) {
                if self.keeper_from_84(cell) {
                    return true;
                }
            } else {
                self.leave(16, cell);
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_97(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                if self.keeper_from_84(cell) {
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
                    let old = std::mem::replace(&mut self.variables.round, value as u8);
                    {
                        let value = i32::from(self.variables.quiet) + 1;
                        if value <= 20 {
                            self.variables.quiet = value as u8;
                            self.leave(2, cell);
                            return true;
                        }
                    }
                    self.variables.round = old;
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
                self.leave(1, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ quiet=quiet+1]`.
    fn keeper_from_20(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.quiet) + 1;
            if value <= 20 {
                self.variables.quiet = value as u8;
                self.leave(6, cell);
                return true;
            }
        }
        false
    }

    /// Then `{$ quiet == 20}` or `{$ quiet < 20}`.
    fn keeper_from_34(&mut self, cell: usize) -> bool {
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
                                self.leave(13, cell);
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
    fn keeper_from_84(&mut self, cell: usize) -> bool {
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
