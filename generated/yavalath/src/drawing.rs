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
    /// Draws one of the moves of `moves_3`.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_4 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_4;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_19`.
    #[inline]
    pub(crate) fn draw_19<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_27 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_27;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// The cells on which moves can be made.
    pub(crate) fn pool_3(&self) -> Cells {
        tables::BOARD & self.planes[piece::E as usize]
    }

    /// As `draw_3`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_3_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_3());
        let cell = pools.take(0, rng)? & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([1 << CELL_BITS], cell))
    }

    /// As `draw_19`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_19_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_3());
        let cell = pools.take(0, rng)? & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([2 << CELL_BITS], cell))
    }
}
