//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}` or `{b}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let to_w = tables::SHIFT_1[cell] & self.planes[piece::W];
        for cell in to_w {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 2, cell);
            self.moves_from_4(out, m);
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
        let to_b = tables::SHIFT_1[cell] & self.planes[piece::B];
        for cell in to_b {
            self.exchange(cell, [piece::B], piece::E);
            let m = m.then(0, 3, cell);
            self.moves_from_4(out, m);
            self.exchange(cell, [piece::E], piece::B);
            if out.is_full() {
                return;
            }
        }
    }

    /// Goes on with `{e}`.
    fn moves_from_4<S: MoveSink<Move>>(&self, out: &mut S, m: Move) {
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(1, 4, cell).then(2, 1, cell));
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Returns whether a move goes on with `{w}` or `{b}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if tables::SHIFT_1[cell].contains(to) {
            if self.planes[piece::W].contains(to) && index == 2 {
                self.exchange(to, [piece::W], piece::E);
                let legal = self.is_legal_from_4(rest, to);
                self.exchange(to, [piece::E], piece::W);
                if legal {
                    return true;
                }
            }
            if self.planes[piece::B].contains(to) && index == 3 {
                self.exchange(to, [piece::B], piece::E);
                let legal = self.is_legal_from_4(rest, to);
                self.exchange(to, [piece::E], piece::B);
                if legal {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 4
            && self.is_legal_from_0(rest, to)
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
            2 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            3 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            _ => {}
        }
    }
