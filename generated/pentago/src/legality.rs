//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 1 {
                    self.exchange(to, [piece::E], piece::W);
                    let legal = self.is_legal_from_5(rest, to);
                    self.exchange(to, [piece::W], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 6}` or `{! pattern 6}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_6(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        if !self.pattern_6(cell) {
            if tables::AREA_11.contains(to) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
            if tables::AREA_11.contains(to) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_209(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 {
                    self.exchange(to, [piece::E], piece::B);
                    let legal = self.is_legal_from_230(rest, to);
                    self.exchange(to, [piece::B], piece::E);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{? pattern 208}` or `{! pattern 208}`.
    pub(crate) fn is_legal_from_230(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if self.pattern_208(cell) {
                if index == 6 && rest.is_empty() {
                    return true;
                }
            }
        }
        if !self.pattern_208(cell) {
            if tables::AREA_11.contains(to) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
            if tables::AREA_11.contains(to) {
                if index == 8 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
