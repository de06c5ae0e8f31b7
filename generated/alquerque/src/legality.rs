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

    /// Whether a move goes on so: Then `{e}` or `{b}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 && rest.is_empty() {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::NORTH, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 3 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::SOUTH, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 4 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::WEST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 5 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::EAST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 6 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::NORTH_WEST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 7 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::NORTH_EAST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 8 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::SOUTH_WEST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 9 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.planes[piece::B as usize].contains(cell) {
                if follow(&tables::SOUTH_EAST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 10 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_54(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        {
            let cell = to;
            if self.planes[piece::B as usize].contains(cell) {
                if index == 11 && self.is_legal_from_57(rest, to) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{w}`.
    pub(crate) fn is_legal_from_57(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_2[cell].contains(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 12 && rest.is_empty() {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::NORTH, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 13 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::SOUTH, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 14 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::WEST, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::WEST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 15 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::EAST, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::EAST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 16 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::NORTH_WEST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 17 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::NORTH_EAST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 18 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::SOUTH_WEST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 19 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
            if self.planes[piece::W as usize].contains(cell) {
                if follow(&tables::SOUTH_EAST, cell) == Some(to) {
                    let cell = to;
                    if self.planes[piece::E as usize].contains(cell) {
                        if index == 20 && rest.is_empty() {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }
}
