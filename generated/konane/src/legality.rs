//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::B].contains(to) && index == 1 && tables::AREA_10.contains(to)
            && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_20[cell].contains(to) && self.planes[piece::W].contains(to)
            && index == 2 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::B].contains(to) && index == 3
            && self.is_legal_from_11(rest, to)
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_11(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::W].contains(to)
            && index == 4 && self.is_legal_from_16(rest, to)
            || follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 6
                && self.is_legal_from_17(rest, to)
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 8
                && self.is_legal_from_18(rest, to)
            || follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 10
                && self.is_legal_from_19(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::UP, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 5
                && self.is_legal_from_16(rest, to)
                || cell == to && index == 12 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_17(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 7
                && self.is_legal_from_17(rest, to)
                || cell == to && index == 12 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_18(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 9
                && self.is_legal_from_18(rest, to)
                || cell == to && index == 12 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_19(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::W].contains(to) && index == 11
                && self.is_legal_from_19(rest, to)
                || cell == to && index == 12 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_32(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to) && index == 13
            && self.is_legal_from_34(rest, to)
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_34(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::B].contains(to)
            && index == 14 && self.is_legal_from_39(rest, to)
            || follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 16
                && self.is_legal_from_40(rest, to)
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 18
                && self.is_legal_from_41(rest, to)
            || follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 20
                && self.is_legal_from_42(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_39(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::UP, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 15
                && self.is_legal_from_39(rest, to)
                || cell == to && index == 22 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_40(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 17
                && self.is_legal_from_40(rest, to)
                || cell == to && index == 22 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_41(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 19
                && self.is_legal_from_41(rest, to)
                || cell == to && index == 22 && rest.is_empty())
        {
            return true;
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_42(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell)
            && self.planes[piece::E].contains(cell)
            && (follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 21
                && self.is_legal_from_42(rest, to)
                || cell == to && index == 22 && rest.is_empty())
        {
            return true;
        }
        false
    }
}
