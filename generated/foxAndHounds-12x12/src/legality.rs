//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 1 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{f}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 2 && self.is_legal_from_7(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_4[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{h}`.
    pub(crate) fn is_legal_from_13(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::H as usize].contains(cell) {
                if index == 4 && self.is_legal_from_16(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_7[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
