//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{? pattern 1}` or `{! pattern 1}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.keeper_from_0(cell)
    }

    /// Then `{? pattern 17}` or `{! pattern 17}`.
    pub(crate) fn keeper_12(&mut self, cell: usize) -> bool {
        self.keeper_from_12(cell)
    }

    /// Then `[$ jumps=0]`.
    pub(crate) fn keeper_20(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.jumps, value as u8);
            if self.keeper_from_25(cell) {
                return true;
            }
            self.variables.jumps = old;
        }
        false
    }

    /// Then `[$ jumps=jumps+1]`.
    pub(crate) fn keeper_26(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.jumps) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.jumps, value as u8);
                if self.keeper_from_25(cell) {
                    return true;
                }
                self.variables.jumps = old;
            }
        }
        false
    }

    /// Then `[$ jumps=0]`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.jumps, value as u8);
            if self.keeper_from_43(cell) {
                return true;
            }
            self.variables.jumps = old;
        }
        false
    }

    /// Then `[$ jumps=jumps+1]`.
    pub(crate) fn keeper_44(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.jumps) + 1;
            if value <= 100 {
                let old = std::mem::replace(&mut self.variables.jumps, value as u8);
                if self.keeper_from_43(cell) {
                    return true;
                }
                self.variables.jumps = old;
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
            self.leave(2, cell);
            return true;
        }
    }

    /// Then `{? pattern 17}` or `{! pattern 17}`.
    fn keeper_from_12(&mut self, cell: usize) -> bool {
        if self.pattern_17(cell) {
            self.leave(5, cell);
            return true;
        } else {
            self.leave(6, cell);
            return true;
        }
    }

    /// Then `[w]`.
    fn keeper_from_25(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            match follow(&tables::UP, cell) {
                Some(cell) if self.board[cell] == piece::B => {
                    self.exchange(cell, [piece::B], piece::W);
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if !self.pattern_39(cell) {
                            if self.keeper_from_40(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_41(cell) {
                                return true;
                            }
                        }
                    }
                    self.exchange(cell, [piece::W], piece::B);
                }
                _ => {
                    match follow(&tables::DOWN, cell) {
                        Some(cell) if self.board[cell] == piece::B => {
                            if self.keeper_from_41(cell) {
                                return true;
                            }
                        }
                        _ => {
                            if self.keeper_from_40(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `{! pattern 45}` or `{b}`.
    fn keeper_from_40(&mut self, cell: usize) -> bool {
        match follow(&tables::LEFT, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                if self.keeper_from_47(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_46(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_41(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::UP, cell) {
                if !self.pattern_45(cell) {
                    if self.keeper_from_46(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_47(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_43(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            match follow(&tables::UP, cell) {
                Some(cell) if self.board[cell] == piece::W => {
                    self.exchange(cell, [piece::W], piece::B);
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if !self.pattern_61(cell) {
                            if self.keeper_from_62(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::DOWN_DOWN, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_63(cell) {
                                return true;
                            }
                        }
                    }
                    self.exchange(cell, [piece::B], piece::W);
                }
                _ => {
                    match follow(&tables::DOWN, cell) {
                        Some(cell) if self.board[cell] == piece::W => {
                            if self.keeper_from_63(cell) {
                                return true;
                            }
                        }
                        _ => {
                            if self.keeper_from_62(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `{! pattern 50}` or `{b}`.
    fn keeper_from_46(&mut self, cell: usize) -> bool {
        match follow(&tables::RIGHT, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                if self.keeper_from_52(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_51(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_47(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::RIGHT, cell) {
                if !self.pattern_50(cell) {
                    if self.keeper_from_51(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_52(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `{! pattern 57}` or `{b}`.
    fn keeper_from_51(&mut self, cell: usize) -> bool {
        match follow(&tables::UP_LEFT, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                if self.keeper_from_59(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_58(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_52(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::LEFT, cell) {
                if !self.pattern_57(cell) {
                    if self.keeper_from_58(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_14, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_59(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `{! pattern 65}` or `{b}`.
    fn keeper_from_58(&mut self, cell: usize) -> bool {
        match follow(&tables::UP_RIGHT, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                if self.keeper_from_67(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_66(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_59(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if !self.pattern_65(cell) {
                    if self.keeper_from_66(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_67(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `{! pattern 69}` or `{w}`.
    fn keeper_from_62(&mut self, cell: usize) -> bool {
        match follow(&tables::LEFT, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                if self.keeper_from_71(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_70(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_63(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::UP, cell) {
                if !self.pattern_69(cell) {
                    if self.keeper_from_70(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_71(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{! pattern 73}` or `{b}`.
    fn keeper_from_66(&mut self, cell: usize) -> bool {
        match follow(&tables::DOWN_LEFT, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                if self.keeper_from_75(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_74(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_67(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if !self.pattern_73(cell) {
                    if self.keeper_from_74(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_75(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `{! pattern 77}` or `{w}`.
    fn keeper_from_70(&mut self, cell: usize) -> bool {
        match follow(&tables::RIGHT, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                if self.keeper_from_79(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_78(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_71(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::RIGHT, cell) {
                if !self.pattern_77(cell) {
                    if self.keeper_from_78(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::RIGHT_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_79(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{! pattern 81}` or `{b}`.
    fn keeper_from_74(&mut self, cell: usize) -> bool {
        match follow(&tables::DOWN_RIGHT, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                if self.keeper_from_83(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_82(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_75(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if !self.pattern_81(cell) {
                    if self.keeper_from_82(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_83(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `{! pattern 85}` or `{w}`.
    fn keeper_from_78(&mut self, cell: usize) -> bool {
        match follow(&tables::UP_LEFT, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                if self.keeper_from_87(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_86(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_79(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::LEFT, cell) {
                if !self.pattern_85(cell) {
                    if self.keeper_from_86(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_14, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_87(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{! pattern 89}` or `{$ e > 0}`.
    fn keeper_from_82(&mut self, cell: usize) -> bool {
        if !self.pattern_89(cell) {
            return self.keeper_from_90(cell);
        }
        if self.count(piece::E) > 0 {
            if self.keeper_from_91(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[w]`.
    fn keeper_from_83(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::W);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if !self.pattern_89(cell) {
                    return self.keeper_from_90(cell);
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.count(piece::E) > 0 {
                    if self.keeper_from_91(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::W], piece::B);
        }
        false
    }

    /// Then `{! pattern 93}` or `{w}`.
    fn keeper_from_86(&mut self, cell: usize) -> bool {
        match follow(&tables::UP_RIGHT, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                if self.keeper_from_95(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_94(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_87(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if !self.pattern_93(cell) {
                    if self.keeper_from_94(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_95(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{$ w > b}` or `{$ w < b}` or `{$ w == b}`.
    fn keeper_from_90(&mut self, cell: usize) -> bool {
        if self.count(piece::W) > self.count(piece::B) {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        if self.count(piece::W) < self.count(piece::B) {
            {
                let value = 0;
                self.variables.white = value as u8;
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        if self.count(piece::W) == self.count(piece::B) {
            {
                let value = 50;
                self.variables.white = value as u8;
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{$ b > 0}`.
    fn keeper_from_91(&mut self, cell: usize) -> bool {
        if self.count(piece::B) > 0 {
            if i32::from(self.variables.jumps) < 100 {
                return self.keeper_from_12(cell);
            }
            if i32::from(self.variables.jumps) == 100 {
                {
                    let value = 50;
                    self.variables.white = value as u8;
                    {
                        let value = 50;
                        self.variables.black = value as u8;
                        self.leave(10, cell);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Then `{! pattern 102}` or `{w}`.
    fn keeper_from_94(&mut self, cell: usize) -> bool {
        match follow(&tables::DOWN_LEFT, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                if self.keeper_from_104(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_103(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_95(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if !self.pattern_102(cell) {
                    if self.keeper_from_103(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_104(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{! pattern 110}` or `{w}`.
    fn keeper_from_103(&mut self, cell: usize) -> bool {
        match follow(&tables::DOWN_RIGHT, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                if self.keeper_from_112(cell) {
                    return true;
                }
            }
            _ => {
                if self.keeper_from_111(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_104(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if !self.pattern_110(cell) {
                    if self.keeper_from_111(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_112(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{! pattern 116}` or `{$ e > 0}`.
    fn keeper_from_111(&mut self, cell: usize) -> bool {
        if !self.pattern_116(cell) {
            return self.keeper_from_117(cell);
        }
        if self.count(piece::E) > 0 {
            if self.keeper_from_118(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[b]`.
    fn keeper_from_112(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::B);
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if !self.pattern_116(cell) {
                    return self.keeper_from_117(cell);
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.count(piece::E) > 0 {
                    if self.keeper_from_118(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::B], piece::W);
        }
        false
    }

    /// Then `{$ w > b}` or `{$ w < b}` or `{$ w == b}`.
    fn keeper_from_117(&mut self, cell: usize) -> bool {
        if self.count(piece::W) > self.count(piece::B) {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        if self.count(piece::W) < self.count(piece::B) {
            {
                let value = 0;
                self.variables.white = value as u8;
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        if self.count(piece::W) == self.count(piece::B) {
            {
                let value = 50;
                self.variables.white = value as u8;
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{$ w > 0}`.
    fn keeper_from_118(&mut self, cell: usize) -> bool {
        if self.count(piece::W) > 0 {
            if i32::from(self.variables.jumps) < 100 {
                return self.keeper_from_0(cell);
            }
            if i32::from(self.variables.jumps) == 100 {
                {
                    let value = 50;
                    self.variables.white = value as u8;
                    {
                        let value = 50;
                        self.variables.black = value as u8;
                        self.leave(10, cell);
                        return true;
                    }
                }
            }
        }
        false
    }
}
