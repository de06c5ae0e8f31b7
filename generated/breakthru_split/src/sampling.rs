//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{s}`.
    pub(crate) fn candidates_30<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_33 = tables::BOARD & self.planes[piece::S as usize];
        out.candidates(at_33, 0, 24, |cell| m.then(0, 8, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{s}`.
    pub(crate) fn candidates_51<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_54 = tables::BOARD & self.planes[piece::S as usize];
        out.candidates(at_54, 1, 20, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }
}
