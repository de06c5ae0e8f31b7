//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `->fox`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[f]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[g]`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::G);
            {
                let value = 100;
                self.variables.geese = value as u8;
                {
                    let value = 0;
                    self.variables.fox = value as u8;
                    self.leave(5, cell);
                    return true;
                }
            }
        }
    }

    /// Then `[f]`.
    pub(crate) fn keeper_25(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if self.keeper_from_34(cell) {
                return true;
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_35(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_36(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_38(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_39(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_40(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_41(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[f]`.
    pub(crate) fn keeper_42(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::F);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    if self.keeper_from_34(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::F], piece::E);
        }
        false
    }

    /// Then `[$ geese=0]`.
    fn keeper_from_34(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.geese, value as u8);
            {
                let value = 100;
                let old = std::mem::replace(&mut self.variables.fox, value as u8);
                {
                    let value = i32::from(self.variables.round) + 1;
                    if value <= 50 {
                        let old = std::mem::replace(
                            &mut self.variables.round,
                            value as u8,
                        );
                        if i32::from(self.variables.round) < 50 {
                            self.leave(3, cell);
                            return true;
                        }
                        if i32::from(self.variables.round) == 50 {
                            {
                                let value = 50;
                                self.variables.geese = value as u8;
                                return self.keeper_from_55(cell);
                            }
                        }
                        self.variables.round = old;
                    }
                }
                self.variables.fox = old;
            }
            self.variables.geese = old;
        }
        false
    }

    /// Then `[$ fox=50]`.
    fn keeper_from_55(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.fox = value as u8;
            self.leave(15, cell);
            return true;
        }
    }
}
