//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `[$ gold=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            let old = std::mem::replace(&mut self.variables.gold, value as u8);
            {
                let value = 50;
                let old = std::mem::replace(&mut self.variables.silver, value as u8);
                if self.keeper_from_2(cell) {
                    return true;
                }
                self.variables.silver = old;
            }
            self.variables.gold = old;
        }
        false
    }

    /// Then `[g]`.
    pub(crate) fn keeper_10(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::G);
            if self.keeper_from_2(cell) {
                return true;
            }
            self.exchange(cell, [piece::G], piece::E);
        }
        false
    }

    /// Then `[g]`.
    pub(crate) fn keeper_23(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::G);
            self.leave(7, cell);
            return true;
        }
    }

    /// Then `[g]`.
    pub(crate) fn keeper_24(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E, piece::S], piece::G);
            self.leave(8, cell);
            return true;
        }
    }

    /// Then `[f]`.
    pub(crate) fn keeper_25(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E, piece::S], piece::F);
            if tables::AREA_13.contains(cell) {
                self.leave(8, cell);
                return true;
            } else {
                {
                    let value = 100;
                    self.variables.gold = value as u8;
                    {
                        let value = 0;
                        self.variables.silver = value as u8;
                        self.leave(9, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[s]`.
    pub(crate) fn keeper_47(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::S);
            self.leave(12, cell);
            return true;
        }
    }

    /// Then `[s]`.
    pub(crate) fn keeper_48(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::S);
            if self.count(piece::F) == 1 {
                {
                    let value = i32::from(self.variables.rounds) + 1;
                    if value <= 100 {
                        let old = std::mem::replace(
                            &mut self.variables.rounds,
                            value as u8,
                        );
                        if i32::from(self.variables.rounds) < 100 {
                            self.leave(2, cell);
                            return true;
                        }
                        if i32::from(self.variables.rounds) == 100 {
                            self.leave(9, cell);
                            return true;
                        }
                        self.variables.rounds = old;
                    }
                }
            }
            if self.count(piece::F) == 0 {
                {
                    let value = 0;
                    self.variables.gold = value as u8;
                    {
                        let value = 100;
                        self.variables.silver = value as u8;
                        self.leave(9, cell);
                        return true;
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{$ g < 12}` or `{$ g == 12}`.
    fn keeper_from_2(&mut self, cell: usize) -> bool {
        if self.count(piece::G) < 12 {
            self.leave(1, cell);
            return true;
        }
        if self.count(piece::G) == 12 {
            self.leave(2, cell);
            return true;
        }
        false
    }
}
