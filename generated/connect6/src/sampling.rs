//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::CandidateSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{e}`.
    pub(crate) fn candidates_22<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.candidates(on_e, 0, 361, |cell| m.then(0, 2, cell));
    }

    /// Finds candidates for moves that begin with `{e}`.
    pub(crate) fn candidates_84<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        _cell: usize,
    ) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.candidates(on_e, 1, 361, |cell| m.then(0, 5, cell));
    }
}
