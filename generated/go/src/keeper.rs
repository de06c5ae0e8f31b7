//! Performing the keeper's moves.

use rbg_runtime::codegen::note_taken_back;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 9];
        if seen[0].insert(cell) {
            self.leave(1, cell);
            return true;
        }
        false
    }

    /// Performs the keeper's move that begins with `[$ passes=passes+1]`.
    pub(crate) fn keeper_2(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.passes) + 1;
        if value <= 2 {
            let old = std::mem::replace(&mut self.variables.passes, value as u8);
            if self.keeper_from_4(cell) {
                return true;
            }
            self.variables.passes = old;
        }
        false
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_10(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        let seen = &mut [Cells::EMPTY; 1];
        if !self.pattern_21(cell) {
            if seen[0].insert(cell) && self.keeper_from_22(cell) {
                return true;
            }
        } else {
            self.exchange(cell, [piece::B], piece::LAST);
            let seen = &mut [Cells::EMPTY; 5];
            if seen[0].insert(cell) && self.keeper_from_35(seen, cell) {
                return true;
            }
            self.exchange(cell, [piece::LAST], piece::B);
        }
        self.exchange(cell, [piece::B], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 17}`.
    pub(crate) fn keeper_12(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[0].insert(cell) && self.keeper_from_12(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 30}`.
    pub(crate) fn keeper_18(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[2].insert(cell) && self.keeper_from_18(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 17}`.
    pub(crate) fn keeper_20(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[3].insert(cell) && self.keeper_from_20(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 30}`.
    pub(crate) fn keeper_34(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[6].insert(cell) && self.keeper_from_34(seen, cell)
    }

    /// Performs the keeper's move that begins with `[$ passes=passes+1]`.
    pub(crate) fn keeper_43(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.passes) + 1;
        if value <= 2 {
            let old = std::mem::replace(&mut self.variables.passes, value as u8);
            if self.keeper_from_54(cell) {
                return true;
            }
            self.variables.passes = old;
        }
        false
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_64(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        let seen = &mut [Cells::EMPTY; 1];
        if !self.pattern_81(cell) {
            if seen[0].insert(cell) && self.keeper_from_82(cell) {
                return true;
            }
        } else {
            self.exchange(cell, [piece::W], piece::LAST);
            let seen = &mut [Cells::EMPTY; 5];
            if seen[0].insert(cell) && self.keeper_from_91(seen, cell) {
                return true;
            }
            self.exchange(cell, [piece::LAST], piece::W);
        }
        self.exchange(cell, [piece::W], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `{e}` or `{w}` or `{! pattern 37}`.
    pub(crate) fn keeper_69(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 5];
        self.keeper_from_69(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 17}`.
    pub(crate) fn keeper_70(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 9];
        seen[1].insert(cell) && self.keeper_from_70(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 30}`.
    pub(crate) fn keeper_79(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 9];
        seen[3].insert(cell) && self.keeper_from_79(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 17}`.
    pub(crate) fn keeper_80(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 9];
        seen[4].insert(cell) && self.keeper_from_80(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{! pattern 30}`.
    pub(crate) fn keeper_90(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 9];
        seen[7].insert(cell) && self.keeper_from_90(seen, cell)
    }

    /// Performs the keeper's move that begins with `{e}` or `{b}` or `{! pattern 26}`.
    pub(crate) fn keeper_111(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 5];
        self.keeper_from_111(seen, cell)
    }

    /// Goes on with `[$ moves=moves+1]`.
    fn keeper_from_4(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.moves) + 1;
        if value <= 722 {
            let old = std::mem::replace(&mut self.variables.moves, value as u16);
            let seen = &mut [Cells::EMPTY; 8];
            if i32::from(self.variables.passes) == 2 {
                if seen[0].insert(cell) && self.keeper_from_12(seen, cell) {
                    return true;
                }
            } else if i32::from(self.variables.passes) < 2 {
                if i32::from(self.variables.moves) < 722 {
                    self.leave(7, cell);
                    return true;
                }
                if i32::from(self.variables.moves) == 722 && seen[3].insert(cell)
                    && self.keeper_from_20(seen, cell)
                {
                    return true;
                }
            }
            self.variables.moves = old;
        }
        false
    }

    /// Goes on with `{e}` or `{! pattern 17}`.
    fn keeper_from_12(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[1].insert(cell) && self.pattern_26(cell) && !self.pattern_37(cell) {
                self.exchange(cell, [piece::E], piece::B);
                self.leave(4, cell);
                return true;
            }
        }
        !self.pattern_17(cell) && seen[2].insert(cell) && self.keeper_from_18(seen, cell)
    }

    /// Goes on with `{e}` or `{! pattern 30}`.
    fn keeper_from_18(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[4].insert(cell) && self.pattern_37(cell) && !self.pattern_26(cell) {
                self.exchange(cell, [piece::E], piece::W);
                self.leave(5, cell);
                return true;
            }
        }
        if !self.pattern_30(cell) {
            let value = self.count(piece::B);
            self.variables.black = value as u16;
            let value = self.count(piece::W);
            self.variables.white = value as u16;
            self.leave(10, cell);
            return true;
        }
        false
    }

    /// Goes on with `{e}` or `{! pattern 17}`.
    fn keeper_from_20(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[5].insert(cell) && self.pattern_26(cell) && !self.pattern_37(cell) {
                self.exchange(cell, [piece::E], piece::B);
                self.leave(6, cell);
                return true;
            }
        }
        !self.pattern_17(cell) && seen[6].insert(cell) && self.keeper_from_34(seen, cell)
    }

    /// Goes on with `[$ passes=0]`.
    fn keeper_from_22(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.passes, 0);
        if self.keeper_from_4(cell) {
            return true;
        }
        self.variables.passes = old;
        false
    }

    /// Goes on with `{e}` or `{! pattern 30}`.
    fn keeper_from_34(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[7].insert(cell) && self.pattern_37(cell) && !self.pattern_26(cell) {
                self.exchange(cell, [piece::E], piece::W);
                self.leave(8, cell);
                return true;
            }
        }
        if !self.pattern_30(cell) {
            let value = self.count(piece::B);
            self.variables.black = value as u16;
            let value = self.count(piece::W);
            self.variables.white = value as u16;
            self.leave(10, cell);
            return true;
        }
        false
    }

    /// Goes on with `{w}` or `{! pattern 21}`.
    fn keeper_from_35(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[1].insert(cell)
                && !self.pattern_36(cell)
            {
                self.exchange(cell, [piece::W], piece::E);
                let seen = &mut [Cells::EMPTY; 5];
                if self.keeper_from_69(seen, cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
                note_taken_back();
            }
        }
        if !self.pattern_21(cell) {
            self.exchange(cell, [piece::LAST], piece::B);
            let seen = &mut [Cells::EMPTY; 1];
            if seen[0].insert(cell) && self.keeper_from_22(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::LAST);
        }
        false
    }

    /// Goes on with `[$ moves=moves+1]`.
    fn keeper_from_54(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.moves) + 1;
        if value <= 722 {
            let old = std::mem::replace(&mut self.variables.moves, value as u16);
            let seen = &mut [Cells::EMPTY; 9];
            if i32::from(self.variables.passes) == 2 {
                if seen[1].insert(cell) && self.keeper_from_70(seen, cell) {
                    return true;
                }
            } else if i32::from(self.variables.passes) < 2 {
                if i32::from(self.variables.moves) < 722 {
                    if seen[0].insert(cell) {
                        self.leave(1, cell);
                        return true;
                    }
                } else if i32::from(self.variables.moves) == 722 && seen[4].insert(cell)
                    && self.keeper_from_80(seen, cell)
                {
                    return true;
                }
            }
            self.variables.moves = old;
        }
        false
    }

    /// Goes on with `{e}` or `{w}` or `{! pattern 37}`.
    fn keeper_from_69(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[2].insert(cell)
                && self.keeper_from_75(seen, cell)
            {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[3].insert(cell) {
                return self.keeper_from_76(cell);
            }
        }
        !self.pattern_37(cell) && seen[4].insert(cell) && self.keeper_from_77(seen, cell)
    }

    /// Goes on with `{e}` or `{! pattern 17}`.
    fn keeper_from_70(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[2].insert(cell) && self.pattern_26(cell) && !self.pattern_37(cell) {
                self.exchange(cell, [piece::E], piece::B);
                self.leave(13, cell);
                return true;
            }
        }
        !self.pattern_17(cell) && seen[3].insert(cell) && self.keeper_from_79(seen, cell)
    }

    /// Goes on with `{w}` or `{e}`.
    fn keeper_from_75(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[3].insert(cell) {
                return self.keeper_from_76(cell);
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[2].insert(cell)
                && self.keeper_from_75(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `[e]`.
    fn keeper_from_76(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::E);
        self.leave(12, cell);
        true
    }

    /// Goes on with `{e}` or `{last}`.
    fn keeper_from_77(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[4].insert(cell)
                && self.keeper_from_77(seen, cell)
            {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::LAST && seen[0].insert(cell)
                && self.keeper_from_35(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{e}` or `{! pattern 30}`.
    fn keeper_from_79(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[5].insert(cell) && self.pattern_37(cell) && !self.pattern_26(cell) {
                self.exchange(cell, [piece::E], piece::W);
                self.leave(14, cell);
                return true;
            }
        }
        if !self.pattern_30(cell) {
            let value = self.count(piece::B);
            self.variables.black = value as u16;
            let value = self.count(piece::W);
            self.variables.white = value as u16;
            self.leave(10, cell);
            return true;
        }
        false
    }

    /// Goes on with `{e}` or `{! pattern 17}`.
    fn keeper_from_80(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[6].insert(cell) && self.pattern_26(cell) && !self.pattern_37(cell) {
                self.exchange(cell, [piece::E], piece::B);
                self.leave(15, cell);
                return true;
            }
        }
        !self.pattern_17(cell) && seen[7].insert(cell) && self.keeper_from_90(seen, cell)
    }

    /// Goes on with `[$ passes=0]`.
    fn keeper_from_82(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.passes, 0);
        if self.keeper_from_54(cell) {
            return true;
        }
        self.variables.passes = old;
        false
    }

    /// Goes on with `{e}` or `{! pattern 30}`.
    fn keeper_from_90(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E] {
            if seen[8].insert(cell) && self.pattern_37(cell) && !self.pattern_26(cell) {
                self.exchange(cell, [piece::E], piece::W);
                self.leave(16, cell);
                return true;
            }
        }
        if !self.pattern_30(cell) {
            let value = self.count(piece::B);
            self.variables.black = value as u16;
            let value = self.count(piece::W);
            self.variables.white = value as u16;
            self.leave(10, cell);
            return true;
        }
        false
    }

    /// Goes on with `{b}` or `{! pattern 81}`.
    fn keeper_from_91(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[1].insert(cell)
                && !self.pattern_24(cell)
            {
                self.exchange(cell, [piece::B], piece::E);
                let seen = &mut [Cells::EMPTY; 5];
                if self.keeper_from_111(seen, cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
                note_taken_back();
            }
        }
        if !self.pattern_81(cell) {
            self.exchange(cell, [piece::LAST], piece::W);
            let seen = &mut [Cells::EMPTY; 1];
            if seen[0].insert(cell) && self.keeper_from_82(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::LAST);
        }
        false
    }

    /// Goes on with `{e}` or `{b}` or `{! pattern 26}`.
    fn keeper_from_111(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[2].insert(cell)
                && self.keeper_from_113(seen, cell)
            {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[3].insert(cell) {
                return self.keeper_from_114(cell);
            }
        }
        !self.pattern_26(cell) && seen[4].insert(cell)
            && self.keeper_from_115(seen, cell)
    }

    /// Goes on with `{b}` or `{e}`.
    fn keeper_from_113(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[3].insert(cell) {
                return self.keeper_from_114(cell);
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[2].insert(cell)
                && self.keeper_from_113(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `[e]`.
    fn keeper_from_114(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::E);
        self.leave(17, cell);
        true
    }

    /// Goes on with `{e}` or `{last}`.
    fn keeper_from_115(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[4].insert(cell)
                && self.keeper_from_115(seen, cell)
            {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::LAST && seen[0].insert(cell)
                && self.keeper_from_91(seen, cell)
            {
                return true;
            }
        }
        false
    }
}
