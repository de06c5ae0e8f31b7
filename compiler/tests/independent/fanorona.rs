//! Fanorona.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, lines};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct Fanorona {
    board: Grid,
    white: bool,
    chain: Option<Chain>,
    quiet: u32,
}

/// A man in the middle of its captures.
#[derive(Clone)]
struct Chain {
    man: Square,
    visited: Vec<Square>,
    heading: Square,
}

enum Move {
    Capture {
        from: Square,
        step: Square,
        approach: bool,
    },
    Stop,
    Step {
        from: Square,
        step: Square,
    },
}

impl Fanorona {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "b b b b b b b b b
                 b b b b b b b b b
                 b w b w e b w b w
                 w w w w w w w w w
                 w w w w w w w w w",
            ),
            white: true,
            chain: None,
            quiet: 0,
        }
    }

    fn mine(&self) -> &'static str {
        if self.white { "w" } else { "b" }
    }

    fn theirs(&self) -> &'static str {
        if self.white { "b" } else { "w" }
    }

    fn captures(&self, from: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        for step in lines(from) {
            let to = from + step;
            let forbidden = |chain: &Chain| chain.heading == step || chain.visited.contains(&to);
            if !self.board.is(to, "e") || self.chain.as_ref().is_some_and(forbidden) {
                continue;
            }
            if self.board.is(to + step, self.theirs()) {
                moves.push(Move::Capture {
                    from,
                    step,
                    approach: true,
                });
            }
            if self.board.is(from + step.opposite(), self.theirs()) {
                moves.push(Move::Capture {
                    from,
                    step,
                    approach: false,
                });
            }
        }
        moves
    }

    fn end_turn(&mut self) {
        self.chain = None;
        self.white = !self.white;
    }
}

impl Game for Fanorona {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.quiet == 100 {
            return Vec::new();
        }
        if let Some(chain) = &self.chain {
            let mut moves = self.captures(chain.man);
            moves.push(Move::Stop);
            return moves;
        }
        let men = || self.board.having(self.mine());
        let captures: Vec<_> = men().flat_map(|man| self.captures(man)).collect();
        if !captures.is_empty() {
            return captures;
        }
        men()
            .flat_map(|from| lines(from).map(move |step| (from, step)))
            .filter(|&(from, step)| self.board.is(from + step, "e"))
            .map(|(from, step)| Move::Step { from, step })
            .collect()
    }

    fn play(&mut self, m: &Move) {
        match *m {
            Move::Stop => self.end_turn(),
            Move::Step { from, step } => {
                self.board.set(from, "e");
                self.board.set(from + step, self.mine());
                self.quiet += 1;
                self.end_turn();
            }
            Move::Capture {
                from,
                step,
                approach,
            } => {
                let man = from + step;
                self.board.set(from, "e");
                self.board.set(man, self.mine());
                let (mut victim, on) = if approach {
                    (man + step, step)
                } else {
                    (from + step.opposite(), step.opposite())
                };
                while self.board.is(victim, self.theirs()) {
                    self.board.set(victim, "e");
                    victim = victim + on;
                }
                let mut visited = self.chain.take().map_or(Vec::new(), |chain| chain.visited);
                visited.push(from);
                self.chain = Some(Chain {
                    man,
                    visited,
                    heading: step,
                });
                self.quiet = 0;
                if self.captures(man).is_empty() {
                    self.end_turn();
                }
            }
        }
    }

    /// Returns the scores of White and Black: who is to move and cannot move has lost.
    fn scores(&self) -> Vec<i32> {
        match self.white {
            _ if self.quiet == 100 => vec![50, 50],
            true => vec![0, 100],
            false => vec![100, 0],
        }
    }
}

impl OnBoard for Fanorona {
    fn cells(&self) -> Vec<&'static str> {
        let mut board = self.board.clone();
        if let Some(chain) = &self.chain {
            board.set(chain.man, "m");
            for &point in &chain.visited {
                board.set(point, "v");
            }
        }
        board.cells()
    }
}

#[test]
fn five_captures_open_fanorona_and_both_versions_follow_the_chains() {
    assert_counts("fanorona", &Fanorona::new(), &[5, 17, 64]);
}

#[test]
fn whole_games_of_fanorona_go_the_same_way() {
    assert_same_games("fanorona", &Fanorona::new(), 2, 200);
}
