//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::draw_among;
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
}
