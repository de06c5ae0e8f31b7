//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{! pattern 2}` or `{b}` or `{bb}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_2(cell) {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 19 && self.is_legal_from_16(rest, to) {
                        return true;
                    }
                }
            }
            {
                let cell = to;
                if self.planes[piece::BB as usize].contains(cell) {
                    if index == 21 && self.is_legal_from_17(rest, to) {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if self.pattern_6(cell) {
                        if index == 1 && self.is_legal_from_18(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::BB as usize].contains(cell) {
                {
                    if self.pattern_7(cell) {
                        if index == 8 {
                            self.exchange(to, [piece::BB], piece::E);
                            let legal = self.is_legal_from_19(rest, to);
                            self.exchange(to, [piece::E], piece::BB);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_10[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 20 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_17(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_9[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 22 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w,ww}`.
    pub(crate) fn is_legal_from_18(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_12(cell) {
                        if index == 2 && self.is_legal_from_39(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_13(cell) {
                        if index == 3 && self.is_legal_from_40(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w,ww}`.
    pub(crate) fn is_legal_from_19(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_14(cell) {
                        if index == 9 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_41(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_15(cell) {
                        if index == 10 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_42(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_12(cell) {
                        if index == 11 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_43(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_13(cell) {
                        if index == 12 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_44(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 6}` or `{! pattern 6}`.
    pub(crate) fn is_legal_from_39(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.pattern_6(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_6(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 6}` or `{! pattern 6}`.
    pub(crate) fn is_legal_from_40(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.pattern_6(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_6(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_41(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.pattern_7(cell) {
                if index == 13 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_7(cell) {
                if index == 18 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_42(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.pattern_7(cell) {
                if index == 13 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_7(cell) {
                if index == 18 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_43(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.pattern_7(cell) {
                if index == 13 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_7(cell) {
                if index == 18 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_44(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.pattern_7(cell) {
                if index == 13 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_7(cell) {
                if index == 18 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w,ww}`.
    pub(crate) fn is_legal_from_51(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_12(cell) {
                        if index == 5 && self.is_legal_from_39(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_13(cell) {
                        if index == 6 && self.is_legal_from_40(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w,ww}`.
    pub(crate) fn is_legal_from_53(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_14(cell) {
                        if index == 14 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_41(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_15(cell) {
                        if index == 15 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_42(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_12(cell) {
                        if index == 16 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_43(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::W as usize] | self.planes[piece::WW as usize])
                .contains(cell)
            {
                {
                    if self.pattern_13(cell) {
                        if index == 17 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_44(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 75}` or `{w}` or `{ww}`.
    pub(crate) fn is_legal_from_71(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_75(cell) {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 41 && self.is_legal_from_89(rest, to) {
                        return true;
                    }
                }
            }
            {
                let cell = to;
                if self.planes[piece::WW as usize].contains(cell) {
                    if index == 43 && self.is_legal_from_90(rest, to) {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                {
                    if self.pattern_81(cell) {
                        if index == 23 && self.is_legal_from_91(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::WW as usize].contains(cell) {
                {
                    if self.pattern_82(cell) {
                        if index == 30 {
                            self.exchange(to, [piece::WW], piece::E);
                            let legal = self.is_legal_from_92(rest, to);
                            self.exchange(to, [piece::E], piece::WW);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_89(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_8[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 42 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_90(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_9[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 44 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,bb}`.
    pub(crate) fn is_legal_from_91(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_14(cell) {
                        if index == 24 && self.is_legal_from_111(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_15(cell) {
                        if index == 25 && self.is_legal_from_112(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,bb}`.
    pub(crate) fn is_legal_from_92(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_14(cell) {
                        if index == 31 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_113(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_15(cell) {
                        if index == 32 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_114(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_12(cell) {
                        if index == 33 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_115(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_13(cell) {
                        if index == 34 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_116(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 81}` or `{! pattern 81}`.
    pub(crate) fn is_legal_from_111(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.pattern_81(cell) {
                if index == 26 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_81(cell) {
                if index == 29 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 81}` or `{! pattern 81}`.
    pub(crate) fn is_legal_from_112(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.pattern_81(cell) {
                if index == 26 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_81(cell) {
                if index == 29 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 82}` or `{! pattern 82}`.
    pub(crate) fn is_legal_from_113(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.pattern_82(cell) {
                if index == 35 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_82(cell) {
                if index == 40 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 82}` or `{! pattern 82}`.
    pub(crate) fn is_legal_from_114(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.pattern_82(cell) {
                if index == 35 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_82(cell) {
                if index == 40 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 82}` or `{! pattern 82}`.
    pub(crate) fn is_legal_from_115(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.pattern_82(cell) {
                if index == 35 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_82(cell) {
                if index == 40 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 82}` or `{! pattern 82}`.
    pub(crate) fn is_legal_from_116(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.pattern_82(cell) {
                if index == 35 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if !self.pattern_82(cell) {
                if index == 40 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,bb}`.
    pub(crate) fn is_legal_from_123(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_14(cell) {
                        if index == 27 && self.is_legal_from_111(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_15(cell) {
                        if index == 28 && self.is_legal_from_112(rest, to) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,bb}`.
    pub(crate) fn is_legal_from_125(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_14(cell) {
                        if index == 36 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_113(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_15(cell) {
                        if index == 37 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_114(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_12(cell) {
                        if index == 38 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_115(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::B as usize] | self.planes[piece::BB as usize])
                .contains(cell)
            {
                {
                    if self.pattern_13(cell) {
                        if index == 39 {
                            let old = self.put(to, piece::E);
                            let legal = self.is_legal_from_116(rest, to);
                            self.put(to, old);
                            if legal {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }
}
