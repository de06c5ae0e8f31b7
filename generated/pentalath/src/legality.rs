//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{! pattern 3}` or `{e}`.
    pub(crate) fn is_legal_from_2(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_3(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 1 {
                    self.exchange(to, [piece::E], piece::W);
                    let legal = self.is_legal_from_8(rest, to);
                    self.exchange(to, [piece::W], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 13}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_13(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{! pattern 39}` or `{e}`.
    pub(crate) fn is_legal_from_28(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_39(cell) {
                if index == 6 && rest.is_empty() {
                    return true;
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 4 {
                    self.exchange(to, [piece::E], piece::B);
                    let legal = self.is_legal_from_50(rest, to);
                    self.exchange(to, [piece::B], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 63}`.
    pub(crate) fn is_legal_from_50(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_63(cell) {
                if index == 5 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
