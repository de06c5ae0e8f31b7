//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `->>` or `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 2, cell));
        let on_e = self.planes[piece::E];
        let at_7 = on_e & !self.pattern_5_everywhere();
        let targets = on_e & self.pattern_5_everywhere()
            | at_7.filtered(|cell| self.pattern_11(cell));
        out.extend(targets, |cell| m.then(0, 1, cell));
    }

    /// Finds the moves that begin with `->>` or `{e}`.
    pub(crate) fn moves_32<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 4, cell));
        let on_e = self.planes[piece::E];
        let at_56 = on_e & !self.pattern_5_everywhere();
        let targets = on_e & self.pattern_5_everywhere()
            | at_56.filtered(|cell| self.pattern_65(cell));
        out.extend(targets, |cell| m.then(0, 3, cell));
    }
}
