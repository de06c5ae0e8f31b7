//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Finds the moves that begin with `{e}` or `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let on_e = self.planes[piece::E];
        out.extend(on_e, |cell| m.then(0, 1, cell));
        let on_w = self.planes[piece::W];
        let at_6 = on_w & self.pattern_5_everywhere();
        for cell in at_6 {
            self.exchange(cell, [piece::W], piece::E);
            let m = m.then(0, 2, cell);
            let to_e = tables::SHIFT_3[cell] & self.planes[piece::E];
            let targets = (to_e.shifted(-4) | (to_e & tables::MASK_1).shifted(-1)
                | (to_e & tables::MASK_2).shifted(1)
                | (to_e & tables::MASK_0).shifted(4)) & self.planes[piece::E];
            out.extend(targets, |cell| m.then(1, 3, cell));
            self.exchange(cell, [piece::E], piece::W);
            if out.is_full() {
                return;
            }
        }
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::MoveList;
use rbg_runtime::codegen::sample_by_listing;
use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
        _cell: usize,
    ) -> Option<Move> {
        let m = Move::EMPTY;
        let mut rest = false;
        let on_e = self.planes[piece::E];
        let on_w = self.planes[piece::W];
        let at_6 = on_w & self.pattern_5_everywhere();
        rest |= !at_6.is_empty();
        if rest {
            return sample_by_listing(self, rng, scratch);
        }
        let count_0 = on_e.len();
        let left = below(rng, count_0 as u32) as usize;
        on_e.nth(left).map(|cell| m.then(0, 1, cell))
    }
}

//! Testing whether a move is legal.

use super::moves::{Code, split};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Returns whether a move goes on with `{e}` or `{w}`.
    pub(crate) fn is_legal_from_1(&mut self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        if self.planes[piece::E].contains(to) && index == 1 && rest.is_empty() {
            return true;
        }
        if self.planes[piece::W].contains(to) && self.pattern_5(to) && index == 2 {
            self.exchange(to, [piece::W], piece::E);
            let legal = self.is_legal_from_8(rest, to);
            self.exchange(to, [piece::E], piece::W);
            if legal {
                return true;
            }
        }
        false
    }

    /// Returns whether a move goes on with `{e}`.
    pub(crate) fn is_legal_from_8(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::SHIFT_3[cell] {
            if self.planes[piece::E].contains(cell) && tables::SHIFT_3[cell].contains(to)
                && self.planes[piece::E].contains(to) && index == 3 && rest.is_empty()
            {
                return true;
            }
        }
        false
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
    pub(crate) fn keeper_4(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }

    /// Performs the keeper's move that begins with `[w]`.
    pub(crate) fn keeper_11(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }
}

//! Testing patterns.

use super::state::{Cells, piece};
use super::tables;
use super::state::State;

impl State {
    /// Returns whether the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        tables::ANY_OF[cell].meets(self.planes[piece::B])
    }

    /// Returns the cells from which the pattern holds that begins with `{b}`.
    pub(crate) fn pattern_5_everywhere(&self) -> Cells {
        (self.planes[piece::B] & tables::MASK_0).shifted(4)
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
        match self.control {
            1 => self.draw_1(rng, scratch, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_4(cell);
            }
            2 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_11(cell);
            }
            _ => {}
        }
    }
