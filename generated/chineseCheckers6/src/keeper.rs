//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `[$ north=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.variables.north = 50;
        self.variables.north_east = 50;
        self.variables.south_east = 50;
        self.variables.south = 50;
        self.variables.south_west = 50;
        self.keeper_from_5(cell)
    }

    /// Performs the keeper's move that begins with `[n]`.
    pub(crate) fn keeper_24(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::N);
        if self.pattern_28(cell) {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 201 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 201 {
                    self.leave(3, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 201 {
                    self.leave(4, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        } else {
            self.variables.north = 0;
            self.variables.north_east = 0;
            self.variables.south_east = 0;
            return self.keeper_from_39(cell);
        }
        self.exchange(cell, [piece::N], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[ne]`.
    pub(crate) fn keeper_58(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::NE);
        if self.pattern_64(cell) {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 201 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 201 {
                    self.leave(6, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 201 {
                    self.leave(4, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        } else {
            self.variables.north = 0;
            self.variables.north_east = 0;
            self.variables.south_east = 0;
            return self.keeper_from_73(cell);
        }
        self.exchange(cell, [piece::NE], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[se]`.
    pub(crate) fn keeper_92(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::SE);
        if self.pattern_98(cell) {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 201 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 201 {
                    self.leave(8, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 201 {
                    self.leave(4, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        } else {
            self.variables.north = 0;
            self.variables.north_east = 0;
            self.variables.south_east = 0;
            return self.keeper_from_107(cell);
        }
        self.exchange(cell, [piece::SE], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[s]`.
    pub(crate) fn keeper_126(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::S);
        if self.pattern_132(cell) {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 201 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 201 {
                    self.leave(10, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 201 {
                    self.leave(4, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        } else {
            self.variables.north = 0;
            self.variables.north_east = 0;
            self.variables.south_east = 0;
            return self.keeper_from_141(cell);
        }
        self.exchange(cell, [piece::S], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[sw]`.
    pub(crate) fn keeper_160(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::SW);
        if self.pattern_166(cell) {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 201 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 201 {
                    self.leave(12, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 201 {
                    self.leave(4, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        } else {
            self.variables.north = 0;
            self.variables.north_east = 0;
            self.variables.south_east = 0;
            return self.keeper_from_175(cell);
        }
        self.exchange(cell, [piece::SW], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[nw]`.
    pub(crate) fn keeper_194(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::NW);
        if self.pattern_200(cell) {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 201 {
                let old = std::mem::replace(&mut self.variables.moves, value as u8);
                if i32::from(self.variables.moves) < 201 {
                    self.leave(1, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 201 {
                    self.leave(4, cell);
                    return true;
                }
                self.variables.moves = old;
            }
        } else {
            self.variables.north = 0;
            self.variables.north_east = 0;
            self.variables.south_east = 0;
            return self.keeper_from_207(cell);
        }
        self.exchange(cell, [piece::NW], piece::E);
        false
    }

    /// Goes on with `[$ northWest=50]`.
    fn keeper_from_5(&mut self, cell: usize) -> bool {
        self.variables.north_west = 50;
        self.leave(1, cell);
        true
    }

    /// Goes on with `[$ south=0]`.
    fn keeper_from_39(&mut self, cell: usize) -> bool {
        self.variables.south = 0;
        self.variables.south_west = 0;
        self.variables.north_west = 0;
        self.variables.north = 100;
        self.leave(4, cell);
        true
    }

    /// Goes on with `[$ south=0]`.
    fn keeper_from_73(&mut self, cell: usize) -> bool {
        self.variables.south = 0;
        self.variables.south_west = 0;
        self.variables.north_west = 0;
        self.variables.north_east = 100;
        self.leave(4, cell);
        true
    }

    /// Goes on with `[$ south=0]`.
    fn keeper_from_107(&mut self, cell: usize) -> bool {
        self.variables.south = 0;
        self.variables.south_west = 0;
        self.variables.north_west = 0;
        self.variables.south_east = 100;
        self.leave(4, cell);
        true
    }

    /// Goes on with `[$ south=0]`.
    fn keeper_from_141(&mut self, cell: usize) -> bool {
        self.variables.south = 0;
        self.variables.south_west = 0;
        self.variables.north_west = 0;
        self.variables.south = 100;
        self.leave(4, cell);
        true
    }

    /// Goes on with `[$ south=0]`.
    fn keeper_from_175(&mut self, cell: usize) -> bool {
        self.variables.south = 0;
        self.variables.south_west = 0;
        self.variables.north_west = 0;
        self.variables.south_west = 100;
        self.leave(4, cell);
        true
    }

    /// Goes on with `[$ south=0]`.
    fn keeper_from_207(&mut self, cell: usize) -> bool {
        self.variables.south = 0;
        self.variables.south_west = 0;
        self.variables.north_west = 0;
        self.variables.north_west = 100;
        self.leave(4, cell);
        true
    }
}
