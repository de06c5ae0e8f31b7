//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[$ red=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.red = value as u8;
            {
                let value = 50;
                self.variables.blue = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `[line]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::GAP], piece::LINE);
            if self.keeper_from_6(cell) {
                return true;
            }
            self.exchange(cell, [piece::LINE], piece::GAP);
        }
        false
    }

    /// Then `[line]`.
    pub(crate) fn keeper_28(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::GAP], piece::LINE);
            if self.keeper_from_34(cell) {
                return true;
            }
            self.exchange(cell, [piece::LINE], piece::GAP);
        }
        false
    }

    /// Then `[line]`.
    pub(crate) fn keeper_50(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::GAP], piece::LINE);
            if self.keeper_from_6(cell) {
                return true;
            }
            self.exchange(cell, [piece::LINE], piece::GAP);
        }
        false
    }

    /// Then `[line]`.
    pub(crate) fn keeper_69(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::GAP], piece::LINE);
            if self.keeper_from_34(cell) {
                return true;
            }
            self.exchange(cell, [piece::LINE], piece::GAP);
        }
        false
    }

    /// Then `{? pattern 7}` or `{! pattern 9}`.
    fn keeper_from_6(&mut self, cell: usize) -> bool {
        if self.pattern_7(cell) {
            if !self.pattern_12(cell) {
                if !self.pattern_18(cell) {
                    if self.keeper_from_19(cell) {
                        return true;
                    }
                }
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::BOX {
                        if self.keeper_from_20(cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP, cell) {
                if self.board[cell] == piece::BOX {
                    if !self.pattern_17(cell) {
                        {
                            self.exchange(cell, [piece::BOX], piece::R);
                            if let Some(cell) = follow(&tables::DOWN, cell) {
                                if !self.pattern_18(cell) {
                                    if self.keeper_from_19(cell) {
                                        return true;
                                    }
                                }
                            }
                            if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                                if self.board[cell] == piece::BOX {
                                    if self.keeper_from_20(cell) {
                                        return true;
                                    }
                                }
                            }
                            self.exchange(cell, [piece::R], piece::BOX);
                        }
                    }
                }
            }
        }
        if !self.pattern_9(cell) {
            self.leave(3, cell);
            return true;
        }
        false
    }

    /// Then `{! pattern 23}` or `{box}`.
    fn keeper_from_19(&mut self, cell: usize) -> bool {
        if !self.pattern_23(cell) {
            if self.keeper_from_24(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::BOX {
                if self.keeper_from_25(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 17}`.
    fn keeper_from_20(&mut self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            {
                self.exchange(cell, [piece::BOX], piece::R);
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !self.pattern_23(cell) {
                        if self.keeper_from_24(cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::BOX {
                        if self.keeper_from_25(cell) {
                            return true;
                        }
                    }
                }
                self.exchange(cell, [piece::R], piece::BOX);
            }
        }
        false
    }

    /// Then `{! pattern 29}` or `{box}`.
    fn keeper_from_24(&mut self, cell: usize) -> bool {
        if !self.pattern_29(cell) {
            return self.keeper_from_30(cell);
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::BOX {
                if self.keeper_from_31(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 17}`.
    fn keeper_from_25(&mut self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            {
                self.exchange(cell, [piece::BOX], piece::R);
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !self.pattern_29(cell) {
                        return self.keeper_from_30(cell);
                    }
                }
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    if self.board[cell] == piece::BOX {
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                    }
                }
                self.exchange(cell, [piece::R], piece::BOX);
            }
        }
        false
    }

    /// Then `{$ r <= 32}` or `{$ r > 32}`.
    fn keeper_from_30(&mut self, cell: usize) -> bool {
        if self.count(piece::R) <= 32 {
            self.leave(5, cell);
            return true;
        } else {
            return self.keeper_from_36(cell);
        }
    }

    /// Then `{! pattern 17}`.
    fn keeper_from_31(&mut self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            {
                self.exchange(cell, [piece::BOX], piece::R);
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.count(piece::R) <= 32 {
                        self.leave(5, cell);
                        return true;
                    }
                }
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.count(piece::R) > 32 {
                        return self.keeper_from_36(cell);
                    }
                }
                self.exchange(cell, [piece::R], piece::BOX);
            }
        }
        false
    }

    /// Then `{? pattern 7}` or `{! pattern 9}`.
    fn keeper_from_34(&mut self, cell: usize) -> bool {
        if self.pattern_7(cell) {
            if !self.pattern_12(cell) {
                if !self.pattern_18(cell) {
                    if self.keeper_from_47(cell) {
                        return true;
                    }
                }
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if self.board[cell] == piece::BOX {
                        if self.keeper_from_48(cell) {
                            return true;
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP, cell) {
                if self.board[cell] == piece::BOX {
                    if !self.pattern_17(cell) {
                        {
                            self.exchange(cell, [piece::BOX], piece::B);
                            if let Some(cell) = follow(&tables::DOWN, cell) {
                                if !self.pattern_18(cell) {
                                    if self.keeper_from_47(cell) {
                                        return true;
                                    }
                                }
                            }
                            if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                                if self.board[cell] == piece::BOX {
                                    if self.keeper_from_48(cell) {
                                        return true;
                                    }
                                }
                            }
                            self.exchange(cell, [piece::B], piece::BOX);
                        }
                    }
                }
            }
        }
        if !self.pattern_9(cell) {
            self.leave(1, cell);
            return true;
        }
        false
    }

    /// Then `[$ red=100]`.
    fn keeper_from_36(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            self.variables.red = value as u8;
            {
                let value = 0;
                self.variables.blue = value as u8;
                self.leave(7, cell);
                return true;
            }
        }
    }

    /// Then `{! pattern 23}` or `{box}`.
    fn keeper_from_47(&mut self, cell: usize) -> bool {
        if !self.pattern_23(cell) {
            if self.keeper_from_52(cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::BOX {
                if self.keeper_from_53(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 17}`.
    fn keeper_from_48(&mut self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            {
                self.exchange(cell, [piece::BOX], piece::B);
                if let Some(cell) = follow(&tables::UP, cell) {
                    if !self.pattern_23(cell) {
                        if self.keeper_from_52(cell) {
                            return true;
                        }
                    }
                }
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if self.board[cell] == piece::BOX {
                        if self.keeper_from_53(cell) {
                            return true;
                        }
                    }
                }
                self.exchange(cell, [piece::B], piece::BOX);
            }
        }
        false
    }

    /// Then `{! pattern 29}` or `{box}`.
    fn keeper_from_52(&mut self, cell: usize) -> bool {
        if !self.pattern_29(cell) {
            return self.keeper_from_56(cell);
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::BOX {
                if self.keeper_from_57(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 17}`.
    fn keeper_from_53(&mut self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            {
                self.exchange(cell, [piece::BOX], piece::B);
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if !self.pattern_29(cell) {
                        return self.keeper_from_56(cell);
                    }
                }
                if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                    if self.board[cell] == piece::BOX {
                        if self.keeper_from_57(cell) {
                            return true;
                        }
                    }
                }
                self.exchange(cell, [piece::B], piece::BOX);
            }
        }
        false
    }

    /// Then `{$ b <= 32}` or `{$ b > 32}`.
    fn keeper_from_56(&mut self, cell: usize) -> bool {
        if self.count(piece::B) <= 32 {
            self.leave(8, cell);
            return true;
        } else {
            return self.keeper_from_61(cell);
        }
    }

    /// Then `{! pattern 17}`.
    fn keeper_from_57(&mut self, cell: usize) -> bool {
        if !self.pattern_17(cell) {
            {
                self.exchange(cell, [piece::BOX], piece::B);
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.count(piece::B) <= 32 {
                        self.leave(8, cell);
                        return true;
                    }
                }
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if self.count(piece::B) > 32 {
                        return self.keeper_from_61(cell);
                    }
                }
                self.exchange(cell, [piece::B], piece::BOX);
            }
        }
        false
    }

    /// Then `[$ blue=100]`.
    fn keeper_from_61(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            self.variables.blue = value as u8;
            {
                let value = 0;
                self.variables.red = value as u8;
                self.leave(7, cell);
                return true;
            }
        }
    }
}
