//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{$ w > 3}` or `{$ w == 3}`.
    pub(crate) fn moves_7<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        if self.count(piece::W) > 3 {
            let at_12 = tables::BOARD & self.planes[piece::W as usize];
            for cell in at_12 {
                {
                    let m = m.then(0, 5, cell);
                    let at_18 = tables::SHIFT_8[cell] & self.planes[piece::E as usize];
                    out.extend(at_18, |cell| m.then(1, 7, cell));
                }
                if out.is_full() {
                    return;
                }
            }
        }
        if self.count(piece::W) == 3 {
            let at_13 = tables::BOARD & self.planes[piece::W as usize];
            for cell in at_13 {
                {
                    self.exchange(cell, [piece::W], piece::E);
                    {
                        let m = m.then(0, 6, cell);
                        let at_18 = tables::BOARD & self.planes[piece::E as usize];
                        out.extend(at_18, |cell| m.then(1, 7, cell));
                    }
                    self.exchange(cell, [piece::E], piece::W);
                }
                if out.is_full() {
                    return;
                }
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_11 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_11, |cell| m.then(0, 1, cell));
    }

    /// Then `{! pattern 31}` or `{b}`.
    pub(crate) fn moves_26<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_32 = (Cells::of(cell)).filtered(|cell| !self.pattern_31(cell));
        let at_33 = tables::BOARD & self.planes[piece::B as usize];
        let at_39 = ((if at_32.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_33 & !self.pattern_40_everywhere());
        out.extend_few(at_39, |cell| m.then(0, 2, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_30<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_37 = tables::BOARD & self.planes[piece::E as usize];
        out.extend(at_37, |cell| m.then(0, 3, cell));
    }

    /// Then `{! pattern 31}` or `{b}`.
    pub(crate) fn moves_43<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_50 = (Cells::of(cell)).filtered(|cell| !self.pattern_31(cell));
        let at_51 = tables::BOARD & self.planes[piece::B as usize];
        let at_58 = ((if at_50.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_51 & !self.pattern_40_everywhere());
        out.extend_few(at_58, |cell| m.then(0, 8, cell));
    }

    /// Then `{! pattern 67}` or `{w}`.
    pub(crate) fn moves_64<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_68 = (Cells::of(cell)).filtered(|cell| !self.pattern_67(cell));
        let at_69 = tables::BOARD & self.planes[piece::W as usize];
        let at_72 = ((if at_68.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_69 & !self.pattern_19_everywhere());
        out.extend_few(at_72, |cell| m.then(0, 4, cell));
    }

    /// Then `{$ b > 3}` or `{$ b == 3}`.
    pub(crate) fn moves_70<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        if self.count(piece::B) > 3 {
            let at_76 = tables::BOARD & self.planes[piece::B as usize];
            for cell in at_76 {
                {
                    let m = m.then(0, 9, cell);
                    let at_81 = tables::SHIFT_8[cell] & self.planes[piece::E as usize];
                    out.extend(at_81, |cell| m.then(1, 11, cell));
                }
                if out.is_full() {
                    return;
                }
            }
        }
        if self.count(piece::B) == 3 {
            let at_77 = tables::BOARD & self.planes[piece::B as usize];
            for cell in at_77 {
                {
                    self.exchange(cell, [piece::B], piece::E);
                    {
                        let m = m.then(0, 10, cell);
                        let at_81 = tables::BOARD & self.planes[piece::E as usize];
                        out.extend(at_81, |cell| m.then(1, 11, cell));
                    }
                    self.exchange(cell, [piece::E], piece::B);
                }
                if out.is_full() {
                    return;
                }
            }
        }
    }

    /// Then `{! pattern 67}` or `{w}`.
    pub(crate) fn moves_88<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_91 = (Cells::of(cell)).filtered(|cell| !self.pattern_67(cell));
        let at_92 = tables::BOARD & self.planes[piece::W as usize];
        let at_95 = ((if at_91.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_92 & !self.pattern_19_everywhere());
        out.extend_few(at_95, |cell| m.then(0, 12, cell));
    }
}
