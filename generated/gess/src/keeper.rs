//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `[$ black=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            {
                let value = 50;
                self.variables.white = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_56(&mut self, cell: usize) -> bool {
        if self.keeper_from_56(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_60(&mut self, cell: usize) -> bool {
        if self.keeper_from_60(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_61(&mut self, cell: usize) -> bool {
        if self.keeper_from_61(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        if self.keeper_from_65(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_66(&mut self, cell: usize) -> bool {
        if self.keeper_from_66(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_70(&mut self, cell: usize) -> bool {
        if self.keeper_from_70(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_71(&mut self, cell: usize) -> bool {
        if self.keeper_from_71(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_75(&mut self, cell: usize) -> bool {
        if self.keeper_from_75(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_76(&mut self, cell: usize) -> bool {
        if self.keeper_from_76(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_80(&mut self, cell: usize) -> bool {
        if self.keeper_from_80(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_81(&mut self, cell: usize) -> bool {
        if self.keeper_from_81(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_86(&mut self, cell: usize) -> bool {
        if self.keeper_from_86(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_87(&mut self, cell: usize) -> bool {
        if self.keeper_from_87(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_91(&mut self, cell: usize) -> bool {
        if self.keeper_from_91(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_92(&mut self, cell: usize) -> bool {
        if self.keeper_from_92(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_97(&mut self, cell: usize) -> bool {
        if self.keeper_from_97(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_495(&mut self, cell: usize) -> bool {
        if self.keeper_from_495(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_498(&mut self, cell: usize) -> bool {
        if self.keeper_from_498(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_499(&mut self, cell: usize) -> bool {
        if self.keeper_from_499(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_502(&mut self, cell: usize) -> bool {
        if self.keeper_from_502(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_503(&mut self, cell: usize) -> bool {
        if self.keeper_from_503(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_506(&mut self, cell: usize) -> bool {
        if self.keeper_from_506(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_507(&mut self, cell: usize) -> bool {
        if self.keeper_from_507(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_510(&mut self, cell: usize) -> bool {
        if self.keeper_from_510(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_511(&mut self, cell: usize) -> bool {
        if self.keeper_from_511(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_515(&mut self, cell: usize) -> bool {
        if self.keeper_from_515(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_516(&mut self, cell: usize) -> bool {
        if self.keeper_from_516(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_520(&mut self, cell: usize) -> bool {
        if self.keeper_from_520(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_521(&mut self, cell: usize) -> bool {
        if self.keeper_from_521(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_525(&mut self, cell: usize) -> bool {
        if self.keeper_from_525(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_526(&mut self, cell: usize) -> bool {
        if self.keeper_from_526(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    pub(crate) fn keeper_530(&mut self, cell: usize) -> bool {
        if self.keeper_from_530(cell) {
            return true;
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_56(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_56(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_127(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_60(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_60(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_127(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_61(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_61(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_130(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_65(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_65(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_130(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_66(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_66(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_131(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_70(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_70(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_131(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_71(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_71(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_134(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_75(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_75(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_134(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_76(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_76(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_135(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_80(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_80(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_135(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_81(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_81(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_136(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_86(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_86(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_136(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_87(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_87(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_139(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_91(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_91(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_139(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_92(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_92(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_141(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_97(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_97(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::B);
                if self.keeper_from_141(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::LIFTED);
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_127(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_173(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_174(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_175(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_173(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_174(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_175(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_130(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_180(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_181(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_182(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_180(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_181(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_182(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_131(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_184(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_185(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_186(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_184(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_185(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_186(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_134(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_188(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_189(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_190(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_188(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_189(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_190(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_135(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_192(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_193(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_194(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_192(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_193(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_194(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_136(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_196(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_197(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_198(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_196(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_197(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_198(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_139(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_200(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_201(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_202(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_200(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_201(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_202(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_141(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                            {
                                let old = self.put(cell, piece::B);
                                if self.keeper_from_204(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                            if self.board[cell] == piece::B {
                                if self.keeper_from_205(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_206(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_204(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                        if self.board[cell] == piece::B {
                            if self.keeper_from_205(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_206(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_143(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 155}` or `{! pattern 155}`.
    fn keeper_from_143(&mut self, cell: usize) -> bool {
        if self.pattern_155(cell) {
            {
                let value = i32::from(self.variables.moves) + 1;
                if value <= 1000 {
                    let old = std::mem::replace(&mut self.variables.moves, value as u16);
                    if i32::from(self.variables.moves) < 1000 {
                        self.leave(18, cell);
                        return true;
                    }
                    if i32::from(self.variables.moves) == 1000 {
                        self.leave(19, cell);
                        return true;
                    }
                    self.variables.moves = old;
                }
            }
        } else {
            {
                let value = 0;
                self.variables.black = value as u8;
                {
                    let value = 100;
                    self.variables.white = value as u8;
                    self.leave(19, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_173(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_174(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_175(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_174(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_208(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_209(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_210(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_175(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_208(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_209(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_210(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_180(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_181(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_182(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_181(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_216(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_217(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_218(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_182(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_216(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_217(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_218(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_184(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_185(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_186(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_185(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_220(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_221(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_222(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_186(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_220(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_221(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_222(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_188(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_189(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_190(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_189(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_224(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_225(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_226(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_190(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_224(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_225(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_226(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_192(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_193(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_194(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_193(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_228(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_229(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_230(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_194(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_228(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_229(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_230(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_196(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_197(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_198(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_197(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_232(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_233(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_234(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_198(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_232(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_233(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_234(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_200(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_201(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_202(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_201(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_236(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_237(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_238(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_202(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_236(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_237(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_238(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_204(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_205(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_206(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_205(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_240(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_241(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_242(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_206(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_240(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_241(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_242(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_208(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_209(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_210(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_209(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_244(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_245(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_246(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_210(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_244(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_245(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_246(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_216(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_217(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_218(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_217(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_251(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_252(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_253(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_218(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_251(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_252(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_253(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_220(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_221(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_222(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_221(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_255(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_256(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_257(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_222(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_255(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_256(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_257(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_224(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_225(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_226(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_225(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_259(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_260(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_261(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_226(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_259(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_260(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_261(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_228(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_229(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_230(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_229(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_263(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_264(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_265(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_230(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_263(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_264(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_265(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_232(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_233(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_234(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_233(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_267(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_268(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_269(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_234(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_267(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_268(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_269(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_236(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_237(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_238(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_237(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_271(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_272(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_273(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_238(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_271(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_272(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_273(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_240(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_241(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_242(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_241(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_275(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_276(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_277(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_242(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_275(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_276(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_277(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_244(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_245(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_246(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_245(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_279(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_280(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_281(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_246(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_279(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_280(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_281(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_251(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_252(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_253(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_252(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_285(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_286(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_287(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_253(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_285(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_286(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_287(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_255(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_256(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_257(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_256(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_289(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_290(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_291(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_257(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_289(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_290(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_291(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_259(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_260(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_261(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_260(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_293(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_294(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_295(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_261(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_293(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_294(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_295(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_263(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_264(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_265(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_264(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_297(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_298(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_299(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_265(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_297(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_298(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_299(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_267(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_268(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_269(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_268(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_301(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_302(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_303(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_269(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_301(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_302(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_303(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_271(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_272(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_273(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_272(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_305(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_306(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_307(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_273(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_305(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_306(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_307(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_275(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_276(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_277(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_276(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_309(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_310(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_311(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_277(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_309(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_310(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_311(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_279(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_280(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_281(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_280(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_313(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_314(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_315(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_281(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_313(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_314(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_315(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_285(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_286(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_287(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_286(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_320(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_321(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_322(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_287(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_320(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_321(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_322(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_289(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_290(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_291(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_290(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_324(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_325(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_326(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_291(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_324(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_325(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_326(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_293(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_294(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_295(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_294(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_328(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_329(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_330(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_295(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_328(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_329(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_330(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_297(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_298(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_299(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_298(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_332(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_333(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_334(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_299(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_332(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_333(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_334(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_301(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_302(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_303(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_302(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_336(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_337(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_338(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_303(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_336(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_337(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_338(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_305(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_306(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_307(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_306(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_340(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_341(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_342(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_307(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_340(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_341(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_342(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_309(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_310(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_311(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_310(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_344(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_345(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_346(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_311(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_344(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_345(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_346(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_313(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_314(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_315(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_314(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_348(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_349(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_350(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_315(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_348(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_349(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_350(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_320(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_321(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_322(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_321(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_369(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_370(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_371(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_322(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_369(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_370(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_371(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_324(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_325(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_326(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_325(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_373(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_374(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_375(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_326(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_373(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_374(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_375(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_328(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_329(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_330(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_329(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_377(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_378(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_379(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_330(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_377(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_378(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_379(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_332(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_333(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_334(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_333(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_381(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_382(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_383(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_334(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_381(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_382(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_383(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_336(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_337(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_338(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_337(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_385(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_386(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_387(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_338(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_385(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_386(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_387(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_340(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_341(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_342(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_341(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_389(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_390(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_391(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_342(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_389(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_390(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_391(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_344(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_345(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_346(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_345(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_393(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_394(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_395(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_346(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_393(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_394(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_395(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_348(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_349(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_350(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_349(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_397(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_398(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_399(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_350(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_397(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_398(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_399(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_369(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_370(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_371(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_370(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_418(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_419(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_420(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_371(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_418(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_419(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_420(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_373(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_374(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_375(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_374(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_422(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_423(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_424(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_375(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_422(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_423(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_424(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_377(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_378(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_379(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_378(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_426(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_427(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_428(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_379(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_426(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_427(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_428(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_381(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_382(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_383(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_382(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_430(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_431(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_432(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_383(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_430(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_431(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_432(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_385(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_386(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_387(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_386(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_434(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_435(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_436(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_387(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_434(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_435(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_436(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_389(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_390(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_391(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_390(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_438(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_439(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_440(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_391(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_438(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_439(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_440(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_393(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_394(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_395(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_394(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_442(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_443(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_444(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_395(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_442(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_443(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_444(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_397(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_398(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_399(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_398(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_446(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_447(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_448(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_399(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_446(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_447(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_448(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_418(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_419(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_420(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_419(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_466(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_467(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_468(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_420(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_466(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_467(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_468(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_422(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_423(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_424(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_423(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_470(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_471(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_472(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_424(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_470(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_471(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_472(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_426(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_427(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_428(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_427(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_474(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_475(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_476(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_428(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_474(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_475(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_476(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_430(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_431(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_432(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_431(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_478(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_479(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_480(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_432(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_478(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_479(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_480(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_434(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_435(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_436(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_435(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_482(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_483(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_484(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_436(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_482(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_483(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_484(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_438(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_439(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_440(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_439(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_486(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_487(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_488(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_440(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_486(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_487(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_488(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_442(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_443(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_444(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_443(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_490(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::B {
                    if self.keeper_from_491(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_492(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `{b}` or `{e}`.
    fn keeper_from_444(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_490(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_491(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_492(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_446(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_447(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_448(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_447(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_494(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_50, cell) {
                if self.keeper_from_896(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_448(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_494(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_50, cell) {
            if self.keeper_from_896(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_466(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_467(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_468(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_467(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_532(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_51, cell) {
                if self.keeper_from_905(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_468(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_532(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_51, cell) {
            if self.keeper_from_905(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_470(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_471(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_472(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_471(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_534(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_52, cell) {
                if self.keeper_from_906(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_472(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_534(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_52, cell) {
            if self.keeper_from_906(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_474(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_475(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_476(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_475(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_536(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_53, cell) {
                if self.keeper_from_907(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_476(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_536(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_53, cell) {
            if self.keeper_from_907(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_478(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_479(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_480(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_479(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_538(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_54, cell) {
                if self.keeper_from_908(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_480(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_538(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_54, cell) {
            if self.keeper_from_908(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_482(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_483(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_484(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_483(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_540(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_55, cell) {
                if self.keeper_from_909(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_484(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_540(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_55, cell) {
            if self.keeper_from_909(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_486(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_487(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_488(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_487(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_542(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_56, cell) {
                if self.keeper_from_910(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_488(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_542(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_56, cell) {
            if self.keeper_from_910(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{b}` or `{e}`.
    fn keeper_from_490(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::B {
                if self.keeper_from_491(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_492(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_491(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::B], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::B);
                    if self.keeper_from_544(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_57, cell) {
                if self.keeper_from_911(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_492(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_544(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_57, cell) {
            if self.keeper_from_911(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_494(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_58, cell) {
            if self.keeper_from_896(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_495(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_495(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_569(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_498(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_498(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_569(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_499(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_499(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_570(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_502(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_502(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_570(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_503(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_503(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_571(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_506(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_506(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_571(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_507(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_507(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_572(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_510(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_510(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_572(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_511(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_511(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_573(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_515(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_515(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_573(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_516(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_516(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_574(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_520(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_520(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_574(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_521(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_521(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_575(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_525(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_525(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_575(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_526(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_526(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::E);
                if self.keeper_from_576(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::LIFTED);
            }
        }
        false
    }

    /// Then `[$ distance=distance+1]` or `{lifted}`.
    fn keeper_from_530(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            {
                let value = i32::from(self.variables.distance) + 1;
                if value <= 20 {
                    let old = std::mem::replace(
                        &mut self.variables.distance,
                        value as u8,
                    );
                    if self.keeper_from_530(cell) {
                        return true;
                    }
                    self.variables.distance = old;
                }
            }
        }
        if self.board[cell] == piece::LIFTED {
            {
                self.exchange(cell, [piece::LIFTED], piece::W);
                if self.keeper_from_576(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::LIFTED);
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_532(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_59, cell) {
            if self.keeper_from_905(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_534(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_60, cell) {
            if self.keeper_from_906(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_536(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_61, cell) {
            if self.keeper_from_907(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_538(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_62, cell) {
            if self.keeper_from_908(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_540(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_63, cell) {
            if self.keeper_from_909(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_542(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_64, cell) {
            if self.keeper_from_910(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_544(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_65, cell) {
            if self.keeper_from_911(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_569(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_606(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_607(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_608(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_606(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_607(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_608(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_570(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_613(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_614(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_615(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_613(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_614(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_615(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_571(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_617(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_618(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_619(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_617(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_618(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_619(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_572(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_621(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_622(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_623(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_621(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_622(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_623(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_573(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_625(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_626(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_627(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_625(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_626(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_627(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_574(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_629(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_630(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_631(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_629(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_630(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_631(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_575(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_633(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_634(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_635(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_633(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_634(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_635(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{$ distance > 0}` or `{$ distance == 0}`.
    fn keeper_from_576(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.distance) > 0 {
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                            {
                                let old = self.put(cell, piece::W);
                                if self.keeper_from_637(cell) {
                                    return true;
                                }
                                self.put(cell, old);
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                            if self.board[cell] == piece::W {
                                if self.keeper_from_638(cell) {
                                    return true;
                                }
                            }
                        }
                        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                            if self.board[cell] == piece::E {
                                if self.keeper_from_639(cell) {
                                    return true;
                                }
                            }
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                if self.board[cell] == piece::E {
                    if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                        {
                            let old = self.put(cell, piece::E);
                            if self.keeper_from_637(cell) {
                                return true;
                            }
                            self.put(cell, old);
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                        if self.board[cell] == piece::W {
                            if self.keeper_from_638(cell) {
                                return true;
                            }
                        }
                    }
                    if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                        if self.board[cell] == piece::E {
                            if self.keeper_from_639(cell) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if i32::from(self.variables.distance) == 0 {
            if self.keeper_from_578(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 588}` or `{! pattern 588}`.
    fn keeper_from_578(&mut self, cell: usize) -> bool {
        if self.pattern_588(cell) {
            {
                let value = i32::from(self.variables.moves) + 1;
                if value <= 1000 {
                    let old = std::mem::replace(&mut self.variables.moves, value as u16);
                    if i32::from(self.variables.moves) < 1000 {
                        self.leave(1, cell);
                        return true;
                    }
                    if i32::from(self.variables.moves) == 1000 {
                        self.leave(19, cell);
                        return true;
                    }
                    self.variables.moves = old;
                }
            }
        } else {
            {
                let value = 0;
                self.variables.white = value as u8;
                {
                    let value = 100;
                    self.variables.black = value as u8;
                    self.leave(19, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_606(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_607(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_608(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_607(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_641(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_642(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_643(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_608(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_641(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_642(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_643(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_613(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_614(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_615(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_614(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_648(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_649(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_650(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_615(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_648(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_649(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_650(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_617(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_618(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_619(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_618(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_652(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_653(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_654(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_619(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_652(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_653(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_654(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_621(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_622(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_623(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_622(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_656(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_657(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_658(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_623(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_656(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_657(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_658(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_625(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_626(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_627(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_626(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_660(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_661(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_662(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_627(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_660(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_661(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_662(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_629(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_630(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_631(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_630(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_664(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_665(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_666(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_631(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_664(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_665(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_666(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_633(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_634(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_635(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_634(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_668(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_669(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_670(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_635(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_668(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_669(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_670(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_637(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_638(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_639(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_638(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_672(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_673(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_674(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_639(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_672(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_673(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_674(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_641(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_642(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_643(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_642(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_676(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_677(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_678(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_643(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_676(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_677(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_678(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_648(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_649(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_650(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_649(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_681(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_682(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_683(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_650(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_681(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_682(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_683(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_652(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_653(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_654(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_653(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_685(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_686(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_687(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_654(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_685(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_686(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_687(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_656(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_657(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_658(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_657(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_689(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_690(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_691(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_658(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_689(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_690(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_691(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_660(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_661(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_662(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_661(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_693(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_694(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_695(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_662(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_693(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_694(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_695(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_664(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_665(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_666(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_665(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_697(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_698(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_699(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_666(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_697(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_698(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_699(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_668(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_669(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_670(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_669(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_701(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_702(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_703(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_670(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_701(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_702(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_703(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_672(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_673(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_674(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_673(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_705(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_706(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_707(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_674(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_705(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_706(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_707(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_676(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_677(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_678(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_677(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_709(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_710(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_711(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_678(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_709(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_710(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_711(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_681(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_682(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_683(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_682(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_714(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_715(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_716(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_683(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_714(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_715(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_716(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_685(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_686(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_687(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_686(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_718(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_719(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_720(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_687(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_718(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_719(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_720(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_689(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_690(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_691(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_690(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_722(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_723(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_724(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_691(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_722(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_723(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_724(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_693(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_694(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_695(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_694(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_726(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_727(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_728(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_695(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_726(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_727(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_728(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_697(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_698(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_699(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_698(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_730(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_731(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_732(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_699(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_730(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_731(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_732(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_701(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_702(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_703(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_702(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_734(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_735(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_736(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_703(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_734(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_735(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_736(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_705(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_706(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_707(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_706(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_738(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_739(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_740(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_707(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_738(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_739(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_740(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_709(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_710(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_711(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_710(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_742(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_743(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_744(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_711(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_742(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_743(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_744(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_714(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_715(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_716(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_715(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_747(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_748(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_749(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_716(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_747(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_748(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_749(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_718(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_719(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_720(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_719(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_751(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_752(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_753(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_720(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_751(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_752(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_753(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_722(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_723(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_724(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_723(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_755(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_756(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_757(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_724(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_755(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_756(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_757(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_726(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_727(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_728(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_727(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_759(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_760(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_761(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_728(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_759(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_760(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_761(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_730(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_731(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_732(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_731(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_763(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_764(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_765(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_732(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_763(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_764(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_765(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_734(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_735(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_736(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_735(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_767(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_768(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_769(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_736(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_767(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_768(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_769(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_738(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_739(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_740(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_739(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_771(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_772(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_773(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_740(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_771(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_772(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_773(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_742(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_743(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_744(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_743(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_775(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_776(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_35, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_777(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_744(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_775(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_776(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_35, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_777(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_747(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_748(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_749(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_748(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_780(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_781(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_36, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_782(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_749(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_780(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_781(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_36, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_782(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_751(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_752(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_753(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_752(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_784(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_785(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_786(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_753(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_784(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_785(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_37, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_786(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_755(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_756(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_757(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_756(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_788(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_789(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_790(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_757(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_788(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_789(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_38, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_790(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_759(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_760(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_761(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_760(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_792(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_793(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_39, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_794(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_761(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_792(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_793(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_39, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_794(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_763(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_764(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_765(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_764(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_796(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_797(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_40, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_798(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_765(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_796(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_797(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_40, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_798(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_767(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_768(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_769(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_768(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_800(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_801(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_41, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_802(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_769(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_800(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_801(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_41, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_802(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_771(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_772(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_773(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_772(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_804(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_805(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_42, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_806(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_773(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_804(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_805(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_42, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_806(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_775(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_776(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_777(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_776(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_808(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_809(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_810(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_777(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_808(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_809(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_810(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_780(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_781(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_44, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_782(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_781(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_813(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_814(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_815(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_782(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_813(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_814(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_815(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_784(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_785(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_43, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_786(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_785(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_817(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_818(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_819(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_786(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_817(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_818(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_819(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_788(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_789(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_45, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_790(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_789(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_821(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_822(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_823(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_790(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_821(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_822(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_823(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_792(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_793(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_46, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_794(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_793(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_825(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_826(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_827(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_794(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_825(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_826(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_827(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_796(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_797(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_47, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_798(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_797(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_829(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_830(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_831(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_798(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_829(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_830(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_831(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_800(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_801(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_48, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_802(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_801(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_833(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_834(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_835(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_802(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_833(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_834(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_835(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_804(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_805(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_49, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_806(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_805(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_837(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_838(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_839(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_806(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_837(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_838(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_839(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_808(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_809(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_810(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_809(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_841(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_842(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_23, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_843(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_810(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_841(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_842(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_23, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_843(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_813(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_814(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_815(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_814(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_845(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_846(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_24, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_847(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_815(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_845(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_846(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_24, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_847(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_817(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_818(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_819(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_818(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_849(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_850(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_25, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_851(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_819(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_849(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_850(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_25, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_851(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_821(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_822(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_823(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_822(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_853(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_854(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_26, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_855(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_823(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_853(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_854(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_26, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_855(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_825(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_826(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_827(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_826(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_857(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_858(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_27, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_859(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_827(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_857(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_858(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_27, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_859(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_829(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_830(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_831(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_830(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_861(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_862(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_28, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_863(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_831(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_861(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_862(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_28, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_863(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_833(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_834(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_835(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_834(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_865(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_866(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_29, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_867(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_835(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_865(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_866(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_29, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_867(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_837(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_838(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_839(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_838(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_869(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::W {
                    if self.keeper_from_870(cell) {
                        return true;
                    }
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                if self.board[cell] == piece::E {
                    if self.keeper_from_871(cell) {
                        return true;
                    }
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `{w}` or `{e}`.
    fn keeper_from_839(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_869(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_870(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_30, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_871(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_841(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_842(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_843(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_842(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_15, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_873(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_50, cell) {
                if self.keeper_from_912(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_843(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_873(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_50, cell) {
            if self.keeper_from_912(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_845(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_846(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_847(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_846(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_16, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_875(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_51, cell) {
                if self.keeper_from_913(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_847(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_875(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_51, cell) {
            if self.keeper_from_913(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_849(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_850(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_851(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_850(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_17, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_877(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_52, cell) {
                if self.keeper_from_914(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_851(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_17, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_877(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_52, cell) {
            if self.keeper_from_914(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_853(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_854(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_855(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_854(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_18, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_879(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_53, cell) {
                if self.keeper_from_915(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_855(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_18, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_879(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_53, cell) {
            if self.keeper_from_915(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_857(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_858(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_31, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_859(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_858(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_19, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_881(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_54, cell) {
                if self.keeper_from_916(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_859(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_19, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_881(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_54, cell) {
            if self.keeper_from_916(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_861(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_862(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_32, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_863(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_862(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_20, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_883(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_55, cell) {
                if self.keeper_from_917(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_863(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_20, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_883(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_55, cell) {
            if self.keeper_from_917(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_865(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_866(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_33, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_867(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_866(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_21, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_885(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_56, cell) {
                if self.keeper_from_918(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_867(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_21, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_885(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_56, cell) {
            if self.keeper_from_918(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}` or `{e}`.
    fn keeper_from_869(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::W {
                if self.keeper_from_870(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_34, cell) {
            if self.board[cell] == piece::E {
                if self.keeper_from_871(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `[e]`.
    fn keeper_from_870(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::W], piece::E);
            if let Some(cell) = follow(&tables::SHIFT_22, cell) {
                {
                    let old = self.put(cell, piece::W);
                    if self.keeper_from_887(cell) {
                        return true;
                    }
                    self.put(cell, old);
                }
            }
            if let Some(cell) = follow(&tables::SHIFT_57, cell) {
                if self.keeper_from_919(cell) {
                    return true;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
        }
        false
    }

    /// Then `[e]` or `go on`.
    fn keeper_from_871(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_22, cell) {
            {
                let old = self.put(cell, piece::E);
                if self.keeper_from_887(cell) {
                    return true;
                }
                self.put(cell, old);
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_57, cell) {
            if self.keeper_from_919(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_873(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_58, cell) {
            if self.keeper_from_912(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_875(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_59, cell) {
            if self.keeper_from_913(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_877(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_60, cell) {
            if self.keeper_from_914(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_879(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_61, cell) {
            if self.keeper_from_915(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_881(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_62, cell) {
            if self.keeper_from_916(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_883(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_63, cell) {
            if self.keeper_from_917(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_885(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_64, cell) {
            if self.keeper_from_918(cell) {
                return true;
            }
        }
        false
    }

    /// Then `go on`.
    fn keeper_from_887(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_65, cell) {
            if self.keeper_from_919(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_896(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_127(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_905(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_130(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_906(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_131(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_907(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_134(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_908(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_135(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_909(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_136(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_910(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_139(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_911(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_141(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_912(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_569(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_913(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_570(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_914(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_571(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_915(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_572(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_916(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_573(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_917(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_574(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_918(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_575(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }

    /// Then `[$ distance=distance-1]`.
    fn keeper_from_919(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.distance) - 1;
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.distance, value as u8);
                if self.keeper_from_576(cell) {
                    return true;
                }
                self.variables.distance = old;
            }
        }
        false
    }
}
