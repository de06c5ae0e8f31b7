//! Drawing a player's move from all at once.

use rbg_runtime::rand_core::Rng;
use rbg_runtime::rng::below;
use rbg_runtime::slide_up;
use rbg_runtime::slide_down;
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
    pub(crate) fn draw_17<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_17 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_17;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_18`.
    #[inline]
    pub(crate) fn draw_18<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_18 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_18;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_19`.
    #[inline]
    pub(crate) fn draw_19<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_19 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_19;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_20`.
    #[inline]
    pub(crate) fn draw_20<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_20 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_20;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_21`.
    #[inline]
    pub(crate) fn draw_21<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_21 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_21;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_22`.
    #[inline]
    pub(crate) fn draw_22<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_22 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_22;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_23`.
    #[inline]
    pub(crate) fn draw_23<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_23 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_23;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_24`.
    #[inline]
    pub(crate) fn draw_24<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_24 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_92 = at_24;
        let group_0 = at_92;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 10, cell))
    }

    /// Draws one of the moves of `moves_36`.
    #[inline]
    pub(crate) fn draw_36<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_36 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_36;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_37`.
    #[inline]
    pub(crate) fn draw_37<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_37 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_37;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_38`.
    #[inline]
    pub(crate) fn draw_38<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_38 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_38;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_39`.
    #[inline]
    pub(crate) fn draw_39<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_39 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_39;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_40`.
    #[inline]
    pub(crate) fn draw_40<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_40 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_40;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_41`.
    #[inline]
    pub(crate) fn draw_41<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_41 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_41;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_42`.
    #[inline]
    pub(crate) fn draw_42<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_42 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_42;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
    }

    /// Draws one of the moves of `moves_43`.
    #[inline]
    pub(crate) fn draw_43<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_43 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_93 = at_43;
        let group_0 = at_93;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 19, cell))
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

    /// Draws one of the moves of `moves_62`.
    #[inline]
    pub(crate) fn draw_62<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_62 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_62;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_63`.
    #[inline]
    pub(crate) fn draw_63<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_63 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_63;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_64`.
    #[inline]
    pub(crate) fn draw_64<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_64 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_64;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_65`.
    #[inline]
    pub(crate) fn draw_65<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_65 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_65;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_66`.
    #[inline]
    pub(crate) fn draw_66<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_66 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_66;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_67`.
    #[inline]
    pub(crate) fn draw_67<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_67 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_67;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_68`.
    #[inline]
    pub(crate) fn draw_68<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_68 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_68;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_69`.
    #[inline]
    pub(crate) fn draw_69<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_69 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_94 = at_69;
        let group_0 = at_94;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 29, cell))
    }

    /// Draws one of the moves of `moves_81`.
    #[inline]
    pub(crate) fn draw_81<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_81 = Cells::of(cell)
            | slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_81;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_82`.
    #[inline]
    pub(crate) fn draw_82<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_82 = Cells::of(cell)
            | slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_82;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_83`.
    #[inline]
    pub(crate) fn draw_83<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_83 = Cells::of(cell)
            | slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_83;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_84`.
    #[inline]
    pub(crate) fn draw_84<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_84 = Cells::of(cell)
            | slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_84;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_85`.
    #[inline]
    pub(crate) fn draw_85<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_85 = Cells::of(cell)
            | slide_down(&tables::UP_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_85;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_86`.
    #[inline]
    pub(crate) fn draw_86<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_86 = Cells::of(cell)
            | slide_down(&tables::UP_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_86;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_87`.
    #[inline]
    pub(crate) fn draw_87<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_87 = Cells::of(cell)
            | slide_up(&tables::DOWN_LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_87;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }

    /// Draws one of the moves of `moves_88`.
    #[inline]
    pub(crate) fn draw_88<R: Rng>(&self, rng: &mut R, cell: usize) -> Option<Move> {
        let m = Move::EMPTY;
        let at_88 = Cells::of(cell)
            | slide_up(&tables::DOWN_RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_95 = at_88;
        let group_0 = at_95;
        let count_0 = group_0.len();
        let total = count_0;
        let left = below(rng, total as u32) as usize;
        group_0.nth(left).map(|cell| m.then(0, 38, cell))
    }
}
