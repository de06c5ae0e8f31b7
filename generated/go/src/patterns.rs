//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `[b]`.
    pub(crate) fn pattern_11(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        self.exchange(cell, [piece::E], piece::B);
        let holds = self.holds_from_15(seen, cell);
        self.exchange(cell, [piece::B], piece::E);
        holds
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_17(&self, _cell: usize) -> bool {
        let on_e = self.planes[piece::E];
        let at_39 = on_e & self.pattern_26_everywhere();
        let at_9 = at_39 & !self.pattern_37_everywhere();
        !at_9.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[1].insert(cell)
                && self.holds_from_25(cell)
            {
                return true;
            }
        }
        false
    }

    /// Returns whether the pattern holds that begins with `{b}` or `{e}`.
    pub(crate) fn pattern_24(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[0].insert(cell) && self.holds_from_24(seen, cell)
    }

    /// Returns whether the pattern holds that begins with `{e}` or `{b}`.
    pub(crate) fn pattern_26(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[2].insert(cell) && self.holds_from_26(seen, cell)
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_30(&self, _cell: usize) -> bool {
        let on_e = self.planes[piece::E];
        let at_52 = on_e & self.pattern_37_everywhere();
        let at_9 = at_52 & !self.pattern_26_everywhere();
        !at_9.is_empty()
    }

    /// Returns whether the pattern holds that begins with `{w}` or `{e}`.
    pub(crate) fn pattern_36(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[4].insert(cell) && self.holds_from_36(seen, cell)
    }

    /// Returns whether the pattern holds that begins with `{e}` or `{w}`.
    pub(crate) fn pattern_37(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        seen[5].insert(cell) && self.holds_from_37(seen, cell)
    }

    /// Returns whether the pattern holds that begins with `[w]`.
    pub(crate) fn pattern_65(&mut self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        self.exchange(cell, [piece::E], piece::W);
        let holds = self.holds_from_73(seen, cell);
        self.exchange(cell, [piece::W], piece::E);
        holds
    }

    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_81(&self, cell: usize) -> bool {
        let seen = &mut [Cells::EMPTY; 8];
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[7].insert(cell)
                && self.holds_from_84(cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{b}` or `{e}` or `{w}`.
    fn holds_from_15(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[0].insert(cell)
                && self.holds_from_24(seen, cell)
            {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[1].insert(cell)
                && self.holds_from_25(cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{b}` or `{e}`.
    fn holds_from_24(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[0].insert(cell)
                && self.holds_from_24(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{! pattern 36}`.
    fn holds_from_25(&self, cell: usize) -> bool {
        !self.pattern_36(cell)
    }

    /// Goes on with `{e}` or `{b}`.
    fn holds_from_26(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[2].insert(cell)
                && self.holds_from_26(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{w}` or `{e}`.
    fn holds_from_36(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[4].insert(cell)
                && self.holds_from_36(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{e}` or `{w}`.
    fn holds_from_37(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E && seen[5].insert(cell)
                && self.holds_from_37(seen, cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{w}` or `{e}` or `{b}`.
    fn holds_from_73(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W && seen[4].insert(cell)
                && self.holds_from_36(seen, cell)
            {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B && seen[7].insert(cell)
                && self.holds_from_84(cell)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with `{! pattern 24}`.
    fn holds_from_84(&self, cell: usize) -> bool {
        !self.pattern_24(cell)
    }

    /// Returns the cells from which the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        let into = self.planes[piece::E];
        into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
            | (into & tables::MASK_1).shifted(1) | (into & tables::MASK_2).shifted(19)
    }

    /// Returns the cells from which the pattern holds that begins with `{e}` or `{b}`.
    pub(crate) fn pattern_26_everywhere(&self) -> Cells {
        let mut from_26 = {
            let into = self.planes[piece::B];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        loop {
            let before = [from_26];
            from_26
                |= {
                    let into = from_26 & self.planes[piece::E];
                    into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                        | (into & tables::MASK_1).shifted(1)
                        | (into & tables::MASK_2).shifted(19)
                };
            if before == [from_26] {
                break;
            }
        }
        from_26
    }

    /// Returns the cells from which the pattern holds that begins with `{e}` or `{w}`.
    pub(crate) fn pattern_37_everywhere(&self) -> Cells {
        let mut from_37 = {
            let into = self.planes[piece::W];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        loop {
            let before = [from_37];
            from_37
                |= {
                    let into = from_37 & self.planes[piece::E];
                    into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                        | (into & tables::MASK_1).shifted(1)
                        | (into & tables::MASK_2).shifted(19)
                };
            if before == [from_37] {
                break;
            }
        }
        from_37
    }
}
