//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_6(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 1 {
            self.exchange(to, [piece::E], piece::W);
            let legal = self.is_legal_from_11(rest, to);
            self.exchange(to, [piece::W], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{$ w > 3}` or `{$ w == 3}`.
    pub(crate) fn is_legal_from_7(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::W) > 3 && self.planes[piece::W].contains(to) && index == 7 {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_17(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        if self.count(piece::W) == 3 && self.planes[piece::W].contains(to) && index == 8
        {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_18(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{! pattern 14}` or `{? pattern 14}`.
    pub(crate) fn is_legal_from_11(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 2 && !self.pattern_14(cell) && rest.is_empty()
            || self.pattern_14(cell)
                && (!self.pattern_22(cell) && self.planes[piece::B].contains(to)
                    && index == 3 && rest.is_empty()
                    || self.planes[piece::B].contains(to) && index == 3
                        && !self.pattern_31(to) && rest.is_empty())
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_17(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        tables::SHIFT_8[cell].contains(to) && self.planes[piece::E].contains(to)
            && self.is_legal_from_25(codes, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_18(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        self.planes[piece::E].contains(to) && self.is_legal_from_25(codes, to)
    }

    /// Returns whether a move goes on with `[w]`.
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

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_28(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 4 {
            self.exchange(to, [piece::E], piece::B);
            let legal = self.is_legal_from_40(rest, to);
            self.exchange(to, [piece::B], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{! pattern 14}` or `{? pattern 14}`.
    pub(crate) fn is_legal_from_32(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 10 && !self.pattern_14(cell) && rest.is_empty()
            || self.pattern_14(cell)
                && (!self.pattern_22(cell) && self.planes[piece::B].contains(to)
                    && index == 11 && rest.is_empty()
                    || self.planes[piece::B].contains(to) && index == 11
                        && !self.pattern_31(to) && rest.is_empty())
    }

    /// Returns whether a move goes on with `{! pattern 31}` or `{? pattern 31}`.
    pub(crate) fn is_legal_from_40(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 5 && !self.pattern_31(cell) && rest.is_empty()
            || self.pattern_31(cell)
                && (!self.pattern_52(cell) && self.planes[piece::W].contains(to)
                    && index == 6 && rest.is_empty()
                    || self.planes[piece::W].contains(to) && index == 6
                        && !self.pattern_14(to) && rest.is_empty())
    }

    /// Returns whether a move goes on with `{$ b > 3}` or `{$ b == 3}`.
    pub(crate) fn is_legal_from_69(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.count(piece::B) > 3 && self.planes[piece::B].contains(to) && index == 12
        {
            self.exchange(to, [piece::B], piece::E);
            let legal = self.is_legal_from_74(rest, to);
            self.exchange(to, [piece::E], piece::B);
            if legal {
                return true;
            }
        }
        if self.count(piece::B) == 3 && self.planes[piece::B].contains(to) && index == 13
        {
            self.exchange(to, [piece::B], piece::E);
            let legal = self.is_legal_from_75(rest, to);
            self.exchange(to, [piece::E], piece::B);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_74(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        tables::SHIFT_8[cell].contains(to) && self.planes[piece::E].contains(to)
            && self.is_legal_from_76(codes, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_75(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        self.planes[piece::E].contains(to) && self.is_legal_from_76(codes, to)
    }

    /// Returns whether a move goes on with `[b]`.
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

    /// Returns whether a move goes on with `{! pattern 31}` or `{? pattern 31}`.
    pub(crate) fn is_legal_from_77(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 15 && !self.pattern_31(cell) && rest.is_empty()
            || self.pattern_31(cell)
                && (!self.pattern_52(cell) && self.planes[piece::W].contains(to)
                    && index == 16 && rest.is_empty()
                    || self.planes[piece::W].contains(to) && index == 16
                        && !self.pattern_14(to) && rest.is_empty())
    }
}
