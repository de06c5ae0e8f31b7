//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_3_0 = at_2;
        let at_4_1 = (at_3_0 & tables::MASK_3).shifted(-12)
            & !self.planes[piece::W as usize];
        let at_4_2 = at_3_0.shifted(-11) & self.planes[piece::E as usize];
        let at_4_3 = (at_3_0 & tables::MASK_4).shifted(-10)
            & !self.planes[piece::W as usize];
        let group_0 = at_4_1;
        let group_1 = at_4_2;
        let group_2 = at_4_3;
        const MOVES: [[Code; 2]; 3] = [
            [(1 << CELL_BITS) + 12, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 11, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 10, 2 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[group_0, group_1, group_2], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_9`.
    #[inline]
    pub(crate) fn draw_9<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_11 = tables::BOARD & self.planes[piece::B as usize];
        let at_12_0 = at_11;
        let at_13_1 = (at_12_0 & tables::MASK_0).shifted(10)
            & !self.planes[piece::B as usize];
        let at_13_2 = (at_12_0 & tables::MASK_1).shifted(11)
            & self.planes[piece::E as usize];
        let at_13_3 = (at_12_0 & tables::MASK_2).shifted(12)
            & !self.planes[piece::B as usize];
        let group_0 = at_13_1;
        let group_1 = at_13_2;
        let group_2 = at_13_3;
        const MOVES: [[Code; 2]; 3] = [
            [(3 << CELL_BITS) - 10, 4 << CELL_BITS],
            [(3 << CELL_BITS) - 11, 4 << CELL_BITS],
            [(3 << CELL_BITS) - 12, 4 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[group_0, group_1, group_2], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
