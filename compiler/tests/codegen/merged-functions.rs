//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        out.extend_few(at_2, |cell| m.then(0, 2, cell).then(1, 3, cell));
        out.extend_few(at_2, |cell| m.then(0, 2, cell).then(1, 5, cell));
        out.extend_few(at_2, |cell| m.then(0, 2, cell).then(1, 7, cell));
    }

    /// Then `{e}` or `{b,e}`.
    pub(crate) fn moves_4<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_4 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_7 = at_4.shifted(-4) & !self.planes[piece::W as usize];
        out.extend(at_7, |cell| m.then(0, 4, cell).then(1, 1, cell));
    }

    /// Then `{e}` or `{b,e}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_5 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_8 = (at_5 & tables::MASK_1).shifted(-1) & !self.planes[piece::W as usize];
        out.extend(at_8, |cell| m.then(0, 6, cell).then(1, 1, cell));
    }

    /// Then `{e}` or `{b,e}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_6 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_9 = (at_6 & tables::MASK_0).shifted(1) & !self.planes[piece::W as usize];
        out.extend(at_9, |cell| m.then(0, 8, cell).then(1, 1, cell));
    }

    /// Then `->white`.
    pub(crate) fn moves_from_0<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.push(m.then(1, 1, cell));
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::state::State;

impl State {
    /// Then `{e}` or `{b,e}`.
    pub(crate) fn candidates_4<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_4 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_7 = at_4.shifted(-4) & !self.planes[piece::W as usize];
        out.candidates(at_7, 0, 1, |cell| m.then(0, 4, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `{b,e}`.
    pub(crate) fn candidates_5<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_5 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_8 = (at_5 & tables::MASK_1).shifted(-1) & !self.planes[piece::W as usize];
        out.candidates(at_8, 0, 1, |cell| m.then(0, 6, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `{b,e}`.
    pub(crate) fn candidates_6<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_6 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_9 = (at_6 & tables::MASK_0).shifted(1) & !self.planes[piece::W as usize];
        out.candidates(at_9, 0, 1, |cell| m.then(0, 8, cell));
        if out.is_full() {
            return;
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::piece;
use rbg_runtime::codegen::draw_among;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_2 = self.planes[piece::W as usize];
        const MOVES: [[Code; 2]; 3] = [
            [2 << CELL_BITS, 3 << CELL_BITS],
            [2 << CELL_BITS, 5 << CELL_BITS],
            [2 << CELL_BITS, 7 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[at_2, at_2, at_2], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
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
        self.planes[piece::W as usize].contains(to) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Whether a move goes on so: Then `->white`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 3 && cell == to && rest.is_empty()
            || (index == 5 && cell == to && rest.is_empty()
                || index == 7 && cell == to && rest.is_empty())
    }
}

//! Performing the keeper's moves.

use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }
}
