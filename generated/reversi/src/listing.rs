//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        out.extend(targets, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `->>`.
    pub(crate) fn moves_13<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 2, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_46<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        let targets = on_e & self.known;
        out.extend(targets, |cell| m.then(0, 3, cell));
    }

    /// Finds the moves that begin with `->>`.
    pub(crate) fn moves_55<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 4, cell));
    }
}
