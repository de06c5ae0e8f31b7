//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = self.planes[piece::W as usize];
        let at_3 = (at_2.shifted(-4) | (at_2 & tables::MASK_0).shifted(-1)
            | (at_2 & tables::MASK_1).shifted(1) | (at_2 & tables::MASK_2).shifted(4))
            & self.planes[piece::E as usize];
        let at_5_1 = at_3.shifted(-4) & self.planes[piece::E as usize];
        let at_5_2 = (at_3 & tables::MASK_0).shifted(-1)
            & self.planes[piece::E as usize];
        let at_5_3 = (at_3 & tables::MASK_1).shifted(1) & self.planes[piece::E as usize];
        let at_5_4 = (at_3 & tables::MASK_2).shifted(4) & self.planes[piece::E as usize];
        out.extend(at_5_1, |cell| m.then(0, 1, cell + 4).then(1, 2, cell));
        out.extend(at_5_2, |cell| m.then(0, 1, cell + 1).then(1, 2, cell));
        out.extend(at_5_3, |cell| m.then(0, 1, cell - 1).then(1, 2, cell));
        out.extend(at_5_4, |cell| m.then(0, 1, cell - 4).then(1, 2, cell));
    }
}

//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use super::moves::Move;
use super::moves::Code;
use super::moves::CELL_BITS;
use super::state::piece;
use super::tables;
use rbg_runtime::codegen::draw_among;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let at_2 = self.planes[piece::W as usize];
        let at_3 = (at_2.shifted(-4) | (at_2 & tables::MASK_0).shifted(-1)
            | (at_2 & tables::MASK_1).shifted(1) | (at_2 & tables::MASK_2).shifted(4))
            & self.planes[piece::E as usize];
        let at_5_1 = at_3.shifted(-4) & self.planes[piece::E as usize];
        let at_5_2 = (at_3 & tables::MASK_0).shifted(-1)
            & self.planes[piece::E as usize];
        let at_5_3 = (at_3 & tables::MASK_1).shifted(1) & self.planes[piece::E as usize];
        let at_5_4 = (at_3 & tables::MASK_2).shifted(4) & self.planes[piece::E as usize];
        const MOVES: [[Code; 2]; 4] = [
            [(1 << CELL_BITS) + 4, 2 << CELL_BITS],
            [(1 << CELL_BITS) + 1, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 1, 2 << CELL_BITS],
            [(1 << CELL_BITS) - 4, 2 << CELL_BITS],
        ];
        let (group, cell) = draw_among(&[at_5_1, at_5_2, at_5_3, at_5_4], rng)?;
        Some(Move::on_cell(MOVES[group], cell))
    }
}

//! Testing whether a move is legal.

use super::moves::Code;
use super::moves::split;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Whether a move goes on so: Then `{w}`.
    pub(crate) fn is_legal_from_1(&self, codes: &[Code], _cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        for cell in tables::BOARD {
            if self.planes[piece::W as usize].contains(cell)
                && tables::SHIFT_2[cell].contains(to)
                && self.planes[piece::E as usize].contains(to) && index == 1
                && self.is_legal_from_4(rest, to)
            {
                return true;
            }
        }
        false
    }

    /// Whether a move goes on so: Then `{e}`.
    pub(crate) fn is_legal_from_4(&self, codes: &[Code], cell: usize) -> bool {
        let Some((&next, rest)) = codes.split_first() else { return false };
        let (index, to) = split(next);
        tables::SHIFT_2[cell].contains(to) && self.planes[piece::E as usize].contains(to)
            && index == 2 && rest.is_empty()
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

    /// Then `[b]`.
    pub(crate) fn keeper_6(&mut self, cell: usize) -> bool {
        self.exchange(cell, [piece::E], piece::B);
        self.leave(1, cell);
        true
    }
}
