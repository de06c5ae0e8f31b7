//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::SHIFT_2[cell] & self.planes[piece::E as usize];
        out.extend(at_2, |cell| m.then(0, 1, cell));
    }

    /// Then `{f}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_6 = tables::BOARD & self.planes[piece::F as usize];
        for cell in at_6 {
            {
                let m = m.then(0, 2, cell);
                let at_8 = tables::SHIFT_4[cell] & self.planes[piece::E as usize];
                out.extend(at_8, |cell| m.then(1, 3, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{h}`.
    pub(crate) fn moves_13<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_15 = tables::BOARD & self.planes[piece::H as usize];
        for cell in at_15 {
            {
                let m = m.then(0, 4, cell);
                let at_17 = tables::SHIFT_7[cell] & self.planes[piece::E as usize];
                out.extend(at_17, |cell| m.then(1, 5, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}
