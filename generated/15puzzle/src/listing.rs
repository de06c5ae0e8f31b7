//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `go on`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let targets = tables::SHIFT_5[cell];
        out.extend(targets, |cell| m.then(0, 1, cell));
    }
}
