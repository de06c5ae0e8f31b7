//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn moves_0<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 1, cell));
    }

    /// Then `{b,w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & !self.planes[piece::E as usize];
        out.extend_few(at_2, |cell| m.then(0, 2, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use super::tables;
use rbg_runtime::rng::below;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_0`.
    #[inline]
    pub(crate) fn draw_0<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let count_0 = group_0.len();
        let left = below(rng, count_0 as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & !self.planes[piece::E as usize];
        let count_0 = at_2.len();
        let left = below(rng, count_0 as u32) as usize;
        at_2.nth(left).map(|cell| m.then(0, 2, cell))
    }

    /// The cells on which moves can be made.
    pub(crate) fn pool_1(&self) -> Cells {
        tables::BOARD & !self.planes[piece::E as usize]
    }

    /// As `draw_1`, from the cells that are kept.
    #[inline(always)]
    pub(crate) fn draw_1_pooled<R: Rng>(
        &self,
        rng: &mut R,
        pools: &mut Pools,
    ) -> Option<Move> {
        pools.fill(0, || self.pool_1());
        let cell = pools.take(0, rng)? & (1 << CELL_BITS) - 1;
        Some(Move::on_cell([2 << CELL_BITS], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->white`.
    pub(crate) fn is_legal_from_0(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 1 && cell == to && rest.is_empty()
    }

    /// Whether a move goes on so: Then `{b,w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        (!self.planes[piece::E as usize]).contains(to) && index == 2 && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(3, cell);
        true
    }

    /// Then `[e]`.
    #[inline(always)]
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::B, piece::W], piece::E);
        if self.pattern_5(cell) {
            self.leave(1, cell);
        } else {
            self.leave(2, cell);
        }
        true
    }
}

//! Testing patterns.

use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}` or `success`.
    pub(crate) fn pattern_5(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::AREA_3.contains(cell) {
                return true;
            }
            let new = tables::SHIFT_2[cell] & self.planes[piece::W as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }
}

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 | 2 => self.draw_0(rng, self.cell as usize),
            3 => self.draw_1(rng, self.cell as usize),
            _ => None,
        }
    }

    fn apply(&mut self, m: &Move) {
        self.make(m);
    }

    pub(crate) fn make(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.leave(3, cell);
            }
            2 => {
                self.keeper_3(cell);
            }
            _ => {}
        }
    }
