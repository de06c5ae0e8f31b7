//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W];
        let at_4_1 = (at_2 & tables::MASK_2).shifted(-9) & !self.planes[piece::W];
        let at_4_2 = at_2.shifted(-8) & self.planes[piece::E];
        let at_4_3 = (at_2 & tables::MASK_3).shifted(-7) & !self.planes[piece::W];
        out.extend(at_4_1, |cell| m.then(0, 1, cell + 9).then(1, 2, cell));
        out.extend(at_4_2, |cell| m.then(0, 1, cell + 8).then(1, 2, cell));
        out.extend(at_4_3, |cell| m.then(0, 1, cell + 7).then(1, 2, cell));
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_11 = self.planes[piece::B];
        let at_13_1 = (at_11 & tables::MASK_0).shifted(7) & !self.planes[piece::B];
        let at_13_2 = at_11.shifted(8) & self.planes[piece::E];
        let at_13_3 = (at_11 & tables::MASK_1).shifted(9) & !self.planes[piece::B];
        out.extend(at_13_1, |cell| m.then(0, 3, cell - 7).then(1, 4, cell));
        out.extend(at_13_2, |cell| m.then(0, 3, cell - 8).then(1, 4, cell));
        out.extend(at_13_3, |cell| m.then(0, 3, cell - 9).then(1, 4, cell));
    }
}
