//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `go on`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let targets_1 = tables::SHIFT_1[cell];
        out.extend(targets_1, |cell| m.then(0, 1, cell));
        let targets_2 = tables::SHIFT_1[cell];
        out.extend(targets_2, |cell| m.then(0, 2, cell));
        let targets_3 = tables::SHIFT_1[cell];
        out.extend(targets_3, |cell| m.then(0, 3, cell));
        let targets_4 = tables::SHIFT_1[cell];
        out.extend(targets_4, |cell| m.then(0, 4, cell));
    }

    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            out.push(m.then(0, 5, cell));
        }
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            out.push(m.then(0, 5, cell));
        }
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_4<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::B {
            out.push(m.then(0, 5, cell));
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{CELL_BITS, Code, Move};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let targets_1 = tables::SHIFT_1[cell];
        let targets_2 = tables::SHIFT_1[cell];
        let targets_3 = tables::SHIFT_1[cell];
        let targets_4 = tables::SHIFT_1[cell];
        const MOVES: [[Code; 1]; 4] = [
            [1 << CELL_BITS],
            [2 << CELL_BITS],
            [3 << CELL_BITS],
            [4 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[targets_1, targets_2, targets_3, targets_4],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves that `moves_2` finds.
    #[inline]
    pub(crate) fn draw_2<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut group_0 = Cells::EMPTY;
        if self.board[cell] == piece::W {
            group_0 = Cells::of(cell);
        }
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 5, cell))
    }

    /// Draws one of the moves that `moves_3` finds.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut group_0 = Cells::EMPTY;
        if self.board[cell] == piece::E {
            group_0 = Cells::of(cell);
        }
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 5, cell))
    }

    /// Draws one of the moves that `moves_4` finds.
    #[inline]
    pub(crate) fn draw_4<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut group_0 = Cells::EMPTY;
        if self.board[cell] == piece::B {
            group_0 = Cells::of(cell);
        }
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 5, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `go on`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_1[cell].contains(to) && index == 1 && rest.is_empty()
            || tables::SHIFT_1[cell].contains(to) && index == 2 && rest.is_empty()
            || tables::SHIFT_1[cell].contains(to) && index == 3 && rest.is_empty()
            || tables::SHIFT_1[cell].contains(to) && index == 4 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_2(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::W].contains(cell) && index == 5
            && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::E].contains(cell) && index == 5
            && rest.is_empty()
    }

    /// Returns whether a move goes on with `{b}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::B].contains(cell) && index == 5
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

    /// Performs the keeper's move that begins with `[e]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B, piece::W], piece::E);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            2 => self.draw_2(rng, self.cell as usize),
            3 | 4 => self.draw_3(rng, self.cell as usize),
            5 => self.draw_4(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);

        static NEXT: [u8; 6] = [7, 2, 3, 5, 4, 7];
        if let Some(next) = NEXT.get(index).copied() && next != 7 {
            self.leave(next, cell);
            return;
        }
        match index {
            5 => {
                self.keeper_6(cell);
            }
            _ => {}
        }
    }
