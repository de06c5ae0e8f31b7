//! Konane.

use crate::clobber::FULL_BOARD;
use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, STRAIGHT, Square, at};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct Konane {
    board: Grid,
    mover: &'static str,
    played: u32,
}

enum Move {
    Remove(Square),
    Jump {
        from: Square,
        step: Square,
        times: i32,
    },
}

/// The black squares among the corners and the four in the centre.
const OPENINGS: [Square; 4] = [at(0, 0), at(9, 9), at(4, 4), at(5, 5)];

impl Konane {
    fn new() -> Self {
        Self {
            board: Grid::drawn(FULL_BOARD),
            mover: "b",
            played: 0,
        }
    }

    /// Returns how often the stone on `from` can jump that way.
    fn jumps(&self, from: Square, step: Square) -> i32 {
        (0..)
            .take_while(|&done| {
                let over = from + step.times(2 * done + 1);
                self.board.is(over, other(self.mover)) && self.board.is(over + step, "e")
            })
            .count() as i32
    }
}

fn other(stone: &str) -> &'static str {
    if stone == "w" { "b" } else { "w" }
}

impl Game for Konane {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.played == 0 {
            return OPENINGS.map(Move::Remove).into();
        }
        let mut moves = Vec::new();
        if self.played == 1 {
            let hole = self.board.having("e").next().expect("Black made a hole");
            let around = STRAIGHT.map(|step| hole + step);
            let stones = around.into_iter().filter(|&to| self.board.is(to, "w"));
            moves.extend(stones.map(Move::Remove));
            return moves;
        }
        for from in self.board.having(self.mover) {
            for step in STRAIGHT {
                let most = self.jumps(from, step);
                moves.extend((1..=most).map(|times| Move::Jump { from, step, times }));
            }
        }
        moves
    }

    fn play(&mut self, m: &Move) {
        match *m {
            Move::Remove(stone) => self.board.set(stone, "e"),
            Move::Jump { from, step, times } => {
                for passed in 0..2 * times {
                    self.board.set(from + step.times(passed), "e");
                }
                self.board.set(from + step.times(2 * times), self.mover);
            }
        }
        self.mover = other(self.mover);
        self.played += 1;
    }

    fn scores(&self) -> Vec<i32> {
        if self.mover == "b" {
            vec![0, 100]
        } else {
            vec![100, 0]
        }
    }
}

impl OnBoard for Konane {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn konane_opens_with_two_holes_and_then_jumps_in_equally_many_ways() {
    assert_counts("konane", &Konane::new(), &[4, 12, 28, 172, 984]);
}

#[test]
fn random_games_of_konane_leave_the_same_player_without_a_jump() {
    assert_same_games("konane", &Konane::new(), 3, 100);
}
