//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `go on`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_12 = tables::SHIFT_1[cell];
        out.extend(at_12, |cell| m.then(0, 2, cell));
        let at_13 = tables::SHIFT_1[cell];
        out.extend(at_13, |cell| m.then(0, 4, cell));
        let at_14 = tables::SHIFT_1[cell];
        out.extend(at_14, |cell| m.then(0, 6, cell));
        let at_15 = tables::SHIFT_1[cell];
        out.extend(at_15, |cell| m.then(0, 8, cell));
        let at_16 = tables::SHIFT_1[cell];
        out.extend(at_16, |cell| m.then(0, 10, cell));
    }

    /// Then `{w}`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            let m = m.then(0, 3, cell);
            self.moves_from_0(out, cell, m);
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            let m = m.then(0, 5, cell);
            self.moves_from_0(out, cell, m);
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_4<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::B {
            let m = m.then(0, 7, cell);
            self.moves_from_0(out, cell, m);
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            let m = m.then(0, 9, cell);
            self.moves_from_0(out, cell, m);
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::B {
            let m = m.then(0, 11, cell);
            self.moves_from_0(out, cell, m);
        }
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
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn candidates_2<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 3, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn candidates_3<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 5, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn candidates_4<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::B {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 7, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn candidates_5<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 9, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn candidates_6<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::B {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 11, cell));
            if out.is_full() {
                return;
            }
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::tables;
use rbg_runtime::codegen::draw_among;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let at_12 = tables::SHIFT_1[cell];
        let at_13 = tables::SHIFT_1[cell];
        let at_14 = tables::SHIFT_1[cell];
        let at_15 = tables::SHIFT_1[cell];
        let at_16 = tables::SHIFT_1[cell];
        const MOVES: [[Code; 1]; 5] = [
            [2 << CELL_BITS],
            [4 << CELL_BITS],
            [6 << CELL_BITS],
            [8 << CELL_BITS],
            [10 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[at_12, at_13, at_14, at_15, at_16], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Whether a move goes on so: Then `go on`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_1[cell].contains(to) && index == 2 && rest.is_empty()
            || (tables::SHIFT_1[cell].contains(to) && index == 4 && rest.is_empty()
                || (tables::SHIFT_1[cell].contains(to) && index == 6 && rest.is_empty()
                    || (tables::SHIFT_1[cell].contains(to) && index == 8
                        && rest.is_empty()
                        || tables::SHIFT_1[cell].contains(to) && index == 10
                            && rest.is_empty())))
    }

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_2(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::W as usize].contains(cell) && index == 3
            && self.is_legal_from_0(rest, to)
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::E as usize].contains(cell) && index == 5
            && self.is_legal_from_0(rest, to)
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::B as usize].contains(cell) && index == 7
            && self.is_legal_from_0(rest, to)
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::E as usize].contains(cell) && index == 9
            && self.is_legal_from_0(rest, to)
    }

    /// Whether a move goes on so: Then `{b}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::B as usize].contains(cell) && index == 11
            && self.is_legal_from_0(rest, to)
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
