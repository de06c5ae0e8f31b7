//! Finding a player's moves.

use rbg_runtime::codegen::{MoveSink, slide, slide_down, slide_up};
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
    /// The same for 8 control states.
    pub(crate) fn moves_12<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_12 = Cells::of(cell)
            | slide(
                tables::MOVES_12_UPWARD[control],
                tables::MOVES_12_TABLES[control],
                cell,
                self.planes[piece::E],
            );
        for cell in at_12 {
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
    /// The same for 8 control states.
    pub(crate) fn moves_44<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_44 = Cells::of(cell)
            | slide(
                tables::MOVES_44_UPWARD[control],
                tables::MOVES_44_TABLES[control],
                cell,
                self.planes[piece::E],
            );
        for cell in at_44 {
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
