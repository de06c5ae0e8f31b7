//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W && let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                let m = m.then(0, 1, cell);
                self.moves_from_7(out, cell, m);
            } else if self.board[cell] == piece::X {
                let m = m.then(0, 2, cell);
                self.moves_from_7(out, cell, m);
            } else if self.board[cell] == piece::B {
                let m = m.then(0, 4, cell);
                self.moves_from_7(out, cell, m);
            }
            if matches!(self.board[cell], piece::B | piece::X) {
                let m = m.then(0, 3, cell);
                self.moves_from_7(out, cell, m);
            }
        }
    }

    /// Goes on with `{$ n < 3}` or `{$ 3 == n}`.
    fn moves_from_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        if i32::from(self.variables.n) < 3 {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let m = m.then(1, 5, cell);
                self.moves_from_10(out, cell, m);
            }
        } else if i32::from(self.variables.n) == 3 {
            let m = m.then(1, 6, cell);
            self.moves_from_10(out, cell, m);
        }
    }

    /// Goes on with `->>`.
    fn moves_from_10<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        out.push(m.then(2, 7, cell));
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{w}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W && let Some(cell) = follow(&tables::DOWN, cell) {
            if self.board[cell] == piece::E {
                let m = m.then(0, 1, cell);
                self.pseudo_legal_from_7(out, cell, m);
            } else if self.board[cell] == piece::X {
                let m = m.then(0, 2, cell);
                self.pseudo_legal_from_7(out, cell, m);
            } else if self.board[cell] == piece::B {
                let m = m.then(0, 4, cell);
                self.pseudo_legal_from_7(out, cell, m);
            }
            if matches!(self.board[cell], piece::B | piece::X) {
                let m = m.then(0, 3, cell);
                self.pseudo_legal_from_7(out, cell, m);
            }
        }
    }

    /// Goes on with `go on`.
    fn pseudo_legal_from_7<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        let value = i32::from(self.variables.n) + 1;
        if value <= 9 {
            let m = m.then(1, 5, cell);
            self.pseudo_legal_from_10(out, cell, m);
        }
        let m = m.then(1, 6, cell);
        self.pseudo_legal_from_10(out, cell, m);
    }

    /// Goes on with `->>`.
    fn pseudo_legal_from_10<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        out.push(m.then(2, 7, cell));
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(cell)
            && (follow(&tables::DOWN, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 1
                && self.is_legal_from_7(rest, to)
                || follow(&tables::DOWN, cell) == Some(to)
                    && self.planes[piece::X].contains(to) && index == 2
                    && self.is_legal_from_7(rest, to)
                || follow(&tables::DOWN, cell) == Some(to)
                    && (self.planes[piece::B] | self.planes[piece::X]).contains(to)
                    && index == 3 && self.is_legal_from_7(rest, to)
                || follow(&tables::DOWN, cell) == Some(to)
                    && self.planes[piece::B].contains(to) && index == 4
                    && self.is_legal_from_7(rest, to))
    }

    /// Returns whether a move goes on with `{$ n < 3}` or `{$ 3 == n}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if cell == to && i32::from(self.variables.n) < 3 && index == 5 {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 && self.is_legal_from_10(rest, to) {
                return true;
            }
        }
        cell == to && i32::from(self.variables.n) == 3 && index == 6
            && self.is_legal_from_10(rest, to)
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_10(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 7 && cell == to && rest.is_empty()
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

    /// Performs the keeper's move that begins with `{$ n == 0}` or `{$ n == 1}` or `{$ n > 1}`.
    pub(crate) fn keeper_11(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.n) == 0 {
            self.leave(1, cell);
            return true;
        }
        if i32::from(self.variables.n) == 1 {
            self.variables.n = 3;
            self.leave(1, cell);
            return true;
        }
        if i32::from(self.variables.n) > 1 {
            self.variables.n = 0;
            self.leave(1, cell);
            return true;
        }
        false
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.sample_move_with(rng, &mut MoveList::new())
    }

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        sample_by_listing(self, rng, scratch)
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::E], piece::W);
                let (index, _cell) = m.modifier(1);
                match index {
                    5 => {
                        {
                            let value = i32::from(self.variables.n) + 1;
                            if value <= 9 {
                                self.variables.n = value as u8;
                            }
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    6 => {
                        {
                            let value = 0;
                            self.variables.n = value as u8;
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    _ => {}
                }
            }
            2 => {
                self.exchange(cell, [piece::X], piece::B);
                let (index, _cell) = m.modifier(1);
                match index {
                    5 => {
                        {
                            let value = i32::from(self.variables.n) + 1;
                            if value <= 9 {
                                self.variables.n = value as u8;
                            }
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    6 => {
                        {
                            let value = 0;
                            self.variables.n = value as u8;
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    _ => {}
                }
            }
            3 => {
                self.exchange(cell, [piece::B], piece::X);
                let (index, _cell) = m.modifier(1);
                match index {
                    5 => {
                        {
                            let value = i32::from(self.variables.n) + 1;
                            if value <= 9 {
                                self.variables.n = value as u8;
                            }
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    6 => {
                        {
                            let value = 0;
                            self.variables.n = value as u8;
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    _ => {}
                }
            }
            4 => {
                self.exchange(cell, [piece::B], piece::E);
                let (index, _cell) = m.modifier(1);
                match index {
                    5 => {
                        {
                            let value = i32::from(self.variables.n) + 1;
                            if value <= 9 {
                                self.variables.n = value as u8;
                            }
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    6 => {
                        {
                            let value = 0;
                            self.variables.n = value as u8;
                        }
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_11(cell) {
                            self.leave(2, cell);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
