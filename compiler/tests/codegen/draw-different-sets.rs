//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::state::State;

impl State {
    /// Then `->>` or `{e}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 2, cell));
        let at_2 = self.planes[piece::E as usize];
        out.extend(at_2, |cell| m.then(0, 1, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::Cells;
use super::state::piece;
use rbg_runtime::codegen::draw_among;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let group_0 = Cells::of(cell);
        let at_2 = self.planes[piece::E as usize];
        const MOVES: [[Code; 1]; 2] = [[2 << CELL_BITS], [1 << CELL_BITS]];
        let (group, cell) = draw_among(&[group_0, at_2], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `->>` or `{e}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        index == 2 && cell == to && rest.is_empty()
            || self.planes[piece::E as usize].contains(to) && index == 1
                && rest.is_empty()
    }
}

//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_3(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::W);
        self.leave(1, cell);
        true
    }
}
