//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `[$ moves=moves+1]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if self.keeper_from_0(cell) {
            return true;
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_269(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::B);
            if !self.pattern_271(cell) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            if !self.pattern_273(cell) {
                if !self.pattern_279(cell) {
                    {
                        let value = 0;
                        self.variables.black = value as u8;
                        {
                            let value = 100;
                            self.variables.white = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
            }
            if !self.pattern_273(cell) {
                if !self.pattern_281(cell) {
                    if i32::from(self.variables.moves) < 300 {
                        {
                            let value = 100;
                            let old = std::mem::replace(
                                &mut self.variables.black,
                                value as u8,
                            );
                            if self.keeper_from_293(cell) {
                                return true;
                            }
                            self.variables.black = old;
                        }
                    }
                    if i32::from(self.variables.moves) == 300 {
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            return self.keeper_from_294(cell);
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_432(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::W);
            if !self.pattern_279(cell) {
                {
                    let value = 100;
                    self.variables.white = value as u8;
                    {
                        let value = 0;
                        self.variables.black = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
            if !self.pattern_281(cell) {
                if !self.pattern_271(cell) {
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        {
                            let value = 100;
                            self.variables.black = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
            }
            if !self.pattern_281(cell) {
                if !self.pattern_273(cell) {
                    if i32::from(self.variables.moves) < 300 {
                        {
                            let value = 100;
                            let old = std::mem::replace(
                                &mut self.variables.white,
                                value as u8,
                            );
                            if self.keeper_from_445(cell) {
                                return true;
                            }
                            self.variables.white = old;
                        }
                    }
                    if i32::from(self.variables.moves) == 300 {
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            return self.keeper_from_446(cell);
                        }
                    }
                }
            }
            self.put(cell, old);
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

    /// Then `[$ white=0]`.
    fn keeper_from_293(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.white, value as u8);
            {
                let value = i32::from(self.variables.moves) + 1;
                if value <= 300 {
                    self.variables.moves = value as u16;
                    self.leave(4, cell);
                    return true;
                }
            }
            self.variables.white = old;
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_294(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[$ black=0]`.
    fn keeper_from_445(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.black, value as u8);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.variables.black = old;
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_446(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            self.leave(3, cell);
            return true;
        }
    }
}
