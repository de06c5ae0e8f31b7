//! Finding a player's moves.

use rbg_runtime::MoveSink;
use rbg_runtime::slide_up;
use rbg_runtime::slide_down;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::look;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_4 = at_2 & self.pattern_3_everywhere();
        out.extend(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 2, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 3, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 4, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 5, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 6, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 7, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 8, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 9, cell));
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_17;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_18<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_18 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_18;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_19<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_19 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_19;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_20<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_20 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_20;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_21<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_21 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_21;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_22<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_22 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_22;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_23<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_23 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_23;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_24<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_24 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_24;
        out.extend(at_92, |cell| m.then(0, 10, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_27<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 11, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 12, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 13, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 14, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 15, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 16, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 17, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 18, cell));
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_36<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_36 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_36;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_37<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_37 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_37;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_38<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_38 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_38;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_39<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_39 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_39;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_40<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_40 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_40;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_41<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_41 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_41;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_42<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_42 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_42;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_43<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_43 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_43;
        out.extend(at_93, |cell| m.then(0, 19, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_48<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_49 = tables::BOARD & self.planes[piece::B as usize];
        let at_50 = at_49 & self.pattern_3_everywhere();
        out.extend(at_50, |cell| m.then(0, 20, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_53<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 21, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 22, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 23, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 24, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 25, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 26, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 27, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 28, cell));
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_62<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_62 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_62;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_63<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_63 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_63;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_64<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_64 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_64;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_65<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_65 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_65;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_66<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_66 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_66;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_67<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_67 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_67;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_68<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_68 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_68;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_69<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_69 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_69;
        out.extend(at_94, |cell| m.then(0, 29, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_72<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 30, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 31, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 32, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 33, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 34, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 35, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 36, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 37, cell));
        }
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_81<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_81 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_81;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_82<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_82 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_82;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_83<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_83 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_83;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_84<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_84 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_84;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_85<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_85 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_85;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_86<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_86 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_86;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_87<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_87 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_87;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_88<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_88 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_88;
        out.extend(at_95, |cell| m.then(0, 38, cell));
    }
}
