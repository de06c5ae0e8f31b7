//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w & (self.planes[piece::E] & tables::MASK_2).shifted(4) {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 2, cell);
            let to_e = tables::UP_SETS[cell] & self.planes[piece::E];
            for cell in to_e {
                self.exchange(cell, [piece::E], piece::W);
                let m = m.then(1, 3, cell);
                if !self.pattern_6(cell) {
                    out.push(m.then(2, 1, cell));
                }
                self.exchange(cell, [piece::W], piece::E);
                if out.is_full() {
                    return;
                }
            }
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{! pattern 6}`.
    pub(crate) fn moves_from_5<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if !self.pattern_6(cell) {
            out.push(m.then(2, 1, cell));
        }
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{w}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let to_e = on_w.shifted(-4) & self.planes[piece::E];
        out.candidates(to_e, 0, 1, |cell| m.then(0, 2, cell + 4).then(1, 3, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{w}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let targets = on_w.shifted(-4) & self.planes[piece::E];
        out.extend_few(
            targets,
            |cell| m.then(0, 2, cell + 4).then(1, 3, cell).then(2, 1, cell),
        );
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W].contains(to) && index == 2 {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_3(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && index == 3
        {
            self.exchange(to, [piece::E], piece::W);
            let legal = self.is_legal_from_5(rest, to);
            self.exchange(to, [piece::W], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{! pattern 6}`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 1 && !self.pattern_6(cell) && rest.is_empty()
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
    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_6(&self, _cell: usize) -> bool {
        let on_b = self.planes[piece::B];
        let to_w = (on_b.shifted(-4) | (on_b & tables::MASK_0).shifted(-1)
            | (on_b & tables::MASK_1).shifted(1) | (on_b & tables::MASK_2).shifted(4))
            & self.planes[piece::W];
        !to_w.is_empty()
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
                state.moves_from_5(&mut selector, cell, prefix);
            }
            _ => {}
        }
        selector.found()
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::W], piece::E);
        let (_, cell) = m.modifier(1);
        self.exchange(cell, [piece::E], piece::W);
        let (_, cell) = m.modifier(2);
        self.leave(1, cell);
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            2 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            3 => {
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {}
        }
    }
