//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let to_e = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
        let holds_5 = self.pattern_5_everywhere();
        let targets_1 = to_e & holds_5;
        let targets_2 = to_e & !holds_5;
        out.extend(
            targets_1,
            |cell| m.then(0, 2, cell).then(1, 3, cell).then(2, 1, cell),
        );
        out.extend(
            targets_2,
            |cell| m.then(0, 2, cell).then(1, 4, cell).then(2, 1, cell),
        );
    }

    /// Goes on with `->white`.
    fn moves_from_0<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        out.push(m.then(2, 1, cell));
    }

    /// Goes on with `{? pattern 5}` or `{! pattern 5}`.
    pub(crate) fn moves_from_4<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_5(cell) {
            let m = m.then(1, 3, cell);
            self.moves_from_0(out, cell, m);
        }
        if !self.pattern_5(cell) {
            let m = m.then(1, 4, cell);
            self.moves_from_0(out, cell, m);
        }
    }
}

//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
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
        let to_e = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
        out.candidates(to_e, 0, 1, |cell| m.then(0, 2, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{w}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        let targets = (on_w.shifted(-4) | (on_w & tables::MASK_0).shifted(-1)
            | (on_w & tables::MASK_1).shifted(1) | (on_w & tables::MASK_2).shifted(4))
            & self.planes[piece::E];
        out.extend(targets, |cell| m.then(0, 2, cell).then(1, 3, cell).then(2, 1, cell));
        out.extend(targets, |cell| m.then(0, 2, cell).then(1, 4, cell).then(2, 1, cell));
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::BOARD {
            if self.planes[piece::W].contains(cell) && tables::SHIFT_3[cell].contains(to)
                && self.planes[piece::E].contains(to) && index == 2
                && self.is_legal_from_4(rest, to)
            {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{? pattern 5}` or `{! pattern 5}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 3 && self.pattern_5(cell)
            && self.is_legal_from_0(rest, to)
            || cell == to && index == 4 && !self.pattern_5(cell)
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

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::B])
    }

    /// Returns the cells from which the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        (self.planes[piece::B] & tables::MASK_2).shifted(4)
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
            0 => self.moves_from_4(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::E], piece::W);
        let (index, cell) = m.modifier(1);
        match index {
            3 => {
                self.exchange(cell, [piece::W], piece::B);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            4 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            _ => {}
        }
    }
