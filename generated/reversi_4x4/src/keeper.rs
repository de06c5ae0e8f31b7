//! Performing the keeper's moves.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{? pattern 1}` or `{! pattern 1}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if self.keeper_from_0(cell) {
            return true;
        }
        false
    }

    /// Then `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn keeper_28(&mut self, cell: usize) -> bool {
        if self.keeper_from_28(cell) {
            return true;
        }
        false
    }

    /// Then `{! pattern 45}` or `{w}`.
    pub(crate) fn keeper_32(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 12];
            if !self.pattern_45(cell) {
                if self.keeper_from_46(seen, cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::UP, cell) {
                if self.board[cell] == piece::W {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::UP, cell) {
                                if self.board[cell] == piece::B {
                                    if self.keeper_from_55(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::UP, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::W) {
                                break;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 82}` or `{b}`.
    pub(crate) fn keeper_75(&mut self, cell: usize) -> bool {
        {
            let seen = &mut [Cells::EMPTY; 12];
            if !self.pattern_82(cell) {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
            if let Some(cell) = follow(&tables::UP, cell) {
                if self.board[cell] == piece::B {
                    {
                        let mut cell = cell;
                        loop {
                            if let Some(cell) = follow(&tables::UP, cell) {
                                if self.board[cell] == piece::W {
                                    if self.keeper_from_93(seen, cell) {
                                        return true;
                                    }
                                }
                            }
                            let Some(next) = follow(&tables::UP, cell) else { break };
                            cell = next;
                            if !(self.board[cell] == piece::B) {
                                break;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 1}` or `{! pattern 1}`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        if self.pattern_1(cell) {
            self.leave(1, cell);
            return true;
        } else {
            if self.pattern_7(cell) {
                self.leave(2, cell);
                return true;
            }
        }
        if !self.pattern_1(cell) {
            if !self.pattern_7(cell) {
                if self.count(piece::B) > self.count(piece::W) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        {
                            let value = 0;
                            self.variables.white = value as u8;
                            self.leave(6, cell);
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
                            self.leave(6, cell);
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
                            self.leave(6, cell);
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{? pattern 7}` or `{! pattern 7}`.
    fn keeper_from_28(&mut self, cell: usize) -> bool {
        if self.pattern_7(cell) {
            self.leave(5, cell);
            return true;
        } else {
            if self.pattern_1(cell) {
                self.leave(7, cell);
                return true;
            }
        }
        if !self.pattern_7(cell) {
            if !self.pattern_1(cell) {
                if self.count(piece::B) > self.count(piece::W) {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        {
                            let value = 0;
                            self.variables.white = value as u8;
                            self.leave(6, cell);
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
                            self.leave(6, cell);
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
                            self.leave(6, cell);
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 52}` or `{w}`.
    fn keeper_from_46(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_52(cell) {
            if seen[0].insert(cell) {
                if self.keeper_from_53(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                if seen[1].insert(cell) {
                    if self.keeper_from_54(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 61}` or `{w}`.
    fn keeper_from_53(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_61(cell) {
            if self.keeper_from_62(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_73(seen, cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::W) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}`.
    fn keeper_from_54(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                if seen[1].insert(cell) {
                    if self.keeper_from_54(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_64(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_55(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_55(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_46(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 70}` or `{w}`.
    fn keeper_from_62(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_70(cell) {
            if seen[2].insert(cell) {
                if self.keeper_from_71(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if seen[3].insert(cell) {
                    if self.keeper_from_72(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_64(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_64(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    if self.keeper_from_53(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 77}` or `{w}`.
    fn keeper_from_71(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_77(cell) {
            if seen[4].insert(cell) {
                if self.keeper_from_78(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if seen[5].insert(cell) {
                    if self.keeper_from_79(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}`.
    fn keeper_from_72(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if seen[3].insert(cell) {
                    if self.keeper_from_72(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_80(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_73(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_73(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_62(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 85}` or `{w}`.
    fn keeper_from_78(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_85(cell) {
            if seen[6].insert(cell) {
                if self.keeper_from_86(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if seen[7].insert(cell) {
                    if self.keeper_from_87(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}`.
    fn keeper_from_79(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if seen[5].insert(cell) {
                    if self.keeper_from_79(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_88(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_80(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_80(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.keeper_from_71(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 90}` or `{b}`.
    fn keeper_from_83(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_90(cell) {
            if seen[0].insert(cell) {
                if self.keeper_from_91(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                if seen[1].insert(cell) {
                    if self.keeper_from_92(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 94}` or `{w}`.
    fn keeper_from_86(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_94(cell) {
            if seen[8].insert(cell) {
                if self.keeper_from_95(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if seen[9].insert(cell) {
                    if self.keeper_from_96(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}`.
    fn keeper_from_87(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if seen[7].insert(cell) {
                    if self.keeper_from_87(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_97(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_88(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_88(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_78(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 99}` or `{b}`.
    fn keeper_from_91(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_99(cell) {
            if self.keeper_from_100(seen, cell) {
                return true;
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    let mut cell = cell;
                    loop {
                        if let Some(cell) = follow(&tables::LEFT, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_112(seen, cell) {
                                    return true;
                                }
                            }
                        }
                        let Some(next) = follow(&tables::LEFT, cell) else { break };
                        cell = next;
                        if !(self.board[cell] == piece::B) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{w}`.
    fn keeper_from_92(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                if seen[1].insert(cell) {
                    if self.keeper_from_92(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_102(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_93(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_93(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_83(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 104}` or `{w}`.
    fn keeper_from_95(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_104(cell) {
            if seen[10].insert(cell) {
                if self.keeper_from_105(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if seen[11].insert(cell) {
                    if self.keeper_from_106(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{b}`.
    fn keeper_from_96(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if seen[9].insert(cell) {
                    if self.keeper_from_96(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_107(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_97(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_97(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.keeper_from_86(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 109}` or `{b}`.
    fn keeper_from_100(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_109(cell) {
            if seen[2].insert(cell) {
                if self.keeper_from_110(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if seen[3].insert(cell) {
                    if self.keeper_from_111(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_102(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_102(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.board[cell] == piece::E {
                if seen[0].insert(cell) {
                    if self.keeper_from_91(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_105(&mut self, _seen: &mut [Cells; 12], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if self.keeper_from_28(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `{w}` or `{b}`.
    fn keeper_from_106(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if seen[11].insert(cell) {
                    if self.keeper_from_106(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_114(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_107(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_107(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[8].insert(cell) {
                    if self.keeper_from_95(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 116}` or `{b}`.
    fn keeper_from_110(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_116(cell) {
            if seen[4].insert(cell) {
                if self.keeper_from_117(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if seen[5].insert(cell) {
                    if self.keeper_from_118(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{w}`.
    fn keeper_from_111(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                if seen[3].insert(cell) {
                    if self.keeper_from_111(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_119(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_112(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_112(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_100(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_114(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                {
                    self.exchange(cell, [piece::W], piece::B);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_114(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[10].insert(cell) {
                    if self.keeper_from_105(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 122}` or `{b}`.
    fn keeper_from_117(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_122(cell) {
            if seen[6].insert(cell) {
                if self.keeper_from_123(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if seen[7].insert(cell) {
                    if self.keeper_from_124(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{w}`.
    fn keeper_from_118(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if seen[5].insert(cell) {
                    if self.keeper_from_118(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_125(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_119(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_119(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[2].insert(cell) {
                    if self.keeper_from_110(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 127}` or `{b}`.
    fn keeper_from_123(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_127(cell) {
            if seen[8].insert(cell) {
                if self.keeper_from_128(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if seen[9].insert(cell) {
                    if self.keeper_from_129(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{w}`.
    fn keeper_from_124(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if seen[7].insert(cell) {
                    if self.keeper_from_124(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_130(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_125(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_125(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[4].insert(cell) {
                    if self.keeper_from_117(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 132}` or `{b}`.
    fn keeper_from_128(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if !self.pattern_132(cell) {
            if seen[10].insert(cell) {
                if self.keeper_from_133(seen, cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if seen[11].insert(cell) {
                    if self.keeper_from_134(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{w}`.
    fn keeper_from_129(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if seen[9].insert(cell) {
                    if self.keeper_from_129(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_135(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_130(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_130(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[6].insert(cell) {
                    if self.keeper_from_123(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_133(&mut self, _seen: &mut [Cells; 12], cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if self.keeper_from_0(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `{b}` or `{w}`.
    fn keeper_from_134(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if seen[11].insert(cell) {
                    if self.keeper_from_134(seen, cell) {
                        return true;
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_137(seen, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_135(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_135(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if seen[8].insert(cell) {
                    if self.keeper_from_128(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_137(&mut self, seen: &mut [Cells; 12], cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                {
                    self.exchange(cell, [piece::B], piece::W);
                    {
                        let seen = &mut [Cells::EMPTY; 12];
                        if self.keeper_from_137(seen, cell) {
                            return true;
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if seen[10].insert(cell) {
                    if self.keeper_from_133(seen, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }
}
