//! Lines of Action.

use crate::compare::assert_counts;
use crate::follow::assert_same_short_games;
use crate::grid::{Grid, Square, all_steps};
use crate::{Game, OnBoard};

const MOVE_LIMIT: u32 = 300;

#[derive(Clone)]
struct LinesOfAction {
    board: Grid,
    mover: &'static str,
    played: u32,
}

impl LinesOfAction {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "e b b b b b b e
                 w e e e e e e w
                 w e e e e e e w
                 w e e e e e e w
                 w e e e e e e w
                 w e e e e e e w
                 w e e e e e e w
                 e b b b b b b e",
            ),
            mover: "b",
            played: 0,
        }
    }

    /// Returns the men on the line through a square, both ways along a step.
    fn men_on_line(&self, square: Square, step: Square) -> i32 {
        let line = (-7..8).map(|n| square + step.times(n));
        let men = line.filter(|&place| self.board.is(place, "b") || self.board.is(place, "w"));
        men.count() as i32
    }

    fn is_united(&self, men: &str) -> bool {
        let mut group: Vec<_> = self.board.having(men).take(1).collect();
        let mut looked_at = 0;
        while looked_at < group.len() {
            let place = group[looked_at];
            for next in all_steps().map(|step| place + step) {
                if self.board.is(next, men) && !group.contains(&next) {
                    group.push(next);
                }
            }
            looked_at += 1;
        }
        group.len() == self.board.count(men)
    }

    /// Returns the colour that wins by its men being united, after a move.
    fn united(&self) -> Option<&'static str> {
        [other(self.mover), self.mover]
            .into_iter()
            .find(|men| self.is_united(men))
    }
}

fn other(men: &str) -> &'static str {
    if men == "b" { "w" } else { "b" }
}

impl Game for LinesOfAction {
    /// The square that a man leaves and the one that it goes to.
    type Move = (Square, Square);

    fn moves(&self) -> Vec<(Square, Square)> {
        if self.united().is_some() || self.played == MOVE_LIMIT {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in self.board.having(self.mover) {
            for step in all_steps() {
                let distance = self.men_on_line(from, step);
                let to = from + step.times(distance);
                let mut between = (1..distance).map(|n| from + step.times(n));
                let blocked = between.any(|place| self.board.is(place, other(self.mover)));
                let may_land = self.board.get(to).is_some() && !self.board.is(to, self.mover);
                if may_land && !blocked {
                    moves.push((from, to));
                }
            }
        }
        moves
    }

    fn play(&mut self, &(from, to): &(Square, Square)) {
        self.board.set(from, "e");
        self.board.set(to, self.mover);
        self.mover = other(self.mover);
        self.played += 1;
    }

    fn scores(&self) -> Vec<i32> {
        let winner = match self.united() {
            None if self.played == MOVE_LIMIT => return vec![50, 50],
            None => other(self.mover),
            Some(men) => men,
        };
        if winner == "b" {
            vec![100, 0]
        } else {
            vec![0, 100]
        }
    }
}

impl OnBoard for LinesOfAction {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn men_go_as_far_as_their_lines_are_full_in_both_versions() {
    assert_counts("linesOfAction", &LinesOfAction::new(), &[36, 1244]);
}

#[test]
fn a_random_game_of_lines_of_action_ends_with_the_same_group() {
    let cell = |place: Square| (place.y * 8 + place.x) as usize;
    assert_same_short_games(
        "linesOfAction",
        &LinesOfAction::new(),
        1,
        80,
        |&(from, to)| (cell(from), cell(to)),
    );
}
