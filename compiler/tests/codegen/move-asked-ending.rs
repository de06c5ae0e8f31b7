//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e_1 = self.planes[piece::E];
        for cell in on_e_1 {
            self.exchange(cell, [piece::E], piece::B);
            let m = m.then(0, 1, cell);
            let on_e_2 = self.planes[piece::E];
            out.extend(on_e_2, |cell| m.then(1, 2, cell));
            self.exchange(cell, [piece::B], piece::E);
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
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 1 {
            self.exchange(to, [piece::E], piece::B);
            let legal = self.is_legal_from_3(rest, to);
            self.exchange(to, [piece::B], piece::E);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::E].contains(to) && index == 2 && rest.is_empty()
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
        if self.pattern_7(cell) {
            self.variables.white = 9;
            self.leave(3, cell);
        } else {
            self.keeper_0(cell);
        }
        true
    }

    /// Returns the number of what completes a move, and makes what is looked at to tell that.
    pub(crate) fn ending_2(&mut self, cell: usize) -> usize {
        self.exchange(cell, [piece::E], piece::W);
        if self.pattern_7(cell) {
            return 1;
        }
        2
    }
}

//! Testing patterns.

use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{w}`.
    pub(crate) fn pattern_7(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::W])
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
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::E], piece::B);
        let (_, cell) = m.modifier(1);
        self.keeper_5(cell);
    }

    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 => {
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {}
        }
    }
