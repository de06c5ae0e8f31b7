//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{? pattern 1}` or `{! pattern 1}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.keeper_from_0(cell)
    }

    /// Then `go on`.
    pub(crate) fn keeper_10(&mut self, cell: usize) -> bool {
        if self.keeper_from_10(cell) {
            return true;
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_33(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if !self.pattern_52(cell) {
                if !self.pattern_62(cell) {
                    if self.keeper_from_63(cell) {
                        return true;
                    }
                } else {
                    if self.keeper_from_64(cell) {
                        return true;
                    }
                }
            } else {
                if let Some(cell) = follow(&tables::UP, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !self.pattern_62(cell) {
                                if self.keeper_from_63(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.pattern_62(cell) {
                                if self.keeper_from_64(cell) {
                                    return true;
                                }
                            }
                        }
                        self.put(cell, old);
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `go on`.
    pub(crate) fn keeper_69(&mut self, cell: usize) -> bool {
        if self.keeper_from_69(cell) {
            return true;
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_96(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if !self.pattern_108(cell) {
                if !self.pattern_115(cell) {
                    if self.keeper_from_116(cell) {
                        return true;
                    }
                } else {
                    if self.keeper_from_117(cell) {
                        return true;
                    }
                }
            } else {
                if let Some(cell) = follow(&tables::UP, cell) {
                    {
                        let old = self.put(cell, piece::E);
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if !self.pattern_115(cell) {
                                if self.keeper_from_116(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN, cell) {
                            if self.pattern_115(cell) {
                                if self.keeper_from_117(cell) {
                                    return true;
                                }
                            }
                        }
                        self.put(cell, old);
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `{? pattern 1}` or `{! pattern 1}`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        if self.pattern_1(cell) {
            self.leave(1, cell);
            return true;
        } else {
            self.leave(2, cell);
            return true;
        }
    }

    /// Then `go on`.
    fn keeper_from_10(&mut self, cell: usize) -> bool {
        if self.keeper_from_133(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 71}` or `{? pattern 71}`.
    fn keeper_from_63(&mut self, cell: usize) -> bool {
        if !self.pattern_71(cell) {
            if self.keeper_from_72(cell) {
                return true;
            }
        } else {
            if self.keeper_from_73(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_64(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            {
                let old = self.put(cell, piece::E);
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !self.pattern_71(cell) {
                        if self.keeper_from_72(cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP, cell) {
                    if self.pattern_71(cell) {
                        if self.keeper_from_73(cell) {
                            return true;
                        }
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_69(&mut self, cell: usize) -> bool {
        if self.keeper_from_135(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 79}` or `{? pattern 79}`.
    fn keeper_from_72(&mut self, cell: usize) -> bool {
        if !self.pattern_79(cell) {
            if self.keeper_from_10(cell) {
                return true;
            }
        } else {
            if self.keeper_from_80(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_73(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            {
                let old = self.put(cell, piece::E);
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !self.pattern_79(cell) {
                        if self.keeper_from_10(cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.pattern_79(cell) {
                        if self.keeper_from_80(cell) {
                            return true;
                        }
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_80(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            {
                let old = self.put(cell, piece::E);
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.keeper_from_133(cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{! pattern 122}` or `{? pattern 122}`.
    fn keeper_from_116(&mut self, cell: usize) -> bool {
        if !self.pattern_122(cell) {
            if self.keeper_from_123(cell) {
                return true;
            }
        } else {
            if self.keeper_from_124(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_117(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            {
                let old = self.put(cell, piece::E);
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !self.pattern_122(cell) {
                        if self.keeper_from_123(cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP, cell) {
                    if self.pattern_122(cell) {
                        if self.keeper_from_124(cell) {
                            return true;
                        }
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `{! pattern 128}` or `{? pattern 128}`.
    fn keeper_from_123(&mut self, cell: usize) -> bool {
        if !self.pattern_128(cell) {
            if self.keeper_from_69(cell) {
                return true;
            }
        } else {
            if self.keeper_from_129(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_124(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            {
                let old = self.put(cell, piece::E);
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !self.pattern_128(cell) {
                        if self.keeper_from_69(cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if self.pattern_128(cell) {
                        if self.keeper_from_129(cell) {
                            return true;
                        }
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_129(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            {
                let old = self.put(cell, piece::E);
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.keeper_from_135(cell) {
                        return true;
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_133(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 500 {
                let old = std::mem::replace(&mut self.variables.moves, value as u16);
                if self.pattern_29(cell) {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
                if !self.pattern_31(cell) {
                    if self.pattern_40(cell) {
                        if self.pattern_48(cell) {
                            self.leave(6, cell);
                            return true;
                        } else {
                            self.leave(7, cell);
                            return true;
                        }
                    } else {
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            {
                                let value = 50;
                                self.variables.black = value as u8;
                                self.leave(5, cell);
                                return true;
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_135(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 500 {
                let old = std::mem::replace(&mut self.variables.moves, value as u16);
                if self.pattern_90(cell) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        self.leave(5, cell);
                        return true;
                    }
                }
                if !self.pattern_92(cell) {
                    if self.pattern_40(cell) {
                        return self.keeper_from_0(cell);
                    } else {
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            {
                                let value = 50;
                                self.variables.black = value as u8;
                                self.leave(5, cell);
                                return true;
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }
}
