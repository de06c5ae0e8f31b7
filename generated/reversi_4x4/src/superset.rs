//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn pseudo_legal_6<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_12 = tables::BOARD & self.planes[piece::E as usize];
        let at_26 = at_12;
        out.extend(at_26, |cell| m.then(0, 1, cell));
    }

    /// Then `{e}`.
    pub(crate) fn pseudo_legal_48<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_56 = tables::BOARD & self.planes[piece::E as usize];
        let at_66 = at_56;
        out.extend(at_66, |cell| m.then(0, 3, cell));
    }
}
