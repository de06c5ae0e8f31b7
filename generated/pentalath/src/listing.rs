//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 3}` or `{e}`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if !self.pattern_3(cell) {
            out.push(m.then(0, 3, cell));
        }
        let at_5 = tables::BOARD & self.planes[piece::E as usize];
        for cell in at_5 {
            {
                self.exchange(cell, [piece::E], piece::W);
                {
                    let m = m.then(0, 1, cell);
                    if self.pattern_13(cell) {
                        out.push(m.then(1, 2, cell));
                    }
                }
                self.exchange(cell, [piece::W], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{! pattern 39}` or `{e}`.
    pub(crate) fn moves_28<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if !self.pattern_39(cell) {
            out.push(m.then(0, 6, cell));
        }
        let at_41 = tables::BOARD & self.planes[piece::E as usize];
        for cell in at_41 {
            {
                self.exchange(cell, [piece::E], piece::B);
                {
                    let m = m.then(0, 4, cell);
                    if self.pattern_63(cell) {
                        out.push(m.then(1, 5, cell));
                    }
                }
                self.exchange(cell, [piece::B], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{? pattern 13}`.
    pub(crate) fn moves_from_8<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_13(cell) {
            out.push(m.then(1, 2, cell));
        }
    }

    /// Then `{? pattern 63}`.
    pub(crate) fn moves_from_50<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_63(cell) {
            out.push(m.then(1, 5, cell));
        }
    }
}
