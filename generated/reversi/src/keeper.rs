//! Performing the keeper's moves.

use rbg_runtime::codegen::{enclosed_down, enclosed_up};
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Performs the keeper's move that begins with `{! pattern 43}` or `{w}`.
    pub(crate) fn keeper_31(&mut self, cell: usize) -> bool {
        let turned = enclosed_down(
            &tables::UP_RAYS,
            cell,
            self.planes[piece::W],
            self.planes[piece::B],
        )
            | enclosed_up(
                &tables::DOWN_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            )
            | enclosed_down(
                &tables::LEFT_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            )
            | enclosed_up(
                &tables::RIGHT_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            )
            | enclosed_down(
                &tables::UP_LEFT_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            )
            | enclosed_down(
                &tables::UP_RIGHT_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            )
            | enclosed_up(
                &tables::DOWN_LEFT_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            )
            | enclosed_up(
                &tables::DOWN_RIGHT_RAYS,
                cell,
                self.planes[piece::W],
                self.planes[piece::B],
            );
        self.turn_over(turned, piece::W, piece::B);
        self.exchange(cell, [piece::E], piece::B);
        self.keeper_from_27(cell)
    }

    /// Performs the keeper's move that begins with `{! pattern 80}` or `{b}`.
    pub(crate) fn keeper_73(&mut self, cell: usize) -> bool {
        let turned = enclosed_down(
            &tables::UP_RAYS,
            cell,
            self.planes[piece::B],
            self.planes[piece::W],
        )
            | enclosed_up(
                &tables::DOWN_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            )
            | enclosed_down(
                &tables::LEFT_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            )
            | enclosed_up(
                &tables::RIGHT_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            )
            | enclosed_down(
                &tables::UP_LEFT_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            )
            | enclosed_down(
                &tables::UP_RIGHT_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            )
            | enclosed_up(
                &tables::DOWN_LEFT_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            )
            | enclosed_up(
                &tables::DOWN_RIGHT_RAYS,
                cell,
                self.planes[piece::B],
                self.planes[piece::W],
            );
        self.turn_over(turned, piece::B, piece::W);
        self.exchange(cell, [piece::E], piece::W);
        self.keeper_from_0(cell)
    }

    /// Goes on with `{? pattern 1}` or `{! pattern 1}`.
    pub(crate) fn keeper_from_0(&mut self, cell: usize) -> bool {
        if self.pattern_1_noting_9(cell) {
            self.leave_known(1, cell);
            return true;
        } else if self.pattern_6(cell) {
            self.leave(2, cell);
            return true;
        } else {
            if self.count(piece::B) > self.count(piece::W) {
                self.variables.black = 100;
                self.variables.white = 0;
                self.leave(6, cell);
                return true;
            }
            if self.count(piece::B) < self.count(piece::W) {
                self.variables.black = 0;
                self.variables.white = 100;
                self.leave(6, cell);
                return true;
            }
            if self.count(piece::B) == self.count(piece::W) {
                self.variables.black = 50;
                self.variables.white = 50;
                self.leave(6, cell);
                return true;
            }
        }
        false
    }

    /// Goes on with `{? pattern 6}` or `{! pattern 6}`.
    pub(crate) fn keeper_from_27(&mut self, cell: usize) -> bool {
        if self.pattern_6_noting_26(cell) {
            self.leave_known(5, cell);
            return true;
        } else if self.pattern_1(cell) {
            self.leave(7, cell);
            return true;
        } else {
            if self.count(piece::B) > self.count(piece::W) {
                self.variables.black = 100;
                self.variables.white = 0;
                self.leave(6, cell);
                return true;
            }
            if self.count(piece::B) < self.count(piece::W) {
                self.variables.black = 0;
                self.variables.white = 100;
                self.leave(6, cell);
                return true;
            }
            if self.count(piece::B) == self.count(piece::W) {
                self.variables.black = 50;
                self.variables.white = 50;
                self.leave(6, cell);
                return true;
            }
        }
        false
    }
}
