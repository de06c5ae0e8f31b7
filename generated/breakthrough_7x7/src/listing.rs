//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_3_0 = at_2;
        let at_4_1 = (at_3_0 & tables::MASK_3).shifted(-8)
            & !self.planes[piece::W as usize];
        let at_4_2 = at_3_0.shifted(-7) & self.planes[piece::E as usize];
        let at_4_3 = (at_3_0 & tables::MASK_4).shifted(-6)
            & !self.planes[piece::W as usize];
        out.extend(at_4_1, |cell| m.then(0, 1, cell + 8).then(1, 2, cell));
        out.extend(at_4_2, |cell| m.then(0, 1, cell + 7).then(1, 2, cell));
        out.extend(at_4_3, |cell| m.then(0, 1, cell + 6).then(1, 2, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_11 = tables::BOARD & self.planes[piece::B as usize];
        let at_12_0 = at_11;
        let at_13_1 = (at_12_0 & tables::MASK_0).shifted(6)
            & !self.planes[piece::B as usize];
        let at_13_2 = (at_12_0 & tables::MASK_1).shifted(7)
            & self.planes[piece::E as usize];
        let at_13_3 = (at_12_0 & tables::MASK_2).shifted(8)
            & !self.planes[piece::B as usize];
        out.extend(at_13_1, |cell| m.then(0, 3, cell - 6).then(1, 4, cell));
        out.extend(at_13_2, |cell| m.then(0, 3, cell - 7).then(1, 4, cell));
        out.extend(at_13_3, |cell| m.then(0, 3, cell - 8).then(1, 4, cell));
    }
}
