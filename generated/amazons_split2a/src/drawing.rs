//! Drawing a player's move from all at once.

use rbg_runtime::codegen::draw_among;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::{CELL_BITS, Code, Move};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_w = self.planes[piece::W];
        let targets_1 = on_w.shifted(-10) & self.planes[piece::E];
        let targets_2 = (on_w & tables::MASK_0).shifted(10) & self.planes[piece::E];
        let targets_3 = (on_w & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        let targets_4 = (on_w & tables::MASK_2).shifted(1) & self.planes[piece::E];
        let targets_5 = (on_w & tables::MASK_3).shifted(-11) & self.planes[piece::E];
        let targets_6 = (on_w & tables::MASK_4).shifted(-9) & self.planes[piece::E];
        let targets_7 = (on_w & tables::MASK_5).shifted(9) & self.planes[piece::E];
        let targets_8 = (on_w & tables::MASK_6).shifted(11) & self.planes[piece::E];
        const MOVES: [[Code; 2]; 8] = [
            [(1 << CELL_BITS) + 10, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 10, 3 << CELL_BITS],
            [(1 << CELL_BITS) + 1, 4 << CELL_BITS],
            [(1 << CELL_BITS) - 1, 5 << CELL_BITS],
            [(1 << CELL_BITS) + 11, 6 << CELL_BITS],
            [(1 << CELL_BITS) + 9, 7 << CELL_BITS],
            [(1 << CELL_BITS) - 9, 8 << CELL_BITS],
            [(1 << CELL_BITS) - 11, 9 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                targets_1,
                targets_2,
                targets_3,
                targets_4,
                targets_5,
                targets_6,
                targets_7,
                targets_8,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves that `moves_33` finds.
    #[inline]
    pub(crate) fn draw_33<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_b = self.planes[piece::B];
        let targets_1 = on_b.shifted(-10) & self.planes[piece::E];
        let targets_2 = (on_b & tables::MASK_0).shifted(10) & self.planes[piece::E];
        let targets_3 = (on_b & tables::MASK_1).shifted(-1) & self.planes[piece::E];
        let targets_4 = (on_b & tables::MASK_2).shifted(1) & self.planes[piece::E];
        let targets_5 = (on_b & tables::MASK_3).shifted(-11) & self.planes[piece::E];
        let targets_6 = (on_b & tables::MASK_4).shifted(-9) & self.planes[piece::E];
        let targets_7 = (on_b & tables::MASK_5).shifted(9) & self.planes[piece::E];
        let targets_8 = (on_b & tables::MASK_6).shifted(11) & self.planes[piece::E];
        const MOVES: [[Code; 2]; 8] = [
            [(12 << CELL_BITS) + 10, 13 << CELL_BITS],
            [(12 << CELL_BITS) - 10, 14 << CELL_BITS],
            [(12 << CELL_BITS) + 1, 15 << CELL_BITS],
            [(12 << CELL_BITS) - 1, 16 << CELL_BITS],
            [(12 << CELL_BITS) + 11, 17 << CELL_BITS],
            [(12 << CELL_BITS) + 9, 18 << CELL_BITS],
            [(12 << CELL_BITS) - 9, 19 << CELL_BITS],
            [(12 << CELL_BITS) - 11, 20 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[
                targets_1,
                targets_2,
                targets_3,
                targets_4,
                targets_5,
                targets_6,
                targets_7,
                targets_8,
            ],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
