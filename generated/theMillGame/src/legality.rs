//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_6(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 1 {
                    self.exchange(to, [piece::E], piece::W);
                    let legal = self.is_legal_from_11(rest, to);
                    self.exchange(to, [piece::W], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ w > 3}` or `{$ w == 3}`.
    pub(crate) fn is_legal_from_7(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::W) > 3 {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 7 {
                        self.exchange(to, [piece::W], piece::E);
                        let legal = self.is_legal_from_17(rest, to);
                        self.exchange(to, [piece::E], piece::W);
                        if legal {
                            return true;
                        }
                    }
                }
            }
        }
        if self.count(piece::W) == 3 {
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    if index == 8 {
                        self.exchange(to, [piece::W], piece::E);
                        let legal = self.is_legal_from_18(rest, to);
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

    /// Whether a move goes on so: Then `{! pattern 14}` or `{? pattern 14}`.
    pub(crate) fn is_legal_from_11(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_14(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        if self.pattern_14(cell) {
            if !self.pattern_22(cell) {
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
                        if !self.pattern_31(cell) {
                            if index == 3 && rest.is_empty() {
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
    pub(crate) fn is_legal_from_17(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if tables::SHIFT_8[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_25(codes, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_18(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_25(codes, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[w]`.
    pub(crate) fn is_legal_from_25(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 9 && cell == to {
            self.exchange(to, [piece::E], piece::W);
            let legal = self.is_legal_from_32(rest, to);
            self.exchange(to, [piece::W], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_28(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 4 {
                    self.exchange(to, [piece::E], piece::B);
                    let legal = self.is_legal_from_40(rest, to);
                    self.exchange(to, [piece::B], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 14}` or `{? pattern 14}`.
    pub(crate) fn is_legal_from_32(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_14(cell) {
                if index == 10 && rest.is_empty() {
                    return true;
                }
            }
        }
        if self.pattern_14(cell) {
            if !self.pattern_22(cell) {
                {
                    let cell = to;
                    if self.planes[piece::B as usize].contains(cell) {
                        if index == 11 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    {
                        if !self.pattern_31(cell) {
                            if index == 11 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 31}` or `{? pattern 31}`.
    pub(crate) fn is_legal_from_40(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_31(cell) {
                if index == 5 && rest.is_empty() {
                    return true;
                }
            }
        }
        if self.pattern_31(cell) {
            if !self.pattern_52(cell) {
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
                        if !self.pattern_14(cell) {
                            if index == 6 && rest.is_empty() {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{$ b > 3}` or `{$ b == 3}`.
    pub(crate) fn is_legal_from_69(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::B) > 3 {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 12 {
                        self.exchange(to, [piece::B], piece::E);
                        let legal = self.is_legal_from_74(rest, to);
                        self.exchange(to, [piece::E], piece::B);
                        if legal {
                            return true;
                        }
                    }
                }
            }
        }
        if self.count(piece::B) == 3 {
            {
                let cell = to;
                if self.planes[piece::B as usize].contains(cell) {
                    if index == 13 {
                        self.exchange(to, [piece::B], piece::E);
                        let legal = self.is_legal_from_75(rest, to);
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
    pub(crate) fn is_legal_from_74(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        if tables::SHIFT_8[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_76(codes, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_75(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if self.is_legal_from_76(codes, cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `[b]`.
    pub(crate) fn is_legal_from_76(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 14 && cell == to {
            self.exchange(to, [piece::E], piece::B);
            let legal = self.is_legal_from_77(rest, to);
            self.exchange(to, [piece::B], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 31}` or `{? pattern 31}`.
    pub(crate) fn is_legal_from_77(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_31(cell) {
                if index == 15 && rest.is_empty() {
                    return true;
                }
            }
        }
        if self.pattern_31(cell) {
            if !self.pattern_52(cell) {
                {
                    let cell = to;
                    if self.planes[piece::W as usize].contains(cell) {
                        if index == 16 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
            {
                let cell = to;
                if self.planes[piece::W as usize].contains(cell) {
                    {
                        if !self.pattern_14(cell) {
                            if index == 16 && rest.is_empty() {
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
