//! Drawing a player's move from all at once.

use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{CELL_BITS, Move};
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_3` finds.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let targets = tables::AREA_9 & self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves that `moves_25` finds.
    #[inline]
    pub(crate) fn draw_25<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let targets = tables::AREA_9 & self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// Returns the cells on which moves can be made.
    pub(crate) fn pool_3(&self) -> Cells {
        tables::AREA_9 & self.planes[piece::E]
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

    /// Draws as `draw_25`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_25_pooled<R: Rng>(
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
