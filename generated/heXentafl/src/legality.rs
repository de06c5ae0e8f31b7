//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 7 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }

    /// Whether a move goes on so: Then `->>`.
    pub(crate) fn is_legal_from_58(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 10 && cell == to && rest.is_empty() {
            return true;
        }
        false
    }
}
