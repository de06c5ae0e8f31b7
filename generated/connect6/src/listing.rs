//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_3<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_22<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e_1 = self.planes[piece::E];
        for cell in on_e_1 {
            self.exchange(cell, [piece::E], piece::W);
            let m = m.then(0, 2, cell);
            if self.pattern_41(cell) {
                out.push(m.then(1, 3, cell));
            }
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

    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_84<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e_1 = self.planes[piece::E];
        for cell in on_e_1 {
            self.exchange(cell, [piece::E], piece::B);
            let m = m.then(0, 5, cell);
            if self.pattern_7(cell) {
                out.push(m.then(1, 6, cell));
            }
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

    /// Goes on with `{? pattern 41}` or `{! pattern 41}`.
    pub(crate) fn moves_from_35<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_41(cell) {
            out.push(m.then(1, 3, cell));
        }
        if !self.pattern_41(cell) {
            let on_e = self.planes[piece::E];
            out.extend(on_e, |cell| m.then(1, 4, cell));
        }
    }

    /// Goes on with `{? pattern 7}` or `{! pattern 7}`.
    pub(crate) fn moves_from_88<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        if self.pattern_7(cell) {
            out.push(m.then(1, 6, cell));
        }
        if !self.pattern_7(cell) {
            let on_e = self.planes[piece::E];
            out.extend(on_e, |cell| m.then(1, 7, cell));
        }
    }
}
