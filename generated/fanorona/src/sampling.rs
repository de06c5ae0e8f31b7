//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::Cells;
use super::state::State;

impl State {
    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn candidates_263<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_43(cell) {
                out.candidates(Cells::of(cell), 32, 1, |cell| m.then(0, 33, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_45(cell) {
                out.candidates(Cells::of(cell), 33, 1, |cell| m.then(0, 35, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_47(cell) {
                out.candidates(Cells::of(cell), 34, 1, |cell| m.then(0, 37, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_49(cell) {
                out.candidates(Cells::of(cell), 35, 1, |cell| m.then(0, 39, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_51(cell) {
                out.candidates(Cells::of(cell), 36, 1, |cell| m.then(0, 41, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_53(cell) {
                out.candidates(Cells::of(cell), 37, 1, |cell| m.then(0, 43, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_55(cell) {
                out.candidates(Cells::of(cell), 38, 1, |cell| m.then(0, 45, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_57(cell) {
                out.candidates(Cells::of(cell), 39, 1, |cell| m.then(0, 47, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_59(cell) {
                out.candidates(Cells::of(cell), 40, 1, |cell| m.then(0, 49, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_61(cell) {
                out.candidates(Cells::of(cell), 41, 1, |cell| m.then(0, 51, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_63(cell) {
                out.candidates(Cells::of(cell), 42, 1, |cell| m.then(0, 53, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_65(cell) {
                out.candidates(Cells::of(cell), 43, 1, |cell| m.then(0, 55, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_67(cell) {
                out.candidates(Cells::of(cell), 44, 1, |cell| m.then(0, 57, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_69(cell) {
                out.candidates(Cells::of(cell), 45, 1, |cell| m.then(0, 59, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_71(cell) {
                out.candidates(Cells::of(cell), 46, 1, |cell| m.then(0, 61, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_73(cell) {
                out.candidates(Cells::of(cell), 47, 1, |cell| m.then(0, 63, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        out.push(m.then(0, 65, cell));
    }

    /// Then `{$ heading != 1}` or `{$ heading != 2}` or `{$ heading != 3}` or `{$ heading != 4}` or `{$ heading != 5}` or `{$ heading != 6}` or `…`.
    pub(crate) fn candidates_611<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if i32::from(self.variables.heading) != 1 {
            if self.pattern_265(cell) {
                out.candidates(Cells::of(cell), 48, 1, |cell| m.then(0, 100, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_267(cell) {
                out.candidates(Cells::of(cell), 49, 1, |cell| m.then(0, 102, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 2 {
            if self.pattern_269(cell) {
                out.candidates(Cells::of(cell), 50, 1, |cell| m.then(0, 104, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_271(cell) {
                out.candidates(Cells::of(cell), 51, 1, |cell| m.then(0, 106, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 3 {
            if self.pattern_273(cell) {
                out.candidates(Cells::of(cell), 52, 1, |cell| m.then(0, 108, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_275(cell) {
                out.candidates(Cells::of(cell), 53, 1, |cell| m.then(0, 110, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 4 {
            if self.pattern_277(cell) {
                out.candidates(Cells::of(cell), 54, 1, |cell| m.then(0, 112, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_279(cell) {
                out.candidates(Cells::of(cell), 55, 1, |cell| m.then(0, 114, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 5 {
            if self.pattern_281(cell) {
                out.candidates(Cells::of(cell), 56, 1, |cell| m.then(0, 116, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_283(cell) {
                out.candidates(Cells::of(cell), 57, 1, |cell| m.then(0, 118, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 6 {
            if self.pattern_285(cell) {
                out.candidates(Cells::of(cell), 58, 1, |cell| m.then(0, 120, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_287(cell) {
                out.candidates(Cells::of(cell), 59, 1, |cell| m.then(0, 122, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 7 {
            if self.pattern_289(cell) {
                out.candidates(Cells::of(cell), 60, 1, |cell| m.then(0, 124, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_291(cell) {
                out.candidates(Cells::of(cell), 61, 1, |cell| m.then(0, 126, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        if i32::from(self.variables.heading) != 8 {
            if self.pattern_293(cell) {
                out.candidates(Cells::of(cell), 62, 1, |cell| m.then(0, 128, cell));
                if out.is_full() {
                    return;
                }
            }
            if self.pattern_295(cell) {
                out.candidates(Cells::of(cell), 63, 1, |cell| m.then(0, 130, cell));
                if out.is_full() {
                    return;
                }
            }
        }
        out.push(m.then(0, 132, cell));
    }
}
