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

    /// Draws one of the moves that `moves_10` finds.
    #[inline]
    pub(crate) fn draw_10<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 2, cell))
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

    /// Draws as `draw_10`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_10_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools.take(0, rng)? & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([2 << CELL_BITS], cell))
    }
}
