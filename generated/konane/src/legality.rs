//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 1 && tables::AREA_10.contains(to) && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_12[cell].contains(to) {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 3 && self.is_legal_from_11(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_11(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 4 && self.is_legal_from_16(rest, to) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 6 && self.is_legal_from_17(rest, to) {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 8 && self.is_legal_from_18(rest, to) {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 10 && self.is_legal_from_19(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_16(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::UP, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::W as usize].contains(cell) {
                        if index == 5 && self.is_legal_from_16(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 12 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_17(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::DOWN, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::W as usize].contains(cell) {
                        if index == 7 && self.is_legal_from_17(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 12 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_18(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::LEFT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::W as usize].contains(cell) {
                        if index == 9 && self.is_legal_from_18(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 12 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_19(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::RIGHT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::W as usize].contains(cell) {
                        if index == 11 && self.is_legal_from_19(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 12 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_32(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::W as usize].contains(cell) {
                if index == 13 && self.is_legal_from_34(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_34(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 14 && self.is_legal_from_39(rest, to) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 16 && self.is_legal_from_40(rest, to) {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 18 && self.is_legal_from_41(rest, to) {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 20 && self.is_legal_from_42(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_39(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::UP, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::B as usize].contains(cell) {
                        if index == 15 && self.is_legal_from_39(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 22 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_40(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::DOWN, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::B as usize].contains(cell) {
                        if index == 17 && self.is_legal_from_40(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 22 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_41(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::LEFT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::B as usize].contains(cell) {
                        if index == 19 && self.is_legal_from_41(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 22 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_42(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.planes[piece::E as usize].contains(cell) {
                if follow(&tables::RIGHT, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::B as usize].contains(cell) {
                        if index == 21 && self.is_legal_from_42(rest, to) {
                            return true;
                        }
                    }
                }
                if cell == to {
                    if index == 22 && rest.is_empty() {
                        return true;
                    }
                }
            }
        }
        false
    }
}
