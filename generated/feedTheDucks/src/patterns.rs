//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{b,w}` or `{e}`.
    pub(crate) fn pattern_9(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::E {
                            if matches!(self.board[cell], piece::B | piece::W) {
                                return true;
                            }
                            if self.board[cell] == piece::E {
                                if seen[0].insert(cell) {
                                    if self.holds_from_24(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(matches!(self.board[cell], piece::B | piece::W)) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::E {
                            if matches!(self.board[cell], piece::B | piece::W) {
                                return true;
                            }
                            if self.board[cell] == piece::E {
                                if seen[1].insert(cell) {
                                    if self.holds_from_43(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(matches!(self.board[cell], piece::B | piece::W)) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    pub(crate) fn pattern_35(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::E {
                            if matches!(self.board[cell], piece::B | piece::W) {
                                return true;
                            }
                            if self.board[cell] == piece::E {
                                if seen[2].insert(cell) {
                                    if self.holds_from_62(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(matches!(self.board[cell], piece::B | piece::W)) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    pub(crate) fn pattern_53(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::E {
                            if matches!(self.board[cell], piece::B | piece::W) {
                                return true;
                            }
                            if self.board[cell] == piece::E {
                                if seen[3].insert(cell) {
                                    if self.holds_from_81(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(matches!(self.board[cell], piece::B | piece::W)) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    pub(crate) fn pattern_72(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::E {
                            if matches!(self.board[cell], piece::B | piece::W) {
                                return true;
                            }
                            if self.board[cell] == piece::E {
                                if seen[4].insert(cell) {
                                    if self.holds_from_100(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(matches!(self.board[cell], piece::B | piece::W)) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    pub(crate) fn pattern_91(&self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 6];
            {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::E {
                            if matches!(self.board[cell], piece::B | piece::W) {
                                return true;
                            }
                            if self.board[cell] == piece::E {
                                if seen[5].insert(cell) {
                                    if self.holds_from_114(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(matches!(self.board[cell], piece::B | piece::W)) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 117}`.
    pub(crate) fn pattern_115(&mut self, cell: usize) -> bool {
        if self.pattern_117(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_117(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::W as usize] & tables::BOARD {
            {
                let seen = &mut [Cells::EMPTY; 6];
                self.exchange(cell, [piece::W], piece::MARK);
                let holds = self.holds_from_132(seen, cell);
                self.exchange(cell, [piece::MARK], piece::W);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 128}`.
    pub(crate) fn pattern_126(&mut self, cell: usize) -> bool {
        if self.pattern_128(cell) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_128(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::B as usize] & tables::BOARD {
            {
                let seen = &mut [Cells::EMPTY; 6];
                self.exchange(cell, [piece::B], piece::MARK);
                let holds = self.holds_from_138(seen, cell);
                self.exchange(cell, [piece::MARK], piece::B);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{mark,w}` or `{mark}`.
    pub(crate) fn pattern_141(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if self.board[cell] == piece::MARK {
                return true;
            }
            let new = tables::SHIFT_7[cell]
                & (self.planes[piece::MARK as usize] | self.planes[piece::W as usize])
                & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{b,mark}` or `{mark}`.
    pub(crate) fn pattern_145(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if self.board[cell] == piece::MARK {
                return true;
            }
            let new = tables::SHIFT_7[cell]
                & (self.planes[piece::B as usize] | self.planes[piece::MARK as usize])
                & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_24(&self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    if self.holds_from_24(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_43(&self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[1].insert(cell) {
                    if self.holds_from_43(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_62(&self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.holds_from_62(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_81(&self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.board[cell] == piece::E {
                if seen[3].insert(cell) {
                    if self.holds_from_81(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_100(&self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.holds_from_100(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_114(&self, seen: &mut [Cells; 6], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::WEST, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.board[cell] == piece::E {
                if seen[5].insert(cell) {
                    if self.holds_from_114(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_132(&self, _seen: &mut [Cells; 6], _cell: usize) -> bool {
        for cell in self.planes[piece::W as usize] & tables::BOARD {
            if !self.pattern_141(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_138(&self, _seen: &mut [Cells; 6], _cell: usize) -> bool {
        for cell in self.planes[piece::B as usize] & tables::BOARD {
            if !self.pattern_145(cell) {
                return true;
            }
        }
        false
    }
}
