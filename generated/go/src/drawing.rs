//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::{Cells, piece};
use super::state::State;

impl State {
    /// Draws one of the moves that `moves_1` finds.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&mut self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let on_e = self.planes[piece::E];
        let at_7 = on_e & !self.pattern_5_everywhere();
        let sure_6 = on_e & self.pattern_5_everywhere();
        let at_6 = sure_6 | at_7;
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
            if sure_6.contains(cell) || at_7.contains(cell) && self.pattern_11(cell) {
                return Some(m.then(0, 1, cell));
            }
            group_1.remove(cell);
        }
    }

    /// Draws one of the moves that `moves_32` finds.
    #[inline]
    pub(crate) fn draw_32<R: Rng>(&mut self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let group_0 = Cells::of(cell);
        let on_e = self.planes[piece::E];
        let at_56 = on_e & !self.pattern_5_everywhere();
        let sure_55 = on_e & self.pattern_5_everywhere();
        let at_55 = sure_55 | at_56;
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
            if sure_55.contains(cell) || at_56.contains(cell) && self.pattern_65(cell) {
                return Some(m.then(0, 3, cell));
            }
            group_1.remove(cell);
        }
    }
}
