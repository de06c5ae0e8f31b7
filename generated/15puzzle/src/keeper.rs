//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `[$ turns=turns+1]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if self.keeper_from_0(cell) {
            return true;
        }
        false
    }

    /// Then `{t1}` or `{t2}` or `{t3}` or `{t4}` or `{t5}` or `{t6}` or `…`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::T1 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T1);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T2 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T2);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T3 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T3);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T4 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T4);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T5 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T5);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T6 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T6);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T7 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T7);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T8 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T8);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T9 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T9);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T10 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T10);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T11 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T11);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T12 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T12);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T13 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T13);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T14 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T14);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        if self.board[cell] == piece::T15 {
            {
                let old = self.put(cell, piece::GAP);
                for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
                    {
                        let old = self.put(cell, piece::T15);
                        if self.keeper_from_60(cell) {
                            return true;
                        }
                        self.put(cell, old);
                    }
                }
                self.put(cell, old);
            }
        }
        false
    }

    /// Then `[$ turns=turns+1]`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.turns) + 1;
            if value <= 100 {
                self.variables.turns = value as u8;
                if !self.pattern_2(cell) {
                    self.leave(1, cell);
                    return true;
                } else {
                    {
                        let value = 100;
                        self.variables.solver = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{gap}`.
    fn keeper_from_60(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::GAP as usize] & tables::SHIFT_5[cell] {
            if self.keeper_from_0(cell) {
                return true;
            }
        }
        false
    }
}
