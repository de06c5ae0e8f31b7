//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{$ w > 3}` or `{$ w == 3}`.
    pub(crate) fn is_legal_from_7(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::W) > 3 {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 5 && self.is_legal_from_15(rest, to) {
                        return true;
                    }
                }
            }
        }
        if self.count(piece::W) == 3 {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 6 {
                        self.exchange(to, [piece::W], piece::E);
                        let legal = self.is_legal_from_16(rest, to);
                        self.exchange(to, [piece::E], piece::W);
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
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 1 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_15(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_8[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 31}` or `{b}`.
    pub(crate) fn is_legal_from_26(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_31(cell) {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 2 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if !self.pattern_40(cell) {
                        if index == 2 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_30(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 31}` or `{b}`.
    pub(crate) fn is_legal_from_43(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_31(cell) {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 8 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if !self.pattern_40(cell) {
                        if index == 8 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 67}` or `{w}`.
    pub(crate) fn is_legal_from_64(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_67(cell) {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 4 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                {
                    if !self.pattern_19(cell) {
                        if index == 4 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ b > 3}` or `{$ b == 3}`.
    pub(crate) fn is_legal_from_70(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::B) > 3 {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 9 && self.is_legal_from_79(rest, to) {
                        return true;
                    }
                }
            }
        }
        if self.count(piece::B) == 3 {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 10 {
                        self.exchange(to, [piece::B], piece::E);
                        let legal = self.is_legal_from_80(rest, to);
                        self.exchange(to, [piece::E], piece::B);
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
    pub(crate) fn is_legal_from_79(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_8[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 11 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_80(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 11 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 67}` or `{w}`.
    pub(crate) fn is_legal_from_88(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if !self.pattern_67(cell) {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 12 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                {
                    if !self.pattern_19(cell) {
                        if index == 12 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }
}
