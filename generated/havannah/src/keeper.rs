//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    #[inline(always)]
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        let old = std::mem::replace(&mut self.variables.corners, 0);
        if self.pattern_6(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_8(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_8(cell) {
            return true;
        }
        self.variables.corners = old;
        self.exchange(cell, [piece::W], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[b]`.
    #[inline(always)]
    pub(crate) fn keeper_65(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        let old = std::mem::replace(&mut self.variables.corners, 0);
        if self.pattern_73(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_75(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_75(cell) {
            return true;
        }
        self.variables.corners = old;
        self.exchange(cell, [piece::B], piece::E);
        false
    }

    /// Goes on with `{? pattern 9}` or `{! pattern 9}`.
    fn keeper_from_8(&mut self, cell: usize) -> bool {
        if self.pattern_9(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_11(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_11(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 12}` or `{! pattern 12}`.
    fn keeper_from_11(&mut self, cell: usize) -> bool {
        if self.pattern_12(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_14(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_14(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 15}` or `{! pattern 15}`.
    fn keeper_from_14(&mut self, cell: usize) -> bool {
        if self.pattern_15(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_17(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_17(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 18}` or `{! pattern 18}`.
    fn keeper_from_17(&mut self, cell: usize) -> bool {
        if self.pattern_18(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_20(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_20(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 21}` or `{! pattern 21}`.
    fn keeper_from_20(&mut self, cell: usize) -> bool {
        if self.pattern_21(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_23(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_23(cell) {
            return true;
        }
        false
    }

    /// Goes on with `[$ sides=0]`.
    fn keeper_from_23(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.sides, 0);
        if self.pattern_25(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_27(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_27(cell) {
            return true;
        }
        self.variables.sides = old;
        false
    }

    /// Goes on with `{? pattern 28}` or `{! pattern 28}`.
    fn keeper_from_27(&mut self, cell: usize) -> bool {
        if self.pattern_28(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_30(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_30(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 31}` or `{! pattern 31}`.
    fn keeper_from_30(&mut self, cell: usize) -> bool {
        if self.pattern_31(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_33(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_33(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 34}` or `{! pattern 34}`.
    fn keeper_from_33(&mut self, cell: usize) -> bool {
        if self.pattern_34(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_36(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_36(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 37}` or `{! pattern 37}`.
    fn keeper_from_36(&mut self, cell: usize) -> bool {
        if self.pattern_37(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_39(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_39(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 40}` or `{! pattern 40}`.
    fn keeper_from_39(&mut self, cell: usize) -> bool {
        if self.pattern_40(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                self.variables.sides = value as u8;
                return self.keeper_from_42(cell);
            }
        } else {
            return self.keeper_from_42(cell);
        }
        false
    }

    /// Goes on with `{? pattern 43}` or `{! pattern 43}`.
    fn keeper_from_42(&mut self, cell: usize) -> bool {
        if self.pattern_43(cell) {
            self.variables.white = 100;
            self.leave(3, cell);
        } else if !self.planes[piece::E].is_empty() {
            self.leave(4, cell);
        } else {
            self.variables.white = 50;
            self.variables.black = 50;
            self.leave(3, cell);
        }
        true
    }

    /// Goes on with `{? pattern 76}` or `{! pattern 76}`.
    fn keeper_from_75(&mut self, cell: usize) -> bool {
        if self.pattern_76(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_78(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_78(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 79}` or `{! pattern 79}`.
    fn keeper_from_78(&mut self, cell: usize) -> bool {
        if self.pattern_79(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_81(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_81(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 82}` or `{! pattern 82}`.
    fn keeper_from_81(&mut self, cell: usize) -> bool {
        if self.pattern_82(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_84(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_84(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 85}` or `{! pattern 85}`.
    fn keeper_from_84(&mut self, cell: usize) -> bool {
        if self.pattern_85(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_87(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_87(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 88}` or `{! pattern 88}`.
    fn keeper_from_87(&mut self, cell: usize) -> bool {
        if self.pattern_88(cell) {
            let value = i32::from(self.variables.corners) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.corners, value as u8);
                if self.keeper_from_90(cell) {
                    return true;
                }
                self.variables.corners = old;
            }
        } else if self.keeper_from_90(cell) {
            return true;
        }
        false
    }

    /// Goes on with `[$ sides=0]`.
    fn keeper_from_90(&mut self, cell: usize) -> bool {
        let old = std::mem::replace(&mut self.variables.sides, 0);
        if self.pattern_92(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_94(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_94(cell) {
            return true;
        }
        self.variables.sides = old;
        false
    }

    /// Goes on with `{? pattern 95}` or `{! pattern 95}`.
    fn keeper_from_94(&mut self, cell: usize) -> bool {
        if self.pattern_95(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_97(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_97(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 98}` or `{! pattern 98}`.
    fn keeper_from_97(&mut self, cell: usize) -> bool {
        if self.pattern_98(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_100(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_100(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 101}` or `{! pattern 101}`.
    fn keeper_from_100(&mut self, cell: usize) -> bool {
        if self.pattern_101(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_103(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_103(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 104}` or `{! pattern 104}`.
    fn keeper_from_103(&mut self, cell: usize) -> bool {
        if self.pattern_104(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                let old = std::mem::replace(&mut self.variables.sides, value as u8);
                if self.keeper_from_106(cell) {
                    return true;
                }
                self.variables.sides = old;
            }
        } else if self.keeper_from_106(cell) {
            return true;
        }
        false
    }

    /// Goes on with `{? pattern 107}` or `{! pattern 107}`.
    fn keeper_from_106(&mut self, cell: usize) -> bool {
        if self.pattern_107(cell) {
            let value = i32::from(self.variables.sides) + 1;
            if value <= 6 {
                self.variables.sides = value as u8;
                return self.keeper_from_109(cell);
            }
        } else {
            return self.keeper_from_109(cell);
        }
        false
    }

    /// Goes on with `{? pattern 110}` or `{! pattern 110}`.
    fn keeper_from_109(&mut self, cell: usize) -> bool {
        if self.pattern_110(cell) {
            self.variables.black = 100;
            self.leave(3, cell);
        } else if !self.planes[piece::E].is_empty() {
            self.leave(1, cell);
        } else {
            self.variables.black = 50;
            self.variables.white = 50;
            self.leave(3, cell);
        }
        true
    }
}
