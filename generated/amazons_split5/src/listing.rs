//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide;
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
        out.extend_few(at_4, |cell| m.then(0, 1, cell));
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
    /// The same for 32 control states.
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide(
                tables::MOVES_17_UPWARD[control],
                tables::MOVES_17_TABLES[control],
                cell,
                self.planes[piece::E as usize],
            );
        let at_92 = at_17;
        out.extend(
            at_92,
            |cell| m.then(0, tables::MOVES_17_CODES[control] as usize, cell),
        );
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

    /// Then `{b}`.
    pub(crate) fn moves_48<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_49 = tables::BOARD & self.planes[piece::B as usize];
        let at_50 = at_49 & self.pattern_3_everywhere();
        out.extend_few(at_50, |cell| m.then(0, 20, cell));
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
}
