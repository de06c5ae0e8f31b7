//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_4 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_22<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_29 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_29, |cell| m.then(0, 2, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_61<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_67 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_67, |cell| m.then(0, 3, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_85<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_87 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_87, |cell| m.then(0, 4, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_93<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_95 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_95, |cell| m.then(0, 5, cell));
    }
}
