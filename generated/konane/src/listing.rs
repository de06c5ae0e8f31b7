//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::{Move, Path};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_b = self.planes[piece::B];
        out.extend(on_b & tables::AREA_10, |cell| path.end(1, cell));
    }

    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = Path::EMPTY;
        let targets = tables::SHIFT_20[cell] & self.planes[piece::W];
        out.extend(targets, |cell| path.end(2, cell));
    }

    /// Finds the moves that begin with `{b}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_b = self.planes[piece::B];
        for cell in on_b {
            let path = path.then(3, cell);
            if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::W
            {
                let path = path.then(4, cell);
                self.moves_from_16(out, cell, path);
            }
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] == piece::W
            {
                let path = path.then(6, cell);
                self.moves_from_17(out, cell, path);
            }
            if let Some(cell) = follow(&tables::LEFT, cell)
                && self.board[cell] == piece::W
            {
                let path = path.then(8, cell);
                self.moves_from_18(out, cell, path);
            }
            if let Some(cell) = follow(&tables::RIGHT, cell)
                && self.board[cell] == piece::W
            {
                let path = path.then(10, cell);
                self.moves_from_19(out, cell, path);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_32<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            let path = path.then(13, cell);
            if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::B
            {
                let path = path.then(14, cell);
                self.moves_from_39(out, cell, path);
            }
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] == piece::B
            {
                let path = path.then(16, cell);
                self.moves_from_40(out, cell, path);
            }
            if let Some(cell) = follow(&tables::LEFT, cell)
                && self.board[cell] == piece::B
            {
                let path = path.then(18, cell);
                self.moves_from_41(out, cell, path);
            }
            if let Some(cell) = follow(&tables::RIGHT, cell)
                && self.board[cell] == piece::B
            {
                let path = path.then(20, cell);
                self.moves_from_42(out, cell, path);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_16<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E {
            if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::W
            {
                let path = path.then(5, cell);
                self.moves_from_16(out, cell, path);
            }
            out.push(path.end(12, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E {
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] == piece::W
            {
                let path = path.then(7, cell);
                self.moves_from_17(out, cell, path);
            }
            out.push(path.end(12, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_18<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E {
            if let Some(cell) = follow(&tables::LEFT, cell)
                && self.board[cell] == piece::W
            {
                let path = path.then(9, cell);
                self.moves_from_18(out, cell, path);
            }
            out.push(path.end(12, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_19<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            if let Some(cell) = follow(&tables::RIGHT, cell)
                && self.board[cell] == piece::W
            {
                let path = path.then(11, cell);
                self.moves_from_19(out, cell, path);
            }
            out.push(path.end(12, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_39<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::E {
            if let Some(cell) = follow(&tables::UP, cell) && self.board[cell] == piece::B
            {
                let path = path.then(15, cell);
                self.moves_from_39(out, cell, path);
            }
            out.push(path.end(22, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_40<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::DOWN, cell) && self.board[cell] == piece::E {
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] == piece::B
            {
                let path = path.then(17, cell);
                self.moves_from_40(out, cell, path);
            }
            out.push(path.end(22, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_41<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::E {
            if let Some(cell) = follow(&tables::LEFT, cell)
                && self.board[cell] == piece::B
            {
                let path = path.then(19, cell);
                self.moves_from_41(out, cell, path);
            }
            out.push(path.end(22, cell));
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_42<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, path: Path) {
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            if let Some(cell) = follow(&tables::RIGHT, cell)
                && self.board[cell] == piece::B
            {
                let path = path.then(21, cell);
                self.moves_from_42(out, cell, path);
            }
            out.push(path.end(22, cell));
        }
    }
}
