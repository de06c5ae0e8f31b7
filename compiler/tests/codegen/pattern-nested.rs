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
        let targets = on_e & self.pattern_3_everywhere();
        out.extend(targets, |cell| m.then(0, 1, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
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
        let targets = on_e & self.pattern_3_everywhere();
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
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
        self.planes[piece::E].contains(to) && index == 1 && self.pattern_3(to)
            && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }
}

//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_3(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::B];
        let wrong_1 = !self.planes[piece::W];
        tables::ALTERNATIVES[cell]
            .iter()
            .fold(
                false,
                |holds, sets| holds | (sets[0] & wrong_0 | sets[1] & wrong_1).is_empty(),
            )
    }

    /// Returns the cells from which the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_3_everywhere(&self) -> Cells {
        let from_5 = tables::FROM_0 & !self.pattern_7_everywhere();
        let into = from_5 & self.planes[piece::W];
        into.shifted(-4) | (into & tables::MASK_0).shifted(-1)
            | (into & tables::MASK_1).shifted(1) | (into & tables::MASK_2).shifted(4)
    }

    /// Returns the cells from which the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_7_everywhere(&self) -> Cells {
        let into = self.planes[piece::B];
        into.shifted(-4) | (into & tables::MASK_0).shifted(-1)
            | (into & tables::MASK_1).shifted(1) | (into & tables::MASK_2).shifted(4)
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.keeper_6(cell);
    }
