//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let old = std::mem::replace(&mut self.variables.n, value as u8);
                let m = m.then(0, 1, cell);
                let to_e = tables::SHIFT_2[cell] & self.planes[piece::E];
                let targets = if i32::from(self.variables.n) < 5 {
                    to_e
                } else {
                    Cells::EMPTY
                };
                out.extend(targets, |cell| m.then(1, 2, cell));
                self.variables.n = old;
            }
            if out.is_full() {
                return;
            }
        }
    }
}

//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the pseudo-legal moves that begin with `{w}`.
    pub(crate) fn pseudo_legal_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_w = self.planes[piece::W];
        for cell in on_w {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let m = m.then(0, 1, cell);
                let targets = tables::SHIFT_2[cell] & self.planes[piece::E];
                out.extend(targets, |cell| m.then(1, 2, cell));
            }
            if out.is_full() {
                return;
            }
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{w}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::W].contains(to) && index == 1 {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                let old = std::mem::replace(&mut self.variables.n, value as u8);
                let legal = self.is_legal_from_3(rest, to);
                self.variables.n = old;
                if legal {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && i32::from(self.variables.n) < 5 && index == 2 && rest.is_empty()
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
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.variables.n = 0;
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
        {
            let value = i32::from(self.variables.n) + 1;
            if value <= 9 {
                self.variables.n = value as u8;
            }
        }
        let (_, cell) = m.modifier(1);
        self.keeper_6(cell);
    }
