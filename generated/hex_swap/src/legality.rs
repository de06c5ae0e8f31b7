//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
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

    /// Whether a move goes on so: Then `->>` or `{e}`.
    pub(crate) fn is_legal_from_10(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 5 && cell == to && rest.is_empty() {
            return true;
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_17(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 6 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_28(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_34(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_43(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
