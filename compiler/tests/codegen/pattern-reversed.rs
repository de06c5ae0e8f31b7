//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, slide_down, slide_up};
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 1, cell);
            let on_e = self.planes[piece::E];
            for cell in on_e {
                let m = m.then(1, 2, cell);
                let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
                let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
                let targets = right | left;
                out.extend(targets, |cell| m.then(2, 3, cell));
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

    /// Goes on with `{e}`.
    pub(crate) fn moves_from_5<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        let targets = right | left;
        out.extend(targets, |cell| m.then(2, 3, cell));
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
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 1, cell);
            let on_e = self.planes[piece::E];
            out.candidates(on_e, 0, 3, |cell| m.then(1, 2, cell));
            if out.is_full() {
                return;
            }
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
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

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_8(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        for cell in self.planes[piece::M] {
            self.exchange(cell, [piece::M], piece::W);
            self.leave(1, cell);
            return true;
        }
        self.exchange(cell, [piece::B], piece::E);
        false
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
        self.exchange(cell, [piece::E], piece::M);
        let (_, cell) = m.modifier(2);
        if !self.keeper_8(cell) {
            self.leave(2, cell);
        }
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            2 => {
                self.exchange(cell, [piece::E], piece::M);
            }
            _ => {}
        }
    }
