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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_15(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_16(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_17(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_18(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_19(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_19(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_20(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_20(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_21(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_21(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_22(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_22(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_15(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_16(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_17(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_18(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_19(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_19(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_20(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_20(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_21(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_21(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_22(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_22(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_62(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_63(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_64(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_65(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_66(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_66(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_67(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_67(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_68(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_68(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_69(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_69(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_62(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_63(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_64(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::D);
                    let legal = self.is_legal_from_65(rest, to);
                    self.exchange(to, [piece::D], piece::E);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_66(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_66(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::F);
                    let legal = self.is_legal_from_67(rest, to);
                    self.exchange(to, [piece::F], piece::E);
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
                    self.exchange(to, [piece::R], piece::Z);
                    let legal = self.is_legal_from_67(rest, to);
                    self.exchange(to, [piece::Z], piece::R);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_68(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_68(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
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
                    self.exchange(to, [piece::E], piece::R);
                    let legal = self.is_legal_from_69(rest, to);
                    self.exchange(to, [piece::R], piece::E);
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
                    self.exchange(to, [piece::F], piece::Z);
                    let legal = self.is_legal_from_69(rest, to);
                    self.exchange(to, [piece::Z], piece::F);
                    if legal {
                        return true;
                    }
                }
            }
        }
        false
    }
}
