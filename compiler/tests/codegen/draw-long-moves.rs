//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::{Move, Path, code};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        if self.board[cell] == piece::W && path.len() < LONGEST_MOVE {
            path.push(code(2, cell));
            if let Some(cell) = follow(&tables::DOWN, cell)
                && self.board[cell] != piece::W
            {
                self.moves_from_4(out, cell, path);
            }
            path.pop();
        }
    }

    /// Goes on with `->white`.
    fn moves_from_0<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        out.push_with(|old| Move::rewritten(old, path, [code(1, cell)]));
    }

    /// Goes on with `{b}` or `[w]`.
    fn moves_from_4<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::LEFT, cell) && self.board[cell] == piece::B {
            self.exchange(cell, [piece::B], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(3, cell));
                self.moves_from_4(out, cell, path);
                path.pop();
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::B
        {
            self.exchange(cell, [piece::B], piece::E);
            if path.len() < LONGEST_MOVE {
                path.push(code(4, cell));
                self.moves_from_4(out, cell, path);
                path.pop();
            }
            self.exchange(cell, [piece::E], piece::B);
        }
        if path.len() < LONGEST_MOVE {
            path.push(code(5, cell));
            self.moves_from_0(out, cell, path);
            path.pop();
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::W].contains(cell) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{b,e}`.
    pub(crate) fn is_legal_from_3(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if let Some(cell) = follow(&tables::DOWN, cell)
            && (!self.planes[piece::W]).contains(cell)
        {
            if follow(&tables::LEFT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 3
            {
                self.exchange(to, [piece::B], piece::E);
                let legal = self.is_legal_from_4(rest, to);
                self.exchange(to, [piece::E], piece::B);
                if legal {
                    return true;
                }
            }
            if follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 4
            {
                self.exchange(to, [piece::B], piece::E);
                let legal = self.is_legal_from_4(rest, to);
                self.exchange(to, [piece::E], piece::B);
                if legal {
                    return true;
                }
            }
            if index == 5 && cell == to && self.is_legal_from_0(rest, to) {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{b}` or `[w]`.
    pub(crate) fn is_legal_from_4(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if follow(&tables::LEFT, cell) == Some(to) && self.planes[piece::B].contains(to)
            && index == 3
        {
            self.exchange(to, [piece::B], piece::E);
            let legal = self.is_legal_from_4(rest, to);
            self.exchange(to, [piece::E], piece::B);
            if legal {
                return true;
            }
        }
        if follow(&tables::RIGHT, cell) == Some(to) && self.planes[piece::B].contains(to)
            && index == 4
        {
            self.exchange(to, [piece::B], piece::E);
            let legal = self.is_legal_from_4(rest, to);
            self.exchange(to, [piece::E], piece::B);
            if legal {
                return true;
            }
        }
        index == 5 && cell == to && self.is_legal_from_0(rest, to)
    }
}

//! Performing the keeper's moves.

use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => {
                let mut draw = Reservoir::new(rng);
                self.clone().moves_1(&mut draw, self.cell as usize);
                draw.drawn()
            }
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        for &code in m.codes() {
            self.perform(code);
        }
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 => {
                self.leave(1, cell);
            }
            2 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            3 | 4 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            5 => {
                self.exchange(cell, [piece::B, piece::E], piece::W);
            }
            _ => {}
        }
    }
