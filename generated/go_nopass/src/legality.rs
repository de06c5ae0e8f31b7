//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{! pattern 2}` or `{e}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_2(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.pattern_7(cell) {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_7(cell) {
                        {
                            if self.pattern_14(cell) {
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

    /// Whether a move goes on so: Then `{! pattern 51}` or `{e}`.
    pub(crate) fn is_legal_from_38(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to {
            if !self.pattern_51(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                {
                    if self.pattern_7(cell) {
                        if index == 3 && rest.is_empty() {
                            return true;
                        }
                    }
                }
                {
                    if !self.pattern_7(cell) {
                        {
                            if self.pattern_79(cell) {
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
