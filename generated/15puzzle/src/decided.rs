//! Whether the scores are decided, and between which they lie.

#![allow(long_running_const_eval)]

use super::state::Cells;
use super::state::piece;
use rbg_runtime::{Player, Position};
use super::state::State;

/// The most that can be made up for, by what the clock has left: rows of which each
/// bar and player to move has one.
static GAINS: [[i32; 101]; 2] = [
    [i32::MAX; 101],
    [
        2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42,
        44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82,
        84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116, 118,
        120, 122, 124, 126, 128, 130, 132, 134, 136, 138, 140, 142, 144, 146, 148, 150,
        152, 154, 156, 158, 160, 162, 164, 166, 168, 170, 172, 174, 176, 178, 180, 182,
        184, 186, 188, 190, 192, 194, 196, 198, 200, 202,
    ],
];

impl State {
    /// How often the clock of the game can still tick.
    #[inline]
    fn ticks_left(&self) -> usize {
        (100 - i32::from(self.variables.turns)) as usize
    }

    /// Whether more is missing than there is time for.
    #[inline]
    fn bar_0(&self) -> bool {
        let player = usize::from(self.to_move().number());
        ((Cells::from_words([0x8000]) & !self.planes[piece::GAP]).len()
            + (Cells::from_words([0x1]) & !self.planes[piece::T1]).len()
            + (Cells::from_words([0x200]) & !self.planes[piece::T10]).len()
            + (Cells::from_words([0x400]) & !self.planes[piece::T11]).len()
            + (Cells::from_words([0x800]) & !self.planes[piece::T12]).len()
            + (Cells::from_words([0x1000]) & !self.planes[piece::T13]).len()
            + (Cells::from_words([0x2000]) & !self.planes[piece::T14]).len()
            + (Cells::from_words([0x4000]) & !self.planes[piece::T15]).len()
            + (Cells::from_words([0x2]) & !self.planes[piece::T2]).len()
            + (Cells::from_words([0x4]) & !self.planes[piece::T3]).len()
            + (Cells::from_words([0x8]) & !self.planes[piece::T4]).len()
            + (Cells::from_words([0x10]) & !self.planes[piece::T5]).len()
            + (Cells::from_words([0x20]) & !self.planes[piece::T6]).len()
            + (Cells::from_words([0x40]) & !self.planes[piece::T7]).len()
            + (Cells::from_words([0x80]) & !self.planes[piece::T8]).len()
            + (Cells::from_words([0x100]) & !self.planes[piece::T9]).len()) as i32
            > GAINS[player][self.ticks_left()]
    }

    /// Whether nothing can change a score from here.
    #[inline]
    pub(crate) fn scores_are_final(&self) -> bool {
        i32::from(self.variables.solver) == 100 || self.bar_0()
    }

    /// The smallest and the largest score that a player can come to.
    pub(crate) fn bounds(&self, player: Player) -> (i32, i32) {
        let now = self.score(player);
        let mut bounds = (now, now);
        match usize::from(player.number()) {
            1 => {
                if !self.bar_0() {
                    bounds = (bounds.0.min(100), bounds.1.max(100));
                }
            }
            _ => {}
        }
        bounds
    }
}
