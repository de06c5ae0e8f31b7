//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}` or `{w}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.pattern_13(cell) {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 2 && self.is_legal_from_16(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 4 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_11[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{b}`.
    pub(crate) fn is_legal_from_23(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.pattern_31(cell) {
                        if index == 5 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 6 && self.is_legal_from_33(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_24(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 8 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_33(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_11[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
