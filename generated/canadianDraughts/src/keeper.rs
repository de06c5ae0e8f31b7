//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{! pattern 1}` or `{? pattern 1}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if !self.pattern_1(cell) {
                self.leave(1, cell);
                return true;
            }
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.pattern_1(cell) {
                if self.keeper_from_3(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{? pattern 18}` or `{! pattern 18}`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        if self.keeper_from_7(cell) {
            return true;
        }
        false
    }

    /// Then `[w]` or `[ww]`.
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            {
                self.exchange(cell, [piece::E], piece::W);
                if self.keeper_from_43(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::E);
            }
        } else {
            {
                self.exchange(cell, [piece::E], piece::WW);
                if self.keeper_from_43(cell) {
                    return true;
                }
                self.exchange(cell, [piece::WW], piece::E);
            }
        }
        false
    }

    /// Then `[ww]`.
    pub(crate) fn keeper_38(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 20 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_59(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `[w]` or `[ww]`.
    pub(crate) fn keeper_95(&mut self, cell: usize) -> bool {
        if tables::UP_DOWN.contains(cell) {
            {
                self.exchange(cell, [piece::E], piece::W);
                if self.keeper_from_110(cell) {
                    return true;
                }
                self.exchange(cell, [piece::W], piece::E);
            }
        } else {
            {
                self.exchange(cell, [piece::E], piece::WW);
                if self.keeper_from_110(cell) {
                    return true;
                }
                self.exchange(cell, [piece::WW], piece::E);
            }
        }
        false
    }

    /// Then `[ww]`.
    pub(crate) fn keeper_100(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::WW);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 20 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_118(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::WW], piece::E);
        }
        false
    }

    /// Then `{taken}` or `{$ taken == 0}`.
    pub(crate) fn keeper_118(&mut self, cell: usize) -> bool {
        if self.keeper_from_118(cell) {
            return true;
        }
        false
    }

    /// Then `{? pattern 145}` or `{! pattern 145}`.
    pub(crate) fn keeper_133(&mut self, cell: usize) -> bool {
        if self.keeper_from_133(cell) {
            return true;
        }
        false
    }

    /// Then `[b]` or `[bb]`.
    pub(crate) fn keeper_167(&mut self, cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            {
                self.exchange(cell, [piece::E], piece::B);
                if self.keeper_from_173(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::E);
            }
        } else {
            {
                self.exchange(cell, [piece::E], piece::BB);
                if self.keeper_from_173(cell) {
                    return true;
                }
                self.exchange(cell, [piece::BB], piece::E);
            }
        }
        false
    }

    /// Then `[bb]`.
    pub(crate) fn keeper_168(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 20 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_189(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `[b]` or `[bb]`.
    pub(crate) fn keeper_225(&mut self, cell: usize) -> bool {
        if tables::DOWN_UP.contains(cell) {
            {
                self.exchange(cell, [piece::E], piece::B);
                if self.keeper_from_240(cell) {
                    return true;
                }
                self.exchange(cell, [piece::B], piece::E);
            }
        } else {
            {
                self.exchange(cell, [piece::E], piece::BB);
                if self.keeper_from_240(cell) {
                    return true;
                }
                self.exchange(cell, [piece::BB], piece::E);
            }
        }
        false
    }

    /// Then `[bb]`.
    pub(crate) fn keeper_230(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::BB);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 20 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_248(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::BB], piece::E);
        }
        false
    }

    /// Then `{taken}` or `{$ taken == 0}`.
    pub(crate) fn keeper_248(&mut self, cell: usize) -> bool {
        if self.keeper_from_248(cell) {
            return true;
        }
        false
    }

    /// Then `[$ most=1]`.
    fn keeper_from_3(&mut self, cell: usize) -> bool {
        {
            let value = 1;
            let old = std::mem::replace(&mut self.variables.most, value as u8);
            if self.keeper_from_7(cell) {
                return true;
            }
            self.variables.most = old;
        }
        false
    }

    /// Then `{? pattern 18}` or `{! pattern 18}`.
    fn keeper_from_7(&mut self, cell: usize) -> bool {
        if self.pattern_18(cell) {
            {
                let value = i32::from(self.variables.most) + 1;
                if value <= 30 {
                    self.variables.most = value as u8;
                    self.leave(2, cell);
                    return true;
                }
            }
        } else {
            self.leave(3, cell);
            return true;
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_43(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_59(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `[$ white=100]`.
    fn keeper_from_59(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            let old = std::mem::replace(&mut self.variables.white, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.black, value as u8);
                if i32::from(self.variables.quiet) < 20 {
                    if !self.pattern_123(cell) {
                        self.leave(9, cell);
                        return true;
                    } else {
                        {
                            let value = 1;
                            let old = std::mem::replace(
                                &mut self.variables.most,
                                value as u8,
                            );
                            if self.keeper_from_133(cell) {
                                return true;
                            }
                            self.variables.most = old;
                        }
                    }
                }
                if i32::from(self.variables.quiet) == 20 {
                    if !self.pattern_126(cell) {
                        self.leave(11, cell);
                        return true;
                    } else {
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            return self.keeper_from_137(cell);
                        }
                    }
                }
                self.variables.black = old;
            }
            self.variables.white = old;
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_110(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_118(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `{taken}` or `{$ taken == 0}`.
    fn keeper_from_118(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::TAKEN as usize] & tables::SHIFT_2[cell] {
            {
                self.exchange(cell, [piece::TAKEN], piece::E);
                self.leave(8, cell);
                return true;
            }
        }
        if self.count(piece::TAKEN) == 0 {
            if self.keeper_from_59(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 145}` or `{! pattern 145}`.
    fn keeper_from_133(&mut self, cell: usize) -> bool {
        if self.pattern_145(cell) {
            {
                let value = i32::from(self.variables.most) + 1;
                if value <= 30 {
                    self.variables.most = value as u8;
                    self.leave(10, cell);
                    return true;
                }
            }
        } else {
            self.leave(12, cell);
            return true;
        }
        false
    }

    /// Then `[$ black=50]`.
    fn keeper_from_137(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            self.leave(11, cell);
            return true;
        }
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_173(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_189(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `[$ black=100]`.
    fn keeper_from_189(&mut self, cell: usize) -> bool {
        {
            let value = 100;
            let old = std::mem::replace(&mut self.variables.black, value as u8);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.white, value as u8);
                if i32::from(self.variables.quiet) < 20 {
                    if !self.pattern_1(cell) {
                        self.leave(1, cell);
                        return true;
                    } else {
                        if self.keeper_from_3(cell) {
                            return true;
                        }
                    }
                }
                if i32::from(self.variables.quiet) == 20 {
                    if !self.pattern_253(cell) {
                        self.leave(11, cell);
                        return true;
                    } else {
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            return self.keeper_from_258(cell);
                        }
                    }
                }
                self.variables.white = old;
            }
            self.variables.black = old;
        }
        false
    }

    /// Then `[$ quiet=0]`.
    fn keeper_from_240(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.quiet, value as u8);
            if self.keeper_from_248(cell) {
                return true;
            }
            self.variables.quiet = old;
        }
        false
    }

    /// Then `{taken}` or `{$ taken == 0}`.
    fn keeper_from_248(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::TAKEN as usize] & tables::SHIFT_2[cell] {
            {
                self.exchange(cell, [piece::TAKEN], piece::E);
                self.leave(17, cell);
                return true;
            }
        }
        if self.count(piece::TAKEN) == 0 {
            if self.keeper_from_189(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ white=50]`.
    fn keeper_from_258(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            self.leave(11, cell);
            return true;
        }
    }
}
