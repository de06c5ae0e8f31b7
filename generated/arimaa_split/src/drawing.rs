//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::codegen::draw_among;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_3`.
    #[inline]
    pub(crate) fn draw_3<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let at_6 = tables::SHIFT_12[cell] & self.planes[piece::E as usize];
        let at_23 = if self.count(piece::GOLD_ELEPHANT) < 1 {
            at_6
        } else {
            Cells::EMPTY
        };
        let group_0 = at_23;
        let at_24 = if self.count(piece::GOLD_CAMEL) < 1 { at_6 } else { Cells::EMPTY };
        let group_1 = at_24;
        let at_25 = if self.count(piece::GOLD_HORSE) < 2 { at_6 } else { Cells::EMPTY };
        let group_2 = at_25;
        let at_26 = if self.count(piece::GOLD_DOG) < 2 { at_6 } else { Cells::EMPTY };
        let group_3 = at_26;
        let at_27 = if self.count(piece::GOLD_CAT) < 2 { at_6 } else { Cells::EMPTY };
        let group_4 = at_27;
        let at_28 = if self.count(piece::GOLD_RABBIT) < 8 { at_6 } else { Cells::EMPTY };
        let group_5 = at_28;
        const MOVES: [[Code; 1]; 6] = [
            [1 << CELL_BITS],
            [2 << CELL_BITS],
            [3 << CELL_BITS],
            [4 << CELL_BITS],
            [5 << CELL_BITS],
            [6 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_7`.
    #[inline]
    pub(crate) fn draw_7<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let at_29 = tables::SHIFT_13[cell] & self.planes[piece::E as usize];
        let at_65 = if self.count(piece::SILVER_ELEPHANT) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_0 = at_65;
        let at_66 = if self.count(piece::SILVER_CAMEL) < 1 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_1 = at_66;
        let at_67 = if self.count(piece::SILVER_HORSE) < 2 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_2 = at_67;
        let at_68 = if self.count(piece::SILVER_DOG) < 2 { at_29 } else { Cells::EMPTY };
        let group_3 = at_68;
        let at_69 = if self.count(piece::SILVER_CAT) < 2 { at_29 } else { Cells::EMPTY };
        let group_4 = at_69;
        let at_70 = if self.count(piece::SILVER_RABBIT) < 8 {
            at_29
        } else {
            Cells::EMPTY
        };
        let group_5 = at_70;
        const MOVES: [[Code; 1]; 6] = [
            [7 << CELL_BITS],
            [8 << CELL_BITS],
            [9 << CELL_BITS],
            [10 << CELL_BITS],
            [11 << CELL_BITS],
            [12 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
