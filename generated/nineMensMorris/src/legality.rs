//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{$ turns <= 18}` or `{$ turns > 18}`.
    pub(crate) fn is_legal_from_2(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if i32::from(self.variables.turns) <= 18 {
            if self.is_legal_from_3(codes, cell) {
                return true;
            }
        }
        if i32::from(self.variables.turns) > 18 {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 1 {
                        self.exchange(to, [piece::W], piece::FROM);
                        let legal = self.is_legal_from_8(rest, to);
                        self.exchange(to, [piece::FROM], piece::W);
                        if legal {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ w > 2}` or `{$ w <= 2}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::W) > 2 {
            if tables::SHIFT_8[cell].contains(to) {
                let cell = to;
                if self.planes[piece::E as usize].contains(cell) {
                    if index == 2 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        if self.count(piece::W) <= 2 {
            if self.is_legal_from_3(codes, cell) {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 26}` or `{b}`.
    pub(crate) fn is_legal_from_23(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_26(cell) {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 3 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if !self.pattern_34(cell) {
                        if index == 3 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ turns <= 18}` or `{$ turns > 18}`.
    pub(crate) fn is_legal_from_41(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if i32::from(self.variables.turns) <= 18 {
            if self.is_legal_from_46(codes, cell) {
                return true;
            }
        }
        if i32::from(self.variables.turns) > 18 {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 4 {
                        self.exchange(to, [piece::B], piece::FROM);
                        let legal = self.is_legal_from_53(rest, to);
                        self.exchange(to, [piece::FROM], piece::B);
                        if legal {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_46(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ b > 2}` or `{$ b <= 2}`.
    pub(crate) fn is_legal_from_53(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::B) > 2 {
            if tables::SHIFT_8[cell].contains(to) {
                let cell = to;
                if self.planes[piece::E as usize].contains(cell) {
                    if index == 5 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        if self.count(piece::B) <= 2 {
            if self.is_legal_from_46(codes, cell) {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 65}` or `{w}`.
    pub(crate) fn is_legal_from_63(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_65(cell) {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 6 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                {
                    if !self.pattern_11(cell) {
                        if index == 6 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }
}
