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
        let on_w = self.planes[piece::W];
        let targets_1 = (on_w & tables::MASK_2).shifted(-9) & !self.planes[piece::W];
        let targets_2 = on_w.shifted(-8) & self.planes[piece::E];
        let targets_3 = (on_w & tables::MASK_3).shifted(-7) & !self.planes[piece::W];
        out.extend(targets_1, |cell| m.then(0, 1, cell + 9).then(1, 2, cell));
        out.extend(targets_2, |cell| m.then(0, 1, cell + 8).then(1, 2, cell));
        out.extend(targets_3, |cell| m.then(0, 1, cell + 7).then(1, 2, cell));
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_b = self.planes[piece::B];
        let targets_1 = (on_b & tables::MASK_0).shifted(7) & !self.planes[piece::B];
        let targets_2 = on_b.shifted(8) & self.planes[piece::E];
        let targets_3 = (on_b & tables::MASK_1).shifted(9) & !self.planes[piece::B];
        out.extend(targets_1, |cell| m.then(0, 3, cell - 7).then(1, 4, cell));
        out.extend(targets_2, |cell| m.then(0, 3, cell - 8).then(1, 4, cell));
        out.extend(targets_3, |cell| m.then(0, 3, cell - 9).then(1, 4, cell));
    }
}
