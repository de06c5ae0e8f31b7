//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&mut self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let at_3 = tables::BOARD & self.planes[piece::E as usize];
        let at_7 = at_3 & !self.pattern_5_everywhere();
        let sure_6 = at_3 & self.pattern_5_everywhere();
        let asked_6_0 = at_7;
        let at_6 = sure_6 | asked_6_0;
        let mut group_1 = at_6;
        loop {
            let count_0 = group_0.len();
            let count_1 = group_1.len();
            let total = count_0 + count_1;
            let mut left = below(rng, total as u32) as usize;
            if left < count_0 {
                return group_0.nth(left).map(|cell| m.then(0, 2, cell));
            }
            left -= count_0;
            let cell = group_1.nth(left)?;
            if sure_6.contains(cell) || asked_6_0.contains(cell) && self.pattern_11(cell)
            {
                return Some(m.then(0, 1, cell));
            }
            group_1.remove(cell);
        }
    }

    /// Draws one of the moves of `moves_32`.
    #[inline]
    pub(crate) fn draw_32<R: Rng>(&mut self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let at_44 = tables::BOARD & self.planes[piece::E as usize];
        let at_56 = at_44 & !self.pattern_5_everywhere();
        let sure_55 = at_44 & self.pattern_5_everywhere();
        let asked_55_0 = at_56;
        let at_55 = sure_55 | asked_55_0;
        let mut group_1 = at_55;
        loop {
            let count_0 = group_0.len();
            let count_1 = group_1.len();
            let total = count_0 + count_1;
            let mut left = below(rng, total as u32) as usize;
            if left < count_0 {
                return group_0.nth(left).map(|cell| m.then(0, 4, cell));
            }
            left -= count_0;
            let cell = group_1.nth(left)?;
            if sure_55.contains(cell)
                || asked_55_0.contains(cell) && self.pattern_65(cell)
            {
                return Some(m.then(0, 3, cell));
            }
            group_1.remove(cell);
        }
    }
}
