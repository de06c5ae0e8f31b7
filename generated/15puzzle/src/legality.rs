//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `go on`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_5[cell].contains(to) {
            if index == 1 && rest.is_empty() {
                return true;
            }
        }
        false
    }
}
