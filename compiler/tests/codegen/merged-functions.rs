//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use rbg_runtime::codegen::slide;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        out.extend_few(at_2, |cell| m.then(0, 1, cell));
        out.extend_few(at_2, |cell| m.then(0, 3, cell));
        out.extend_few(at_2, |cell| m.then(0, 5, cell));
    }

    /// Then `{e}` or `->>`.
    /// The same for 3 control states.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_3 = Cells::of(cell)
            | slide(
                tables::MOVES_3_UPWARD[control],
                tables::MOVES_3_TABLES[control],
                cell,
                self.planes[piece::E as usize],
            );
        out.extend(
            at_3,
            |cell| m.then(0, tables::MOVES_3_CODES[control] as usize, cell),
        );
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use rbg_runtime::codegen::slide;
use rbg_runtime::rng::below;
use rbg_runtime::codegen::draw_among;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_2 = self.planes[piece::W as usize];
        const MOVES: [[Code; 1]; 3] = [
            [1 << CELL_BITS],
            [3 << CELL_BITS],
            [5 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[at_2, at_2, at_2], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_3`.
    /// The same for 3 control states.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_3 = Cells::of(cell)
            | slide(
                tables::MOVES_3_UPWARD[control],
                tables::MOVES_3_TABLES[control],
                cell,
                self.planes[piece::E as usize],
            );
        let count_0 = at_3.len();
        let left = below(rng, count_0 as u32) as usize;
        at_3.nth(left)
            .map(|cell| m.then(0, tables::MOVES_3_CODES[control] as usize, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W as usize].contains(to) {
            if index == 1 && rest.is_empty() {
                return true;
            }
            if index == 3 && rest.is_empty() {
                return true;
            }
            if index == 5 && rest.is_empty() {
                return true;
            }
        }
        false
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[b]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E, piece::W], piece::B);
        self.leave(1, cell);
        true
    }

    /// Then `[b]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E, piece::W], piece::B);
        self.leave(1, cell);
        true
    }

    /// Then `[b]`.
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
