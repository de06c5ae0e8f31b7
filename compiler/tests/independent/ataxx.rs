//! Ataxx.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, all_steps, at};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct Ataxx {
    board: Grid,
    mover: &'static str,
    jumps: u32,
}

enum Move {
    Clone(Square),
    Jump(Square, Square),
    Pass,
}

impl Ataxx {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "b e e e e e w
                 e e e e e e e
                 e e e e e e e
                 e e e e e e e
                 e e e e e e e
                 e e e e e e e
                 w e e e e e b",
            ),
            mover: "w",
            jumps: 0,
        }
    }

    fn is_over(&self) -> bool {
        self.jumps == 100
            || ["e", "w", "b"]
                .iter()
                .any(|piece| self.board.count(piece) == 0)
    }
}

fn other(stone: &str) -> &'static str {
    if stone == "w" { "b" } else { "w" }
}

impl Game for Ataxx {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for to in self.board.having("e") {
            if all_steps().any(|step| self.board.is(to + step, self.mover)) {
                moves.push(Move::Clone(to));
            }
            for from in self.board.having(self.mover) {
                if (from.x - to.x).abs().max((from.y - to.y).abs()) == 2 {
                    moves.push(Move::Jump(from, to));
                }
            }
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn play(&mut self, m: &Move) {
        let target = match *m {
            Move::Clone(to) => {
                self.jumps = 0;
                Some(to)
            }
            Move::Jump(from, to) => {
                self.board.set(from, "e");
                self.jumps += 1;
                Some(to)
            }
            Move::Pass => None,
        };
        if let Some(to) = target {
            self.board.set(to, self.mover);
            for step in all_steps() {
                if self.board.is(to + step, other(self.mover)) {
                    self.board.set(to + step, self.mover);
                }
            }
        }
        self.mover = other(self.mover);
    }

    fn scores(&self) -> Vec<i32> {
        let (white, black) = (self.board.count("w"), self.board.count("b"));
        let decided = self.board.count("e") == 0 || white * black == 0;
        match white.cmp(&black) {
            std::cmp::Ordering::Greater if decided => vec![100, 0],
            std::cmp::Ordering::Less if decided => vec![0, 100],
            _ => vec![50, 50],
        }
    }
}

impl OnBoard for Ataxx {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn stones_multiply_the_same_way_in_both_versions_of_ataxx() {
    assert_counts("ataxx", &Ataxx::new(), &[16, 256, 6460]);
}

#[test]
fn a_side_without_stones_has_lost_at_ataxx() {
    let mut game = Ataxx::new();
    for corner in [at(0, 0), at(6, 6)] {
        game.board.set(corner, "e");
    }
    assert!(game.moves().is_empty());
    assert_eq!(game.scores(), [100, 0]);
}

#[test]
fn a_random_game_of_ataxx_goes_the_same_way() {
    assert_same_games("ataxx", &Ataxx::new(), 1, 60);
}
