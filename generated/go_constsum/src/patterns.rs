//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn pattern_11(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            self.exchange(cell, [piece::E], piece::B);
            let holds = self.holds_from_15(seen, cell);
            self.exchange(cell, [piece::B], piece::E);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_17(&self, _cell: usize) -> bool {
        let at_28 = tables::BOARD & self.planes[piece::E as usize];
        let at_39 = at_28 & self.pattern_26_everywhere();
        let at_9 = at_39 & !self.pattern_37_everywhere();
        if !at_9.is_empty() {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_21(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            for &cell in tables::SHIFT_1[cell] {
                let cell = cell as usize;
                if self.board[cell] == piece::W {
                    if seen[1].insert(cell) {
                        if self.holds_from_25(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    pub(crate) fn pattern_24(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[0].insert(cell) {
                if self.holds_from_24(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    pub(crate) fn pattern_26(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[2].insert(cell) {
                if self.holds_from_26(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_30(&self, _cell: usize) -> bool {
        let at_41 = tables::BOARD & self.planes[piece::E as usize];
        let at_53 = at_41 & self.pattern_37_everywhere();
        let at_9 = at_53 & !self.pattern_26_everywhere();
        if !at_9.is_empty() {
            return true;
        }
        false
    }

    /// Then `{w}` or `{e}`.
    pub(crate) fn pattern_36(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[4].insert(cell) {
                if self.holds_from_36(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    pub(crate) fn pattern_37(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[5].insert(cell) {
                if self.holds_from_37(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn pattern_72(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            self.exchange(cell, [piece::E], piece::W);
            let holds = self.holds_from_82(seen, cell);
            self.exchange(cell, [piece::W], piece::E);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_93(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            for &cell in tables::SHIFT_1[cell] {
                let cell = cell as usize;
                if self.board[cell] == piece::B {
                    if seen[7].insert(cell) {
                        if self.holds_from_96(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}` or `{w}`.
    fn holds_from_15(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[0].insert(cell) {
                    if self.holds_from_24(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[1].insert(cell) {
                    if self.holds_from_25(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn holds_from_24(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[0].insert(cell) {
                    if self.holds_from_24(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 36}`.
    fn holds_from_25(&self, _seen: &mut [Cells; 8], cell: usize) -> bool {
        if !self.pattern_36(cell) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn holds_from_26(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.holds_from_26(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn holds_from_36(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[4].insert(cell) {
                    if self.holds_from_36(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn holds_from_37(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[5].insert(cell) {
                    if self.holds_from_37(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}` or `{b}`.
    fn holds_from_82(&self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[4].insert(cell) {
                    if self.holds_from_36(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[7].insert(cell) {
                    if self.holds_from_96(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 24}`.
    fn holds_from_96(&self, _seen: &mut [Cells; 8], cell: usize) -> bool {
        if !self.pattern_24(cell) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        let from_9 = tables::FROM_0;
        let from_5 = {
            let into = from_9 & self.planes[piece::E as usize];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        from_5
    }

    /// All cells from which: Then `{e}` or `{b}`.
    pub(crate) fn pattern_26_everywhere(&self) -> Cells {
        let from_9 = tables::FROM_0;
        let mut from_26 = {
            let into = from_9 & self.planes[piece::B as usize];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        loop {
            let before = [from_26];
            from_26
                |= {
                    let into = from_26 & self.planes[piece::E as usize];
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

    /// All cells from which: Then `{e}` or `{w}`.
    pub(crate) fn pattern_37_everywhere(&self) -> Cells {
        let from_9 = tables::FROM_0;
        let mut from_37 = {
            let into = from_9 & self.planes[piece::W as usize];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        loop {
            let before = [from_37];
            from_37
                |= {
                    let into = from_37 & self.planes[piece::E as usize];
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
