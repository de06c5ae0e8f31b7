//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    #[inline(always)]
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.pattern_6(cell) {
                    {
                        let value = i32::from(self.variables.corners) + 1;
                        if value <= 6 {
                            let old = std::mem::replace(
                                &mut self.variables.corners,
                                value as u8,
                            );
                            if self.keeper_from_8(cell) {
                                return true;
                            }
                            self.variables.corners = old;
                        }
                    }
                } else {
                    if self.keeper_from_8(cell) {
                        return true;
                    }
                }
                self.variables.corners = old;
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[b]`.
    #[inline(always)]
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.pattern_73(cell) {
                    {
                        let value = i32::from(self.variables.corners) + 1;
                        if value <= 6 {
                            let old = std::mem::replace(
                                &mut self.variables.corners,
                                value as u8,
                            );
                            if self.keeper_from_75(cell) {
                                return true;
                            }
                            self.variables.corners = old;
                        }
                    }
                } else {
                    if self.keeper_from_75(cell) {
                        return true;
                    }
                }
                self.variables.corners = old;
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `{? pattern 9}` or `{! pattern 9}`.
    fn keeper_from_8(&mut self, cell: usize) -> bool {
        if self.pattern_9(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_11(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_11(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 12}` or `{! pattern 12}`.
    fn keeper_from_11(&mut self, cell: usize) -> bool {
        if self.pattern_12(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_14(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_14(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 15}` or `{! pattern 15}`.
    fn keeper_from_14(&mut self, cell: usize) -> bool {
        if self.pattern_15(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_17(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_17(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 18}` or `{! pattern 18}`.
    fn keeper_from_17(&mut self, cell: usize) -> bool {
        if self.pattern_18(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_20(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_20(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 21}` or `{! pattern 21}`.
    fn keeper_from_20(&mut self, cell: usize) -> bool {
        if self.pattern_21(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_23(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_23(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ sides=0]`.
    fn keeper_from_23(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.sides, value as u8);
            if self.pattern_25(cell) {
                {
                    let value = i32::from(self.variables.sides) + 1;
                    if value <= 6 {
                        let old = std::mem::replace(
                            &mut self.variables.sides,
                            value as u8,
                        );
                        if self.keeper_from_27(cell) {
                            return true;
                        }
                        self.variables.sides = old;
                    }
                }
            } else {
                if self.keeper_from_27(cell) {
                    return true;
                }
            }
            self.variables.sides = old;
        }
        false
    }

    /// Then `{? pattern 28}` or `{! pattern 28}`.
    fn keeper_from_27(&mut self, cell: usize) -> bool {
        if self.pattern_28(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_30(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_30(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 31}` or `{! pattern 31}`.
    fn keeper_from_30(&mut self, cell: usize) -> bool {
        if self.pattern_31(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_33(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_33(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 34}` or `{! pattern 34}`.
    fn keeper_from_33(&mut self, cell: usize) -> bool {
        if self.pattern_34(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_36(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_36(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 37}` or `{! pattern 37}`.
    fn keeper_from_36(&mut self, cell: usize) -> bool {
        if self.pattern_37(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_39(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_39(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 40}` or `{! pattern 40}`.
    fn keeper_from_39(&mut self, cell: usize) -> bool {
        if self.pattern_40(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_42(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_42(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 43}` or `{! pattern 43}`.
    fn keeper_from_42(&mut self, cell: usize) -> bool {
        if self.pattern_43(cell) {
            {
                let value = 100;
                self.variables.white = value as u8;
                self.leave(3, cell);
                return true;
            }
        } else {
            if self.count(piece::E) > 0 {
                self.leave(4, cell);
                return true;
            }
            if self.count(piece::E) == 0 {
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
        }
        false
    }

    /// Then `{? pattern 76}` or `{! pattern 76}`.
    fn keeper_from_75(&mut self, cell: usize) -> bool {
        if self.pattern_76(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_78(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_78(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 79}` or `{! pattern 79}`.
    fn keeper_from_78(&mut self, cell: usize) -> bool {
        if self.pattern_79(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_81(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_81(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 82}` or `{! pattern 82}`.
    fn keeper_from_81(&mut self, cell: usize) -> bool {
        if self.pattern_82(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_84(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_84(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 85}` or `{! pattern 85}`.
    fn keeper_from_84(&mut self, cell: usize) -> bool {
        if self.pattern_85(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_87(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_87(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 88}` or `{! pattern 88}`.
    fn keeper_from_87(&mut self, cell: usize) -> bool {
        if self.pattern_88(cell) {
            {
                let value = i32::from(self.variables.corners) + 1;
                if value <= 6 {
                    let old = std::mem::replace(
                        &mut self.variables.corners,
                        value as u8,
                    );
                    if self.keeper_from_90(cell) {
                        return true;
                    }
                    self.variables.corners = old;
                }
            }
        } else {
            if self.keeper_from_90(cell) {
                return true;
            }
        }
        false
    }

    /// Then `[$ sides=0]`.
    fn keeper_from_90(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            let old = std::mem::replace(&mut self.variables.sides, value as u8);
            if self.pattern_92(cell) {
                {
                    let value = i32::from(self.variables.sides) + 1;
                    if value <= 6 {
                        let old = std::mem::replace(
                            &mut self.variables.sides,
                            value as u8,
                        );
                        if self.keeper_from_94(cell) {
                            return true;
                        }
                        self.variables.sides = old;
                    }
                }
            } else {
                if self.keeper_from_94(cell) {
                    return true;
                }
            }
            self.variables.sides = old;
        }
        false
    }

    /// Then `{? pattern 95}` or `{! pattern 95}`.
    fn keeper_from_94(&mut self, cell: usize) -> bool {
        if self.pattern_95(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_97(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_97(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 98}` or `{! pattern 98}`.
    fn keeper_from_97(&mut self, cell: usize) -> bool {
        if self.pattern_98(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_100(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_100(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 101}` or `{! pattern 101}`.
    fn keeper_from_100(&mut self, cell: usize) -> bool {
        if self.pattern_101(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_103(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_103(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 104}` or `{! pattern 104}`.
    fn keeper_from_103(&mut self, cell: usize) -> bool {
        if self.pattern_104(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_106(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_106(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 107}` or `{! pattern 107}`.
    fn keeper_from_106(&mut self, cell: usize) -> bool {
        if self.pattern_107(cell) {
            {
                let value = i32::from(self.variables.sides) + 1;
                if value <= 6 {
                    let old = std::mem::replace(&mut self.variables.sides, value as u8);
                    if self.keeper_from_109(cell) {
                        return true;
                    }
                    self.variables.sides = old;
                }
            }
        } else {
            if self.keeper_from_109(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{? pattern 110}` or `{! pattern 110}`.
    fn keeper_from_109(&mut self, cell: usize) -> bool {
        if self.pattern_110(cell) {
            {
                let value = 100;
                self.variables.black = value as u8;
                self.leave(3, cell);
                return true;
            }
        } else {
            if self.count(piece::E) > 0 {
                self.leave(1, cell);
                return true;
            }
            if self.count(piece::E) == 0 {
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        self.leave(3, cell);
                        return true;
                    }
                }
            }
        }
        false
    }
}
