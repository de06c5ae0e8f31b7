//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let targets_1 = on_w.shifted(-4) & self.planes[piece::E];
        let targets_2 = (on_w & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        out.extend_few(targets_1, |cell| m.then(0, 1, cell + 4).then(1, 2, cell));
        out.extend_few(targets_2, |cell| m.then(0, 1, cell + 1).then(1, 2, cell));
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_b = self.planes[piece::B];
        let targets = (on_b & tables::MASK_0).shifted(4) & self.planes[piece::E];
        out.extend_few(targets, |cell| m.then(0, 3, cell - 4).then(1, 4, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{CELL_BITS, Code, Move};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_w = self.planes[piece::W];
        let targets_1 = on_w.shifted(-4) & self.planes[piece::E];
        let targets_2 = (on_w & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        const MOVES: [[Code; 2]; 2] = [
            [(1 << CELL_BITS) + 4, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 1, 2 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[targets_1, targets_2], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves that `moves_8` finds.
    #[inline]
    pub(crate) fn draw_8<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_b = self.planes[piece::B];
        let targets = (on_b & tables::MASK_0).shifted(4) & self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 3, cell - 4).then(1, 4, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to) && index == 1
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 2 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::B].contains(to) && index == 3
            && self.is_legal_from_10(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_10(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::DOWN, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 4 && rest.is_empty()
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
        self.variables.turns = 1;
        self.leave(3, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_12(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            3 => self.draw_8(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_5(cell);
            }
            3 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_12(cell);
            }
            _ => {}
        }
    }
