//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, slide};
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        out.extend_few(on_w, |cell| m.then(0, 1, cell));
        out.extend_few(on_w, |cell| m.then(0, 3, cell));
        out.extend_few(on_w, |cell| m.then(0, 5, cell));
    }

    /// Finds the moves that begin with `{e}` or `->>`.
    /// The same for 3 control states.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let targets = Cells::of(cell)
            | slide(
                tables::MOVES_3_UPWARD[control],
                tables::MOVES_3_TABLES[control],
                cell,
                self.planes[piece::E],
            );
        out.extend(
            targets,
            |cell| m.then(0, tables::MOVES_3_CODES[control] as usize, cell),
        );
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::{draw_among, slide};
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{CELL_BITS, Code, Move};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_w = self.planes[piece::W];
        const MOVES: [[Code; 1]; 3] = [
            [1 << CELL_BITS],
            [3 << CELL_BITS],
            [5 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[on_w, on_w, on_w], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves that `moves_3` finds.
    /// The same for 3 control states.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let targets = Cells::of(cell)
            | slide(
                tables::MOVES_3_UPWARD[control],
                tables::MOVES_3_TABLES[control],
                cell,
                self.planes[piece::E],
            );
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets
            .nth(left)
            .map(|cell| m.then(0, tables::MOVES_3_CODES[control] as usize, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to)
            && (index == 1 && rest.is_empty() || index == 3 && rest.is_empty()
                || index == 5 && rest.is_empty())
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

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E, piece::W], piece::B);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E, piece::W], piece::B);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_8(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E, piece::W], piece::B);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            2 | 3 | 4 => self.draw_3(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.leave(2, cell);
            }
            2 => {
                self.keeper_6(cell);
            }
            3 => {
                self.leave(3, cell);
            }
            4 => {
                self.keeper_7(cell);
            }
            5 => {
                self.leave(4, cell);
            }
            6 => {
                self.keeper_8(cell);
            }
            _ => {}
        }
    }
