//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `->xs`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[new]`.
    pub(crate) fn keeper_4(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::NEW);
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if self.pattern_6(cell) {
                    {
                        let old = self.put(cell, piece::X);
                        if self.keeper_from_11(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if !self.pattern_6(cell) {
                    if self.pattern_12(cell) {
                        if self.keeper_from_11(cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if !self.pattern_6(cell) {
                    if !self.pattern_12(cell) {
                        {
                            let old = self.put(cell, piece::FULL);
                            if self.keeper_from_11(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::NEW], piece::E);
        }
        false
    }

    /// Then `[new]`.
    pub(crate) fn keeper_41(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::NEW);
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if self.pattern_43(cell) {
                    {
                        let old = self.put(cell, piece::O);
                        if self.keeper_from_48(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if !self.pattern_43(cell) {
                    if self.pattern_12(cell) {
                        if self.keeper_from_48(cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if !self.pattern_43(cell) {
                    if !self.pattern_12(cell) {
                        {
                            let old = self.put(cell, piece::FULL);
                            if self.keeper_from_48(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::NEW], piece::E);
        }
        false
    }

    /// Then `[new]`.
    pub(crate) fn keeper_74(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::NEW);
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if self.pattern_6(cell) {
                    {
                        let old = self.put(cell, piece::X);
                        if self.keeper_from_79(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
            }
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if !self.pattern_6(cell) {
                    if self.pattern_12(cell) {
                        if self.keeper_from_79(cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::OUTSIDE, cell) {
                if !self.pattern_6(cell) {
                    if !self.pattern_12(cell) {
                        {
                            let old = self.put(cell, piece::FULL);
                            if self.keeper_from_79(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::NEW], piece::E);
        }
        false
    }

    /// Then `{new}`.
    fn keeper_from_11(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::NEW {
                {
                    self.exchange(cell, [piece::NEW], piece::X);
                    if self.pattern_21(cell) {
                        {
                            let value = 100;
                            self.variables.xs = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    } else {
                        if self.keeper_from_23(cell) {
                            return true;
                        }
                    }
                    if !self.pattern_21(cell) {
                        if !self.pattern_27(cell) {
                            {
                                let value = 50;
                                self.variables.xs = value as u8;
                                return self.keeper_from_36(cell);
                            }
                        }
                    }
                    self.exchange(cell, [piece::X], piece::NEW);
                }
            }
        }
        false
    }

    /// Then `{? pattern 27}`.
    fn keeper_from_23(&mut self, cell: usize) -> bool {
        if self.pattern_27(cell) {
            if let Some(cell) = follow(&tables::SENDS, cell) {
                self.leave(4, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ os=50]`.
    fn keeper_from_36(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.os = value as u8;
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `{new}`.
    fn keeper_from_48(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::NEW {
                {
                    self.exchange(cell, [piece::NEW], piece::O);
                    if self.pattern_56(cell) {
                        {
                            let value = 100;
                            self.variables.os = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    } else {
                        if self.pattern_27(cell) {
                            if let Some(cell) = follow(&tables::SENDS, cell) {
                                self.leave(6, cell);
                                return true;
                            }
                        }
                    }
                    if !self.pattern_56(cell) {
                        if !self.pattern_27(cell) {
                            {
                                let value = 50;
                                self.variables.os = value as u8;
                                return self.keeper_from_69(cell);
                            }
                        }
                    }
                    self.exchange(cell, [piece::O], piece::NEW);
                }
            }
        }
        false
    }

    /// Then `[$ xs=50]`.
    fn keeper_from_69(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.xs = value as u8;
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `{new}`.
    fn keeper_from_79(&mut self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1_2[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::NEW {
                {
                    self.exchange(cell, [piece::NEW], piece::X);
                    if self.pattern_21(cell) {
                        {
                            let value = 100;
                            self.variables.xs = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    } else {
                        if self.keeper_from_23(cell) {
                            return true;
                        }
                    }
                    if !self.pattern_21(cell) {
                        if !self.pattern_27(cell) {
                            {
                                let value = 50;
                                self.variables.xs = value as u8;
                                return self.keeper_from_87(cell);
                            }
                        }
                    }
                    self.exchange(cell, [piece::X], piece::NEW);
                }
            }
        }
        false
    }

    /// Then `[$ os=50]`.
    fn keeper_from_87(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.os = value as u8;
            self.leave(3, cell);
            return true;
        }
    }
}
