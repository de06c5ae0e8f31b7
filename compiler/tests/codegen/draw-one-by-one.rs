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
            self.moves_from_4(out, cell, m);
        }
        if let Some(cell) = follow(&tables::RIGHT, cell) && self.board[cell] == piece::E
        {
            let m = m.then(0, 2, cell);
            self.moves_from_4(out, cell, m);
        }
    }

    /// Goes on with `->>`.
    fn moves_from_4<S: MoveSink<Move>>(&self, out: &mut S, cell: usize, m: Move) {
        out.push(m.then(1, 3, cell));
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
                && self.planes[piece::E].contains(to) && index == 2
                && self.is_legal_from_4(rest, to)
    }

    /// Returns whether a move goes on with `->>`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 3 && cell == to && rest.is_empty()
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

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
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
        let (index, _cell) = m.modifier(0);
        match index {
            1 => {
                {
                    let value = 1;
                    self.variables.n = value as u8;
                }
                let (_, cell) = m.modifier(1);
                self.keeper_5(cell);
            }
            2 => {
                {
                    let value = 2;
                    self.variables.n = value as u8;
                }
                let (_, cell) = m.modifier(1);
                self.keeper_5(cell);
            }
            _ => {}
        }
    }
