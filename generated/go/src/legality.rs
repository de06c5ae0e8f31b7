//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->>` or `{e}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 2 && cell == to && rest.is_empty() {
            return true;
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.pattern_5(cell) {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_5(cell) {
                        {
                            if self.pattern_11(cell) {
                                if index == 1 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `->>` or `{e}`.
    pub(crate) fn is_legal_from_32(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 4 && cell == to && rest.is_empty() {
            return true;
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.pattern_5(cell) {
                        if index == 3 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_5(cell) {
                        {
                            if self.pattern_65(cell) {
                                if index == 3 && rest.is_empty() {
                                    return true;
                                }
                            }
                        }
                    }
                }
            }
        }
        false
    }
}
