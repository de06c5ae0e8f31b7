//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 1 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_22(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 2 {
            self.exchange(to, [piece::E], piece::W);
            let legal = self.is_legal_from_35(rest, to);
            self.exchange(to, [piece::W], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 41}` or `{! pattern 41}`.
    pub(crate) fn is_legal_from_35(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 3 && self.pattern_41(cell) && rest.is_empty()
            || !self.pattern_41(cell) && self.planes[piece::E].contains(to) && index == 4
                && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_84(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 5 {
            self.exchange(to, [piece::E], piece::B);
            let legal = self.is_legal_from_88(rest, to);
            self.exchange(to, [piece::B], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_88(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 6 && self.pattern_7(cell) && rest.is_empty()
            || !self.pattern_7(cell) && self.planes[piece::E].contains(to) && index == 7
                && rest.is_empty()
    }
}
