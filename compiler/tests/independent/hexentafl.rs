//! HeXentafl.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, HEXAGONAL, Square, at};
use crate::{Game, OnBoard};

const THRONE: Square = at(3, 3);
const CORNERS: [Square; 6] = [at(0, 0), at(3, 0), at(0, 3), at(6, 3), at(3, 6), at(6, 6)];

#[derive(Clone)]
struct HeXentafl {
    /// The pieces on the board: the king is a `k`, and the throne an empty cell if he is not on it.
    board: Grid,
    black: bool,
    played: u32,
}

enum Move {
    From(Square, Square),
    Pass,
}

impl HeXentafl {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "w e e w - - -
                 e e e e e - -
                 e e e b e e -
                 w e b k e e w
                 - e e e b e e
                 - - e e e e e
                 - - - w e e w",
            ),
            black: true,
            played: 0,
        }
    }

    fn king(&self) -> Option<Square> {
        self.board.having("k").next()
    }

    fn has_escaped(&self) -> bool {
        self.king().is_some_and(|king| CORNERS.contains(&king))
    }

    fn is_side(&self, cell: Square, black: bool) -> bool {
        match self.board.get(cell) {
            Some("w") => !black,
            Some("b" | "k") => black,
            _ => false,
        }
    }

    fn targets(&self, from: Square) -> Vec<Square> {
        let is_king = self.board.is(from, "k");
        let mut targets = Vec::new();
        for step in HEXAGONAL {
            let mut to = from + step;
            while self.board.is(to, "e") && (is_king || to != THRONE) {
                targets.push(to);
                if is_king {
                    break;
                }
                to = to + step;
            }
        }
        targets
    }

    /// Returns whether the current player's piece that has just arrived captures what is there.
    fn captures(&self, arrived: Square, victim: Square) -> bool {
        let around: Vec<Square> = HEXAGONAL.iter().map(|&step| victim + step).collect();
        let Some(from) = around.iter().position(|&cell| cell == arrived) else {
            return false;
        };
        let helps = |turn: usize| self.is_side(around[(from + turn) % 6], self.black);
        if !self.is_side(victim, !self.black) {
            false
        } else if self.board.is(victim, "k") && victim == THRONE {
            helps(2) && helps(4)
        } else if CORNERS.contains(&victim) {
            // Of the three neighbours the middle one is adjacent to both others.
            helps(2) || helps(4)
        } else {
            helps(3)
        }
    }
}

impl Game for HeXentafl {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.played == 200 || self.king().is_none() || self.has_escaped() {
            return Vec::new();
        }
        let own = self
            .board
            .squares()
            .filter(|&cell| self.is_side(cell, self.black));
        let from_to = |from| {
            self.targets(from)
                .into_iter()
                .map(move |to| Move::From(from, to))
        };
        let moves: Vec<_> = own.flat_map(from_to).collect();
        if moves.is_empty() {
            vec![Move::Pass]
        } else {
            moves
        }
    }

    fn play(&mut self, m: &Move) {
        if let Move::From(from, to) = *m {
            let piece = self.board.get(from).expect("a piece moves");
            self.board.set(from, "e");
            self.board.set(to, piece);
            for step in HEXAGONAL {
                if self.captures(to, to + step) {
                    self.board.set(to + step, "e");
                }
            }
        }
        self.black = !self.black;
        self.played += 1;
    }

    /// Returns the scores of Black and White.
    fn scores(&self) -> Vec<i32> {
        match self.king() {
            None => vec![0, 100],
            Some(_) if self.has_escaped() => vec![100, 0],
            Some(_) => vec![50, 50],
        }
    }
}

impl OnBoard for HeXentafl {
    fn cells(&self) -> Vec<&'static str> {
        let named = |cell| match self.board.get(cell) {
            Some("k") if cell == THRONE => "enthroned",
            Some("k") => "king",
            Some("e") if cell == THRONE => "throne",
            other => other.expect("a cell of the board"),
        };
        self.board.squares().map(named).collect()
    }
}

#[test]
fn the_king_has_as_many_ways_out_in_both_versions_of_hexentafl() {
    assert_counts("heXentafl", &HeXentafl::new(), &[36, 1170]);
}

#[test]
fn a_whole_game_of_hexentafl_goes_the_same_way() {
    assert_same_games("heXentafl", &HeXentafl::new(), 1, 200);
}
