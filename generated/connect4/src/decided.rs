//! Whether the scores are decided, and between which they lie.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::all_blocked;
use rbg_runtime::codegen::Shapes;
use super::state::Cells;
use super::state::piece;
use rbg_runtime::{Player, Position};
use super::state::State;

/// The cells of each arrangement, by the pieces that are in its way.
static ARRANGEMENTS_0: [[Cells; 1]; 69] = Shapes::new(
        [1],
        &[
            (
                &[
                    (0, [4]),
                    (8, [1]),
                    (10, [1]),
                    (15, [2]),
                    (21, [4]),
                    (28, [4]),
                    (35, [4]),
                ],
                [&[0, 1, 2, 3]],
            ),
            (
                &[(0, [1]), (2, [1]), (7, [1]), (9, [4]), (14, [4]), (19, [1])],
                [&[0, 7, 14, 21]],
            ),
            (&[(3, [4]), (10, [4]), (18, [3])], [&[0, 6, 12, 18]]),
            (&[(0, [3]), (7, [2]), (10, [1]), (14, [3])], [&[0, 8, 16, 24]]),
            (&[(7, [1]), (9, [1]), (14, [1]), (17, [1])], [&[0, 1, 2, 3]]),
            (&[(17, [1])], [&[0, 6, 12, 18]]),
            (
                &[(1, [1]), (3, [4]), (8, [1]), (13, [1]), (18, [1]), (20, [1])],
                [&[0, 7, 14, 21]],
            ),
            (&[(3, [1]), (9, [1]), (17, [1])], [&[0, 8, 16, 24]]),
        ],
    )
    .tuples::<42, _, _>();

/// The cells of each arrangement, by the pieces that are in its way.
static ARRANGEMENTS_1: [[Cells; 1]; 7] = Shapes::new([1], &[(&[(0, [7])], [&[0]])])
    .tuples::<42, _, _>();

impl State {
    /// Whether a piece that stays is in the way of each arrangement.
    #[inline]
    fn bar_0(&self) -> bool {
        all_blocked(&ARRANGEMENTS_0, &[self.planes[piece::Y]], 7)
    }

    /// Whether a piece that stays is in the way of each arrangement.
    #[inline]
    fn bar_1(&self) -> bool {
        all_blocked(
            &ARRANGEMENTS_1,
            &[(self.planes[piece::R] | self.planes[piece::Y])],
            7,
        )
    }

    /// Whether a piece that stays is in the way of each arrangement.
    #[inline]
    fn bar_2(&self) -> bool {
        all_blocked(&ARRANGEMENTS_0, &[self.planes[piece::R]], 7)
    }

    /// Whether nothing can change a score from here.
    #[inline]
    pub(crate) fn scores_are_final(&self) -> bool {
        ((i32::from(self.variables.red) == 100 && i32::from(self.variables.yellow) == 0)
            || self.bar_0() || self.bar_1())
            && ((i32::from(self.variables.red) == 0
                && i32::from(self.variables.yellow) == 100) || self.bar_1()
                || self.bar_2())
    }

    /// The smallest and the largest score that a player can come to.
    pub(crate) fn bounds(&self, player: Player) -> (i32, i32) {
        let now = self.score(player);
        let mut bounds = (now, now);
        match usize::from(player.number()) {
            1 => {
                if !(self.bar_1() || self.bar_2()) {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !(self.bar_0() || self.bar_1()) {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            2 => {
                if !(self.bar_0() || self.bar_1()) {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !(self.bar_1() || self.bar_2()) {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            _ => {}
        }
        bounds
    }
}
