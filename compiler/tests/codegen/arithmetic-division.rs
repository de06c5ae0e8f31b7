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
        out.extend(on_e, |cell| m.then(0, 1, cell));
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
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Returns the cells on which moves can be made.
    pub(crate) fn pool_1(&self) -> Cells {
        self.planes[piece::E]
    }

    /// Draws as `draw_1`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_1_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools.take(0, rng)? & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([1 << CELL_BITS], cell))
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
        self.planes[piece::E].contains(to) && index == 1 && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `{$ n/2 < n/m}` or `{$ n/2 >= n/m}`.
    #[inline(always)]
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.m) != 0
            && i32::wrapping_div(i32::from(self.variables.n), 2)
                < i32::wrapping_div(
                    i32::from(self.variables.n),
                    i32::from(self.variables.m),
                )
        {
            self.exchange(cell, [piece::E], piece::W);
            return self.keeper_from_6(cell);
        }
        if i32::from(self.variables.m) != 0
            && i32::wrapping_div(i32::from(self.variables.n), 2)
                >= i32::wrapping_div(
                    i32::from(self.variables.n),
                    i32::from(self.variables.m),
                )
        {
            self.exchange(cell, [piece::E], piece::B);
            return self.keeper_from_6(cell);
        }
        false
    }

    /// Goes on with `[$ n=m]`.
    fn keeper_from_6(&mut self, cell: usize) -> bool {
        let value = i32::from(self.variables.m);
        self.variables.n = value as u8;
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        self.make(m);
    }

    pub(crate) fn make(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        if !self.keeper_3(cell) {
            self.leave(2, cell);
        }
    }
