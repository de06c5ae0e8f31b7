//! Whether the scores are decided, and between which they lie.

use rbg_runtime::codegen::all_blocked;
use super::state::Cells;
use super::state::piece;
use rbg_runtime::{Player, Position};
use super::state::State;

/// The cells of each arrangement, by the pieces that are in its way.
static ARRANGEMENTS_0: [[Cells; 1]; 69] = [
    [Cells::from_words([0xf])],
    [Cells::from_words([0x410410])],
    [Cells::from_words([0x820820])],
    [Cells::from_words([0x1041040])],
    [Cells::from_words([0x10204080])],
    [Cells::from_words([0x82082000])],
    [Cells::from_words([0x4104100000])],
    [Cells::from_words([0x204081])],
    [Cells::from_words([0x1e])],
    [Cells::from_words([0x4081020])],
    [Cells::from_words([0x8102040])],
    [Cells::from_words([0xf00])],
    [Cells::from_words([0x78000])],
    [Cells::from_words([0x3c00000])],
    [Cells::from_words([0xf0000000])],
    [Cells::from_words([0x7800000000])],
    [Cells::from_words([0x1010101])],
    [Cells::from_words([0x2020202])],
    [Cells::from_words([0x3c])],
    [Cells::from_words([0x80808080])],
    [Cells::from_words([0x3c00])],
    [Cells::from_words([0x810204000])],
    [Cells::from_words([0x10204080000])],
    [Cells::from_words([0x20408100000])],
    [Cells::from_words([0xf000000000])],
    [Cells::from_words([0x408102])],
    [Cells::from_words([0x810204])],
    [Cells::from_words([0x78])],
    [Cells::from_words([0x81020400])],
    [Cells::from_words([0x102040800])],
    [Cells::from_words([0x204081000])],
    [Cells::from_words([0x408102000])],
    [Cells::from_words([0x1e000000000])],
    [Cells::from_words([0x4040404])],
    [Cells::from_words([0x208208])],
    [Cells::from_words([0x101010100])],
    [Cells::from_words([0x20820800])],
    [Cells::from_words([0x4040404000])],
    [Cells::from_words([0x2082080000])],
    [Cells::from_words([0x1020408])],
    [Cells::from_words([0x2040810])],
    [Cells::from_words([0x20408100])],
    [Cells::from_words([0x40810200])],
    [Cells::from_words([0x780000000])],
    [Cells::from_words([0x3c000000000])],
    [Cells::from_words([0x8080808])],
    [Cells::from_words([0x780])],
    [Cells::from_words([0x41041000])],
    [Cells::from_words([0x3c000])],
    [Cells::from_words([0x1e00])],
    [Cells::from_words([0x1020408000])],
    [Cells::from_words([0xf0000])],
    [Cells::from_words([0x7800000])],
    [Cells::from_words([0x3c0000000])],
    [Cells::from_words([0x202020200])],
    [Cells::from_words([0x10410400])],
    [Cells::from_words([0x8080808000])],
    [Cells::from_words([0x1041040000])],
    [Cells::from_words([0x404040400])],
    [Cells::from_words([0x2040810000])],
    [Cells::from_words([0x4081020000])],
    [Cells::from_words([0x10101010000])],
    [Cells::from_words([0x1e0000])],
    [Cells::from_words([0x820820000])],
    [Cells::from_words([0x8102040000])],
    [Cells::from_words([0x20202020000])],
    [Cells::from_words([0x1e00000])],
    [Cells::from_words([0x1e0000000])],
    [Cells::from_words([0xf000000])],
];

/// The cells of each arrangement, by the pieces that are in its way.
static ARRANGEMENTS_1: [[Cells; 1]; 7] = [
    [Cells::from_words([0x1])],
    [Cells::from_words([0x2])],
    [Cells::from_words([0x4])],
    [Cells::from_words([0x8])],
    [Cells::from_words([0x10])],
    [Cells::from_words([0x20])],
    [Cells::from_words([0x40])],
];

impl State {
    /// Whether a piece that stays is in the way of each arrangement.
    #[inline]
    fn bar_0(&self) -> bool {
        all_blocked(&ARRANGEMENTS_0, &[self.planes[piece::Y as usize]], 7)
    }

    /// Whether a piece that stays is in the way of each arrangement.
    #[inline]
    fn bar_1(&self) -> bool {
        all_blocked(
            &ARRANGEMENTS_1,
            &[(self.planes[piece::R as usize] | self.planes[piece::Y as usize])],
            7,
        )
    }

    /// Whether a piece that stays is in the way of each arrangement.
    #[inline]
    fn bar_2(&self) -> bool {
        all_blocked(&ARRANGEMENTS_0, &[self.planes[piece::R as usize]], 7)
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
