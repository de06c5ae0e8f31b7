//! Clobber.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, STRAIGHT, Square};
use crate::{Game, OnBoard};

/// A board of ten by ten squares full of stones, as on a chessboard.
pub(crate) const FULL_BOARD: &str = "
    b w b w b w b w b w
    w b w b w b w b w b
    b w b w b w b w b w
    w b w b w b w b w b
    b w b w b w b w b w
    w b w b w b w b w b
    b w b w b w b w b w
    w b w b w b w b w b
    b w b w b w b w b w
    w b w b w b w b w b";

#[derive(Clone)]
struct Clobber {
    board: Grid,
    mover: &'static str,
}

impl Clobber {
    fn new() -> Self {
        Self {
            board: Grid::drawn(FULL_BOARD),
            mover: "w",
        }
    }
}

fn other(stone: &str) -> &'static str {
    if stone == "w" { "b" } else { "w" }
}

impl Game for Clobber {
    /// The square that a stone leaves and the one that it goes to.
    type Move = (Square, Square);

    fn moves(&self) -> Vec<(Square, Square)> {
        let stones = self.board.having(self.mover);
        let pairs = stones.flat_map(|from| STRAIGHT.map(|step| (from, from + step)));
        pairs
            .filter(|&(_, to)| self.board.is(to, other(self.mover)))
            .collect()
    }

    fn play(&mut self, &(from, to): &(Square, Square)) {
        self.board.set(from, "e");
        self.board.set(to, self.mover);
        self.mover = other(self.mover);
    }

    fn scores(&self) -> Vec<i32> {
        if self.mover == "w" {
            vec![0, 100]
        } else {
            vec![100, 0]
        }
    }
}

impl OnBoard for Clobber {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn a_full_board_of_clobber_can_be_clobbered_in_equally_many_ways() {
    assert_counts("clobber", &Clobber::new(), &[180, 31252]);
}

#[test]
fn the_last_player_to_clobber_wins_in_both_versions() {
    assert_same_games("clobber", &Clobber::new(), 1, 100);
}
