//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
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

    /// Whether a move goes on so: Then `go on`.
    pub(crate) fn is_legal_from_22(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::AREA_11.contains(to) {
            if index == 2 && rest.is_empty() {
                return true;
            }
        }
        if tables::AREA_11.contains(to) {
            if index == 3 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_210(&self, codes: &[Code], _cell: usize) -> bool {
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

    /// Whether a move goes on so: Then `go on`.
    pub(crate) fn is_legal_from_243(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::AREA_11.contains(to) {
            if index == 5 && rest.is_empty() {
                return true;
            }
        }
        if tables::AREA_11.contains(to) {
            if index == 6 && rest.is_empty() {
                return true;
            }
        }
        false
    }
}
