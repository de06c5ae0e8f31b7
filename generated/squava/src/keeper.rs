//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.pattern_5(cell) {
                {
                    let value = 100;
                    self.variables.white = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            } else {
                if self.pattern_8(cell) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            if !self.pattern_8(cell) {
                if self.count(piece::E) > 0 {
                    self.leave(4, cell);
                    return true;
                }
                if self.count(piece::E) == 0 {
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::B);
            if self.pattern_39(cell) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            } else {
                if self.pattern_42(cell) {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            if !self.pattern_42(cell) {
                if self.count(piece::E) > 0 {
                    self.leave(6, cell);
                    return true;
                }
                if self.count(piece::E) == 0 {
                    {
                        let value = 50;
                        self.variables.black = value as u8;
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_69(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.pattern_5(cell) {
                {
                    let value = 100;
                    self.variables.white = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            } else {
                if self.pattern_8(cell) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            if !self.pattern_8(cell) {
                if self.count(piece::E) > 0 {
                    self.leave(8, cell);
                    return true;
                }
                if self.count(piece::E) == 0 {
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_83(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.pattern_39(cell) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            } else {
                if self.pattern_42(cell) {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            if !self.pattern_42(cell) {
                if self.count(piece::E) > 0 {
                    self.leave(6, cell);
                    return true;
                }
                if self.count(piece::E) == 0 {
                    {
                        let value = 50;
                        self.variables.black = value as u8;
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }
}
