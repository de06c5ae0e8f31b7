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
        let mut group_0 = Cells::EMPTY;
        if !self.pattern_2(cell) {
            group_0 = Cells::of(cell);
        }
        let at_4 = tables::BOARD & self.planes[piece::E as usize];
        let at_9 = at_4 & !self.pattern_7_everywhere();
        let sure_8 = at_4 & self.pattern_7_everywhere();
        let asked_8_0 = at_9;
        let at_8 = sure_8 | asked_8_0;
        let mut group_1 = at_8;
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
            if sure_8.contains(cell) || asked_8_0.contains(cell) && self.pattern_14(cell)
            {
                return Some(m.then(0, 1, cell));
            }
            group_1.remove(cell);
        }
    }

    /// Draws one of the moves of `moves_38`.
    #[inline]
    pub(crate) fn draw_38<R: Rng>(&mut self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let mut group_0 = Cells::EMPTY;
        if !self.pattern_51(cell) {
            group_0 = Cells::of(cell);
        }
        let at_53 = tables::BOARD & self.planes[piece::E as usize];
        let at_67 = at_53 & !self.pattern_7_everywhere();
        let sure_66 = at_53 & self.pattern_7_everywhere();
        let asked_66_0 = at_67;
        let at_66 = sure_66 | asked_66_0;
        let mut group_1 = at_66;
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
            if sure_66.contains(cell)
                || asked_66_0.contains(cell) && self.pattern_79(cell)
            {
                return Some(m.then(0, 3, cell));
            }
            group_1.remove(cell);
        }
    }
}
