//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{A}` or `{B}` or `{C}` or `{D}` or `{E}` or `{F}`.
    pub(crate) fn pseudo_legal_13<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_14 = tables::BOARD & self.planes[piece::A as usize];
        let at_15 = tables::BOARD & self.planes[piece::B as usize];
        let at_16 = tables::BOARD & self.planes[piece::C as usize];
        let at_17 = tables::BOARD & self.planes[piece::D as usize];
        let at_18 = tables::BOARD & self.planes[piece::E as usize];
        let at_19 = tables::BOARD & self.planes[piece::F as usize];
        let at_25 = at_19;
        let at_31 = (at_25) | (at_25);
        out.extend_few(at_31, |cell| m.then(0, 6, cell));
        let at_24 = at_18;
        let at_30 = (at_24) | (at_24);
        out.extend_few(at_30, |cell| m.then(0, 5, cell));
        let at_23 = at_17;
        let at_29 = (at_23) | (at_23);
        out.extend_few(at_29, |cell| m.then(0, 4, cell));
        let at_22 = at_16;
        let at_28 = (at_22) | (at_22);
        out.extend_few(at_28, |cell| m.then(0, 3, cell));
        let at_21 = at_15;
        let at_27 = (at_21) | (at_21);
        out.extend_few(at_27, |cell| m.then(0, 2, cell));
        let at_20 = at_14;
        let at_26 = (at_20) | (at_20);
        out.extend_few(at_26, |cell| m.then(0, 1, cell));
    }

    /// Then `{G}` or `{H}` or `{I}` or `{J}` or `{K}` or `{L}`.
    pub(crate) fn pseudo_legal_165<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_167 = tables::BOARD & self.planes[piece::G as usize];
        let at_168 = tables::BOARD & self.planes[piece::H as usize];
        let at_169 = tables::BOARD & self.planes[piece::I as usize];
        let at_170 = tables::BOARD & self.planes[piece::J as usize];
        let at_171 = tables::BOARD & self.planes[piece::K as usize];
        let at_172 = tables::BOARD & self.planes[piece::L as usize];
        let at_178 = at_172;
        let at_184 = (at_178) | (at_178);
        out.extend_few(at_184, |cell| m.then(0, 12, cell));
        let at_177 = at_171;
        let at_183 = (at_177) | (at_177);
        out.extend_few(at_183, |cell| m.then(0, 11, cell));
        let at_176 = at_170;
        let at_182 = (at_176) | (at_176);
        out.extend_few(at_182, |cell| m.then(0, 10, cell));
        let at_175 = at_169;
        let at_181 = (at_175) | (at_175);
        out.extend_few(at_181, |cell| m.then(0, 9, cell));
        let at_174 = at_168;
        let at_180 = (at_174) | (at_174);
        out.extend_few(at_180, |cell| m.then(0, 8, cell));
        let at_173 = at_167;
        let at_179 = (at_173) | (at_173);
        out.extend_few(at_179, |cell| m.then(0, 7, cell));
    }
}
