//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `go on` or `{e}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 2, cell));
        let at_4 = tables::BOARD & self.planes[piece::E as usize];
        let at_9 = at_4;
        let at_8 = (at_4) | (at_9);
        out.extend(at_8, |cell| m.then(0, 1, cell));
    }

    /// Then `go on` or `{e}`.
    pub(crate) fn pseudo_legal_38<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 4, cell));
        let at_53 = tables::BOARD & self.planes[piece::E as usize];
        let at_67 = at_53;
        let at_66 = (at_53) | (at_67);
        out.extend(at_66, |cell| m.then(0, 3, cell));
    }
}
