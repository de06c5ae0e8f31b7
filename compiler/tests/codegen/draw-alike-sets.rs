//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}` or `{w}` or `{b}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
        let on_w = self.planes[piece::W];
        out.extend_few(on_w, |cell| m.then(0, 2, cell));
        let on_b = self.planes[piece::B];
        out.extend_few(on_b, |cell| m.then(0, 3, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::{CELL_BITS, Code, Move};
use super::state::piece;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_e = self.planes[piece::E];
        let on_w = self.planes[piece::W];
        let on_b = self.planes[piece::B];
        const MOVES: [[Code; 1]; 3] = [
            [1 << CELL_BITS],
            [2 << CELL_BITS],
            [3 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[on_e, on_w, on_b], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}` or `{w}` or `{b}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 1 && rest.is_empty()
            || self.planes[piece::W].contains(to) && index == 2 && rest.is_empty()
            || self.planes[piece::B].contains(to) && index == 3 && rest.is_empty()
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
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::E);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::E);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_5(cell);
            }
            2 => {
                self.keeper_6(cell);
            }
            3 => {
                self.keeper_7(cell);
            }
            _ => {}
        }
    }
