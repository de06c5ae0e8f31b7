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
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::E as usize];
        let group_0 = at_2;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_5`.
    #[inline]
    pub(crate) fn draw_5<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_6 = tables::BOARD & self.planes[piece::G as usize];
        let at_7_0 = at_6;
        let at_8_1 = (at_7_0 & tables::MASK_0).shifted(-8)
            & self.planes[piece::E as usize];
        let at_8_2 = (at_7_0 & tables::MASK_1).shifted(-7)
            & self.planes[piece::E as usize];
        let at_8_3 = (at_7_0 & tables::MASK_2).shifted(-6)
            & self.planes[piece::E as usize];
        let at_8_4 = (at_7_0 & tables::MASK_3).shifted(-5)
            & self.planes[piece::E as usize];
        let at_8_5 = (at_7_0 & tables::MASK_4).shifted(-4)
            & self.planes[piece::E as usize];
        let at_8_6 = (at_7_0 & tables::MASK_5).shifted(-3)
            & self.planes[piece::E as usize];
        let at_8_7 = (at_7_0 & tables::MASK_6).shifted(-2)
            & self.planes[piece::E as usize];
        let at_8_8 = (at_7_0 & tables::MASK_7).shifted(-1)
            & self.planes[piece::E as usize];
        let at_8_9 = (at_7_0 & tables::MASK_8).shifted(1)
            & self.planes[piece::E as usize];
        let at_8_10 = (at_7_0 & tables::MASK_9).shifted(2)
            & self.planes[piece::E as usize];
        let at_8_11 = (at_7_0 & tables::MASK_10).shifted(3)
            & self.planes[piece::E as usize];
        let at_8_12 = (at_7_0 & tables::MASK_11).shifted(4)
            & self.planes[piece::E as usize];
        let at_8_13 = (at_7_0 & tables::MASK_12).shifted(5)
            & self.planes[piece::E as usize];
        let at_8_14 = (at_7_0 & tables::MASK_13).shifted(6)
            & self.planes[piece::E as usize];
        let at_8_15 = (at_7_0 & tables::MASK_14).shifted(7)
            & self.planes[piece::E as usize];
        let at_8_16 = (at_7_0 & tables::MASK_15).shifted(8)
            & self.planes[piece::E as usize];
        let group_0 = at_8_1;
        let group_1 = at_8_2;
        let group_2 = at_8_3;
        let group_3 = at_8_4;
        let group_4 = at_8_5;
        let group_5 = at_8_6;
        let group_6 = at_8_7;
        let group_7 = at_8_8;
        let group_8 = at_8_9;
        let group_9 = at_8_10;
        let group_10 = at_8_11;
        let group_11 = at_8_12;
        let group_12 = at_8_13;
        let group_13 = at_8_14;
        let group_14 = at_8_15;
        let group_15 = at_8_16;
        const MOVES: [[Code; 2]; 16] = [
            [(2 << CELL_BITS) + 8, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 7, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 6, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 5, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 4, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 3, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 2, 3 << CELL_BITS],
            [(2 << CELL_BITS) + 1, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 1, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 2, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 3, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 4, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 5, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 6, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 7, 3 << CELL_BITS],
            [(2 << CELL_BITS) - 8, 3 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                group_0,
                group_1,
                group_2,
                group_3,
                group_4,
                group_5,
                group_6,
                group_7,
                group_8,
                group_9,
                group_10,
                group_11,
                group_12,
                group_13,
                group_14,
                group_15,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
