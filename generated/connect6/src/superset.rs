//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_22<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e_1 = self.planes[piece::E];
        for cell in on_e_1 {
            self.exchange(cell, [piece::E], piece::W);
            let m = m.then(0, 2, cell);
            out.push(m.then(1, 3, cell));
            if !self.pattern_41(cell) {
                let on_e_2 = self.planes[piece::E];
                out.extend(on_e_2, |cell| m.then(1, 4, cell));
            }
            self.exchange(cell, [piece::W], piece::E);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_84<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e_1 = self.planes[piece::E];
        for cell in on_e_1 {
            self.exchange(cell, [piece::E], piece::B);
            let m = m.then(0, 5, cell);
            out.push(m.then(1, 6, cell));
            if !self.pattern_7(cell) {
                let on_e_2 = self.planes[piece::E];
                out.extend(on_e_2, |cell| m.then(1, 7, cell));
            }
            self.exchange(cell, [piece::B], piece::E);
            if out.is_full() {
                return;
            }
        }
    }
}
