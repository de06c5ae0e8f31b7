//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
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

    /// Draws one of the moves of `moves_22`.
    #[inline]
    pub(crate) fn draw_22<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_416 = tables::AREA_11;
        let group_0 = at_416;
        let at_417 = tables::AREA_11;
        let group_1 = at_417;
        const MOVES: [[Code; 1]; 2] = [[2 << CELL_BITS], [3 << CELL_BITS]];
        let (group, cell) = draw_among(&[group_0, group_1], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_210`.
    #[inline]
    pub(crate) fn draw_210<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_225 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_225;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 4, cell))
    }

    /// Draws one of the moves of `moves_243`.
    #[inline]
    pub(crate) fn draw_243<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_418 = tables::AREA_11;
        let group_0 = at_418;
        let at_419 = tables::AREA_11;
        let group_1 = at_419;
        const MOVES: [[Code; 1]; 2] = [[5 << CELL_BITS], [6 << CELL_BITS]];
        let (group, cell) = draw_among(&[group_0, group_1], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
