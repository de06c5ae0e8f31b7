//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{A}` or `{B}` or `{C}` or `{D}` or `{E}` or `{F}`.
    pub(crate) fn moves_13<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
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
        out.extend_few(at_31, |cell| m.then(0, 6, cell));
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
        out.extend_few(at_30, |cell| m.then(0, 5, cell));
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
        out.extend_few(at_29, |cell| m.then(0, 4, cell));
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
        out.extend_few(at_28, |cell| m.then(0, 3, cell));
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
        out.extend_few(at_27, |cell| m.then(0, 2, cell));
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
        out.extend_few(at_26, |cell| m.then(0, 1, cell));
    }

    /// Then `{G}` or `{H}` or `{I}` or `{J}` or `{K}` or `{L}`.
    pub(crate) fn moves_165<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
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
        out.extend_few(at_184, |cell| m.then(0, 12, cell));
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
        out.extend_few(at_183, |cell| m.then(0, 11, cell));
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
        out.extend_few(at_182, |cell| m.then(0, 10, cell));
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
        out.extend_few(at_181, |cell| m.then(0, 9, cell));
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
        out.extend_few(at_180, |cell| m.then(0, 8, cell));
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
        out.extend_few(at_179, |cell| m.then(0, 7, cell));
    }
}
