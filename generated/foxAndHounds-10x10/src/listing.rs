//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
        out.extend(at_2, |cell| m.then(0, 1, cell));
    }

    /// Then `{f}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_6 = tables::BOARD & self.planes[piece::F as usize];
        let at_7_0 = at_6;
        let at_8_1 = (at_7_0 & tables::MASK_0).shifted(-11)
            & self.planes[piece::E as usize];
        let at_8_2 = (at_7_0 & tables::MASK_1).shifted(-9)
            & self.planes[piece::E as usize];
        let at_8_3 = (at_7_0 & tables::MASK_2).shifted(9)
            & self.planes[piece::E as usize];
        let at_8_4 = (at_7_0 & tables::MASK_3).shifted(11)
            & self.planes[piece::E as usize];
        out.extend_few(at_8_1, |cell| m.then(0, 2, cell + 11).then(1, 3, cell));
        out.extend_few(at_8_2, |cell| m.then(0, 2, cell + 9).then(1, 3, cell));
        out.extend_few(at_8_3, |cell| m.then(0, 2, cell - 9).then(1, 3, cell));
        out.extend_few(at_8_4, |cell| m.then(0, 2, cell - 11).then(1, 3, cell));
    }

    /// Then `{h}`.
    pub(crate) fn moves_13<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_15 = tables::BOARD & self.planes[piece::H as usize];
        let at_16_0 = at_15;
        let at_17_1 = (at_16_0 & tables::MASK_0).shifted(-11)
            & self.planes[piece::E as usize];
        let at_17_2 = (at_16_0 & tables::MASK_1).shifted(-9)
            & self.planes[piece::E as usize];
        out.extend_few(at_17_1, |cell| m.then(0, 4, cell + 11).then(1, 5, cell));
        out.extend_few(at_17_2, |cell| m.then(0, 4, cell + 9).then(1, 5, cell));
    }
}
