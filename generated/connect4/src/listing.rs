//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let targets = tables::AREA_9 & self.planes[piece::E];
        out.extend(targets, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_25<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let targets = tables::AREA_9 & self.planes[piece::E];
        out.extend(targets, |cell| m.then(0, 2, cell));
    }
}
