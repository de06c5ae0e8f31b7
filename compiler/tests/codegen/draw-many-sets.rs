//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `go on`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_b = self.planes[piece::B];
        let targets_1 = tables::BOARD.shifted(-4) & self.planes[piece::E];
        let targets_2 = tables::MASK_0.shifted(-1) & self.planes[piece::E];
        let targets_3 = tables::MASK_1.shifted(1) & self.planes[piece::E];
        let targets_4 = tables::MASK_2.shifted(4) & self.planes[piece::E];
        out.extend(on_b, |cell| m.then(0, 1, cell).then(1, 6, cell));
        out.extend(targets_1, |cell| m.then(0, 1, cell + 4).then(1, 2, cell));
        out.extend(targets_2, |cell| m.then(0, 1, cell + 1).then(1, 3, cell));
        out.extend(targets_3, |cell| m.then(0, 1, cell - 1).then(1, 4, cell));
        out.extend(targets_4, |cell| m.then(0, 1, cell - 4).then(1, 5, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::{CELL_BITS, Code, Move};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_b = self.planes[piece::B];
        let targets_1 = tables::BOARD.shifted(-4) & self.planes[piece::E];
        let targets_2 = tables::MASK_0.shifted(-1) & self.planes[piece::E];
        let targets_3 = tables::MASK_1.shifted(1) & self.planes[piece::E];
        let targets_4 = tables::MASK_2.shifted(4) & self.planes[piece::E];
        const MOVES: [[Code; 2]; 5] = [
            [1 << CELL_BITS, 6 << CELL_BITS],
            [(1 << CELL_BITS) + 4, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 1, 3 << CELL_BITS],
            [(1 << CELL_BITS) - 1, 4 << CELL_BITS],
            [(1 << CELL_BITS) - 4, 5 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[on_b, targets_1, targets_2, targets_3, targets_4],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `go on`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && self.is_legal_from_2(rest, to)
    }

    /// Returns whether a move goes on with `{b}` or `{e}`.
    pub(crate) fn is_legal_from_2(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::B].contains(cell) && index == 6
            && rest.is_empty()
            || follow(&tables::UP, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 2 && rest.is_empty()
            || follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 3 && rest.is_empty()
            || follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 4 && rest.is_empty()
            || follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 5 && rest.is_empty()
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
    pub(crate) fn keeper_8(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_10(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_11(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_12(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
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
        {
            let value = 1;
            self.variables.n = value as u8;
        }
        let (index, cell) = m.modifier(1);
        match index {
            2 => {
                self.keeper_9(cell);
            }
            3 => {
                self.keeper_10(cell);
            }
            4 => {
                self.keeper_11(cell);
            }
            5 => {
                self.keeper_12(cell);
            }
            6 => {
                self.keeper_8(cell);
            }
            _ => {}
        }
    }
