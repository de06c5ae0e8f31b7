//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_6<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        for cell in on_e {
            self.exchange(cell, [piece::E], piece::W);
            let m = m.then(0, 1, cell);
            out.push(m.then(1, 2, cell));
            if self.pattern_14(cell) {
                let at_23 = Cells::of(cell).filtered(|cell| !self.pattern_22(cell));
                let on_b = self.planes[piece::B];
                let targets = (if at_23.is_empty() {
                    Cells::EMPTY
                } else {
                    tables::BOARD
                }) & self.planes[piece::B] | on_b;
                out.extend_few(targets, |cell| m.then(1, 3, cell));
            }
            self.exchange(cell, [piece::W], piece::E);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the pseudo-legal moves that begin with `{$ w > 3}` or `{$ w == 3}`.
    pub(crate) fn pseudo_legal_7<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.count(piece::W) > 3 {
            let on_w = self.planes[piece::W];
            for cell in on_w {
                self.exchange(cell, [piece::W], piece::E);
                let m = m.then(0, 7, cell);
                let to_e = tables::SHIFT_8[cell] & self.planes[piece::E];
                for cell in to_e {
                    self.exchange(cell, [piece::E], piece::W);
                    let m = m.then(1, 9, cell);
                    self.pseudo_legal_from_32(out, cell, m);
                    self.exchange(cell, [piece::W], piece::E);
                    if out.is_full() {
                        return;
                    }
                }
                self.exchange(cell, [piece::E], piece::W);
                if out.is_full() {
                    return;
                }
            }
        }
        if self.count(piece::W) == 3 {
            let on_w = self.planes[piece::W];
            for cell in on_w {
                self.exchange(cell, [piece::W], piece::E);
                let m = m.then(0, 8, cell);
                let to_e = self.planes[piece::E];
                for cell in to_e {
                    self.exchange(cell, [piece::E], piece::W);
                    let m = m.then(1, 9, cell);
                    self.pseudo_legal_from_32(out, cell, m);
                    self.exchange(cell, [piece::W], piece::E);
                    if out.is_full() {
                        return;
                    }
                }
                self.exchange(cell, [piece::E], piece::W);
                if out.is_full() {
                    return;
                }
            }
        }
    }

    /// Finds the pseudo-legal moves that begin with `{e}`.
    pub(crate) fn pseudo_legal_28<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        for cell in on_e {
            self.exchange(cell, [piece::E], piece::B);
            let m = m.then(0, 4, cell);
            out.push(m.then(1, 5, cell));
            if self.pattern_31(cell) {
                let at_53 = Cells::of(cell).filtered(|cell| !self.pattern_52(cell));
                let on_w = self.planes[piece::W];
                let targets = (if at_53.is_empty() {
                    Cells::EMPTY
                } else {
                    tables::BOARD
                }) & self.planes[piece::W] | on_w;
                out.extend_few(targets, |cell| m.then(1, 6, cell));
            }
            self.exchange(cell, [piece::B], piece::E);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the pseudo-legal moves that begin with `{$ b > 3}` or `{$ b == 3}`.
    pub(crate) fn pseudo_legal_69<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        if self.count(piece::B) > 3 {
            let on_b = self.planes[piece::B];
            for cell in on_b {
                self.exchange(cell, [piece::B], piece::E);
                let m = m.then(0, 12, cell);
                let to_e = tables::SHIFT_8[cell] & self.planes[piece::E];
                for cell in to_e {
                    self.exchange(cell, [piece::E], piece::B);
                    let m = m.then(1, 14, cell);
                    self.pseudo_legal_from_77(out, cell, m);
                    self.exchange(cell, [piece::B], piece::E);
                    if out.is_full() {
                        return;
                    }
                }
                self.exchange(cell, [piece::E], piece::B);
                if out.is_full() {
                    return;
                }
            }
        }
        if self.count(piece::B) == 3 {
            let on_b = self.planes[piece::B];
            for cell in on_b {
                self.exchange(cell, [piece::B], piece::E);
                let m = m.then(0, 13, cell);
                let to_e = self.planes[piece::E];
                for cell in to_e {
                    self.exchange(cell, [piece::E], piece::B);
                    let m = m.then(1, 14, cell);
                    self.pseudo_legal_from_77(out, cell, m);
                    self.exchange(cell, [piece::B], piece::E);
                    if out.is_full() {
                        return;
                    }
                }
                self.exchange(cell, [piece::E], piece::B);
                if out.is_full() {
                    return;
                }
            }
        }
    }

    /// Goes on with `go on` or `{? pattern 14}`.
    fn pseudo_legal_from_32<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.push(m.then(2, 10, cell));
        if self.pattern_14(cell) {
            let at_45 = Cells::of(cell).filtered(|cell| !self.pattern_22(cell));
            let on_b = self.planes[piece::B];
            let targets = (if at_45.is_empty() { Cells::EMPTY } else { tables::BOARD })
                & self.planes[piece::B] | on_b;
            out.extend_few(targets, |cell| m.then(2, 11, cell));
        }
    }

    /// Goes on with `go on` or `{? pattern 31}`.
    fn pseudo_legal_from_77<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.push(m.then(2, 15, cell));
        if self.pattern_31(cell) {
            let at_81 = Cells::of(cell).filtered(|cell| !self.pattern_52(cell));
            let on_w = self.planes[piece::W];
            let targets = (if at_81.is_empty() { Cells::EMPTY } else { tables::BOARD })
                & self.planes[piece::W] | on_w;
            out.extend_few(targets, |cell| m.then(2, 16, cell));
        }
    }
}
