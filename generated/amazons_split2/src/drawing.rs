//! Drawing a player's move from all at once.

use rbg_runtime::codegen::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Draws one of the moves of `moves_14`.
    #[inline]
    pub(crate) fn draw_14<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_15 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_16 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_17 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_18 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_19 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_20 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_21 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_22 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_53 = (at_15) | (at_16) | (at_17) | (at_18) | (at_19) | (at_20) | (at_21)
            | (at_22);
        let group_0 = at_53;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 3, cell))
    }

    /// Draws one of the moves of `moves_40`.
    #[inline]
    pub(crate) fn draw_40<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_41 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_42 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_43 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_44 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_45 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_46 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_47 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_48 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_55 = (at_41) | (at_42) | (at_43) | (at_44) | (at_45) | (at_46) | (at_47)
            | (at_48);
        let group_0 = at_55;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 6, cell))
    }
}
