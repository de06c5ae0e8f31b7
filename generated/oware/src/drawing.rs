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
    /// Draws one of the moves of `moves_13`.
    #[inline]
    pub(crate) fn draw_13<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_14 = tables::BOARD & self.planes[piece::A as usize];
        let at_15 = tables::BOARD & self.planes[piece::B as usize];
        let at_16 = tables::BOARD & self.planes[piece::C as usize];
        let at_17 = tables::BOARD & self.planes[piece::D as usize];
        let at_18 = tables::BOARD & self.planes[piece::E as usize];
        let at_19 = tables::BOARD & self.planes[piece::F as usize];
        let at_25 = if i32::from(self.variables.in_f) > 0 {
            at_19
        } else {
            Cells::EMPTY
        };
        let at_31 = (if (((((i32::from(self.variables.in_g)
            + i32::from(self.variables.in_h)) + i32::from(self.variables.in_i))
            + i32::from(self.variables.in_j)) + i32::from(self.variables.in_k))
            + i32::from(self.variables.in_l)) > 0
        {
            at_25
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_f) >= 1 { at_25 } else { Cells::EMPTY });
        let group_0 = at_31;
        let at_24 = if i32::from(self.variables.in_e) > 0 {
            at_18
        } else {
            Cells::EMPTY
        };
        let at_30 = (if (((((i32::from(self.variables.in_g)
            + i32::from(self.variables.in_h)) + i32::from(self.variables.in_i))
            + i32::from(self.variables.in_j)) + i32::from(self.variables.in_k))
            + i32::from(self.variables.in_l)) > 0
        {
            at_24
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_e) >= 2 { at_24 } else { Cells::EMPTY });
        let group_1 = at_30;
        let at_23 = if i32::from(self.variables.in_d) > 0 {
            at_17
        } else {
            Cells::EMPTY
        };
        let at_29 = (if (((((i32::from(self.variables.in_g)
            + i32::from(self.variables.in_h)) + i32::from(self.variables.in_i))
            + i32::from(self.variables.in_j)) + i32::from(self.variables.in_k))
            + i32::from(self.variables.in_l)) > 0
        {
            at_23
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_d) >= 3 { at_23 } else { Cells::EMPTY });
        let group_2 = at_29;
        let at_22 = if i32::from(self.variables.in_c) > 0 {
            at_16
        } else {
            Cells::EMPTY
        };
        let at_28 = (if (((((i32::from(self.variables.in_g)
            + i32::from(self.variables.in_h)) + i32::from(self.variables.in_i))
            + i32::from(self.variables.in_j)) + i32::from(self.variables.in_k))
            + i32::from(self.variables.in_l)) > 0
        {
            at_22
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_c) >= 4 { at_22 } else { Cells::EMPTY });
        let group_3 = at_28;
        let at_21 = if i32::from(self.variables.in_b) > 0 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_27 = (if (((((i32::from(self.variables.in_g)
            + i32::from(self.variables.in_h)) + i32::from(self.variables.in_i))
            + i32::from(self.variables.in_j)) + i32::from(self.variables.in_k))
            + i32::from(self.variables.in_l)) > 0
        {
            at_21
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_b) >= 5 { at_21 } else { Cells::EMPTY });
        let group_4 = at_27;
        let at_20 = if i32::from(self.variables.in_a) > 0 {
            at_14
        } else {
            Cells::EMPTY
        };
        let at_26 = (if (((((i32::from(self.variables.in_g)
            + i32::from(self.variables.in_h)) + i32::from(self.variables.in_i))
            + i32::from(self.variables.in_j)) + i32::from(self.variables.in_k))
            + i32::from(self.variables.in_l)) > 0
        {
            at_20
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_a) >= 6 { at_20 } else { Cells::EMPTY });
        let group_5 = at_26;
        const MOVES: [[Code; 1]; 6] = [
            [6 << CELL_BITS],
            [5 << CELL_BITS],
            [4 << CELL_BITS],
            [3 << CELL_BITS],
            [2 << CELL_BITS],
            [1 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }

    /// Draws one of the moves of `moves_165`.
    #[inline]
    pub(crate) fn draw_165<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_167 = tables::BOARD & self.planes[piece::G as usize];
        let at_168 = tables::BOARD & self.planes[piece::H as usize];
        let at_169 = tables::BOARD & self.planes[piece::I as usize];
        let at_170 = tables::BOARD & self.planes[piece::J as usize];
        let at_171 = tables::BOARD & self.planes[piece::K as usize];
        let at_172 = tables::BOARD & self.planes[piece::L as usize];
        let at_178 = if i32::from(self.variables.in_l) > 0 {
            at_172
        } else {
            Cells::EMPTY
        };
        let at_184 = (if (((((i32::from(self.variables.in_a)
            + i32::from(self.variables.in_b)) + i32::from(self.variables.in_c))
            + i32::from(self.variables.in_d)) + i32::from(self.variables.in_e))
            + i32::from(self.variables.in_f)) > 0
        {
            at_178
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_l) >= 1 { at_178 } else { Cells::EMPTY });
        let group_0 = at_184;
        let at_177 = if i32::from(self.variables.in_k) > 0 {
            at_171
        } else {
            Cells::EMPTY
        };
        let at_183 = (if (((((i32::from(self.variables.in_a)
            + i32::from(self.variables.in_b)) + i32::from(self.variables.in_c))
            + i32::from(self.variables.in_d)) + i32::from(self.variables.in_e))
            + i32::from(self.variables.in_f)) > 0
        {
            at_177
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_k) >= 2 { at_177 } else { Cells::EMPTY });
        let group_1 = at_183;
        let at_176 = if i32::from(self.variables.in_j) > 0 {
            at_170
        } else {
            Cells::EMPTY
        };
        let at_182 = (if (((((i32::from(self.variables.in_a)
            + i32::from(self.variables.in_b)) + i32::from(self.variables.in_c))
            + i32::from(self.variables.in_d)) + i32::from(self.variables.in_e))
            + i32::from(self.variables.in_f)) > 0
        {
            at_176
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_j) >= 3 { at_176 } else { Cells::EMPTY });
        let group_2 = at_182;
        let at_175 = if i32::from(self.variables.in_i) > 0 {
            at_169
        } else {
            Cells::EMPTY
        };
        let at_181 = (if (((((i32::from(self.variables.in_a)
            + i32::from(self.variables.in_b)) + i32::from(self.variables.in_c))
            + i32::from(self.variables.in_d)) + i32::from(self.variables.in_e))
            + i32::from(self.variables.in_f)) > 0
        {
            at_175
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_i) >= 4 { at_175 } else { Cells::EMPTY });
        let group_3 = at_181;
        let at_174 = if i32::from(self.variables.in_h) > 0 {
            at_168
        } else {
            Cells::EMPTY
        };
        let at_180 = (if (((((i32::from(self.variables.in_a)
            + i32::from(self.variables.in_b)) + i32::from(self.variables.in_c))
            + i32::from(self.variables.in_d)) + i32::from(self.variables.in_e))
            + i32::from(self.variables.in_f)) > 0
        {
            at_174
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_h) >= 5 { at_174 } else { Cells::EMPTY });
        let group_4 = at_180;
        let at_173 = if i32::from(self.variables.in_g) > 0 {
            at_167
        } else {
            Cells::EMPTY
        };
        let at_179 = (if (((((i32::from(self.variables.in_a)
            + i32::from(self.variables.in_b)) + i32::from(self.variables.in_c))
            + i32::from(self.variables.in_d)) + i32::from(self.variables.in_e))
            + i32::from(self.variables.in_f)) > 0
        {
            at_173
        } else {
            Cells::EMPTY
        }) | (if i32::from(self.variables.in_g) >= 6 { at_173 } else { Cells::EMPTY });
        let group_5 = at_179;
        const MOVES: [[Code; 1]; 6] = [
            [12 << CELL_BITS],
            [11 << CELL_BITS],
            [10 << CELL_BITS],
            [9 << CELL_BITS],
            [8 << CELL_BITS],
            [7 << CELL_BITS],
        ];
        let (group, cell) = draw_among(
            &[group_0, group_1, group_2, group_3, group_4, group_5],
            rng,
        )?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}
