//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{gap}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_4 = tables::BOARD & self.planes[piece::GAP as usize];
        out.extend(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{gap}`.
    pub(crate) fn moves_16<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_22 = tables::BOARD & self.planes[piece::GAP as usize];
        out.extend(at_22, |cell| m.then(0, 3, cell));
    }

    /// Then `{gap}`.
    pub(crate) fn moves_40<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_45 = tables::BOARD & self.planes[piece::GAP as usize];
        out.extend(at_45, |cell| m.then(0, 2, cell));
    }

    /// Then `{gap}`.
    pub(crate) fn moves_64<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_67 = tables::BOARD & self.planes[piece::GAP as usize];
        out.extend(at_67, |cell| m.then(0, 4, cell));
    }
}
