//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_4<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        out.extend(targets, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_12<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        out.extend(targets, |cell| m.then(0, 2, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_4<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
    }

    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_12<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 2, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_4` finds.
    #[inline]
    pub(crate) fn draw_4<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves that `moves_12` finds.
    #[inline]
    pub(crate) fn draw_12<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 2, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 1 && self.pattern_5(to)
            && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_12(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 2 && self.pattern_5(to)
            && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        if self.pattern_1_noting_5(cell) {
            self.leave_known(3, cell);
            return true;
        }
        self.exchange(cell, [piece::W], piece::E);
        false
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_15(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        if self.keeper_from_0(cell) {
            return true;
        }
        self.exchange(cell, [piece::B], piece::E);
        false
    }

    /// Goes on with `{? pattern 1}`.
    pub(crate) fn keeper_from_0(&mut self, cell: usize) -> bool {
        if self.pattern_1_noting_5(cell) {
            self.leave_known(1, cell);
            return true;
        }
        false
    }
}

//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::E])
    }

    /// Returns the cells from which the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        let into = self.planes[piece::E];
        into.shifted(-4) | (into & tables::MASK_0).shifted(4)
    }

    /// Asks as `pattern_1`, and keeps what it finds out.
    pub(crate) fn pattern_1_noting_5(&mut self, _cell: usize) -> bool {
        self.known = self.pattern_5_everywhere();
        let on_e = self.planes[piece::E];
        let at_6 = on_e & self.known;
        !at_6.is_empty()
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_4(rng, self.cell as usize),
            3 => self.draw_12(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                if !self.keeper_9(cell) {
                    self.leave(2, cell);
                }
            }
            2 => {
                if !self.keeper_15(cell) {
                    self.leave(4, cell);
                }
            }
            _ => {}
        }
    }
