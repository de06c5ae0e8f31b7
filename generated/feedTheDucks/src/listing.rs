//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_2, |cell| m.then(0, 1, cell));
    }

    /// Then `[e]`.
    pub(crate) fn moves_139<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let m = m.then(0, 2, cell);
            let at_146 = tables::SHIFT_15[cell] & self.planes[piece::E as usize];
            out.extend(at_146, |cell| m.then(1, 3, cell));
        }
    }

    /// Then `[e]`.
    pub(crate) fn moves_254<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let m = m.then(0, 4, cell);
            let at_258 = tables::SHIFT_15[cell] & self.planes[piece::E as usize];
            out.extend(at_258, |cell| m.then(1, 5, cell));
        }
    }
}
