//! Enumerating candidates for a player's moves.

use rbg_runtime::codegen::{CandidateSink, slide_down, slide_up};
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_12<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_12 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_12, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_13<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_13 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_13, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_14<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_14 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_14, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_15<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_15 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_15, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_16<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_16 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_16, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_17<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_17, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_18<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_18 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_18, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_19<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_19 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_19, 0, 35, |cell| m.then(0, 10, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_44<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_44 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_44, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_45<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_45 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_45, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_46<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_46 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_46, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_47<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_47 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_47, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_48<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_48 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_48, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_49<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_49 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_49, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_50<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_50 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_50, 1, 35, |cell| m.then(0, 21, cell));
    }

    /// Finds candidates for moves that begin with `{e}` or `go on`.
    pub(crate) fn candidates_51<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_51 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
        out.candidates(at_51, 1, 35, |cell| m.then(0, 21, cell));
    }
}
