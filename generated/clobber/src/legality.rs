//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 1 && self.is_legal_from_3(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to) {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 3 && self.is_legal_from_11(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_11(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to) {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
