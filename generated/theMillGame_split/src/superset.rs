//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 31}` or `{b}`.
    pub(crate) fn pseudo_legal_26<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_32 = (Cells::of(cell)).filtered(|cell| !self.pattern_31(cell));
        let at_33 = tables::BOARD & self.planes[piece::B as usize];
        let at_39 = ((if at_32.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_33);
        out.extend_few(at_39, |cell| m.then(0, 2, cell));
    }

    /// Then `{! pattern 31}` or `{b}`.
    pub(crate) fn pseudo_legal_43<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_50 = (Cells::of(cell)).filtered(|cell| !self.pattern_31(cell));
        let at_51 = tables::BOARD & self.planes[piece::B as usize];
        let at_58 = ((if at_50.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::B as usize]) | (at_51);
        out.extend_few(at_58, |cell| m.then(0, 8, cell));
    }

    /// Then `{! pattern 67}` or `{w}`.
    pub(crate) fn pseudo_legal_64<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_68 = (Cells::of(cell)).filtered(|cell| !self.pattern_67(cell));
        let at_69 = tables::BOARD & self.planes[piece::W as usize];
        let at_72 = ((if at_68.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_69);
        out.extend_few(at_72, |cell| m.then(0, 4, cell));
    }

    /// Then `{! pattern 67}` or `{w}`.
    pub(crate) fn pseudo_legal_88<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_91 = (Cells::of(cell)).filtered(|cell| !self.pattern_67(cell));
        let at_92 = tables::BOARD & self.planes[piece::W as usize];
        let at_95 = ((if at_91.is_empty() { Cells::EMPTY } else { tables::BOARD })
            & self.planes[piece::W as usize]) | (at_92);
        out.extend_few(at_95, |cell| m.then(0, 12, cell));
    }
}
