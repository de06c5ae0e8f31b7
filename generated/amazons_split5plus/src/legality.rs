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
                {
                    if self.pattern_3(cell) {
                        if index == 1 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
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
                if index == 4 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 6 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 8 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 10 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 12 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 14 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 16 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_17(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_18(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_19(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_20(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 9 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_21(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 11 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_22(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 13 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_23(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 15 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_24(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 17 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 18 && rest.is_empty() {
                return true;
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
                if index == 19 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 21 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 23 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 27 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 29 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 31 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 33 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_44(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 20 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_45(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 22 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_46(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 24 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_47(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 26 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_48(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 28 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_49(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 30 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_50(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 32 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_51(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 34 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 35 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_64(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                {
                    if self.pattern_3(cell) {
                        if index == 36 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_69(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 37 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 39 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 41 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 43 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 45 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 47 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 49 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 51 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_78(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 38 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_79(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 40 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_80(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 42 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_81(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 44 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_82(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 46 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_83(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 48 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_84(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_85(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 52 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 53 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_96(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 54 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 56 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 58 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 60 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 62 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 64 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 66 && rest.is_empty() {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 68 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_105(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 55 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_106(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 57 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_107(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 59 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_108(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 61 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_109(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 63 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_110(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 65 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_111(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 67 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `go on`.
    pub(crate) fn is_legal_from_112(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 69 && rest.is_empty() {
                    return true;
                }
            }
        }
        if cell == to {
            if index == 70 && rest.is_empty() {
                return true;
            }
        }
        false
    }
}
