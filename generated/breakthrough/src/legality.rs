//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to) && index == 1
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{e}` or `{b,e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 2 && rest.is_empty()
            || tables::SHIFT_4[cell].contains(to)
                && (!self.planes[piece::W]).contains(to) && index == 2 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::B].contains(to) && index == 3
            && self.is_legal_from_12(rest, to)
    }

    /// Returns whether a move goes on with `{e}` or `{e,w}`.
    pub(crate) fn is_legal_from_12(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::DOWN, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 4 && rest.is_empty()
            || tables::SHIFT_7[cell].contains(to)
                && (!self.planes[piece::B]).contains(to) && index == 4 && rest.is_empty()
    }
}
