//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            let m = m.then(0, 2, cell);
            self.moves_from_0(out, cell, m);
        }
        let at_3 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend_few(at_3, |cell| m.then(0, 3, cell).then(1, 1, cell));
        let at_4 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend_few(at_4, |cell| m.then(0, 4, cell).then(1, 1, cell));
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
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::E {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 2, cell));
            if out.is_full() {
                return;
            }
        }
        let at_3 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.candidates(at_3, 0, 1, |cell| m.then(0, 3, cell));
        if out.is_full() {
            return;
        }
        let at_4 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.candidates(at_4, 0, 1, |cell| m.then(0, 4, cell));
        if out.is_full() {
            return;
        }
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::E as usize].contains(cell) && index == 2
            && self.is_legal_from_0(rest, to)
            || (follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::E as usize].contains(to) && index == 3
                && self.is_legal_from_0(rest, to)
                || follow(&tables::DOWN, cell) == Some(to)
                    && self.planes[piece::E as usize].contains(to) && index == 4
                    && self.is_legal_from_0(rest, to))
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
