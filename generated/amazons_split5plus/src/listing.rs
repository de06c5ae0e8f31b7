//! Finding a player's moves.

use rbg_runtime::MoveSink;
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
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 3, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_18<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 5, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_19<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 7, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_20<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 9, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_21<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 11, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_22<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 13, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_23<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 15, cell));
        }
        out.push(m.then(0, 18, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_24<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 17, cell));
        }
        out.push(m.then(0, 18, cell));
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

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_44<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 20, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_45<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 22, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_46<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 24, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_47<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 26, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_48<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 28, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_49<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 30, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_50<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 32, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_51<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 34, cell));
        }
        out.push(m.then(0, 35, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_64<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_65 = tables::BOARD & self.planes[piece::B as usize];
        let at_66 = at_65 & self.pattern_3_everywhere();
        out.extend(at_66, |cell| m.then(0, 36, cell));
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

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_78<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 38, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_79<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 40, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_80<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 42, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_81<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 44, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_82<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 46, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_83<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 48, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_84<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 50, cell));
        }
        out.push(m.then(0, 53, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_85<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 52, cell));
        }
        out.push(m.then(0, 53, cell));
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

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_105<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 55, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_106<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 57, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_107<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 59, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_108<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 61, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_109<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 63, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_110<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::UP_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 65, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_111<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_LEFT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 67, cell));
        }
        out.push(m.then(0, 70, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_112<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let (cell, leads) = look(&tables::DOWN_RIGHT, cell);
            out.push_if(leads & (self.board[cell] == piece::E), m.then(0, 69, cell));
        }
        out.push(m.then(0, 70, cell));
    }
}
