//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}` or `{w}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_10 = tables::BOARD & self.planes[piece::E as usize];
        let at_11 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_11 {
            {
                let m = m.then(0, 2, cell);
                let at_21 = tables::SHIFT_11[cell] & self.planes[piece::E as usize];
                out.extend(at_21, |cell| m.then(1, 3, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_15 = at_10 & self.pattern_13_everywhere();
        out.extend(at_15, |cell| m.then(0, 1, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 4, cell));
    }

    /// Then `{e}` or `{b}`.
    pub(crate) fn moves_23<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_28 = tables::BOARD & self.planes[piece::E as usize];
        let at_29 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_29 {
            {
                let m = m.then(0, 6, cell);
                let at_38 = tables::SHIFT_11[cell] & self.planes[piece::E as usize];
                out.extend(at_38, |cell| m.then(1, 7, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_32 = at_28 & self.pattern_31_everywhere();
        out.extend(at_32, |cell| m.then(0, 5, cell));
    }

    /// Then `->>`.
    pub(crate) fn moves_24<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 8, cell));
    }
}
