//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `->>` or `{e}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 2, cell));
        let on_e = self.planes[piece::E];
        let targets = on_e | on_e;
        out.extend(targets, |cell| m.then(0, 1, cell));
    }

    /// Finds the pseudo-legal moves that begin with `->>` or `{e}`.
    pub(crate) fn pseudo_legal_32<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 4, cell));
        let on_e = self.planes[piece::E];
        let targets = on_e | on_e;
        out.extend(targets, |cell| m.then(0, 3, cell));
    }
}
