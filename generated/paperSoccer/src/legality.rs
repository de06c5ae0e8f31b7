//! Testing whether a move is legal.

use super::moves::split;
use super::moves::Code;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn is_legal_from_2(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 1 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_15(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 2 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_16(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 3 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_17(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 4 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_18(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 5 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_19(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 6 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_19(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 7 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_20(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 8 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_20(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 9 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_21(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 10 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_21(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 11 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_22(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 12 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_22(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_15(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_16(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_17(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_18(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_19(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_20(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_21(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_22(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_23(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 25 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn is_legal_from_23(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 13 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_15(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 14 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_16(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 15 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_17(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 16 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_18(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 17 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_19(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 18 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_19(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 19 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_20(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 20 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_20(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 21 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_21(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 22 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_21(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 23 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_22(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 24 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_22(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn is_legal_from_49(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 26 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_62(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 27 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_63(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 28 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_64(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 29 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_65(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 30 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_66(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 31 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_66(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 32 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_67(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 33 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_67(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 34 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_68(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 35 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_68(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 36 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_69(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 37 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_69(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_62(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_63(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_64(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::LEFT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_65(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::RIGHT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_66(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_67(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_68(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{x}` or `{blackGoal,o,whiteGoal}`.
    pub(crate) fn is_legal_from_69(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.planes[piece::X as usize].contains(cell) {
                if self.is_legal_from_70(codes, cell) {
                    return true;
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if (self.planes[piece::BLACK_GOAL as usize] | self.planes[piece::O as usize]
                | self.planes[piece::WHITE_GOAL as usize])
                .contains(cell)
            {
                if index == 50 && rest.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}` or `{r}` or `{e}` or `{r}` or `{e}` or `{f}` or `…`.
    pub(crate) fn is_legal_from_70(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 38 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_62(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 39 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_63(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 40 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_64(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 41 {
                    let old = self.put(to, piece::D);
                    let legal = self.is_legal_from_65(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 42 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_66(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 43 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_66(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 44 {
                    let old = self.put(to, piece::F);
                    let legal = self.is_legal_from_67(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::R as usize].contains(cell) {
                if index == 45 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_67(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 46 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_68(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::UP_RIGHT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 47 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_68(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::E as usize].contains(cell) {
                if index == 48 {
                    let old = self.put(to, piece::R);
                    let legal = self.is_legal_from_69(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        if follow(&tables::DOWN_LEFT, cell) == Some(to) {
            let cell = to;
            if self.planes[piece::F as usize].contains(cell) {
                if index == 49 {
                    let old = self.put(to, piece::Z);
                    let legal = self.is_legal_from_69(rest, to);
                    self.put(to, old);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }
}
