//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let targets = tables::SHIFT_2[cell] & self.planes[piece::E];
        out.extend(targets, |cell| m.then(0, 1, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let targets = tables::SHIFT_2[cell] & self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets.nth(left).map(|cell| m.then(0, 1, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E].contains(to)
            && index == 1 && rest.is_empty()
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
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        if self.keeper_from_4(cell) {
            return true;
        }
        self.exchange(cell, [piece::W], piece::E);
        false
    }

    /// Goes on with `{b}` or `{! pattern 6}`.
    pub(crate) fn keeper_from_4(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::B] {
            self.exchange(cell, [piece::B], piece::W);
            self.leave(3, cell);
            return true;
        }
        if !self.pattern_6(cell) {
            self.leave(1, cell);
            return true;
        }
        false
    }
}

//! Testing patterns.

use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_6(&self, _cell: usize) -> bool {
        let on_b = self.planes[piece::B];
        !on_b.is_empty()
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.leave(2, cell);
        self.run_keeper();
    }

    fn run_keeper(&mut self) {
        for _ in 0..rbg_runtime::position::KEEPER_PATIENCE {
            let cell = self.cell as usize;
            let played = match self.control {
                2 => self.keeper_3(cell),
                3 => self.keeper_from_4(cell),
                _ => false,
            };
            if !played {
                return;
            }
        }
    }
