//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
    }

    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_46<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 3, cell));
    }
}
