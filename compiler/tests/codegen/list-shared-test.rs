//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            let m = m.then(0, 2, cell);
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] == piece::E
            {
                {
                    let m = m.then(1, 3, cell);
                    self.moves_from_0(out, cell, m);
                }
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    let m = m.then(1, 4, cell);
                    self.moves_from_0(out, cell, m);
                }
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    let m = m.then(1, 5, cell);
                    self.moves_from_0(out, cell, m);
                }
            }
        }
    }

    /// Goes on with `->white`.
    pub(crate) fn moves_from_0<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.push(m.then(2, 1, cell));
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{w}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            let m = m.then(0, 2, cell);
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] == piece::E
            {
                out.candidates(Cells::of(cell), 0, 1, |cell| m.then(1, 3, cell));
                if out.is_full() {
                    return;
                }
                out.candidates(
                    tables::RIGHT_SETS[cell],
                    0,
                    1,
                    |cell| m.then(1, 4, cell),
                );
                if out.is_full() {
                    return;
                }
                out.candidates(tables::LEFT_SETS[cell], 0, 1, |cell| m.then(1, 5, cell));
                if out.is_full() {
                    return;
                }
            }
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::W].contains(cell) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell)
            && self.planes[piece::E].contains(cell)
            && (index == 3 && cell == to && self.is_legal_from_0(rest, to)
                || index == 4 && follow(&tables::RIGHT, cell) == Some(to)
                    && self.is_legal_from_0(rest, to)
                || index == 5 && follow(&tables::LEFT, cell) == Some(to)
                    && self.is_legal_from_0(rest, to))
        {
            return true;
        }
        false
    }
}

//! Performing the keeper's moves.

use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.sample_move_with(rng, &mut MoveList::new())
    }

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        sample_by_candidates(self, rng, scratch)
    }

    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => self.moves_from_0(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::W], piece::B);
        let (index, cell) = m.modifier(1);
        match index {
            3 => {
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            4 | 5 => {
                self.exchange(cell, [piece::B, piece::E], piece::W);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            _ => {}
        }
    }
