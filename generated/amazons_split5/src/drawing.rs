//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::codegen::slide;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_4 = at_2 & self.pattern_3_everywhere();
        let group_0 = at_4;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 1, cell))
    }

    /// Draws one of the moves of `moves_17`.
    #[inline]
    /// The same for 32 control states.
    pub(crate) fn draw_17<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let control = self.control as usize;
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide(
                tables::MOVES_17_UPWARD[control],
                tables::MOVES_17_TABLES[control],
                cell,
                self.planes[piece::E as usize],
            );
        let at_92 = at_17;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0
            .nth(left)
            .map(|cell| m.then(0, tables::MOVES_17_CODES[control] as usize, cell))
    }

    /// Draws one of the moves of `moves_48`.
    #[inline]
    pub(crate) fn draw_48<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_49 = tables::BOARD & self.planes[piece::B as usize];
        let at_50 = at_49 & self.pattern_3_everywhere();
        let group_0 = at_50;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 20, cell))
    }
}
