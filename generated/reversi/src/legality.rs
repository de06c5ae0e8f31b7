//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 1 && self.pattern_9(to)
            && rest.is_empty()
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_13(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 2 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_46(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 3 && self.pattern_26(to)
            && rest.is_empty()
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_55(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 4 && cell == to && rest.is_empty()
    }
}
