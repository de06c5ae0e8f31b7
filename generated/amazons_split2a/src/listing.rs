//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::look;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        for cell in at_2 {
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
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
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
        let at_34 = self.planes[piece::B as usize];
        for cell in at_34 {
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
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
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
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
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
        let at_21 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_22 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_23 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_24 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_25 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_26 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_27 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_28 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_65 = at_21 | at_22 | at_23 | at_24 | at_25 | at_26 | at_27 | at_28;
        out.extend(at_65, |cell| m.then(1, 11, cell));
    }

    /// Goes on with `{e}`.
    pub(crate) fn moves_from_52<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_53 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_54 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_55 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_56 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_57 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_58 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_59 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_60 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_67 = at_53 | at_54 | at_55 | at_56 | at_57 | at_58 | at_59 | at_60;
        out.extend(at_67, |cell| m.then(1, 22, cell));
    }
}
