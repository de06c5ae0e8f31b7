//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_4 = tables::BOARD & self.planes[piece::E as usize];
        for cell in at_4 {
            {
                self.exchange(cell, [piece::E], piece::W);
                {
                    let m = m.then(0, 1, cell);
                    if self.pattern_6(cell) {
                        out.push(m.then(1, 2, cell));
                    }
                    if !self.pattern_6(cell) {
                        let at_414 = tables::AREA_11;
                        out.extend(at_414, |cell| m.then(1, 3, cell));
                        let at_415 = tables::AREA_11;
                        out.extend(at_415, |cell| m.then(1, 4, cell));
                    }
                }
                self.exchange(cell, [piece::W], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_209<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_224 = tables::BOARD & self.planes[piece::E as usize];
        for cell in at_224 {
            {
                self.exchange(cell, [piece::E], piece::B);
                {
                    let m = m.then(0, 5, cell);
                    if self.pattern_208(cell) {
                        out.push(m.then(1, 6, cell));
                    }
                    if !self.pattern_208(cell) {
                        let at_416 = tables::AREA_11;
                        out.extend(at_416, |cell| m.then(1, 7, cell));
                        let at_417 = tables::AREA_11;
                        out.extend(at_417, |cell| m.then(1, 8, cell));
                    }
                }
                self.exchange(cell, [piece::B], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }
}
