//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `[$ turns=turns+1]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 1];
            if seen[0].insert(cell) {
                if self.keeper_from_0(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if !self.pattern_11(cell) {
                if self.count(piece::FROM) == 0 {
                    if self.keeper_from_16(cell) {
                        return true;
                    }
                }
                for cell in self.planes[piece::FROM as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::FROM], piece::E);
                        if self.keeper_from_16(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::FROM);
                    }
                }
            } else {
                if self.count(piece::FROM) == 0 {
                    self.leave(3, cell);
                    return true;
                }
                for cell in self.planes[piece::FROM as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::FROM], piece::E);
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_38(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if self.keeper_from_16(cell) {
                return true;
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_52(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_34(cell) {
                if self.count(piece::FROM) == 0 {
                    if self.keeper_from_58(cell) {
                        return true;
                    }
                }
                for cell in self.planes[piece::FROM as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::FROM], piece::E);
                        if self.keeper_from_58(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::FROM);
                    }
                }
            } else {
                if self.count(piece::FROM) == 0 {
                    self.leave(8, cell);
                    return true;
                }
                for cell in self.planes[piece::FROM as usize] & tables::BOARD {
                    {
                        self.exchange(cell, [piece::FROM], piece::E);
                        self.leave(8, cell);
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[e]`.
    pub(crate) fn keeper_74(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if self.keeper_from_58(cell) {
                return true;
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[$ turns=turns+1]`.
    fn keeper_from_0(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.turns) + 1;
            if value <= 200 {
                self.variables.turns = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ white=100]`.
    fn keeper_from_16(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            let old = std::mem::replace(&mut self.variables.white, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if i32::from(self.variables.turns) < 18 {
                        if seen[0].insert(cell) {
                            if self.keeper_from_29(seen, cell) {
                                return true;
                            }
                        }
                    } else {
                        if self.count(piece::B) < 3 {
                            self.leave(6, cell);
                            return true;
                        }
                    }
                    if i32::from(self.variables.turns) >= 18 {
                        if self.count(piece::B) >= 3 {
                            if i32::from(self.variables.turns) < 200 {
                                if seen[0].insert(cell) {
                                    if self.keeper_from_29(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                            if i32::from(self.variables.turns) == 200 {
                                return self.keeper_from_43(seen, cell);
                            }
                        }
                    }
                }
                self.variables.black = old;
            }
            self.variables.white = old;
        }
        false
    }

    /// Then `[$ turns=turns+1]`.
    fn keeper_from_29(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.turns) + 1;
            if value <= 200 {
                self.variables.turns = value as u8;
                self.leave(5, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_43(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            {
                let value = 50;
                self.variables.black = value as u8;
                self.leave(6, cell);
                return true;
            }
        }
    }

    /// Then `[$ black=100]`.
    fn keeper_from_58(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            let old = std::mem::replace(&mut self.variables.black, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if i32::from(self.variables.turns) < 18 {
                        if seen[0].insert(cell) {
                            if self.keeper_from_0(seen, cell) {
                                return true;
                            }
                        }
                    } else {
                        if self.count(piece::W) < 3 {
                            self.leave(6, cell);
                            return true;
                        }
                    }
                    if i32::from(self.variables.turns) >= 18 {
                        if self.count(piece::W) >= 3 {
                            if i32::from(self.variables.turns) < 200 {
                                if seen[0].insert(cell) {
                                    if self.keeper_from_0(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                            if i32::from(self.variables.turns) == 200 {
                                return self.keeper_from_75(seen, cell);
                            }
                        }
                    }
                }
                self.variables.white = old;
            }
            self.variables.black = old;
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_75(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            {
                let value = 50;
                self.variables.white = value as u8;
                self.leave(6, cell);
                return true;
            }
        }
    }
}
