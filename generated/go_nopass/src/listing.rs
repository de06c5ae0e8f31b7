//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 2}` or `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if !self.pattern_2(cell) {
            out.push(m.then(0, 2, cell));
        }
        let at_4 = tables::BOARD & self.planes[piece::E as usize];
        let at_9 = at_4 & !self.pattern_7_everywhere();
        let at_8 = (at_4 & self.pattern_7_everywhere())
            | ((at_9).filtered(|cell| self.pattern_14(cell)));
        out.extend(at_8, |cell| m.then(0, 1, cell));
    }

    /// Then `{! pattern 51}` or `{e}`.
    pub(crate) fn moves_38<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if !self.pattern_51(cell) {
            out.push(m.then(0, 4, cell));
        }
        let at_53 = tables::BOARD & self.planes[piece::E as usize];
        let at_67 = at_53 & !self.pattern_7_everywhere();
        let at_66 = (at_53 & self.pattern_7_everywhere())
            | ((at_67).filtered(|cell| self.pattern_79(cell)));
        out.extend(at_66, |cell| m.then(0, 3, cell));
    }
}
