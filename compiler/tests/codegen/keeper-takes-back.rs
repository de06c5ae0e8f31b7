//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell).then(1, 2, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_11<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 3, cell).then(1, 4, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 1, cell).then(1, 2, cell))
    }

    /// Draws one of the moves that `moves_11` finds.
    #[inline]
    pub(crate) fn draw_11<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 3, cell).then(1, 4, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 1
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 2 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_11(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 3
            && self.is_legal_from_13(rest, to)
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_13(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 4 && cell == to && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use rbg_runtime::codegen::note_taken_back;
use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->a`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Goes on with `{x}` or `{! pattern 6}`.
    pub(crate) fn keeper_from_4(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::X] {
            self.exchange(cell, [piece::X], piece::E);
            if self.keeper_from_4(cell) {
                return true;
            }
            self.exchange(cell, [piece::E], piece::X);
            note_taken_back();
        }
        if !self.pattern_6(cell) {
            let value = i32::from(self.variables.v) + 1;
            if value <= 1 {
                self.variables.v = value as u8;
                self.variables.v = 0;
                self.leave(3, cell);
                return true;
            }
        }
        false
    }

    /// Goes on with `{x}` or `{! pattern 6}`.
    pub(crate) fn keeper_from_14(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::X] {
            self.exchange(cell, [piece::X], piece::E);
            if self.keeper_from_14(cell) {
                return true;
            }
            self.exchange(cell, [piece::E], piece::X);
            note_taken_back();
        }
        if !self.pattern_6(cell) {
            let value = i32::from(self.variables.v) + 1;
            if value <= 1 {
                self.variables.v = value as u8;
                self.variables.v = 0;
                self.leave(1, cell);
                return true;
            }
        }
        false
    }
}

//! Testing patterns.

use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{x}`.
    pub(crate) fn pattern_6(&self, _cell: usize) -> bool {
        let on_x = self.planes[piece::X];
        !on_x.is_empty()
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            3 => self.draw_11(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        rbg_runtime::codegen::begin_tries();
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::E], piece::X);
                let (_, cell) = m.modifier(1);
                if !self.keeper_from_4(cell) {
                    self.leave(2, cell);
                }
            }
            3 => {
                self.exchange(cell, [piece::E], piece::X);
                let (_, cell) = m.modifier(1);
                if !self.keeper_from_14(cell) {
                    self.leave(4, cell);
                }
            }
            _ => {}
        }
    }
