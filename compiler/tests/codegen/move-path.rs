//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::{Move, Path};
use super::state::piece;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let on_w = self.planes[piece::W];
        let targets_1 = on_w.shifted(-4) & self.planes[piece::E];
        let to_b = on_w.shifted(-4) & self.planes[piece::B];
        out.extend_few(
            targets_1,
            |cell| path.then(2, cell + 4).then(4, cell).end(1, cell),
        );
        let targets_2 = to_b.shifted(-4) & self.planes[piece::E];
        out.extend_few(
            targets_2,
            |cell| path.then(2, cell + 8).then(3, cell + 4).then(4, cell).end(1, cell),
        );
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::{Move, Path};
use super::state::piece;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let path = Path::EMPTY;
        let on_w = self.planes[piece::W];
        let targets_1 = on_w.shifted(-4) & self.planes[piece::E];
        let to_b = on_w.shifted(-4) & self.planes[piece::B];
        let targets_2 = to_b.shifted(-4) & self.planes[piece::E];
        let count_0 = targets_1.len();
        let count_1 = targets_2.len();
        let total = count_0 + count_1;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return targets_1
                .nth(left)
                .map(|cell| path.then(2, cell + 4).then(4, cell).end(1, cell));
        }
        left -= count_0;
        targets_2
            .nth(left)
            .map(|cell| {
                path.then(2, cell + 8).then(3, cell + 4).then(4, cell).end(1, cell)
            })
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
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        self.planes[piece::W].contains(to) && index == 2
            && self.is_legal_from_3(rest, to)
    }

    /// Returns whether a move goes on with `{e}` or `{b}`.
    pub(crate) fn is_legal_from_3(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && self.is_legal_from_4(codes, to)
            || follow(&tables::UP, cell) == Some(to)
                && self.planes[piece::B].contains(to) && index == 3
                && self.is_legal_from_6(rest, to)
    }

    /// Returns whether a move goes on with `[w]`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 4 && cell == to && self.is_legal_from_0(rest, to)
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_6(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, _rest)) = codes.split_first() else { return false };
        let (_index, to) = split(next);
        follow(&tables::UP, cell) == Some(to) && self.planes[piece::E].contains(to)
            && self.is_legal_from_4(codes, to)
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
            1 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        self.exchange(cell, [piece::W], piece::E);
        let (index, cell) = m.modifier(1);
        match index {
            3 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(2);
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(3);
                self.leave(1, cell);
            }
            4 => {
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(2);
                self.leave(1, cell);
            }
            _ => {}
        }
    }
