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
        for cell in tables::SHIFT_3[cell] {
            if self.planes[piece::E as usize].contains(cell) {
                if tables::SHIFT_1[cell].contains(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{full,o,x}`.
    pub(crate) fn is_legal_from_35(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if self.planes[piece::E as usize].contains(cell) {
            if self.is_legal_from_37(codes, cell) {
                return true;
            }
        }
        if !(self.planes[piece::E as usize] | self.planes[piece::NEW as usize])
            .contains(cell)
        {
            for cell in tables::SHIFT_3[cell] {
                if self.planes[piece::E as usize].contains(cell) {
                    if self.is_legal_from_37(codes, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_37(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_1[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{full,o,x}`.
    pub(crate) fn is_legal_from_68(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, _to) = split(next);
        if self.planes[piece::E as usize].contains(cell) {
            if self.is_legal_from_70(codes, cell) {
                return true;
            }
        }
        if !(self.planes[piece::E as usize] | self.planes[piece::NEW as usize])
            .contains(cell)
        {
            for cell in tables::SHIFT_3[cell] {
                if self.planes[piece::E as usize].contains(cell) {
                    if self.is_legal_from_70(codes, cell) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_70(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_1[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
