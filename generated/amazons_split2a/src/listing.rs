//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, slide_down, slide_up};
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables::{look, self};
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            let m = m.then(0, 1, cell);
            {
                let (cell, leads) = look(&tables::UP, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 2, cell));
            }
            {
                let (cell, leads) = look(&tables::DOWN, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 3, cell));
            }
            {
                let (cell, leads) = look(&tables::LEFT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 4, cell));
            }
            {
                let (cell, leads) = look(&tables::RIGHT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 5, cell));
            }
            {
                let (cell, leads) = look(&tables::UP_LEFT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 6, cell));
            }
            {
                let (cell, leads) = look(&tables::UP_RIGHT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 7, cell));
            }
            {
                let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 8, cell));
            }
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 9, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_12<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_12 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
        for cell in at_12 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_13<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_13 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
        for cell in at_13 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_14<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_14 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        for cell in at_14 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_15<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_15 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        for cell in at_15 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_16<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_16 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
        for cell in at_16 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
        for cell in at_17 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_18<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_18 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
        for cell in at_18 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_19<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_19 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
        for cell in at_19 {
            let m = m.then(0, 10, cell);
            self.moves_from_20(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_33<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_b = self.planes[piece::B];
        for cell in on_b {
            let m = m.then(0, 12, cell);
            {
                let (cell, leads) = look(&tables::UP, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 13, cell));
            }
            {
                let (cell, leads) = look(&tables::DOWN, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 14, cell));
            }
            {
                let (cell, leads) = look(&tables::LEFT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 15, cell));
            }
            {
                let (cell, leads) = look(&tables::RIGHT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 16, cell));
            }
            {
                let (cell, leads) = look(&tables::UP_LEFT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 17, cell));
            }
            {
                let (cell, leads) = look(&tables::UP_RIGHT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 18, cell));
            }
            {
                let (cell, leads) = look(&tables::DOWN_LEFT, cell);
                out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 19, cell));
            }
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(1, 20, cell));
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_44<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_44 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
        for cell in at_44 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_45<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_45 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
        for cell in at_45 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_46<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_46 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        for cell in at_46 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_47<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_47 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        for cell in at_47 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_48<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_48 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
        for cell in at_48 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_49<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_49 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
        for cell in at_49 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_50<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_50 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
        for cell in at_50 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{e}` or `go on`.
    pub(crate) fn moves_51<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_51 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
        for cell in at_51 {
            let m = m.then(0, 21, cell);
            self.moves_from_52(out, cell, m);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{e}`.
    pub(crate) fn moves_from_20<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
        let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
        let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        let up_left = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
        let up_right = slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
        let down_left = slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
        let down_right = slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
        let targets = up | down | left | right | up_left | up_right | down_left
            | down_right;
        out.extend(targets, |cell| m.then(1, 11, cell));
    }

    /// Goes on with `{e}`.
    pub(crate) fn moves_from_52<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let up = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E]);
        let down = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E]);
        let left = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E]);
        let right = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E]);
        let up_left = slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E]);
        let up_right = slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E]);
        let down_left = slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E]);
        let down_right = slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E]);
        let targets = up | down | left | right | up_left | up_right | down_left
            | down_right;
        out.extend(targets, |cell| m.then(1, 22, cell));
    }
}
