//! Dai Hasami Shogi.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, STRAIGHT, Square};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct DaiHasamiShogi {
    board: Grid,
    mine: &'static str,
    theirs: &'static str,
    played: u32,
    winner: Option<&'static str>,
}

enum Move {
    From(Square, Square),
    Pass,
}

impl DaiHasamiShogi {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "b b b b b b b b b
                 b b b b b b b b b
                 e e e e e e e e e
                 e e e e e e e e e
                 e e e e e e e e e
                 e e e e e e e e e
                 e e e e e e e e e
                 w w w w w w w w w
                 w w w w w w w w w",
            ),
            mine: "w",
            theirs: "b",
            played: 0,
            winner: None,
        }
    }

    fn is_drawn(&self) -> bool {
        self.played == 500 || ["w", "b"].iter().all(|man| self.board.count(man) < 5)
    }

    fn targets(&self, from: Square) -> Vec<Square> {
        let mut targets = Vec::new();
        for step in STRAIGHT {
            let mut to = from + step;
            while self.board.is(to, "e") {
                targets.push(to);
                to = to + step;
            }
            let behind = from + step.times(2);
            if to == from + step && self.board.is(behind, "e") {
                targets.push(behind);
            }
        }
        targets
    }

    /// Returns the enemies caught with the help of the man that has arrived.
    fn caught(&self, arrived: Square) -> Vec<Square> {
        let between = |victim: &Square, step: Square| {
            let neighbours: Vec<_> = STRAIGHT
                .iter()
                .map(|&s| *victim + s)
                .filter(|&s| self.board.get(s).is_some())
                .collect();
            self.board.is(*victim + step, self.mine)
                || neighbours.len() == 2 && neighbours.iter().all(|&s| self.board.is(s, self.mine))
        };
        STRAIGHT
            .iter()
            .map(|&step| (arrived + step, step))
            .filter(|(victim, step)| self.board.is(*victim, self.theirs) && between(victim, *step))
            .map(|(victim, _)| victim)
            .collect()
    }

    fn has_five(&self) -> bool {
        let home = |square: Square| {
            if self.mine == "w" {
                square.y >= 7
            } else {
                square.y <= 1
            }
        };
        self.board.squares().any(|first| {
            [STRAIGHT[1], STRAIGHT[3]].iter().any(|step| {
                (0..5)
                    .map(|i| first + step.times(i))
                    .all(|s| self.board.is(s, self.mine) && !home(s))
            })
        })
    }
}

impl Game for DaiHasamiShogi {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.winner.is_some() || self.is_drawn() {
            return Vec::new();
        }
        let from_to = |from| {
            self.targets(from)
                .into_iter()
                .map(move |to| Move::From(from, to))
        };
        let moves: Vec<_> = self.board.having(self.mine).flat_map(from_to).collect();
        if moves.is_empty() {
            vec![Move::Pass]
        } else {
            moves
        }
    }

    fn play(&mut self, m: &Move) {
        if let Move::From(from, to) = *m {
            self.board.set(from, "e");
            self.board.set(to, self.mine);
            for victim in self.caught(to) {
                self.board.set(victim, "e");
            }
        }
        if self.has_five() {
            self.winner = Some(self.mine);
        }
        self.played += 1;
        std::mem::swap(&mut self.mine, &mut self.theirs);
    }

    /// Returns the scores of White and Black.
    fn scores(&self) -> Vec<i32> {
        match self.winner {
            Some("w") => vec![100, 0],
            Some(_) => vec![0, 100],
            None => vec![50, 50],
        }
    }
}

impl OnBoard for DaiHasamiShogi {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn slides_and_hops_are_counted_alike_in_both_versions_of_dai_hasami_shogi() {
    assert_counts("daiHasamiShogi", &DaiHasamiShogi::new(), &[54, 2772]);
}

#[test]
fn a_random_game_of_dai_hasami_shogi_goes_the_same_way() {
    assert_same_games("daiHasamiShogi", &DaiHasamiShogi::new(), 1, 60);
}
