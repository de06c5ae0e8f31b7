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
                {
                    if self.pattern_3(cell) {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b,e}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_1[cell].contains(to) {
            let cell = to;
            if !self.planes[piece::W as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_14(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if self.pattern_17(cell) {
                        if index == 3 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e,w}`.
    pub(crate) fn is_legal_from_21(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_3[cell].contains(to) {
            let cell = to;
            if !self.planes[piece::B as usize].contains(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
