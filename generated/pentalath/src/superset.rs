//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `go on` or `{e}`.
    pub(crate) fn pseudo_legal_2<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 3, cell));
        let at_5 = tables::BOARD & self.planes[piece::E as usize];
        let at_8_0 = at_5;
        let at_14_1 = at_8_0;
        out.extend(at_14_1, |cell| m.then(0, 1, cell).then(1, 2, cell));
    }

    /// Then `go on` or `{e}`.
    pub(crate) fn pseudo_legal_28<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 6, cell));
        let at_41 = tables::BOARD & self.planes[piece::E as usize];
        let at_50_0 = at_41;
        let at_64_1 = at_50_0;
        out.extend(at_64_1, |cell| m.then(0, 4, cell).then(1, 5, cell));
    }
}
