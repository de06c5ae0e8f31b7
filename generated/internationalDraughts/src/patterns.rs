//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}` or `{ww}`.
    pub(crate) fn pattern_1(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            for cell in self.planes[piece::W as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_4(seen, cell) {
                    return true;
                }
            }
            for cell in self.planes[piece::WW as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_5(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb}`.
    pub(crate) fn pattern_4(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            if self.holds_from_4(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `…`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            if self.holds_from_5(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        if tables::ANY_OF_4[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_9(&self, cell: usize) -> bool {
        if tables::ANY_OF_3[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// Then `{e}`.
    pub(crate) fn pattern_11(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        false
    }

    /// Then `{w}` or `{ww}`.
    pub(crate) fn pattern_18(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::W as usize] & tables::SHIFT_2[cell] {
            if self.pattern_4(cell) {
                {
                    let seen = &mut [Cells::EMPTY; 32];
                    self.exchange(cell, [piece::W], piece::E);
                    let holds = self.holds_from_39(seen, cell);
                    self.exchange(cell, [piece::E], piece::W);
                    if holds {
                        return true;
                    }
                }
            }
        }
        for cell in self.planes[piece::WW as usize] & tables::SHIFT_2[cell] {
            if self.pattern_5(cell) {
                {
                    let seen = &mut [Cells::EMPTY; 32];
                    self.exchange(cell, [piece::WW], piece::E);
                    let holds = self.holds_from_40(seen, cell);
                    self.exchange(cell, [piece::E], piece::WW);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    pub(crate) fn pattern_123(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            for cell in self.planes[piece::B as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_130(seen, cell) {
                    return true;
                }
            }
            for cell in self.planes[piece::BB as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_131(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{bb}` or `{b}` or `{bb}`.
    pub(crate) fn pattern_126(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            for cell in self.planes[piece::B as usize] & tables::SHIFT_2[cell] {
                for &cell in tables::SHIFT_9[cell] {
                    let cell = cell as usize;
                    if self.board[cell] == piece::E {
                        return true;
                    }
                }
            }
            for cell in self.planes[piece::BB as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_135(seen, cell) {
                    return true;
                }
            }
            for cell in self.planes[piece::B as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_130(seen, cell) {
                    return true;
                }
            }
            for cell in self.planes[piece::BB as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_131(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w,ww}`.
    pub(crate) fn pattern_130(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            if self.holds_from_130(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `…`.
    pub(crate) fn pattern_131(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            if self.holds_from_131(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{bb}`.
    pub(crate) fn pattern_145(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::B as usize] & tables::SHIFT_2[cell] {
            if self.pattern_130(cell) {
                {
                    let seen = &mut [Cells::EMPTY; 32];
                    self.exchange(cell, [piece::B], piece::E);
                    let holds = self.holds_from_169(seen, cell);
                    self.exchange(cell, [piece::E], piece::B);
                    if holds {
                        return true;
                    }
                }
            }
        }
        for cell in self.planes[piece::BB as usize] & tables::SHIFT_2[cell] {
            if self.pattern_131(cell) {
                {
                    let seen = &mut [Cells::EMPTY; 32];
                    self.exchange(cell, [piece::BB], piece::E);
                    let holds = self.holds_from_170(seen, cell);
                    self.exchange(cell, [piece::E], piece::BB);
                    if holds {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{ww}` or `{w}` or `{ww}`.
    pub(crate) fn pattern_253(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 32];
            for cell in self.planes[piece::W as usize] & tables::SHIFT_2[cell] {
                for &cell in tables::SHIFT_10[cell] {
                    let cell = cell as usize;
                    if self.board[cell] == piece::E {
                        return true;
                    }
                }
            }
            for cell in self.planes[piece::WW as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_135(seen, cell) {
                    return true;
                }
            }
            for cell in self.planes[piece::W as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_4(seen, cell) {
                    return true;
                }
            }
            for cell in self.planes[piece::WW as usize] & tables::SHIFT_2[cell] {
                if self.holds_from_5(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb}`.
    fn holds_from_4(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[0].insert(cell) {
                    if self.holds_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[1].insert(cell) {
                    if self.holds_from_9(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[2].insert(cell) {
                    if self.holds_from_10(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[3].insert(cell) {
                    if self.holds_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `…`.
    fn holds_from_5(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.holds_from_12(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[0].insert(cell) {
                    if self.holds_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[5].insert(cell) {
                    if self.holds_from_13(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[1].insert(cell) {
                    if self.holds_from_9(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.holds_from_14(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[2].insert(cell) {
                    if self.holds_from_10(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[7].insert(cell) {
                    if self.holds_from_15(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[3].insert(cell) {
                    if self.holds_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_8(&self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_9(&self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_10(&self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_11(&self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                return true;
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_12(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[0].insert(cell) {
                    if self.holds_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.holds_from_12(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_13(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[1].insert(cell) {
                    if self.holds_from_9(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[5].insert(cell) {
                    if self.holds_from_13(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_14(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[2].insert(cell) {
                    if self.holds_from_10(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.holds_from_14(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_15(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[3].insert(cell) {
                    if self.holds_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[7].insert(cell) {
                    if self.holds_from_15(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{$ taken > most}`.
    fn holds_from_39(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_8(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_83(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_9(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_84(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_10(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_85(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_11(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_86(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `…`.
    fn holds_from_40(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[8].insert(cell) {
                    if self.holds_from_49(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[9].insert(cell) {
                    if self.holds_from_50(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[10].insert(cell) {
                    if self.holds_from_51(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[11].insert(cell) {
                    if self.holds_from_52(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.holds_from_53(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[13].insert(cell) {
                    if self.holds_from_54(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.holds_from_55(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[15].insert(cell) {
                    if self.holds_from_56(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_49(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[9].insert(cell) {
                    if self.holds_from_50(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[8].insert(cell) {
                    if self.holds_from_49(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 8}`.
    fn holds_from_50(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_8(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_87(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_51(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[11].insert(cell) {
                    if self.holds_from_52(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[10].insert(cell) {
                    if self.holds_from_51(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 9}`.
    fn holds_from_52(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_9(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_88(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_53(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[13].insert(cell) {
                    if self.holds_from_54(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[12].insert(cell) {
                    if self.holds_from_53(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 10}`.
    fn holds_from_54(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_10(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_89(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b,bb}` or `{e}`.
    fn holds_from_55(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if seen[15].insert(cell) {
                    if self.holds_from_56(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[14].insert(cell) {
                    if self.holds_from_55(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 11}`.
    fn holds_from_56(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_11(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_90(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_83(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_39(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_84(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_39(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_85(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_39(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_86(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_39(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_87(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[8].insert(cell) {
                                    if self.holds_from_49(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[9].insert(cell) {
                                    if self.holds_from_50(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[10].insert(cell) {
                                    if self.holds_from_51(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[11].insert(cell) {
                                    if self.holds_from_52(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[12].insert(cell) {
                                    if self.holds_from_53(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[13].insert(cell) {
                                    if self.holds_from_54(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[14].insert(cell) {
                                    if self.holds_from_55(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[15].insert(cell) {
                                    if self.holds_from_56(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_88(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[8].insert(cell) {
                                    if self.holds_from_49(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[9].insert(cell) {
                                    if self.holds_from_50(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[10].insert(cell) {
                                    if self.holds_from_51(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[11].insert(cell) {
                                    if self.holds_from_52(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[12].insert(cell) {
                                    if self.holds_from_53(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[13].insert(cell) {
                                    if self.holds_from_54(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[14].insert(cell) {
                                    if self.holds_from_55(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[15].insert(cell) {
                                    if self.holds_from_56(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_89(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[8].insert(cell) {
                                    if self.holds_from_49(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[9].insert(cell) {
                                    if self.holds_from_50(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[10].insert(cell) {
                                    if self.holds_from_51(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[11].insert(cell) {
                                    if self.holds_from_52(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[12].insert(cell) {
                                    if self.holds_from_53(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[13].insert(cell) {
                                    if self.holds_from_54(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[14].insert(cell) {
                                    if self.holds_from_55(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[15].insert(cell) {
                                    if self.holds_from_56(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_90(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[8].insert(cell) {
                                    if self.holds_from_49(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[9].insert(cell) {
                                    if self.holds_from_50(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[10].insert(cell) {
                                    if self.holds_from_51(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[11].insert(cell) {
                                    if self.holds_from_52(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[12].insert(cell) {
                                    if self.holds_from_53(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[13].insert(cell) {
                                    if self.holds_from_54(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[14].insert(cell) {
                                    if self.holds_from_55(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::B | piece::BB) {
                                if seen[15].insert(cell) {
                                    if self.holds_from_56(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{w,ww}`.
    fn holds_from_130(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[0].insert(cell) {
                    if self.holds_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[1].insert(cell) {
                    if self.holds_from_9(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[2].insert(cell) {
                    if self.holds_from_10(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[3].insert(cell) {
                    if self.holds_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `…`.
    fn holds_from_131(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[16].insert(cell) {
                    if self.holds_from_139(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[0].insert(cell) {
                    if self.holds_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.holds_from_140(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[1].insert(cell) {
                    if self.holds_from_9(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[18].insert(cell) {
                    if self.holds_from_141(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[2].insert(cell) {
                    if self.holds_from_10(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.holds_from_142(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[3].insert(cell) {
                    if self.holds_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_135(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[20].insert(cell) {
                    if self.holds_from_148(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[21].insert(cell) {
                    if self.holds_from_149(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[22].insert(cell) {
                    if self.holds_from_150(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[23].insert(cell) {
                    if self.holds_from_151(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_139(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[0].insert(cell) {
                    if self.holds_from_8(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[16].insert(cell) {
                    if self.holds_from_139(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_140(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[1].insert(cell) {
                    if self.holds_from_9(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[17].insert(cell) {
                    if self.holds_from_140(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_141(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[2].insert(cell) {
                    if self.holds_from_10(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[18].insert(cell) {
                    if self.holds_from_141(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_142(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[3].insert(cell) {
                    if self.holds_from_11(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[19].insert(cell) {
                    if self.holds_from_142(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_148(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[20].insert(cell) {
                    if self.holds_from_148(seen, cell) {
                        return true;
                    }
                }
            }
        }
        true
    }

    /// Then `{e}` or `success`.
    fn holds_from_149(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[21].insert(cell) {
                    if self.holds_from_149(seen, cell) {
                        return true;
                    }
                }
            }
        }
        true
    }

    /// Then `{e}` or `success`.
    fn holds_from_150(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[22].insert(cell) {
                    if self.holds_from_150(seen, cell) {
                        return true;
                    }
                }
            }
        }
        true
    }

    /// Then `{e}` or `success`.
    fn holds_from_151(&self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[23].insert(cell) {
                    if self.holds_from_151(seen, cell) {
                        return true;
                    }
                }
            }
        }
        true
    }

    /// Then `{w,ww}` or `{$ taken > most}`.
    fn holds_from_169(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_8(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_213(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_9(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_214(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_10(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_215(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_11(cell) {
                    {
                        let seen = &mut [Cells::EMPTY; 32];
                        let old = self.put(cell, piece::TAKEN);
                        let holds = self.holds_from_216(seen, cell);
                        self.put(cell, old);
                        if holds {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `…`.
    fn holds_from_170(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
            return true;
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[24].insert(cell) {
                    if self.holds_from_179(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[25].insert(cell) {
                    if self.holds_from_180(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[26].insert(cell) {
                    if self.holds_from_181(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[27].insert(cell) {
                    if self.holds_from_182(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[28].insert(cell) {
                    if self.holds_from_183(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[29].insert(cell) {
                    if self.holds_from_184(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[30].insert(cell) {
                    if self.holds_from_185(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[31].insert(cell) {
                    if self.holds_from_186(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_179(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[25].insert(cell) {
                    if self.holds_from_180(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[24].insert(cell) {
                    if self.holds_from_179(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 8}`.
    fn holds_from_180(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_8(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_217(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_181(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[27].insert(cell) {
                    if self.holds_from_182(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[26].insert(cell) {
                    if self.holds_from_181(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 9}`.
    fn holds_from_182(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_9(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_218(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_183(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[29].insert(cell) {
                    if self.holds_from_184(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[28].insert(cell) {
                    if self.holds_from_183(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 10}`.
    fn holds_from_184(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_10(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_219(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w,ww}` or `{e}`.
    fn holds_from_185(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if seen[31].insert(cell) {
                    if self.holds_from_186(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[30].insert(cell) {
                    if self.holds_from_185(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 11}`.
    fn holds_from_186(&mut self, _seen: &mut [Cells; 32], cell: usize) -> bool {
        if self.pattern_11(cell) {
            {
                let seen = &mut [Cells::EMPTY; 32];
                let old = self.put(cell, piece::TAKEN);
                let holds = self.holds_from_220(seen, cell);
                self.put(cell, old);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_213(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_169(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_214(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_169(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_215(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_169(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_216(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_169(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_217(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[24].insert(cell) {
                                    if self.holds_from_179(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[25].insert(cell) {
                                    if self.holds_from_180(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[26].insert(cell) {
                                    if self.holds_from_181(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[27].insert(cell) {
                                    if self.holds_from_182(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[28].insert(cell) {
                                    if self.holds_from_183(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[29].insert(cell) {
                                    if self.holds_from_184(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[30].insert(cell) {
                                    if self.holds_from_185(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[31].insert(cell) {
                                    if self.holds_from_186(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_218(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[24].insert(cell) {
                                    if self.holds_from_179(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[25].insert(cell) {
                                    if self.holds_from_180(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[26].insert(cell) {
                                    if self.holds_from_181(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[27].insert(cell) {
                                    if self.holds_from_182(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[28].insert(cell) {
                                    if self.holds_from_183(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[29].insert(cell) {
                                    if self.holds_from_184(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[30].insert(cell) {
                                    if self.holds_from_185(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[31].insert(cell) {
                                    if self.holds_from_186(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_219(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[24].insert(cell) {
                                    if self.holds_from_179(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[25].insert(cell) {
                                    if self.holds_from_180(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[26].insert(cell) {
                                    if self.holds_from_181(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[27].insert(cell) {
                                    if self.holds_from_182(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[28].insert(cell) {
                                    if self.holds_from_183(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[29].insert(cell) {
                                    if self.holds_from_184(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[30].insert(cell) {
                                    if self.holds_from_185(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[31].insert(cell) {
                                    if self.holds_from_186(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{e}`.
    fn holds_from_220(&mut self, seen: &mut [Cells; 32], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                {
                    let mut cell = cell;
                    loop {
                        if self.count(piece::TAKEN) > i32::from(self.variables.most) {
                            return true;
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[24].insert(cell) {
                                    if self.holds_from_179(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[25].insert(cell) {
                                    if self.holds_from_180(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[26].insert(cell) {
                                    if self.holds_from_181(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[27].insert(cell) {
                                    if self.holds_from_182(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[28].insert(cell) {
                                    if self.holds_from_183(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[29].insert(cell) {
                                    if self.holds_from_184(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if self.board[cell] == piece::E {
                                if seen[30].insert(cell) {
                                    if self.holds_from_185(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                            if matches!(self.board[cell], piece::W | piece::WW) {
                                if seen[31].insert(cell) {
                                    if self.holds_from_186(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                        let Some(next) = follow(&tables::DOWN_RIGHT, cell) else {
                            break
                        };
                        cell = next;
                        if !(self.board[cell] == piece::E) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// All cells from which: Then `{b,bb}`.
    pub(crate) fn pattern_4_everywhere(&self) -> Cells {
        let from_21 = tables::FROM_0;
        let from_11 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(-11)
        };
        let from_10 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(-9)
        };
        let from_9 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(9)
        };
        let from_8 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(11)
        };
        let from_4 = ({
            let into = from_8
                & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
            (into & tables::MASK_3).shifted(11)
        })
            | ({
                let into = from_9
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_2).shifted(9)
            })
            | ({
                let into = from_10
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_1).shifted(-9)
            })
            | ({
                let into = from_11
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_0).shifted(-11)
            });
        from_4
    }

    /// All cells from which: Then `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `{e}` or `{b,bb}` or `…`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        let from_21 = tables::FROM_0;
        let from_11 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(-11)
        };
        let from_15 = {
            let into = from_11
                & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
            (into & tables::MASK_0).shifted(-11)
        };
        let from_15 = {
            let into = (from_15 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
            from_15 | ((into & tables::MASK_0).shifted(-11))
        };
        let from_10 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(-9)
        };
        let from_14 = {
            let into = from_10
                & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
            (into & tables::MASK_1).shifted(-9)
        };
        let from_14 = {
            let into = (from_14 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
            from_14 | ((into & tables::MASK_1).shifted(-9))
        };
        let from_9 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(9)
        };
        let from_13 = {
            let into = from_9
                & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
            (into & tables::MASK_2).shifted(9)
        };
        let from_13 = {
            let into = (from_13 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
            from_13 | ((into & tables::MASK_2).shifted(9))
        };
        let from_8 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(11)
        };
        let from_12 = {
            let into = from_8
                & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
            (into & tables::MASK_3).shifted(11)
        };
        let from_12 = {
            let into = (from_12 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
            from_12 | ((into & tables::MASK_3).shifted(11))
        };
        let from_5 = ({
            let into = from_12 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(11)
        })
            | ({
                let into = from_8
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_3).shifted(11)
            })
            | ({
                let into = from_13 & self.planes[piece::E as usize];
                (into & tables::MASK_2).shifted(9)
            })
            | ({
                let into = from_9
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_2).shifted(9)
            })
            | ({
                let into = from_14 & self.planes[piece::E as usize];
                (into & tables::MASK_1).shifted(-9)
            })
            | ({
                let into = from_10
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_1).shifted(-9)
            })
            | ({
                let into = from_15 & self.planes[piece::E as usize];
                (into & tables::MASK_0).shifted(-11)
            })
            | ({
                let into = from_11
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]);
                (into & tables::MASK_0).shifted(-11)
            });
        from_5
    }

    /// All cells from which: Then `{w,ww}`.
    pub(crate) fn pattern_130_everywhere(&self) -> Cells {
        let from_21 = tables::FROM_0;
        let from_11 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(-11)
        };
        let from_10 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(-9)
        };
        let from_9 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(9)
        };
        let from_8 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(11)
        };
        let from_130 = ({
            let into = from_8
                & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
            (into & tables::MASK_3).shifted(11)
        })
            | ({
                let into = from_9
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_2).shifted(9)
            })
            | ({
                let into = from_10
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_1).shifted(-9)
            })
            | ({
                let into = from_11
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_0).shifted(-11)
            });
        from_130
    }

    /// All cells from which: Then `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `{e}` or `{w,ww}` or `…`.
    pub(crate) fn pattern_131_everywhere(&self) -> Cells {
        let from_21 = tables::FROM_0;
        let from_11 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_0).shifted(-11)
        };
        let from_142 = {
            let into = from_11
                & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
            (into & tables::MASK_0).shifted(-11)
        };
        let from_142 = {
            let into = (from_142 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
            from_142 | ((into & tables::MASK_0).shifted(-11))
        };
        let from_10 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_1).shifted(-9)
        };
        let from_141 = {
            let into = from_10
                & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
            (into & tables::MASK_1).shifted(-9)
        };
        let from_141 = {
            let into = (from_141 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
            from_141 | ((into & tables::MASK_1).shifted(-9))
        };
        let from_9 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_2).shifted(9)
        };
        let from_140 = {
            let into = from_9
                & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
            (into & tables::MASK_2).shifted(9)
        };
        let from_140 = {
            let into = (from_140 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
            from_140 | ((into & tables::MASK_2).shifted(9))
        };
        let from_8 = {
            let into = from_21 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(11)
        };
        let from_139 = {
            let into = from_8
                & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
            (into & tables::MASK_3).shifted(11)
        };
        let from_139 = {
            let into = (from_139 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
            from_139 | ((into & tables::MASK_3).shifted(11))
        };
        let from_131 = ({
            let into = from_139 & self.planes[piece::E as usize];
            (into & tables::MASK_3).shifted(11)
        })
            | ({
                let into = from_8
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_3).shifted(11)
            })
            | ({
                let into = from_140 & self.planes[piece::E as usize];
                (into & tables::MASK_2).shifted(9)
            })
            | ({
                let into = from_9
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_2).shifted(9)
            })
            | ({
                let into = from_141 & self.planes[piece::E as usize];
                (into & tables::MASK_1).shifted(-9)
            })
            | ({
                let into = from_10
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_1).shifted(-9)
            })
            | ({
                let into = from_142 & self.planes[piece::E as usize];
                (into & tables::MASK_0).shifted(-11)
            })
            | ({
                let into = from_11
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]);
                (into & tables::MASK_0).shifted(-11)
            });
        from_131
    }
}
