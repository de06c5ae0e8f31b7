//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_2 {
            {
                let m = m.then(0, 1, cell);
                let at_4 = (tables::UP_SETS[cell] & self.planes[piece::E as usize])
                    | (tables::SHIFT_4[cell] & !self.planes[piece::W as usize]);
                out.extend(at_4, |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_11 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_11 {
            {
                let m = m.then(0, 3, cell);
                let at_13 = (tables::DOWN_SETS[cell] & self.planes[piece::E as usize])
                    | (tables::SHIFT_7[cell] & !self.planes[piece::B as usize]);
                out.extend(at_13, |cell| m.then(1, 4, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}
