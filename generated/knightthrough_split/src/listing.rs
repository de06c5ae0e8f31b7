//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_4 = at_2 & self.pattern_3_everywhere();
        out.extend(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{b,e}`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_9 = tables::SHIFT_1[cell] & !self.planes[piece::W as usize];
        out.extend(at_9, |cell| m.then(0, 2, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_14<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_16 = tables::BOARD & self.planes[piece::B as usize];
        let at_18 = at_16 & self.pattern_17_everywhere();
        out.extend(at_18, |cell| m.then(0, 3, cell));
    }

    /// Then `{e,w}`.
    pub(crate) fn moves_21<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_22 = tables::SHIFT_3[cell] & !self.planes[piece::B as usize];
        out.extend(at_22, |cell| m.then(0, 4, cell));
    }
}
