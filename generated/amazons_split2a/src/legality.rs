//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 1 && self.is_legal_from_3(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 6 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 8 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 9 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_33(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 12 && self.is_legal_from_35(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_35(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 13 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 14 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 15 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 16 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 17 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 18 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 19 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 20 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }
}
