//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 2, cell));
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
    /// Draws one of the moves that `moves_3` finds.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves that `moves_7` finds.
    #[inline]
    pub(crate) fn draw_7<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// Returns the cells on which moves can be made.
    pub(crate) fn pool_3(&self) -> Cells {
        self.planes[piece::E]
    }

    /// Draws as `draw_3`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_3_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_3());
        let cell = pools.draw(0, rng, |cell| self.planes[piece::E].contains(cell))?
            & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([1 << CELL_BITS], cell))
    }

    /// Draws as `draw_7`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_7_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_3());
        let cell = pools.draw(0, rng, |cell| self.planes[piece::E].contains(cell))?
            & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([2 << CELL_BITS], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 1 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 2 && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `{e}`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            self.exchange(cell, [piece::E], piece::X);
            self.leave(1, cell);
            return true;
        }
        false
    }

    /// Performs the keeper's move that begins with `[x]`.
    #[inline(always)]
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.leave(3, cell);
        true
    }

    /// Performs the keeper's move that begins with `[x]`.
    #[inline(always)]
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::X);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_3(rng, self.cell as usize),
            3 => self.draw_7(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        self.make(m);
    }

    pub(crate) fn make(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_5(cell);
            }
            2 => {
                self.keeper_9(cell);
            }
            _ => {}
        }
    }
