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
        out.extend(on_e, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        out.extend_few(on_w, |cell| m.then(0, 2, cell));
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
        on_e.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves that `moves_5` finds.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let count_0 = on_w.len();
        let left = below(rng, count_0 as u32) as usize;
        on_w.nth(left).map(|cell| m.then(0, 2, cell))
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
        self.planes[piece::E].contains(to) && index == 1 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to) && index == 2 && rest.is_empty()
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
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(3, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::E);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            3 => self.draw_5(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_3(cell);
            }
            2 => {
                self.keeper_7(cell);
            }
            _ => {}
        }
    }
