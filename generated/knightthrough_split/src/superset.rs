//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_4 = at_2;
        out.extend(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{b}`.
    pub(crate) fn pseudo_legal_14<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_16 = tables::BOARD & self.planes[piece::B as usize];
        let at_18 = at_16;
        out.extend(at_18, |cell| m.then(0, 3, cell));
    }
}
