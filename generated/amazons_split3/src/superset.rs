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
        out.extend_few(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{b}`.
    pub(crate) fn pseudo_legal_32<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_33 = tables::BOARD & self.planes[piece::B as usize];
        let at_34 = at_33;
        out.extend_few(at_34, |cell| m.then(0, 4, cell));
    }
}
