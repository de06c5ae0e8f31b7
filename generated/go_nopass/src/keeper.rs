//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 9];
            if seen[0].insert(cell) {
                self.leave(1, cell);
                return true;
            }
        }
        false
    }

    /// Then `[$ passes=passes+1]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.passes) + 1;
            if value <= 2 {
                let old = std::mem::replace(&mut self.variables.passes, value as u8);
                if self.keeper_from_12(cell) {
                    return true;
                }
                self.variables.passes = old;
            }
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_13(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if !self.pattern_20(cell) {
                    if seen[0].insert(cell) {
                        if self.keeper_from_21(seen, cell) {
                            return true;
                        }
                    }
                } else {
                    {
                        self.exchange(cell, [piece::B], piece::LAST);
                        {
                            let seen = &mut [Cells::EMPTY; 5];
                            if seen[0].insert(cell) {
                                if self.keeper_from_30(seen, cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::LAST], piece::B);
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    pub(crate) fn keeper_18(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[0].insert(cell) {
                if self.keeper_from_18(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    pub(crate) fn keeper_27(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[2].insert(cell) {
                if self.keeper_from_27(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    pub(crate) fn keeper_29(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[3].insert(cell) {
                if self.keeper_from_29(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    pub(crate) fn keeper_40(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 8];
            if seen[6].insert(cell) {
                if self.keeper_from_40(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ passes=passes+1]`.
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.passes) + 1;
            if value <= 2 {
                let old = std::mem::replace(&mut self.variables.passes, value as u8);
                if self.keeper_from_77(cell) {
                    return true;
                }
                self.variables.passes = old;
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{! pattern 43}`.
    pub(crate) fn keeper_73(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 5];
            if self.keeper_from_73(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_78(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            {
                let seen = &mut [Cells::EMPTY; 1];
                if !self.pattern_97(cell) {
                    if seen[0].insert(cell) {
                        if self.keeper_from_98(seen, cell) {
                            return true;
                        }
                    }
                } else {
                    {
                        self.exchange(cell, [piece::W], piece::LAST);
                        {
                            let seen = &mut [Cells::EMPTY; 5];
                            if seen[0].insert(cell) {
                                if self.keeper_from_104(seen, cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::LAST], piece::W);
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    pub(crate) fn keeper_95(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 9];
            if seen[1].insert(cell) {
                if self.keeper_from_95(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    pub(crate) fn keeper_102(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 9];
            if seen[3].insert(cell) {
                if self.keeper_from_102(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    pub(crate) fn keeper_103(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 9];
            if seen[4].insert(cell) {
                if self.keeper_from_103(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    pub(crate) fn keeper_109(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 9];
            if seen[7].insert(cell) {
                if self.keeper_from_109(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}` or `{! pattern 32}`.
    pub(crate) fn keeper_131(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 5];
            if self.keeper_from_131(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_12(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 722 {
                let old = std::mem::replace(&mut self.variables.moves, value as u16);
                {
                    let seen = &mut [Cells::EMPTY; 8];
                    if i32::from(self.variables.passes) == 2 {
                        if seen[0].insert(cell) {
                            if self.keeper_from_18(seen, cell) {
                                return true;
                            }
                        }
                    }
                    if i32::from(self.variables.passes) < 2 {
                        if i32::from(self.variables.moves) < 722 {
                            self.leave(7, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 722 {
                            if seen[3].insert(cell) {
                                if self.keeper_from_29(seen, cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    fn keeper_from_18(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[1].insert(cell) {
                if self.pattern_32(cell) {
                    if !self.pattern_43(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::B);
                            self.leave(4, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_26(cell) {
            if seen[2].insert(cell) {
                if self.keeper_from_27(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ passes=0]`.
    fn keeper_from_21(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.passes, value as u8);
            if self.keeper_from_12(cell) {
                return true;
            }
            self.variables.passes = old;
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    fn keeper_from_27(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[4].insert(cell) {
                if self.pattern_43(cell) {
                    if !self.pattern_32(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::W);
                            self.leave(5, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_36(cell) {
            if self.count(piece::B) > self.count(piece::W) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) < self.count(piece::W) {
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) == self.count(piece::W) {
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    fn keeper_from_29(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[5].insert(cell) {
                if self.pattern_32(cell) {
                    if !self.pattern_43(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::B);
                            self.leave(6, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_26(cell) {
            if seen[6].insert(cell) {
                if self.keeper_from_40(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 20}`.
    fn keeper_from_30(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[1].insert(cell) {
                    if !self.pattern_31(cell) {
                        {
                            self.exchange(cell, [piece::W], piece::E);
                            {
                                let seen = &mut [Cells::EMPTY; 5];
                                if self.keeper_from_73(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::E], piece::W);
                        }
                    }
                }
            }
        }
        if !self.pattern_20(cell) {
            {
                self.exchange(cell, [piece::LAST], piece::B);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if seen[0].insert(cell) {
                        if self.keeper_from_21(seen, cell) {
                            return true;
                        }
                    }
                }
                self.exchange(cell, [piece::B], piece::LAST);
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    fn keeper_from_40(&mut self, seen: &mut [Cells; 8], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[7].insert(cell) {
                if self.pattern_43(cell) {
                    if !self.pattern_32(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::W);
                            self.leave(8, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_36(cell) {
            if self.count(piece::B) > self.count(piece::W) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) < self.count(piece::W) {
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) == self.count(piece::W) {
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{w}` or `{! pattern 43}`.
    fn keeper_from_73(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.keeper_from_85(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[3].insert(cell) {
                    return self.keeper_from_86(seen, cell);
                }
            }
        }
        if !self.pattern_43(cell) {
            if seen[4].insert(cell) {
                if self.keeper_from_87(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_77(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 722 {
                let old = std::mem::replace(&mut self.variables.moves, value as u16);
                {
                    let seen = &mut [Cells::EMPTY; 9];
                    if i32::from(self.variables.passes) == 2 {
                        if seen[1].insert(cell) {
                            if self.keeper_from_95(seen, cell) {
                                return true;
                            }
                        }
                    }
                    if i32::from(self.variables.passes) < 2 {
                        if i32::from(self.variables.moves) < 722 {
                            if seen[0].insert(cell) {
                                self.leave(1, cell);
                                return true;
                            }
                        }
                        if i32::from(self.variables.moves) == 722 {
                            if seen[4].insert(cell) {
                                if self.keeper_from_103(seen, cell) {
                                    return true;
                                }
                            }
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_85(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::W {
                if seen[3].insert(cell) {
                    return self.keeper_from_86(seen, cell);
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.keeper_from_85(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_86(&mut self, _seen: &mut [Cells; 5], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            self.leave(10, cell);
            return true;
        }
    }

    /// Then `{e}` or `{last}`.
    fn keeper_from_87(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_87(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::LAST {
                if seen[0].insert(cell) {
                    if self.keeper_from_30(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    fn keeper_from_95(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[2].insert(cell) {
                if self.pattern_32(cell) {
                    if !self.pattern_43(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::B);
                            self.leave(13, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_26(cell) {
            if seen[3].insert(cell) {
                if self.keeper_from_102(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ passes=0]`.
    fn keeper_from_98(&mut self, _seen: &mut [Cells; 1], cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.passes, value as u8);
            if self.keeper_from_77(cell) {
                return true;
            }
            self.variables.passes = old;
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    fn keeper_from_102(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[5].insert(cell) {
                if self.pattern_43(cell) {
                    if !self.pattern_32(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::W);
                            self.leave(14, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_36(cell) {
            if self.count(piece::B) > self.count(piece::W) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) < self.count(piece::W) {
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) == self.count(piece::W) {
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 26}`.
    fn keeper_from_103(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[6].insert(cell) {
                if self.pattern_32(cell) {
                    if !self.pattern_43(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::B);
                            self.leave(15, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_26(cell) {
            if seen[7].insert(cell) {
                if self.keeper_from_109(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 97}`.
    fn keeper_from_104(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[1].insert(cell) {
                    if !self.pattern_23(cell) {
                        {
                            self.exchange(cell, [piece::B], piece::E);
                            {
                                let seen = &mut [Cells::EMPTY; 5];
                                if self.keeper_from_131(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::E], piece::B);
                        }
                    }
                }
            }
        }
        if !self.pattern_97(cell) {
            {
                self.exchange(cell, [piece::LAST], piece::W);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if seen[0].insert(cell) {
                        if self.keeper_from_98(seen, cell) {
                            return true;
                        }
                    }
                }
                self.exchange(cell, [piece::W], piece::LAST);
            }
        }
        false
    }

    /// Then `{e}` or `{! pattern 36}`.
    fn keeper_from_109(&mut self, seen: &mut [Cells; 9], cell: usize) -> bool {
        for cell in self.planes[piece::E as usize] & tables::BOARD {
            if seen[8].insert(cell) {
                if self.pattern_43(cell) {
                    if !self.pattern_32(cell) {
                        {
                            self.exchange(cell, [piece::E], piece::W);
                            self.leave(16, cell);
                            return true;
                        }
                    }
                }
            }
        }
        if !self.pattern_36(cell) {
            if self.count(piece::B) > self.count(piece::W) {
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    {
                        let value = 0;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) < self.count(piece::W) {
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
            if self.count(piece::B) == self.count(piece::W) {
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        self.leave(12, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b}` or `{! pattern 32}`.
    fn keeper_from_131(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.keeper_from_139(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[3].insert(cell) {
                    return self.keeper_from_140(seen, cell);
                }
            }
        }
        if !self.pattern_32(cell) {
            if seen[4].insert(cell) {
                if self.keeper_from_141(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_139(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::B {
                if seen[3].insert(cell) {
                    return self.keeper_from_140(seen, cell);
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.keeper_from_139(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_140(&mut self, _seen: &mut [Cells; 5], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            self.leave(17, cell);
            return true;
        }
    }

    /// Then `{e}` or `{last}`.
    fn keeper_from_141(&mut self, seen: &mut [Cells; 5], cell: usize) -> bool {
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_141(seen, cell) {
                        return true;
                    }
                }
            }
        }
        for &cell in tables::SHIFT_1[cell] {
            let cell = cell as usize;
            if self.board[cell] == piece::LAST {
                if seen[0].insert(cell) {
                    if self.keeper_from_104(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }
}
