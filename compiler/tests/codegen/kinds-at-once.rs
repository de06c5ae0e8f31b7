//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{a,b,c,d}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let targets = tables::BOARD & !self.planes[piece::E];
        out.extend_few(
            targets,
            |cell| m.then(0, tables::CODES[self.board[cell] as usize] as usize, cell),
        );
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
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let targets = tables::BOARD & !self.planes[piece::E];
        let count_0 = targets.len();
        let left = below(rng, count_0 as u32) as usize;
        targets
            .nth(left)
            .map(|cell| {
                m.then(0, tables::CODES[self.board[cell] as usize] as usize, cell)
            })
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{a}` or `{b}` or `{c}` or `…`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::A].contains(to) && index == 1 && rest.is_empty()
            || self.planes[piece::B].contains(to) && index == 2 && rest.is_empty()
            || self.planes[piece::C].contains(to) && index == 3 && rest.is_empty()
            || self.planes[piece::D].contains(to) && index == 4 && rest.is_empty()
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
        self.exchange(cell, [piece::A], piece::B);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[c]`.
    pub(crate) fn keeper_7(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B], piece::C);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[d]`.
    pub(crate) fn keeper_8(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::C], piece::D);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[a]`.
    pub(crate) fn keeper_9(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::D], piece::A);
        self.leave(1, cell);
        true
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_6(cell);
            }
            2 => {
                self.keeper_7(cell);
            }
            3 => {
                self.keeper_8(cell);
            }
            4 => {
                self.keeper_9(cell);
            }
            _ => {}
        }
    }
