//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], _cell: usize) -> bool {
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
    pub(crate) fn is_legal_from_22(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 {
                    self.exchange(to, [piece::E], piece::W);
                    let legal = self.is_legal_from_35(rest, to);
                    self.exchange(to, [piece::W], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 41}` or `{! pattern 41}`.
    pub(crate) fn is_legal_from_35(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_41(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        if !self.pattern_41(cell) {
            {
                let cell = to;
                if self.planes[piece::E as usize].contains(cell) {
                    if index == 4 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_84(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 {
                    self.exchange(to, [piece::E], piece::B);
                    let legal = self.is_legal_from_88(rest, to);
                    self.exchange(to, [piece::B], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn is_legal_from_88(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_7(cell) {
                if index == 6 && rest.is_empty() {
                    return true;
                }
            }
        }
        if !self.pattern_7(cell) {
            {
                let cell = to;
                if self.planes[piece::E as usize].contains(cell) {
                    if index == 7 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }
}
