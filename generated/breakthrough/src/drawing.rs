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
        let targets_1 = (on_w & tables::MASK_2).shifted(-9) & !self.planes[piece::W];
        let targets_2 = on_w.shifted(-8) & self.planes[piece::E];
        let targets_3 = (on_w & tables::MASK_3).shifted(-7) & !self.planes[piece::W];
        const MOVES: [[Code; 2]; 3] = [
            [(1 << CELL_BITS) + 9, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 8, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 7, 2 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[targets_1, targets_2, targets_3], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves that `moves_9` finds.
    #[inline]
    pub(crate) fn draw_9<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let on_b = self.planes[piece::B];
        let targets_1 = (on_b & tables::MASK_0).shifted(7) & !self.planes[piece::B];
        let targets_2 = on_b.shifted(8) & self.planes[piece::E];
        let targets_3 = (on_b & tables::MASK_1).shifted(9) & !self.planes[piece::B];
        const MOVES: [[Code; 2]; 3] = [
            [(3 << CELL_BITS) - 7, 4 << CELL_BITS],
            [(3 << CELL_BITS) - 8, 4 << CELL_BITS],
            [(3 << CELL_BITS) - 9, 4 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[targets_1, targets_2, targets_3], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
