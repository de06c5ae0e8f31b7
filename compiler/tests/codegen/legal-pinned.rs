//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let at_5_1 = on_e & self.pattern_4_everywhere();
        let targets = at_5_1 & self.pattern_8_everywhere();
        out.extend(targets, |cell| m.then(0, 2, cell).then(1, 3, cell).then(2, 1, cell));
    }

    /// Goes on with `{? pattern 4}`.
    pub(crate) fn moves_from_3<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_4(cell) {
            let m = m.then(1, 3, cell);
            if self.pattern_8(cell) {
                out.push(m.then(2, 1, cell));
            }
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
        out.extend(on_e, |cell| m.then(0, 2, cell).then(1, 3, cell).then(2, 1, cell));
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{? pattern 4}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 3 && self.pattern_4(cell)
            && self.is_legal_from_7(rest, to)
    }

    /// Returns whether a move goes on with `{? pattern 8}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 1 && self.pattern_8(cell) && rest.is_empty()
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
    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_4(&self, cell: usize) -> bool {
        tables::ANY_OF_2[cell].meets(self.planes[piece::B])
    }

    /// Returns whether the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::E])
    }

    /// Returns the cells from which the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_4_everywhere(&self) -> Cells {
        (self.planes[piece::B] & tables::MASK_1).shifted(4)
    }

    /// Returns the cells from which the pattern holds that begins with `{e}`.
    pub(crate) fn pattern_8_everywhere(&self) -> Cells {
        (self.planes[piece::E] & tables::MASK_0).shifted(1)
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
        let (_, cell) = m.modifier(1);
        self.exchange(cell, [piece::W], piece::B);
        let (_, cell) = m.modifier(2);
        self.leave(1, cell);
    }
