//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_1`.
    #[inline]
    pub(crate) fn draw_1<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_3_0 = at_2;
        let at_4_1 = (at_3_0 & tables::MASK_3).shifted(-8)
            & !self.planes[piece::W as usize];
        let at_4_2 = at_3_0.shifted(-7) & self.planes[piece::E as usize];
        let at_4_3 = (at_3_0 & tables::MASK_4).shifted(-6)
            & !self.planes[piece::W as usize];
        let group_0 = at_4_1;
        let group_1 = at_4_2;
        let group_2 = at_4_3;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let total = count_0 + count_1 + count_2;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0.nth(left).map(|cell| m.then(0, 1, cell + 8).then(1, 2, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1.nth(left).map(|cell| m.then(0, 1, cell + 7).then(1, 2, cell));
        }
        left -= count_1;
        group_2.nth(left).map(|cell| m.then(0, 1, cell + 6).then(1, 2, cell))
    }

    /// Draws one of the moves of `moves_9`.
    #[inline]
    pub(crate) fn draw_9<R: Rng>(&self, rng: &mut R, _cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_11 = tables::BOARD & self.planes[piece::B as usize];
        let at_12_0 = at_11;
        let at_13_1 = (at_12_0 & tables::MASK_0).shifted(6)
            & !self.planes[piece::B as usize];
        let at_13_2 = (at_12_0 & tables::MASK_1).shifted(7)
            & self.planes[piece::E as usize];
        let at_13_3 = (at_12_0 & tables::MASK_2).shifted(8)
            & !self.planes[piece::B as usize];
        let group_0 = at_13_1;
        let group_1 = at_13_2;
        let group_2 = at_13_3;
        let count_0 = group_0.len();
        let count_1 = group_1.len();
        let count_2 = group_2.len();
        let total = count_0 + count_1 + count_2;
        let mut left = below(rng, total as u32) as usize;
        if left < count_0 {
            return group_0.nth(left).map(|cell| m.then(0, 3, cell - 6).then(1, 4, cell));
        }
        left -= count_0;
        if left < count_1 {
            return group_1.nth(left).map(|cell| m.then(0, 3, cell - 7).then(1, 4, cell));
        }
        left -= count_1;
        group_2.nth(left).map(|cell| m.then(0, 3, cell - 8).then(1, 4, cell))
    }
}
