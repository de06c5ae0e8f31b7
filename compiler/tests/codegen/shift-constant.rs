//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::AREA_2 & self.planes[piece::E as usize];
        out.extend(at_2, |cell| m.then(0, 2, cell).then(1, 1, cell));
    }

    /// Then `->white`.
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
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn candidates_1<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_2 = tables::AREA_2 & self.planes[piece::E as usize];
        out.candidates(at_2, 0, 1, |cell| m.then(0, 2, cell));
        if out.is_full() {
            return;
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// The cells on which moves can be made.
    pub(crate) fn pool_1(&self) -> Cells {
        tables::AREA_2 & self.planes[piece::E as usize]
    }

    /// As `draw_1`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_1_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools.take(0, rng)? & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([2 << CELL_BITS, 1 << CELL_BITS], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::AREA_2.contains(to) && self.planes[piece::E as usize].contains(to)
            && index == 2 && self.is_legal_from_0(rest, to)
    }
}

//! Performing the keeper's moves.

use super::state::State;

impl State {
    /// Then `->white`.
    #[inline(always)]
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
        self.make(m);
    }

    pub(crate) fn make(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::E], piece::W);
        let (_, cell) = m.modifier(1);
        self.leave(1, cell);
    }
