//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->>` or `{e}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 2 && cell == to && rest.is_empty()
            || self.planes[piece::E].contains(to)
                && (self.pattern_5(to) && index == 1 && rest.is_empty()
                    || !self.pattern_5(to) && self.pattern_11(to) && index == 1
                        && rest.is_empty())
    }

    /// Returns whether a move goes on with `->>` or `{e}`.
    pub(crate) fn is_legal_from_32(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 4 && cell == to && rest.is_empty()
            || self.planes[piece::E].contains(to)
                && (self.pattern_5(to) && index == 3 && rest.is_empty()
                    || !self.pattern_5(to) && self.pattern_65(to) && index == 3
                        && rest.is_empty())
    }
}
