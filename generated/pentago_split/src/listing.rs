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

    /// Then `go on`.
    pub(crate) fn moves_22<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_416 = tables::AREA_11;
        out.extend(at_416, |cell| m.then(0, 2, cell));
        let at_417 = tables::AREA_11;
        out.extend(at_417, |cell| m.then(0, 3, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_210<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_225 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_225, |cell| m.then(0, 4, cell));
    }

    /// Then `go on`.
    pub(crate) fn moves_243<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_418 = tables::AREA_11;
        out.extend(at_418, |cell| m.then(0, 5, cell));
        let at_419 = tables::AREA_11;
        out.extend(at_419, |cell| m.then(0, 6, cell));
    }
}
