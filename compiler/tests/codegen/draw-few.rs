//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}` or `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        if self.board[cell] == piece::W {
            let m = m.then(0, 1, cell);
            out.push(m.then(1, 2, cell));
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            let m = m.then(0, 3, cell);
            out.push(m.then(1, 4, cell));
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables::{follow, self};
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}` or `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        cell == to && self.planes[piece::W].contains(cell) && index == 1
            && self.is_legal_from_4(rest, to)
            || follow(&tables::RIGHT, cell) == Some(to)
                && self.planes[piece::E].contains(to) && index == 3
                && self.is_legal_from_5(rest, to)
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 2 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_5(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 4 && cell == to && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::W], piece::B);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => {
                let mut few = InlineList::new([Move::EMPTY; 2]);
                self.moves_1(&mut few, self.cell as usize);
                few.draw(rng)
            }
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, _cell) = m.modifier(0);
        match index {
            1 => {
                {
                    let value = 1;
                    self.variables.n = value as u8;
                }
                let (_, cell) = m.modifier(1);
                self.keeper_6(cell);
            }
            3 => {
                {
                    let value = 2;
                    self.variables.n = value as u8;
                }
                let (_, cell) = m.modifier(1);
                self.keeper_7(cell);
            }
            _ => {}
        }
    }
