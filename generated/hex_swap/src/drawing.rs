//! Drawing a player's move from all at once.

use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
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
    pub(crate) fn draw_10<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let group_0 = Cells::of(cell);
        let at_15 = tables::BOARD & self.planes[piece::E as usize];
        let group_1 = at_15;
        const MOVES: [[Code; 1]; 2] = [[5 << CELL_BITS], [2 << CELL_BITS]];
        let (group, cell) = draw_among(&[group_0, group_1], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_17`.
    #[inline]
    pub(crate) fn draw_17<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_19 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_19;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 6, cell))
    }

    /// Draws one of the moves of `moves_28`.
    #[inline]
    pub(crate) fn draw_28<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_33 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_33;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 3, cell))
    }

    /// Draws one of the moves of `moves_34`.
    #[inline]
    pub(crate) fn draw_34<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_37 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_37;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 7, cell))
    }

    /// Draws one of the moves of `moves_43`.
    #[inline]
    pub(crate) fn draw_43<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_46 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_46;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 4, cell))
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
        let cell = pools
            .draw(0, rng, |cell| self.planes[piece::E as usize].contains(cell))?
            & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([1 << CELL_BITS], cell))
    }

    /// As `draw_17`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_17_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools
            .draw(0, rng, |cell| self.planes[piece::E as usize].contains(cell))?
            & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([6 << CELL_BITS], cell))
    }

    /// As `draw_28`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_28_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools
            .draw(0, rng, |cell| self.planes[piece::E as usize].contains(cell))?
            & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([3 << CELL_BITS], cell))
    }

    /// As `draw_34`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_34_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools
            .draw(0, rng, |cell| self.planes[piece::E as usize].contains(cell))?
            & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([7 << CELL_BITS], cell))
    }

    /// As `draw_43`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_43_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools
            .draw(0, rng, |cell| self.planes[piece::E as usize].contains(cell))?
            & ((1 << CELL_BITS) - 1);
        Some(Move::on_cell([4 << CELL_BITS], cell))
    }
}
