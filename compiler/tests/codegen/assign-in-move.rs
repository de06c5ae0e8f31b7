//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        for cell in on_e {
            let m = m.then(0, 2, cell);
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let old = std::mem::replace(&mut self.variables.n, value as u8);
                let m = m.then(1, 3, cell);
                if i32::from(self.variables.n) < i32::from(self.variables.m) + 5 {
                    out.push(m.then(2, 1, cell));
                }
                self.variables.n = old;
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `[$ n=n+1]`.
    pub(crate) fn moves_from_3<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let value = i32::from(self.variables.n) + 1;
        if value <= 9 {
            let old = std::mem::replace(&mut self.variables.n, value as u8);
            let m = m.then(1, 3, cell);
            if i32::from(self.variables.n) < i32::from(self.variables.m) + 5 {
                out.push(m.then(2, 1, cell));
            }
            self.variables.n = old;
        }
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
        out.candidates(on_e, 0, 1, |cell| m.then(0, 2, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        for cell in on_e {
            let m = m.then(0, 2, cell);
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let m = m.then(1, 3, cell);
                out.push(m.then(2, 1, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `[$ n=n+1]`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if index == 3 && cell == to {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let old = std::mem::replace(&mut self.variables.n, value as u8);
                let legal = self.is_legal_from_4(rest, to);
                self.variables.n = old;
                if legal {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether a move goes on with `{$ n < m+5}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && i32::from(self.variables.n) < i32::from(self.variables.m) + 5
            && index == 1 && rest.is_empty()
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
        {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                self.variables.n = value as u8;
            }
        }
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
                let value = i32::from(self.variables.n) + 1;
                if value <= 9 {
                    self.variables.n = value as u8;
                }
            }
            _ => {}
        }
    }
