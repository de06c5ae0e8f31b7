//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
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
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 4, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 6, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 8, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 10, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 12, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 14, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 16, cell));
        }
    }

    /// Then `{e}` or `go on`.
    /// The same for 32 control states.
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let control = self.control as usize;
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(tables::MOVES_17_TABLES[control], cell);
            out.push_if(
                leads & (self.board[cell] == piece::E),
                m.then(0, tables::MOVES_17_CODES[control] as usize, cell),
            );
        }
        out.push(m.then(0, tables::MOVES_17_CODES_2[control] as usize, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_35<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 19, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 21, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 23, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 25, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 27, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 29, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 31, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 33, cell));
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_64<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_65 = tables::BOARD & self.planes[piece::B as usize];
        let at_66 = at_65 & self.pattern_3_everywhere();
        out.extend_few(at_66, |cell| m.then(0, 36, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_69<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 37, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 39, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 41, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 43, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 45, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 47, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 49, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 51, cell));
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_96<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 54, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 56, cell));
        }
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 58, cell));
        }
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 60, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 62, cell));
        }
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 64, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 66, cell));
        }
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 68, cell));
        }
    }
}
