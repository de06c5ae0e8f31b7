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

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 2 && rest.is_empty()
            || follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 3 && rest.is_empty()
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 4 && rest.is_empty()
            || follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 5 && rest.is_empty()
            || follow(&tables::UP_LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 6 && rest.is_empty()
            || follow(&tables::UP_RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 7 && rest.is_empty()
            || follow(&tables::DOWN_LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 8 && rest.is_empty()
            || follow(&tables::DOWN_RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 9 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_33(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::B].contains(to) && index == 12
            && self.is_legal_from_35(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_35(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 13 && rest.is_empty()
            || follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 14 && rest.is_empty()
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 15 && rest.is_empty()
            || follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 16 && rest.is_empty()
            || follow(&tables::UP_LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 17 && rest.is_empty()
            || follow(&tables::UP_RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 18 && rest.is_empty()
            || follow(&tables::DOWN_LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 19 && rest.is_empty()
            || follow(&tables::DOWN_RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 20 && rest.is_empty()
    }
}
