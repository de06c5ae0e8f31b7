//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        for cell in at_2 {
            let m = m.then(0, 2, cell);
            let at_4 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
            out.extend_few(at_4, |cell| m.then(1, 3, cell).then(2, 1, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `->white`.
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
use super::state::piece;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        let at_4_1 = at_2.shifted(-4) & self.planes[piece::E as usize];
        out.candidates(at_4_1, 0, 1, |cell| m.then(0, 2, cell + 4).then(1, 3, cell));
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

    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W as usize].contains(to) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to)
            && self.planes[piece::E as usize].contains(to) && index == 3
            && self.is_legal_from_0(rest, to)
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
        self.exchange(cell, [piece::W], piece::E);
        let (_, cell) = m.modifier(1);
        self.exchange(cell, [piece::E], piece::W);
        let (_, cell) = m.modifier(2);
        self.leave(1, cell);
    }
