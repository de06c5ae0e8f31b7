//! Fox and Geese.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, lines};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct FoxAndGeese {
    board: Grid,
    half_moves: u32,
}

struct Move {
    from: Option<Square>,
    taken: Option<Square>,
    to: Square,
}

impl FoxAndGeese {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "- - e e e - -
                 - - e e e - -
                 e e e e e e e
                 e e e e e e e
                 g g g g g g g
                 - - g g g - -
                 - - g g g - -",
            ),
            half_moves: 0,
        }
    }

    fn mover(&self) -> &'static str {
        if self.half_moves % 2 == 1 { "g" } else { "f" }
    }

    fn is_drawn(&self) -> bool {
        self.half_moves == 1 + 2 * 50
    }
}

impl Game for FoxAndGeese {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.half_moves == 0 {
            let anywhere = |to| Move {
                from: None,
                taken: None,
                to,
            };
            return self.board.having("e").map(anywhere).collect();
        }
        let mut moves = Vec::new();
        if self.is_drawn() {
            return moves;
        }
        for from in self.board.having(self.mover()) {
            for step in lines(from) {
                let (near, far) = (from + step, from + step.times(2));
                if self.board.is(near, "e") {
                    moves.push(Move {
                        from: Some(from),
                        taken: None,
                        to: near,
                    });
                }
                if self.mover() == "f" && self.board.is(near, "g") && self.board.is(far, "e") {
                    moves.push(Move {
                        from: Some(from),
                        taken: Some(near),
                        to: far,
                    });
                }
            }
        }
        moves
    }

    fn play(&mut self, m: &Move) {
        for left in [m.from, m.taken].into_iter().flatten() {
            self.board.set(left, "e");
        }
        self.board.set(m.to, self.mover());
        self.half_moves += 1;
    }

    /// Returns the scores of fox and geese: who is to move and blocked loses.
    fn scores(&self) -> Vec<i32> {
        match self.mover() {
            _ if self.is_drawn() => vec![50, 50],
            "f" => vec![0, 100],
            _ => vec![100, 0],
        }
    }
}

impl OnBoard for FoxAndGeese {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn the_fox_comes_to_the_geese_and_both_versions_count_their_ways() {
    assert_counts("foxAndGeese", &FoxAndGeese::new(), &[20, 247, 955, 15601]);
}

#[test]
fn whole_games_of_fox_and_geese_go_the_same_way() {
    assert_same_games("foxAndGeese", &FoxAndGeese::new(), 3, 101);
}
