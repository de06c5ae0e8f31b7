//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::E];
        out.extend(at_2, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_10<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_14 = self.planes[piece::E];
        out.extend(at_14, |cell| m.then(0, 2, cell));
    }
}
