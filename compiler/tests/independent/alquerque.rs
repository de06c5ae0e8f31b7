//! Alquerque.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, lines};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct Alquerque {
    board: Grid,
    mine: &'static str,
    theirs: &'static str,
    quiet: u32,
}

struct Move {
    from: Square,
    taken: Option<Square>,
    to: Square,
}

impl Alquerque {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "b b b b b
                 b b b b b
                 b b e w w
                 w w w w w
                 w w w w w",
            ),
            mine: "w",
            theirs: "b",
            quiet: 0,
        }
    }
}

impl Game for Alquerque {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.quiet == 100 {
            return moves;
        }
        for from in self.board.having(self.mine) {
            for step in lines(from) {
                let (near, far) = (from + step, from + step.times(2));
                if self.board.is(near, "e") {
                    moves.push(Move {
                        from,
                        taken: None,
                        to: near,
                    });
                } else if self.board.is(near, self.theirs) && self.board.is(far, "e") {
                    moves.push(Move {
                        from,
                        taken: Some(near),
                        to: far,
                    });
                }
            }
        }
        moves
    }

    fn play(&mut self, m: &Move) {
        self.board.set(m.from, "e");
        self.board.set(m.to, self.mine);
        self.quiet += 1;
        if let Some(taken) = m.taken {
            self.board.set(taken, "e");
            self.quiet = 0;
        }
        std::mem::swap(&mut self.mine, &mut self.theirs);
    }

    /// Returns the scores of White and Black: who is to move and cannot move has lost.
    fn scores(&self) -> Vec<i32> {
        match self.mine {
            _ if self.quiet == 100 => vec![50, 50],
            "w" => vec![0, 100],
            _ => vec![100, 0],
        }
    }
}

impl OnBoard for Alquerque {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn men_step_and_jump_along_the_lines_in_both_versions_of_alquerque() {
    assert_counts("alquerque", &Alquerque::new(), &[4, 8, 33]);
}

#[test]
fn whole_games_of_alquerque_go_the_same_way() {
    assert_same_games("alquerque", &Alquerque::new(), 3, 300);
}
