//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[$ turns=turns+1]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 3];
            if self.keeper_from_0(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ white == 100}` or `{$ white < 100}`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 3];
            if self.keeper_from_7(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 25}` or `{! pattern 25}`.
    pub(crate) fn keeper_21(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 3];
            if self.pattern_25(cell) {
                {
                    let value = 100;
                    let old = std::mem::replace(&mut self.variables.white, value as u8);
                    {
                        let seen = &mut [Cells::EMPTY; 3];
                        if self.keeper_from_27(seen, cell) {
                            return true;
                        }
                    }
                    self.variables.white = old;
                }
            } else {
                if self.keeper_from_27(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{$ black == 100}` or `{$ black < 100}`.
    pub(crate) fn keeper_49(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 3];
            if self.keeper_from_49(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 72}` or `{! pattern 72}`.
    pub(crate) fn keeper_69(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 3];
            if self.pattern_72(cell) {
                {
                    let value = 100;
                    let old = std::mem::replace(&mut self.variables.black, value as u8);
                    {
                        let seen = &mut [Cells::EMPTY; 3];
                        if self.keeper_from_74(seen, cell) {
                            return true;
                        }
                    }
                    self.variables.black = old;
                }
            } else {
                if self.keeper_from_74(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[$ turns=turns+1]`.
    fn keeper_from_0(&mut self, _seen: &mut [Cells; 3], cell: usize) -> bool {
        {
            let value = i32::from(self.variables.turns) + 1;
            if value <= 300 {
                self.variables.turns = value as u16;
                self.leave(1, cell);
                return true;
            }
        }
        false
    }

    /// Then `{$ white == 100}` or `{$ white < 100}`.
    fn keeper_from_7(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        if i32::from(self.variables.white) == 100 {
            if seen[0].insert(cell) {
                self.leave(3, cell);
                return true;
            }
        }
        if i32::from(self.variables.white) < 100 {
            if seen[1].insert(cell) {
                if self.keeper_from_11(seen, cell) {
                    return true;
                }
            }
        }
        if i32::from(self.variables.white) < 100 {
            if seen[2].insert(cell) {
                if self.keeper_from_12(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{$ turns < 300}`.
    fn keeper_from_11(&mut self, _seen: &mut [Cells; 3], cell: usize) -> bool {
        if i32::from(self.variables.turns) < 300 {
            {
                let value = i32::from(self.variables.turns) + 1;
                if value <= 300 {
                    self.variables.turns = value as u16;
                    self.leave(5, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{$ turns == 300}`.
    fn keeper_from_12(&mut self, _seen: &mut [Cells; 3], cell: usize) -> bool {
        if i32::from(self.variables.turns) == 300 {
            {
                let value = 50;
                self.variables.white = value as u8;
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 37}` or `{? pattern 37}`.
    fn keeper_from_27(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        if !self.pattern_37(cell) {
            if self.keeper_from_7(seen, cell) {
                return true;
            }
        } else {
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                if self.board[cell] == piece::B {
                    if !self.pattern_24(cell) {
                        {
                            self.exchange(cell, [piece::B], piece::DEAD);
                            {
                                let seen = &mut [Cells::EMPTY; 3];
                                if self.keeper_from_47(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::DEAD], piece::B);
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                if !self.pattern_46(cell) {
                    if self.keeper_from_47(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 46}` or `{dead}` or `{! pattern 57}`.
    fn keeper_from_47(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_8, cell) {
                    if self.board[cell] == piece::B {
                        if !self.pattern_24(cell) {
                            {
                                self.exchange(cell, [piece::B], piece::DEAD);
                                {
                                    let seen = &mut [Cells::EMPTY; 3];
                                    if self.keeper_from_47(seen, cell) {
                                        return true;
                                    }
                                }
                                self.exchange(cell, [piece::DEAD], piece::B);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                    if self.board[cell] == piece::DEAD {
                        {
                            self.exchange(cell, [piece::DEAD], piece::E);
                            {
                                let seen = &mut [Cells::EMPTY; 3];
                                if self.keeper_from_58(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::E], piece::DEAD);
                        }
                    }
                }
                if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                    if !self.pattern_57(cell) {
                        if self.keeper_from_58(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SHIFT_8, cell) else { break };
                cell = next;
                if !(!self.pattern_46(cell)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{$ black == 100}` or `{$ black < 100}`.
    fn keeper_from_49(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        if i32::from(self.variables.black) == 100 {
            if seen[0].insert(cell) {
                self.leave(3, cell);
                return true;
            }
        }
        if i32::from(self.variables.black) < 100 {
            if seen[1].insert(cell) {
                if self.keeper_from_61(seen, cell) {
                    return true;
                }
            }
        }
        if i32::from(self.variables.black) < 100 {
            if seen[2].insert(cell) {
                if self.keeper_from_62(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{dead}` or `{! pattern 57}` or `{$ white == 100}` or `{$ white < 100}`.
    fn keeper_from_58(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_8, cell) {
                    if self.board[cell] == piece::DEAD {
                        {
                            self.exchange(cell, [piece::DEAD], piece::E);
                            {
                                let seen = &mut [Cells::EMPTY; 3];
                                if self.keeper_from_58(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::E], piece::DEAD);
                        }
                    }
                }
                if tables::AREA_12.contains(cell) {
                    if i32::from(self.variables.white) == 100 {
                        if seen[0].insert(cell) {
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
                if tables::AREA_12.contains(cell) {
                    if i32::from(self.variables.white) < 100 {
                        if seen[1].insert(cell) {
                            if self.keeper_from_11(seen, cell) {
                                return true;
                            }
                        }
                    }
                }
                if tables::AREA_12.contains(cell) {
                    if i32::from(self.variables.white) < 100 {
                        if seen[2].insert(cell) {
                            if self.keeper_from_12(seen, cell) {
                                return true;
                            }
                        }
                    }
                }
                let Some(next) = follow(&tables::SHIFT_8, cell) else { break };
                cell = next;
                if !(!self.pattern_57(cell)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{$ turns < 300}`.
    fn keeper_from_61(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        if i32::from(self.variables.turns) < 300 {
            if self.keeper_from_0(seen, cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ turns == 300}`.
    fn keeper_from_62(&mut self, _seen: &mut [Cells; 3], cell: usize) -> bool {
        if i32::from(self.variables.turns) == 300 {
            {
                let value = 50;
                self.variables.white = value as u8;
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    self.leave(3, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 82}` or `{? pattern 82}`.
    fn keeper_from_74(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        if !self.pattern_82(cell) {
            if self.keeper_from_49(seen, cell) {
                return true;
            }
        } else {
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                if self.board[cell] == piece::W {
                    if !self.pattern_71(cell) {
                        {
                            self.exchange(cell, [piece::W], piece::DEAD);
                            {
                                let seen = &mut [Cells::EMPTY; 3];
                                if self.keeper_from_89(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::DEAD], piece::W);
                        }
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_10, cell) {
                if !self.pattern_88(cell) {
                    if self.keeper_from_89(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 88}` or `{dead}` or `{! pattern 57}`.
    fn keeper_from_89(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_8, cell) {
                    if self.board[cell] == piece::W {
                        if !self.pattern_71(cell) {
                            {
                                self.exchange(cell, [piece::W], piece::DEAD);
                                {
                                    let seen = &mut [Cells::EMPTY; 3];
                                    if self.keeper_from_89(seen, cell) {
                                        return true;
                                    }
                                }
                                self.exchange(cell, [piece::DEAD], piece::W);
                            }
                        }
                    }
                }
                if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                    if self.board[cell] == piece::DEAD {
                        {
                            self.exchange(cell, [piece::DEAD], piece::E);
                            {
                                let seen = &mut [Cells::EMPTY; 3];
                                if self.keeper_from_96(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::E], piece::DEAD);
                        }
                    }
                }
                if let Some(cell) = follow(&tables::SHIFT_11, cell) {
                    if !self.pattern_57(cell) {
                        if self.keeper_from_96(seen, cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::SHIFT_8, cell) else { break };
                cell = next;
                if !(!self.pattern_88(cell)) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{dead}` or `{! pattern 57}` or `{$ black == 100}` or `{$ black < 100}`.
    fn keeper_from_96(&mut self, seen: &mut [Cells; 3], cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::SHIFT_8, cell) {
                    if self.board[cell] == piece::DEAD {
                        {
                            self.exchange(cell, [piece::DEAD], piece::E);
                            {
                                let seen = &mut [Cells::EMPTY; 3];
                                if self.keeper_from_96(seen, cell) {
                                    return true;
                                }
                            }
                            self.exchange(cell, [piece::E], piece::DEAD);
                        }
                    }
                }
                if tables::AREA_12.contains(cell) {
                    if i32::from(self.variables.black) == 100 {
                        if seen[0].insert(cell) {
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
                if tables::AREA_12.contains(cell) {
                    if i32::from(self.variables.black) < 100 {
                        if seen[1].insert(cell) {
                            if self.keeper_from_61(seen, cell) {
                                return true;
                            }
                        }
                    }
                }
                if tables::AREA_12.contains(cell) {
                    if i32::from(self.variables.black) < 100 {
                        if seen[2].insert(cell) {
                            if self.keeper_from_62(seen, cell) {
                                return true;
                            }
                        }
                    }
                }
                let Some(next) = follow(&tables::SHIFT_8, cell) else { break };
                cell = next;
                if !(!self.pattern_57(cell)) {
                    break;
                }
            }
        }
        false
    }
}
