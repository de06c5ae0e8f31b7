//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::moves::Path;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 26}` or `{b}`.
    pub(crate) fn pseudo_legal_23<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_27 = (Cells::of(cell)).filtered(|cell| !self.pattern_26(cell));
        let at_28 = tables::BOARD & self.planes[piece::B as usize];
        let at_33 = ((if at_27.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_28);
        out.extend_few(at_33, |cell| path.end(3, cell));
    }

    /// Then `{! pattern 65}` or `{w}`.
    pub(crate) fn pseudo_legal_63<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let at_66 = (Cells::of(cell)).filtered(|cell| !self.pattern_65(cell));
        let at_67 = tables::BOARD & self.planes[piece::W as usize];
        let at_71 = ((if at_66.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_67);
        out.extend_few(at_71, |cell| path.end(6, cell));
    }
}
