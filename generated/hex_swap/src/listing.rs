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

    /// Then `->>` or `{e}`.
    pub(crate) fn moves_10<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 5, cell));
        let at_15 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_15, |cell| m.then(0, 2, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_19 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_19, |cell| m.then(0, 6, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_28<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_33 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_33, |cell| m.then(0, 3, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_34<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_37 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_37, |cell| m.then(0, 7, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_43<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_46 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_46, |cell| m.then(0, 4, cell));
    }
}
