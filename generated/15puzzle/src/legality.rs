//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `go on`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_5[cell].contains(to) && index == 1 && rest.is_empty()
    }
}
