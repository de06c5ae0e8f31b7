//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{? pattern 2}` or `{! pattern 2}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.pattern_2(cell) {
            let m = m.then(0, 2, cell);
            self.moves_from_0(out, cell, m);
        }
        if !self.pattern_2(cell) {
            let m = m.then(0, 3, cell);
            self.moves_from_0(out, cell, m);
        }
    }

    /// Goes on with `->white`.
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
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{? pattern 2}` or `{! pattern 2}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.pattern_2(cell) {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 2, cell));
            if out.is_full() {
                return;
            }
        }
        if !self.pattern_2(cell) {
            out.candidates(Cells::of(cell), 0, 1, |cell| m.then(0, 3, cell));
            if out.is_full() {
                return;
            }
        }
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `go on`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let m = m.then(0, 2, cell);
            self.pseudo_legal_from_0(out, cell, m);
        }
        let m = m.then(0, 3, cell);
        self.pseudo_legal_from_0(out, cell, m);
    }

    /// Goes on with `->white`.
    fn pseudo_legal_from_0<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        out.push(m.then(1, 1, cell));
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{? pattern 2}` or `{! pattern 2}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 2 && self.pattern_2(cell)
            && self.is_legal_from_0(rest, to)
            || cell == to && index == 3 && !self.pattern_2(cell)
                && self.is_legal_from_0(rest, to)
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

//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_2(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::E])
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
        let (index, cell) = m.modifier(0);
        match index {
            2 => {
                self.exchange(cell, [piece::B], piece::W);
                let (_, cell) = m.modifier(1);
                self.leave(1, cell);
            }
            3 => {
                self.exchange(cell, [piece::W], piece::B);
                let (_, cell) = m.modifier(1);
                self.leave(1, cell);
            }
            _ => {}
        }
    }
