//! Whether the scores are decided, and between which they lie.

#![allow(long_running_const_eval)]

use super::state::Cells;
use super::state::piece;
use rbg_runtime::{Player, Position};
use super::state::State;

/// The most that can be made up for, by what the clock has left: rows of which each
/// bar and player to move has one.
static GAINS: [[i32; 202]; 7] = [
    [i32::MAX; 202],
    [
        1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5,
        5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9,
        10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 13, 13,
        13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16,
        16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19,
        20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 23, 23,
        23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26,
        26, 26, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29,
        30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 33, 33,
        33, 33, 33, 33, 34, 34, 34, 34,
    ],
    [
        0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
        4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9,
        9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12,
        12, 12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15,
        16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19,
        19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22,
        22, 22, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25,
        26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29,
        29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32,
        32, 32, 33, 33, 33, 33, 33,
    ],
    [
        0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4,
        4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9,
        9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
        12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 16,
        16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19,
        19, 19, 19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22,
        22, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26,
        26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29, 29,
        29, 29, 29, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32,
        32, 33, 33, 33, 33, 33, 33,
    ],
    [
        0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4,
        5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9,
        9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12,
        13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 16, 16,
        16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19,
        19, 19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22,
        23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26, 26,
        26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29,
        29, 29, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32,
        33, 33, 33, 33, 33, 33, 34,
    ],
    [
        0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5,
        5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9,
        9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 13,
        13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 16, 16, 16,
        16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19,
        19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 23,
        23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26, 26, 26,
        26, 26, 26, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29,
        29, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 33,
        33, 33, 33, 33, 33, 34, 34,
    ],
    [
        0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5,
        5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9,
        9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 13,
        13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 16, 16, 16,
        16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19,
        19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 23,
        23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26, 26, 26,
        26, 26, 26, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29,
        29, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 33,
        33, 33, 33, 33, 33, 34, 34, 34,
    ],
];

impl State {
    /// How often the clock of the game can still tick.
    #[inline]
    fn ticks_left(&self) -> usize {
        (201 - i32::from(self.variables.moves)) as usize
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_0(&self) -> bool {
        let player = usize::from(self.to_move().number());
        (Cells::from_words([0x0, 0x1ff800000000000]) & !self.planes[piece::N]).len()
            as i32 > GAINS[player][self.ticks_left()]
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_1(&self) -> bool {
        let player = usize::from(self.to_move().number());
        (Cells::from_words([0x0, 0x3c01c01802]) & !self.planes[piece::NE]).len() as i32
            > GAINS[[0, 6, 1, 2, 3, 4, 5][player]][self.ticks_left()]
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_2(&self) -> bool {
        let player = usize::from(self.to_move().number());
        (Cells::from_words([0x401803803c00, 0x0]) & !self.planes[piece::SE]).len() as i32
            > GAINS[[0, 5, 6, 1, 2, 3, 4][player]][self.ticks_left()]
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_3(&self) -> bool {
        let player = usize::from(self.to_move().number());
        (Cells::from_words([0x3ff, 0x0]) & !self.planes[piece::S]).len() as i32
            > GAINS[[0, 4, 5, 6, 1, 2, 3][player]][self.ticks_left()]
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_4(&self) -> bool {
        let player = usize::from(self.to_move().number());
        (Cells::from_words([0x80300700780000, 0x0]) & !self.planes[piece::SW]).len()
            as i32 > GAINS[[0, 3, 4, 5, 6, 1, 2][player]][self.ticks_left()]
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_5(&self) -> bool {
        let player = usize::from(self.to_move().number());
        (Cells::from_words([0x0, 0x780380300400]) & !self.planes[piece::NW]).len() as i32
            > GAINS[[0, 2, 3, 4, 5, 6, 1][player]][self.ticks_left()]
    }

    /// Whether nothing can change a score from here.
    #[inline]
    pub(crate) fn scores_are_final(&self) -> bool {
        self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3() && self.bar_4()
            && self.bar_5()
    }

    /// The smallest and the largest score that a player can come to.
    pub(crate) fn bounds(&self, player: Player) -> (i32, i32) {
        let now = self.score(player);
        let mut bounds = (now, now);
        match usize::from(player.number()) {
            1 => {
                if !(self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3()
                    && self.bar_4() && self.bar_5())
                {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !self.bar_0() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            2 => {
                if !(self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3()
                    && self.bar_4() && self.bar_5())
                {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !self.bar_1() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            3 => {
                if !(self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3()
                    && self.bar_4() && self.bar_5())
                {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !self.bar_2() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            4 => {
                if !(self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3()
                    && self.bar_4() && self.bar_5())
                {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !self.bar_3() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            5 => {
                if !(self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3()
                    && self.bar_4() && self.bar_5())
                {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !self.bar_4() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            6 => {
                if !(self.bar_0() && self.bar_1() && self.bar_2() && self.bar_3()
                    && self.bar_4() && self.bar_5())
                {
                    bounds = (bounds.0.min(0), bounds.1.max(0));
                }
                if !self.bar_5() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            _ => {}
        }
        bounds
    }
}
