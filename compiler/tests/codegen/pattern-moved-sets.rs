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
        out.extend(
            targets_1,
            |cell| m.then(0, 2, cell).then(1, 3, cell).then(2, 4, cell),
        );
        out.extend(targets_2, |cell| m.then(0, 2, cell).then(1, 5, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_14<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 6, cell).then(1, 1, cell));
    }

    /// Goes on with `{? pattern 4}` or `{! pattern 4}`.
    pub(crate) fn moves_from_3<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_4(cell) {
            let m = m.then(1, 3, cell);
            out.push(m.then(2, 4, cell));
        }
        if !self.pattern_4(cell) {
            out.push(m.then(1, 5, cell));
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
        out.extend(on_e, |cell| m.then(0, 2, cell).then(1, 3, cell).then(2, 4, cell));
        out.extend(on_e, |cell| m.then(0, 2, cell).then(1, 5, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{CELL_BITS, Move};
use super::state::{Cells, piece};
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_14` finds.
    #[inline]
    pub(crate) fn draw_14<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 6, cell).then(1, 1, cell))
    }

    /// Returns the cells on which moves can be made.
    pub(crate) fn pool_14(&self) -> Cells {
        self.planes[piece::E]
    }

    /// Draws as `draw_14`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_14_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_14());
        let cell = pools.draw(0, rng, |cell| self.planes[piece::E].contains(cell))?
            & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([6 << CELL_BITS, 1 << CELL_BITS], cell))
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

    /// Returns whether a move goes on with `{? pattern 4}` or `{! pattern 4}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && index == 3 && self.pattern_4(cell)
            && self.is_legal_from_13(rest, to)
            || cell == to && index == 5 && !self.pattern_4(cell) && rest.is_empty()
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_13(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 4 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_14(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 6
            && self.is_legal_from_0(rest, to)
    }
}

//! Performing the keeper's moves.

use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }
}

//! Testing patterns.

use rbg_runtime::codegen::any_row;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{w}` or `{! pattern 8}` or `{! pattern 11}`.
    #[inline(always)]
    pub(crate) fn pattern_4(&self, cell: usize) -> bool {
        let asked = self.planes[piece::W] | Cells::of(cell);
        let starts = tables::STARTS[cell];
        any_row(asked, [1, 8], 3, &starts)
    }

    /// Returns the cells from which, with a piece put there, the pattern holds that begins with `{w}` or `{! pattern 8}` or `{! pattern 11}`.
    pub(crate) fn pattern_4_if_put(&self) -> Cells {
        let at_0 = self.planes[piece::W].shifted(16);
        let at_1 = self.planes[piece::W].shifted(8);
        let at_2 = self.planes[piece::W].shifted(2);
        let at_3 = self.planes[piece::W].shifted(1);
        let at_4 = self.planes[piece::W].shifted(-1);
        let at_5 = self.planes[piece::W].shifted(-2);
        let at_6 = self.planes[piece::W].shifted(-8);
        let at_7 = self.planes[piece::W].shifted(-16);
        at_0 & at_1 | at_1 & at_6 | tables::MASK_0 & at_2 & at_3
            | tables::MASK_1 & at_3 & at_4 | tables::MASK_2 & at_4 & at_5 | at_6 & at_7
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
        match self.control {
            1 => sample_by_candidates(self, rng, scratch),
            2 => self.draw_14(rng, self.cell as usize),
            _ => None,
        }
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
        self.make(m);
    }

    pub(crate) fn make(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            2 => {
                self.exchange(cell, [piece::E], piece::W);
                let (index, cell) = m.modifier(1);
                match index {
                    3 => {
                        {
                            let value = 9;
                            self.variables.white = value as u8;
                        }
                        let (_, cell) = m.modifier(2);
                        self.leave(3, cell);
                    }
                    5 => {
                        self.leave(2, cell);
                    }
                    _ => {}
                }
            }
            6 => {
                self.exchange(cell, [piece::E], piece::B);
                let (_, cell) = m.modifier(1);
                self.leave(1, cell);
            }
            _ => {}
        }
    }
