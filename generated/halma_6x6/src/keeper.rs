//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `[$ moves=moves+1]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if self.keeper_from_0(cell) {
            return true;
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            for cell in self.planes[piece::FROM as usize] & tables::BOARD {
                {
                    self.exchange(cell, [piece::FROM], piece::E);
                    if !self.pattern_19(cell) {
                        {
                            let value = 100;
                            self.variables.white = value as u8;
                            return self.keeper_from_23(cell);
                        }
                    } else {
                        if i32::from(self.variables.moves) < 300 {
                            if self.keeper_from_24(cell) {
                                return true;
                            }
                        }
                        if i32::from(self.variables.moves) == 300 {
                            return self.keeper_from_25(cell);
                        }
                    }
                    self.exchange(cell, [piece::E], piece::FROM);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_43(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            for cell in self.planes[piece::FROM as usize] & tables::BOARD {
                {
                    self.exchange(cell, [piece::FROM], piece::E);
                    if !self.pattern_48(cell) {
                        {
                            let value = 100;
                            self.variables.black = value as u8;
                            return self.keeper_from_52(cell);
                        }
                    } else {
                        if i32::from(self.variables.moves) < 300 {
                            if self.keeper_from_0(cell) {
                                return true;
                            }
                        }
                        if i32::from(self.variables.moves) == 300 {
                            return self.keeper_from_53(cell);
                        }
                    }
                    self.exchange(cell, [piece::E], piece::FROM);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 300 {
                self.variables.moves = value as u16;
                self.leave(1, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ black=0]`.
    fn keeper_from_23(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.black = value as u8;
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_24(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 300 {
                self.variables.moves = value as u16;
                self.leave(4, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_25(&mut self, cell: usize) -> bool {
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

    /// Then `[$ white=0]`.
    fn keeper_from_52(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.white = value as u8;
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[$ black=50]`.
    fn keeper_from_53(&mut self, cell: usize) -> bool {
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
