//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `->>` or `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 2, cell));
        let at_3 = tables::BOARD & self.planes[piece::E as usize];
        let at_7 = at_3 & !self.pattern_5_everywhere();
        let at_6 = (at_3 & self.pattern_5_everywhere())
            | ((at_7).filtered(|cell| self.pattern_11(cell)));
        out.extend(at_6, |cell| m.then(0, 1, cell));
    }

    /// Then `->>` or `{e}`.
    pub(crate) fn moves_32<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 4, cell));
        let at_45 = tables::BOARD & self.planes[piece::E as usize];
        let at_60 = at_45 & !self.pattern_5_everywhere();
        let at_59 = (at_45 & self.pattern_5_everywhere())
            | ((at_60).filtered(|cell| self.pattern_72(cell)));
        out.extend(at_59, |cell| m.then(0, 3, cell));
    }
}
