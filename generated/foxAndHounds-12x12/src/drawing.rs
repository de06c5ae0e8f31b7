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
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
        let group_0 = at_2;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_5`.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_6 = tables::BOARD & self.planes[piece::F as usize];
        let at_7_0 = at_6;
        let at_8_1 = (at_7_0 & tables::MASK_0).shifted(-13)
            & self.planes[piece::E as usize];
        let at_8_2 = (at_7_0 & tables::MASK_1).shifted(-11)
            & self.planes[piece::E as usize];
        let at_8_3 = (at_7_0 & tables::MASK_2).shifted(11)
            & self.planes[piece::E as usize];
        let at_8_4 = (at_7_0 & tables::MASK_3).shifted(13)
            & self.planes[piece::E as usize];
        let group_0 = at_8_1;
        let group_1 = at_8_2;
        let group_2 = at_8_3;
        let group_3 = at_8_4;
        const MOVES: [[Code; 2]; 4] = [
            [(2 << CELL_BITS) + 13, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 11, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 11, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 13, 3 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[group_0, group_1, group_2, group_3], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_13`.
    #[inline]
    pub(crate) fn draw_13<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_15 = tables::BOARD & self.planes[piece::H as usize];
        let at_16_0 = at_15;
        let at_17_1 = (at_16_0 & tables::MASK_0).shifted(-13)
            & self.planes[piece::E as usize];
        let at_17_2 = (at_16_0 & tables::MASK_1).shifted(-11)
            & self.planes[piece::E as usize];
        let group_0 = at_17_1;
        let group_1 = at_17_2;
        const MOVES: [[Code; 2]; 2] = [
            [(4 << CELL_BITS) + 13, 5 << CELL_BITS],
            [(4 << CELL_BITS) + 11, 5 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[group_0, group_1], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
