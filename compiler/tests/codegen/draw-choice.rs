//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e_1 = self.planes[piece::E];
        for cell in on_e_1 {
            self.exchange(cell, [piece::E], piece::W);
            let m = m.then(0, 2, cell);
            let on_e_2 = self.planes[piece::E];
            out.extend(on_e_2, |cell| m.then(1, 3, cell).then(2, 1, cell));
            self.exchange(cell, [piece::W], piece::E);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{e}`.
    pub(crate) fn moves_from_3<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _cell: usize,
        m: Move,
    ) {
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(1, 3, cell).then(2, 1, cell));
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{e}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.candidates(on_e, 0, 49, |cell| m.then(0, 2, cell));
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 2 {
            self.exchange(to, [piece::E], piece::W);
            let legal = self.is_legal_from_3(rest, to);
            self.exchange(to, [piece::W], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 3
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
            0 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_3(&mut selector, cell, prefix);
            }
            _ => {}
        }
        selector.found()
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::E], piece::W);
        let (_, cell) = m.modifier(1);
        self.exchange(cell, [piece::E], piece::B);
        let (_, cell) = m.modifier(2);
        self.leave(1, cell);
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            2 => {
                self.exchange(cell, [piece::E], piece::W);
            }
            3 => {
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {}
        }
    }
