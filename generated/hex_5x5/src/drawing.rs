//! Drawing a player's move from all at once.

use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_2;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_10`.
    #[inline]
    pub(crate) fn draw_10<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_14 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_14;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// The cells on which moves can be made.
    pub(crate) fn pool_1(&self) -> Cells {
        tables::BOARD & self.planes[piece::E as usize]
    }

    /// As `draw_1`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_1_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools.take(0, rng)? & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([1 << CELL_BITS], cell))
    }

    /// As `draw_10`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_10_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools.take(0, rng)? & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([2 << CELL_BITS], cell))
    }
}
