//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{a,b,c,d}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & !self.planes[piece::E];
        for cell in at_2 {
            let kind = self.board[cell];
            let old = self.put(cell, piece::E);
            let m = m.then(0, tables::CODES_2[kind as usize] as usize, cell);
            let on_e = self.planes[piece::E];
            out.extend(
                on_e,
                |cell| m.then(1, tables::CODES[kind as usize] as usize, cell),
            );
            self.put(cell, old);
            if out.is_full() {
                return;
            }
        }
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{a}` or `{b}` or `{c}` or `…`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::A].contains(to) && index == 1 {
            self.exchange(to, [piece::A], piece::E);
            let legal = self.is_legal_from_6(rest, to);
            self.exchange(to, [piece::E], piece::A);
            if legal {
                return true;
            }
        }
        if self.planes[piece::B].contains(to) && index == 3 {
            self.exchange(to, [piece::B], piece::E);
            let legal = self.is_legal_from_7(rest, to);
            self.exchange(to, [piece::E], piece::B);
            if legal {
                return true;
            }
        }
        if self.planes[piece::C].contains(to) && index == 5 {
            self.exchange(to, [piece::C], piece::E);
            let legal = self.is_legal_from_8(rest, to);
            self.exchange(to, [piece::E], piece::C);
            if legal {
                return true;
            }
        }
        if self.planes[piece::D].contains(to) && index == 7 {
            self.exchange(to, [piece::D], piece::E);
            let legal = self.is_legal_from_9(rest, to);
            self.exchange(to, [piece::E], piece::D);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 2 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_7(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 4 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 6 && rest.is_empty()
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_9(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 8 && rest.is_empty()
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

    /// Performs the keeper's move that begins with `[a]`.
    pub(crate) fn keeper_14(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::A);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[b]`.
    pub(crate) fn keeper_15(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[c]`.
    pub(crate) fn keeper_16(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::C);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[d]`.
    pub(crate) fn keeper_17(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::D);
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
            1 => {
                self.exchange(cell, [piece::A], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_14(cell);
            }
            3 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_15(cell);
            }
            5 => {
                self.exchange(cell, [piece::C], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_16(cell);
            }
            7 => {
                self.exchange(cell, [piece::D], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_17(cell);
            }
            _ => {}
        }
    }
