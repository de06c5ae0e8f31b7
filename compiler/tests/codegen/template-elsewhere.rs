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
        let holds_4 = self.pattern_4_if_put();
        let targets_1 = on_e & holds_4;
        let targets_2 = on_e & !holds_4;
        out.extend(targets_2, |cell| m.then(0, 2, cell).then(1, 1, cell));
        out.extend(targets_1, |cell| m.then(0, 2, cell).then(1, 3, cell));
    }

    /// Goes on with `{? pattern 4}` or `{! pattern 4}`.
    pub(crate) fn moves_from_3<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_4(cell) {
            out.push(m.then(1, 3, cell));
        }
        if !self.pattern_4(cell) {
            out.push(m.then(1, 1, cell));
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
        out.extend(on_e, |cell| m.then(0, 2, cell).then(1, 1, cell));
        out.extend(on_e, |cell| m.then(0, 2, cell).then(1, 3, cell));
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

    /// Returns whether a move goes on with `{? pattern 4}` or `{! pattern 4}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 3 && self.pattern_4(cell) && rest.is_empty()
            || cell == to && index == 1 && !self.pattern_4(cell) && rest.is_empty()
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

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{w}` or `{! pattern 6}`.
    pub(crate) fn pattern_4(&self, cell: usize) -> bool {
        let asked = self.planes[piece::W] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        !(asked.rows(1, 3) & starts).is_empty()
    }

    /// Returns the cells from which, with a piece put there, the pattern holds that begins with `{w}` or `{! pattern 6}`.
    pub(crate) fn pattern_4_if_put(&self) -> Cells {
        let at_0 = self.planes[piece::W].shifted(2);
        let at_1 = self.planes[piece::W].shifted(1);
        let at_2 = self.planes[piece::W].shifted(-1);
        let at_3 = self.planes[piece::W].shifted(-2);
        tables::MASK_0 & at_0 & at_1 | tables::MASK_1 & at_1 & at_2
            | tables::MASK_2 & at_2 & at_3
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
            0 => self.moves_from_3(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::E], piece::W);
        let (index, cell) = m.modifier(1);
        match index {
            1 => {
                self.leave(1, cell);
            }
            3 => {
                self.leave(2, cell);
            }
            _ => {}
        }
    }
