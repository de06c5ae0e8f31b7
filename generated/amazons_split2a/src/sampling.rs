//! Enumerating candidates for a player's moves.

use rbg_runtime::CandidateSink;
use rbg_runtime::slide_up;
use rbg_runtime::slide_down;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_12<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_12 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_12;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_13<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_13 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_13;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_14<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_14 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_14;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_15<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_15 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_15;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_16<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_16 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_16;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_17<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_17;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_18<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_18 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_18;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_19<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_19 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_64 = at_19;
        out.candidates(at_64, 0, 35, |cell| m.then(0, 10, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_44<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_44 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_44;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_45<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_45 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_45;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_46<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_46 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_46;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_47<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_47 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_47;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_48<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_48 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_48;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_49<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_49 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_49;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_50<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_50 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_50;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn candidates_51<S: CandidateSink<Move, Move>>(
        &self,
        out: &mut S,
        cell: usize,
    ) {
        let m = Move::EMPTY;
        let at_51 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_66 = at_51;
        out.candidates(at_66, 1, 35, |cell| m.then(0, 21, cell));
        if out.is_full() {
            return;
        }
    }
}
