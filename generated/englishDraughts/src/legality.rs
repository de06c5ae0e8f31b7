//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{! pattern 2}` or `{b}` or `{bb}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_2(cell)
            && (self.planes[piece::B].contains(to) && index == 17
                && self.is_legal_from_16(rest, to)
                || self.planes[piece::BB].contains(to) && index == 19
                    && self.is_legal_from_17(rest, to))
            || self.planes[piece::B].contains(to) && self.pattern_6(to) && index == 1
                && self.is_legal_from_18(rest, to)
        {
            return true;
        }
        if self.planes[piece::BB].contains(to) && self.pattern_7(to) && index == 7 {
            self.exchange(to, [piece::BB], piece::E);
            let legal = self.is_legal_from_19(rest, to);
            self.exchange(to, [piece::E], piece::BB);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_10[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 18 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_17(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_9[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 20 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w,ww}`.
    pub(crate) fn is_legal_from_18(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::DOWN_LEFT, cell) == Some(to) && self.any_w().contains(to)
            && index == 2 && self.pattern_12(to) && self.is_legal_from_39(rest, to)
            || follow(&tables::DOWN_RIGHT, cell) == Some(to) && self.any_w().contains(to)
                && index == 3 && self.pattern_13(to) && self.is_legal_from_40(rest, to)
    }

    /// Returns whether a move goes on with `{w,ww}`.
    pub(crate) fn is_legal_from_19(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) && self.any_w().contains(to)
            && self.pattern_14(to) && index == 8
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_41(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) && self.any_w().contains(to)
            && self.pattern_15(to) && index == 9
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_42(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) && self.any_w().contains(to)
            && self.pattern_12(to) && index == 10
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_43(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) && self.any_w().contains(to)
            && self.pattern_13(to) && index == 11
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_44(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{w,ww}` or `{! pattern 6}`.
    pub(crate) fn is_legal_from_39(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_13_2, cell) == Some(to) && self.any_w().contains(to)
            && self.is_legal_from_46(codes, to)
            || follow(&tables::SHIFT_14_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_47(codes, to)
            || follow(&tables::DOWN_LEFT, cell) == Some(to) && index == 6
                && !self.pattern_6(to) && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w,ww}` or `{! pattern 6}`.
    pub(crate) fn is_legal_from_40(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_15_2, cell) == Some(to) && self.any_w().contains(to)
            && self.is_legal_from_46(codes, to)
            || follow(&tables::SHIFT_16_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_47(codes, to)
            || follow(&tables::DOWN_RIGHT, cell) == Some(to) && index == 6
                && !self.pattern_6(to) && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w,ww}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_41(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_17_2, cell) == Some(to) && self.any_w().contains(to)
            && self.is_legal_from_49(codes, to)
            || follow(&tables::SHIFT_18_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_50(codes, to)
            || follow(&tables::SHIFT_19_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_51(codes, to)
            || cell == to && tables::AREA_20.contains(to) && self.any_w().contains(cell)
                && self.is_legal_from_52(codes, cell)
            || follow(&tables::UP_LEFT, cell) == Some(to) && !self.pattern_7(to)
                && index == 16 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w,ww}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_42(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_21_2, cell) == Some(to) && self.any_w().contains(to)
            && self.is_legal_from_49(codes, to)
            || follow(&tables::SHIFT_22_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_50(codes, to)
            || cell == to && tables::AREA_23.contains(to) && self.any_w().contains(cell)
                && self.is_legal_from_51(codes, cell)
            || follow(&tables::SHIFT_24_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_52(codes, to)
            || follow(&tables::UP_RIGHT, cell) == Some(to) && !self.pattern_7(to)
                && index == 16 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w,ww}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_43(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_25_2, cell) == Some(to) && self.any_w().contains(to)
            && self.is_legal_from_49(codes, to)
            || cell == to && tables::AREA_26.contains(to) && self.any_w().contains(cell)
                && self.is_legal_from_50(codes, cell)
            || follow(&tables::SHIFT_13_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_51(codes, to)
            || follow(&tables::SHIFT_14_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_52(codes, to)
            || follow(&tables::DOWN_LEFT, cell) == Some(to) && !self.pattern_7(to)
                && index == 16 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w,ww}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_44(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && tables::AREA_27.contains(to) && self.any_w().contains(cell)
            && self.is_legal_from_49(codes, cell)
            || follow(&tables::SHIFT_28_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_50(codes, to)
            || follow(&tables::SHIFT_15_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_51(codes, to)
            || follow(&tables::SHIFT_16_2, cell) == Some(to) && self.any_w().contains(to)
                && self.is_legal_from_52(codes, to)
            || follow(&tables::DOWN_RIGHT, cell) == Some(to) && !self.pattern_7(to)
                && index == 16 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{? pattern 12}`.
    pub(crate) fn is_legal_from_46(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 4 && self.pattern_12(cell)
            && self.is_legal_from_39(rest, to)
    }

    /// Returns whether a move goes on with `{? pattern 13}`.
    pub(crate) fn is_legal_from_47(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 5 && self.pattern_13(cell)
            && self.is_legal_from_40(rest, to)
    }

    /// Returns whether a move goes on with `{? pattern 14}`.
    pub(crate) fn is_legal_from_49(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_14(cell) && index == 12 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_41(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 15}`.
    pub(crate) fn is_legal_from_50(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_15(cell) && index == 13 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_42(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 12}`.
    pub(crate) fn is_legal_from_51(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_12(cell) && index == 14 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_43(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 13}`.
    pub(crate) fn is_legal_from_52(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_13(cell) && index == 15 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_44(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{! pattern 71}` or `{w}` or `{ww}`.
    pub(crate) fn is_legal_from_67(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_71(cell)
            && (self.planes[piece::W].contains(to) && index == 37
                && self.is_legal_from_85(rest, to)
                || self.planes[piece::WW].contains(to) && index == 39
                    && self.is_legal_from_86(rest, to))
            || self.planes[piece::W].contains(to) && self.pattern_77(to) && index == 21
                && self.is_legal_from_87(rest, to)
        {
            return true;
        }
        if self.planes[piece::WW].contains(to) && self.pattern_78(to) && index == 27 {
            self.exchange(to, [piece::WW], piece::E);
            let legal = self.is_legal_from_88(rest, to);
            self.exchange(to, [piece::E], piece::WW);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_85(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_8[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 38 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_86(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_9[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 40 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b,bb}`.
    pub(crate) fn is_legal_from_87(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP_LEFT, cell) == Some(to) && self.any_b().contains(to)
            && index == 22 && self.pattern_14(to) && self.is_legal_from_107(rest, to)
            || follow(&tables::UP_RIGHT, cell) == Some(to) && self.any_b().contains(to)
                && index == 23 && self.pattern_15(to) && self.is_legal_from_108(rest, to)
    }

    /// Returns whether a move goes on with `{b,bb}`.
    pub(crate) fn is_legal_from_88(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) && self.any_b().contains(to)
            && self.pattern_14(to) && index == 28
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_109(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) && self.any_b().contains(to)
            && self.pattern_15(to) && index == 29
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_110(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) && self.any_b().contains(to)
            && self.pattern_12(to) && index == 30
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_111(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) && self.any_b().contains(to)
            && self.pattern_13(to) && index == 31
        {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_112(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{b,bb}` or `{! pattern 77}`.
    pub(crate) fn is_legal_from_107(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_17_2, cell) == Some(to) && self.any_b().contains(to)
            && self.is_legal_from_114(codes, to)
            || follow(&tables::SHIFT_18_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_115(codes, to)
            || follow(&tables::UP_LEFT, cell) == Some(to) && index == 26
                && !self.pattern_77(to) && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b,bb}` or `{! pattern 77}`.
    pub(crate) fn is_legal_from_108(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_21_2, cell) == Some(to) && self.any_b().contains(to)
            && self.is_legal_from_114(codes, to)
            || follow(&tables::SHIFT_22_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_115(codes, to)
            || follow(&tables::UP_RIGHT, cell) == Some(to) && index == 26
                && !self.pattern_77(to) && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b,bb}` or `{! pattern 78}`.
    pub(crate) fn is_legal_from_109(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_17_2, cell) == Some(to) && self.any_b().contains(to)
            && self.is_legal_from_117(codes, to)
            || follow(&tables::SHIFT_18_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_118(codes, to)
            || follow(&tables::SHIFT_19_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_119(codes, to)
            || cell == to && tables::AREA_20.contains(to) && self.any_b().contains(cell)
                && self.is_legal_from_120(codes, cell)
            || follow(&tables::UP_LEFT, cell) == Some(to) && !self.pattern_78(to)
                && index == 36 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b,bb}` or `{! pattern 78}`.
    pub(crate) fn is_legal_from_110(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_21_2, cell) == Some(to) && self.any_b().contains(to)
            && self.is_legal_from_117(codes, to)
            || follow(&tables::SHIFT_22_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_118(codes, to)
            || cell == to && tables::AREA_23.contains(to) && self.any_b().contains(cell)
                && self.is_legal_from_119(codes, cell)
            || follow(&tables::SHIFT_24_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_120(codes, to)
            || follow(&tables::UP_RIGHT, cell) == Some(to) && !self.pattern_78(to)
                && index == 36 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b,bb}` or `{! pattern 78}`.
    pub(crate) fn is_legal_from_111(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::SHIFT_25_2, cell) == Some(to) && self.any_b().contains(to)
            && self.is_legal_from_117(codes, to)
            || cell == to && tables::AREA_26.contains(to) && self.any_b().contains(cell)
                && self.is_legal_from_118(codes, cell)
            || follow(&tables::SHIFT_13_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_119(codes, to)
            || follow(&tables::SHIFT_14_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_120(codes, to)
            || follow(&tables::DOWN_LEFT, cell) == Some(to) && !self.pattern_78(to)
                && index == 36 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b,bb}` or `{! pattern 78}`.
    pub(crate) fn is_legal_from_112(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && tables::AREA_27.contains(to) && self.any_b().contains(cell)
            && self.is_legal_from_117(codes, cell)
            || follow(&tables::SHIFT_28_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_118(codes, to)
            || follow(&tables::SHIFT_15_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_119(codes, to)
            || follow(&tables::SHIFT_16_2, cell) == Some(to) && self.any_b().contains(to)
                && self.is_legal_from_120(codes, to)
            || follow(&tables::DOWN_RIGHT, cell) == Some(to) && !self.pattern_78(to)
                && index == 36 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{? pattern 14}`.
    pub(crate) fn is_legal_from_114(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 24 && self.pattern_14(cell)
            && self.is_legal_from_107(rest, to)
    }

    /// Returns whether a move goes on with `{? pattern 15}`.
    pub(crate) fn is_legal_from_115(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 25 && self.pattern_15(cell)
            && self.is_legal_from_108(rest, to)
    }

    /// Returns whether a move goes on with `{? pattern 14}`.
    pub(crate) fn is_legal_from_117(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_14(cell) && index == 32 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_109(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 15}`.
    pub(crate) fn is_legal_from_118(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_15(cell) && index == 33 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_110(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 12}`.
    pub(crate) fn is_legal_from_119(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_12(cell) && index == 34 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_111(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 13}`.
    pub(crate) fn is_legal_from_120(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && self.pattern_13(cell) && index == 35 {
            let old = self.put(to, piece::E);
            let legal = self.is_legal_from_112(rest, to);
            self.put(to, old);
            if legal {
                return true;
            }
        }
        false
    }
}
