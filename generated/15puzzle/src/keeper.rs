//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `{t1}` or `{t2}` or `{t3}` or `…`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::T1 {
            self.exchange(cell, [piece::T1], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T1);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T1], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T1);
        } else if self.board[cell] == piece::T2 {
            self.exchange(cell, [piece::T2], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T2);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T2], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T2);
        } else if self.board[cell] == piece::T3 {
            self.exchange(cell, [piece::T3], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T3);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T3], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T3);
        } else if self.board[cell] == piece::T4 {
            self.exchange(cell, [piece::T4], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T4);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T4], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T4);
        } else if self.board[cell] == piece::T5 {
            self.exchange(cell, [piece::T5], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T5);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T5], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T5);
        } else if self.board[cell] == piece::T6 {
            self.exchange(cell, [piece::T6], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T6);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T6], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T6);
        } else if self.board[cell] == piece::T7 {
            self.exchange(cell, [piece::T7], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T7);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T7], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T7);
        } else if self.board[cell] == piece::T8 {
            self.exchange(cell, [piece::T8], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T8);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T8], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T8);
        } else if self.board[cell] == piece::T9 {
            self.exchange(cell, [piece::T9], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T9);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T9], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T9);
        } else if self.board[cell] == piece::T10 {
            self.exchange(cell, [piece::T10], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T10);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T10], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T10);
        } else if self.board[cell] == piece::T11 {
            self.exchange(cell, [piece::T11], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T11);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T11], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T11);
        } else if self.board[cell] == piece::T12 {
            self.exchange(cell, [piece::T12], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T12);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T12], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T12);
        } else if self.board[cell] == piece::T13 {
            self.exchange(cell, [piece::T13], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T13);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T13], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T13);
        } else if self.board[cell] == piece::T14 {
            self.exchange(cell, [piece::T14], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T14);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T14], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T14);
        } else if self.board[cell] == piece::T15 {
            self.exchange(cell, [piece::T15], piece::GAP);
            for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
                self.exchange(cell, [piece::GAP], piece::T15);
                if self.keeper_from_60(cell) {
                    return true;
                }
                self.exchange(cell, [piece::T15], piece::GAP);
            }
            self.exchange(cell, [piece::GAP], piece::T15);
        }
        false
    }

    /// Goes on with `[$ turns=turns+1]`.
    pub(crate) fn keeper_from_0(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.turns) + 1;
        if value <= 100 {
            self.variables.turns = value as u8;
            if !self.pattern_2(cell) {
                self.leave(1, cell);
            } else {
                self.variables.solver = 100;
                self.leave(3, cell);
            }
            return true;
        }
        false
    }

    /// Goes on with `{gap}`.
    fn keeper_from_60(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::GAP] & tables::SHIFT_5[cell] {
            if self.keeper_from_0(cell) {
                return true;
            }
        }
        false
    }
}
