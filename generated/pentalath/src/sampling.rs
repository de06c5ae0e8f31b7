//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{! pattern 3}` or `{e}`.
    pub(crate) fn candidates_2<S: CandidateSink<Move, Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if !self.pattern_3(cell) {
            out.push(m.then(0, 3, cell));
        }
        let at_5 = tables::BOARD & self.planes[piece::E as usize];
        out.candidates(at_5, 0, 1, |cell| m.then(0, 1, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{! pattern 39}` or `{e}`.
    pub(crate) fn candidates_28<S: CandidateSink<Move, Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        if !self.pattern_39(cell) {
            out.push(m.then(0, 6, cell));
        }
        let at_41 = tables::BOARD & self.planes[piece::E as usize];
        out.candidates(at_41, 1, 1, |cell| m.then(0, 4, cell));
        if out.is_full() {
            return;
        }
    }
}
