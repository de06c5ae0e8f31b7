//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_15 = tables::BOARD & self.planes[piece::W as usize];
        let at_33 = if i32::from(self.variables.heading) != 1 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_34 = if i32::from(self.variables.heading) != 2 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_35 = if i32::from(self.variables.heading) != 3 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_36 = if i32::from(self.variables.heading) != 4 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_37 = if i32::from(self.variables.heading) != 5 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_38 = if i32::from(self.variables.heading) != 6 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_39 = if i32::from(self.variables.heading) != 7 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_40 = if i32::from(self.variables.heading) != 8 {
            at_15
        } else {
            Cells::EMPTY
        };
        let at_72 = at_40 & self.pattern_71_everywhere();
        for cell in at_72 {
            {
                let m = m.then(0, 29, cell);
                out.extend(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 30, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_74 = at_40 & self.pattern_73_everywhere();
        for cell in at_74 {
            {
                let m = m.then(0, 31, cell);
                out.extend(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 32, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_68 = at_39 & self.pattern_67_everywhere();
        for cell in at_68 {
            {
                let m = m.then(0, 25, cell);
                out.extend(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 26, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_70 = at_39 & self.pattern_69_everywhere();
        for cell in at_70 {
            {
                let m = m.then(0, 27, cell);
                out.extend(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 28, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_64 = at_38 & self.pattern_63_everywhere();
        for cell in at_64 {
            {
                let m = m.then(0, 21, cell);
                out.extend(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 22, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_66 = at_38 & self.pattern_65_everywhere();
        for cell in at_66 {
            {
                let m = m.then(0, 23, cell);
                out.extend(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 24, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_60 = at_37 & self.pattern_59_everywhere();
        for cell in at_60 {
            {
                let m = m.then(0, 17, cell);
                out.extend(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 18, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_62 = at_37 & self.pattern_61_everywhere();
        for cell in at_62 {
            {
                let m = m.then(0, 19, cell);
                out.extend(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 20, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_56 = at_36 & self.pattern_55_everywhere();
        for cell in at_56 {
            {
                let m = m.then(0, 13, cell);
                out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 14, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_58 = at_36 & self.pattern_57_everywhere();
        for cell in at_58 {
            {
                let m = m.then(0, 15, cell);
                out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 16, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_52 = at_35 & self.pattern_51_everywhere();
        for cell in at_52 {
            {
                let m = m.then(0, 9, cell);
                out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 10, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_54 = at_35 & self.pattern_53_everywhere();
        for cell in at_54 {
            {
                let m = m.then(0, 11, cell);
                out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 12, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_48 = at_34 & self.pattern_47_everywhere();
        for cell in at_48 {
            {
                let m = m.then(0, 5, cell);
                out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 6, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_50 = at_34 & self.pattern_49_everywhere();
        for cell in at_50 {
            {
                let m = m.then(0, 7, cell);
                out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 8, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_44 = at_33 & self.pattern_43_everywhere();
        for cell in at_44 {
            {
                let m = m.then(0, 1, cell);
                out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_46 = at_33 & self.pattern_45_everywhere();
        for cell in at_46 {
            {
                let m = m.then(0, 3, cell);
                out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 4, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{w}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_16 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_16 {
            {
                let m = m.then(0, 66, cell);
                let at_75 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                out.extend(at_75, |cell| m.then(1, 67, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_227<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_240 = tables::BOARD & self.planes[piece::B as usize];
        let at_254 = if i32::from(self.variables.heading) != 1 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_255 = if i32::from(self.variables.heading) != 2 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_256 = if i32::from(self.variables.heading) != 3 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_257 = if i32::from(self.variables.heading) != 4 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_258 = if i32::from(self.variables.heading) != 5 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_259 = if i32::from(self.variables.heading) != 6 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_260 = if i32::from(self.variables.heading) != 7 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_261 = if i32::from(self.variables.heading) != 8 {
            at_240
        } else {
            Cells::EMPTY
        };
        let at_294 = at_261 & self.pattern_293_everywhere();
        for cell in at_294 {
            {
                let m = m.then(0, 96, cell);
                out.extend(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 97, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_296 = at_261 & self.pattern_295_everywhere();
        for cell in at_296 {
            {
                let m = m.then(0, 98, cell);
                out.extend(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 99, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_290 = at_260 & self.pattern_289_everywhere();
        for cell in at_290 {
            {
                let m = m.then(0, 92, cell);
                out.extend(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 93, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_292 = at_260 & self.pattern_291_everywhere();
        for cell in at_292 {
            {
                let m = m.then(0, 94, cell);
                out.extend(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 95, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_286 = at_259 & self.pattern_285_everywhere();
        for cell in at_286 {
            {
                let m = m.then(0, 88, cell);
                out.extend(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 89, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_288 = at_259 & self.pattern_287_everywhere();
        for cell in at_288 {
            {
                let m = m.then(0, 90, cell);
                out.extend(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 91, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_282 = at_258 & self.pattern_281_everywhere();
        for cell in at_282 {
            {
                let m = m.then(0, 84, cell);
                out.extend(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 85, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_284 = at_258 & self.pattern_283_everywhere();
        for cell in at_284 {
            {
                let m = m.then(0, 86, cell);
                out.extend(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 87, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_278 = at_257 & self.pattern_277_everywhere();
        for cell in at_278 {
            {
                let m = m.then(0, 80, cell);
                out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 81, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_280 = at_257 & self.pattern_279_everywhere();
        for cell in at_280 {
            {
                let m = m.then(0, 82, cell);
                out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 83, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_274 = at_256 & self.pattern_273_everywhere();
        for cell in at_274 {
            {
                let m = m.then(0, 76, cell);
                out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 77, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_276 = at_256 & self.pattern_275_everywhere();
        for cell in at_276 {
            {
                let m = m.then(0, 78, cell);
                out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 79, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_270 = at_255 & self.pattern_269_everywhere();
        for cell in at_270 {
            {
                let m = m.then(0, 72, cell);
                out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 73, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_272 = at_255 & self.pattern_271_everywhere();
        for cell in at_272 {
            {
                let m = m.then(0, 74, cell);
                out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 75, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_266 = at_254 & self.pattern_265_everywhere();
        for cell in at_266 {
            {
                let m = m.then(0, 68, cell);
                out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 69, cell));
            }
            if out.is_full() {
                return;
            }
        }
        let at_268 = at_254 & self.pattern_267_everywhere();
        for cell in at_268 {
            {
                let m = m.then(0, 70, cell);
                out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 71, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_228<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_241 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_241 {
            {
                let m = m.then(0, 133, cell);
                let at_297 = tables::SHIFT_10[cell] & self.planes[piece::E as usize];
                out.extend(at_297, |cell| m.then(1, 134, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn moves_263<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_43(cell) {
                {
                    let m = m.then(0, 33, cell);
                    out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 34, cell));
                }
            }
            if self.pattern_45(cell) {
                {
                    let m = m.then(0, 35, cell);
                    out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 36, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_47(cell) {
                {
                    let m = m.then(0, 37, cell);
                    out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 38, cell));
                }
            }
            if self.pattern_49(cell) {
                {
                    let m = m.then(0, 39, cell);
                    out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 40, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_51(cell) {
                {
                    let m = m.then(0, 41, cell);
                    out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 42, cell));
                }
            }
            if self.pattern_53(cell) {
                {
                    let m = m.then(0, 43, cell);
                    out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 44, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_55(cell) {
                {
                    let m = m.then(0, 45, cell);
                    out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 46, cell));
                }
            }
            if self.pattern_57(cell) {
                {
                    let m = m.then(0, 47, cell);
                    out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 48, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_59(cell) {
                {
                    let m = m.then(0, 49, cell);
                    out.extend(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 50, cell),
                    );
                }
            }
            if self.pattern_61(cell) {
                {
                    let m = m.then(0, 51, cell);
                    out.extend(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 52, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_63(cell) {
                {
                    let m = m.then(0, 53, cell);
                    out.extend(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 54, cell),
                    );
                }
            }
            if self.pattern_65(cell) {
                {
                    let m = m.then(0, 55, cell);
                    out.extend(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 56, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_67(cell) {
                {
                    let m = m.then(0, 57, cell);
                    out.extend(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 58, cell),
                    );
                }
            }
            if self.pattern_69(cell) {
                {
                    let m = m.then(0, 59, cell);
                    out.extend(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 60, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_71(cell) {
                {
                    let m = m.then(0, 61, cell);
                    out.extend(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 62, cell),
                    );
                }
            }
            if self.pattern_73(cell) {
                {
                    let m = m.then(0, 63, cell);
                    out.extend(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 64, cell),
                    );
                }
            }
        }
        out.push(m.then(0, 65, cell));
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn moves_611<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_265(cell) {
                {
                    let m = m.then(0, 100, cell);
                    out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 101, cell));
                }
            }
            if self.pattern_267(cell) {
                {
                    let m = m.then(0, 102, cell);
                    out.extend(tables::NORTH_SETS[cell], |cell| m.then(1, 103, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_269(cell) {
                {
                    let m = m.then(0, 104, cell);
                    out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 105, cell));
                }
            }
            if self.pattern_271(cell) {
                {
                    let m = m.then(0, 106, cell);
                    out.extend(tables::SOUTH_SETS[cell], |cell| m.then(1, 107, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_273(cell) {
                {
                    let m = m.then(0, 108, cell);
                    out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 109, cell));
                }
            }
            if self.pattern_275(cell) {
                {
                    let m = m.then(0, 110, cell);
                    out.extend(tables::WEST_SETS[cell], |cell| m.then(1, 111, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_277(cell) {
                {
                    let m = m.then(0, 112, cell);
                    out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 113, cell));
                }
            }
            if self.pattern_279(cell) {
                {
                    let m = m.then(0, 114, cell);
                    out.extend(tables::EAST_SETS[cell], |cell| m.then(1, 115, cell));
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_281(cell) {
                {
                    let m = m.then(0, 116, cell);
                    out.extend(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 117, cell),
                    );
                }
            }
            if self.pattern_283(cell) {
                {
                    let m = m.then(0, 118, cell);
                    out.extend(
                        tables::NORTH_WEST_SETS[cell],
                        |cell| m.then(1, 119, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_285(cell) {
                {
                    let m = m.then(0, 120, cell);
                    out.extend(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 121, cell),
                    );
                }
            }
            if self.pattern_287(cell) {
                {
                    let m = m.then(0, 122, cell);
                    out.extend(
                        tables::NORTH_EAST_SETS[cell],
                        |cell| m.then(1, 123, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_289(cell) {
                {
                    let m = m.then(0, 124, cell);
                    out.extend(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 125, cell),
                    );
                }
            }
            if self.pattern_291(cell) {
                {
                    let m = m.then(0, 126, cell);
                    out.extend(
                        tables::SOUTH_WEST_SETS[cell],
                        |cell| m.then(1, 127, cell),
                    );
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_293(cell) {
                {
                    let m = m.then(0, 128, cell);
                    out.extend(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 129, cell),
                    );
                }
            }
            if self.pattern_295(cell) {
                {
                    let m = m.then(0, 130, cell);
                    out.extend(
                        tables::SOUTH_EAST_SETS[cell],
                        |cell| m.then(1, 131, cell),
                    );
                }
            }
        }
        out.push(m.then(0, 132, cell));
    }
}
