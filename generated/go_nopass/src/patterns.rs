//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pattern_2(&mut self, _cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            for cell in self.planes[piece::E as usize] & tables::BOARD {
                if seen[0].insert(cell) {
                    if self.pattern_7(cell) {
                        return true;
                    } else {
                        if self.pattern_14(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn pattern_14(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            self.exchange(cell, [piece::E], piece::B);
            let holds = self.holds_from_17(seen, cell);
            self.exchange(cell, [piece::B], piece::E);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            for &cell in tables::SHIFT_1[cell] {
                let cell = cell as usize;
                if self.board[cell] == piece::W {
                    if seen[2].insert(cell) {
                        if self.holds_from_24(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    pub(crate) fn pattern_23(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            if seen[1].insert(cell) {
                if self.holds_from_23(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_26(&self, _cell: usize) -> bool {
        let at_34 = tables::BOARD & self.planes[piece::E as usize];
        let at_45 = at_34 & self.pattern_32_everywhere();
        let at_10 = at_45 & !self.pattern_43_everywhere();
        if !at_10.is_empty() {
            return true;
        }
        false
    }

    /// Then `{w}` or `{e}`.
    pub(crate) fn pattern_31(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            if seen[3].insert(cell) {
                if self.holds_from_31(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    pub(crate) fn pattern_32(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            if seen[4].insert(cell) {
                if self.holds_from_32(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_36(&self, _cell: usize) -> bool {
        let at_47 = tables::BOARD & self.planes[piece::E as usize];
        let at_60 = at_47 & self.pattern_43_everywhere();
        let at_10 = at_60 & !self.pattern_32_everywhere();
        if !at_10.is_empty() {
            return true;
        }
        false
    }

    /// Then `{e}` or `{w}`.
    pub(crate) fn pattern_43(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            if seen[6].insert(cell) {
                if self.holds_from_43(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_51(&mut self, _cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            for cell in self.planes[piece::E as usize] & tables::BOARD {
                if seen[8].insert(cell) {
                    if self.pattern_7(cell) {
                        return true;
                    } else {
                        if self.pattern_79(cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn pattern_79(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            self.exchange(cell, [piece::E], piece::W);
            let holds = self.holds_from_91(seen, cell);
            self.exchange(cell, [piece::W], piece::E);
            if holds {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_97(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 10];
            for &cell in tables::SHIFT_1[cell] {
                let cell = cell as usize;
                if self.board[cell] == piece::B {
                    if seen[9].insert(cell) {
                        if self.holds_from_100(seen, cell) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}` or `{w}`.
    fn holds_from_17(&self, seen: &mut [Cells; 10], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[1].insert(cell) {
                    if self.holds_from_23(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[2].insert(cell) {
                    if self.holds_from_24(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn holds_from_23(&self, seen: &mut [Cells; 10], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[1].insert(cell) {
                    if self.holds_from_23(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 31}`.
    fn holds_from_24(&self, _seen: &mut [Cells; 10], cell: usize) -> bool {
        if !self.pattern_31(cell) {
            return true;
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn holds_from_31(&self, seen: &mut [Cells; 10], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[3].insert(cell) {
                    if self.holds_from_31(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}`.
    fn holds_from_32(&self, seen: &mut [Cells; 10], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.holds_from_32(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}`.
    fn holds_from_43(&self, seen: &mut [Cells; 10], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.holds_from_43(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}` or `{b}`.
    fn holds_from_91(&self, seen: &mut [Cells; 10], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                return true;
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[3].insert(cell) {
                    if self.holds_from_31(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[9].insert(cell) {
                    if self.holds_from_100(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 23}`.
    fn holds_from_100(&self, _seen: &mut [Cells; 10], cell: usize) -> bool {
        if !self.pattern_23(cell) {
            return true;
        }
        false
    }

    /// All cells from which: Then `{e}`.
    pub(crate) fn pattern_7_everywhere(&self) -> Cells {
        let from_10 = tables::FROM_0;
        let from_7 = {
            let into = from_10 & self.planes[piece::E as usize];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        from_7
    }

    /// All cells from which: Then `{e}` or `{b}`.
    pub(crate) fn pattern_32_everywhere(&self) -> Cells {
        let from_10 = tables::FROM_0;
        let mut from_32 = {
            let into = from_10 & self.planes[piece::B as usize];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        loop {
            let before = [from_32];
            from_32
                |= {
                    let into = from_32 & self.planes[piece::E as usize];
                    into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                        | (into & tables::MASK_1).shifted(1)
                        | (into & tables::MASK_2).shifted(19)
                };
            if before == [from_32] {
                break;
            }
        }
        from_32
    }

    /// All cells from which: Then `{e}` or `{w}`.
    pub(crate) fn pattern_43_everywhere(&self) -> Cells {
        let from_10 = tables::FROM_0;
        let mut from_43 = {
            let into = from_10 & self.planes[piece::W as usize];
            into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                | (into & tables::MASK_1).shifted(1)
                | (into & tables::MASK_2).shifted(19)
        };
        loop {
            let before = [from_43];
            from_43
                |= {
                    let into = from_43 & self.planes[piece::E as usize];
                    into.shifted(-19) | (into & tables::MASK_0).shifted(-1)
                        | (into & tables::MASK_1).shifted(1)
                        | (into & tables::MASK_2).shifted(19)
                };
            if before == [from_43] {
                break;
            }
        }
        from_43
    }
}
