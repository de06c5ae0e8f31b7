//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::image;
use super::moves::Move;
use super::moves::Path;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{$ turns <= 18}` or `{$ turns > 18}`.
    pub(crate) fn moves_2<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        if i32::from(self.variables.turns) <= 18 {
            let at_5 = tables::BOARD & self.planes[piece::E as usize];
            out.extend(at_5, |cell| path.end(2, cell));
        }
        if i32::from(self.variables.turns) > 18 {
            let at_6 = tables::BOARD & self.planes[piece::W as usize];
            for cell in at_6 {
                {
                    self.exchange(cell, [piece::W], piece::FROM);
                    {
                        let path = path.then(1, cell);
                        let at_10 = if self.count(piece::W) > 2 {
                            Cells::of(cell)
                        } else {
                            Cells::EMPTY
                        };
                        let at_3 = if self.count(piece::W) <= 2 {
                            Cells::of(cell)
                        } else {
                            Cells::EMPTY
                        };
                        let at_5 = (image(at_10, &tables::SHIFT_8)
                            & self.planes[piece::E as usize])
                            | ((if at_3.is_empty() {
                                Cells::EMPTY
                            } else {
                                tables::BOARD
                            }) & self.planes[piece::E as usize]);
                        out.extend(at_5, |cell| path.end(2, cell));
                    }
                    self.exchange(cell, [piece::FROM], piece::W);
                }
                if out.is_full() {
                    return;
                }
            }
        }
    }

    /// Then `{! pattern 26}` or `{b}`.
    pub(crate) fn moves_23<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_27 = (Cells::of(cell)).filtered(|cell| !self.pattern_26(cell));
        let at_28 = tables::BOARD & self.planes[piece::B as usize];
        let at_33 = ((if at_27.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_28 & !self.pattern_34_everywhere());
        out.extend_few(at_33, |cell| path.end(3, cell));
    }

    /// Then `{$ turns <= 18}` or `{$ turns > 18}`.
    pub(crate) fn moves_41<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        if i32::from(self.variables.turns) <= 18 {
            let at_49 = tables::BOARD & self.planes[piece::E as usize];
            out.extend(at_49, |cell| path.end(5, cell));
        }
        if i32::from(self.variables.turns) > 18 {
            let at_50 = tables::BOARD & self.planes[piece::B as usize];
            for cell in at_50 {
                {
                    self.exchange(cell, [piece::B], piece::FROM);
                    {
                        let path = path.then(4, cell);
                        let at_55 = if self.count(piece::B) > 2 {
                            Cells::of(cell)
                        } else {
                            Cells::EMPTY
                        };
                        let at_46 = if self.count(piece::B) <= 2 {
                            Cells::of(cell)
                        } else {
                            Cells::EMPTY
                        };
                        let at_49 = (image(at_55, &tables::SHIFT_8)
                            & self.planes[piece::E as usize])
                            | ((if at_46.is_empty() {
                                Cells::EMPTY
                            } else {
                                tables::BOARD
                            }) & self.planes[piece::E as usize]);
                        out.extend(at_49, |cell| path.end(5, cell));
                    }
                    self.exchange(cell, [piece::FROM], piece::B);
                }
                if out.is_full() {
                    return;
                }
            }
        }
    }

    /// Then `{! pattern 65}` or `{w}`.
    pub(crate) fn moves_63<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_66 = (Cells::of(cell)).filtered(|cell| !self.pattern_65(cell));
        let at_67 = tables::BOARD & self.planes[piece::W as usize];
        let at_71 = ((if at_66.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_67 & !self.pattern_11_everywhere());
        out.extend_few(at_71, |cell| path.end(6, cell));
    }
}
