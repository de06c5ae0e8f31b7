//! Havannah.

use crate::compare::assert_counts;
use crate::follow::assert_same_short_games;
use crate::grid::{Grid, HEXAGONAL, Square};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct Havannah {
    board: Grid,
    mover: usize,
    winner: Option<usize>,
}

const STONES: [&str; 2] = ["w", "b"];

impl Havannah {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "e e e e e e e e - - - - - - -
                 e e e e e e e e e - - - - - -
                 e e e e e e e e e e - - - - -
                 e e e e e e e e e e e - - - -
                 e e e e e e e e e e e e - - -
                 e e e e e e e e e e e e e - -
                 e e e e e e e e e e e e e e -
                 e e e e e e e e e e e e e e e
                 - e e e e e e e e e e e e e e
                 - - e e e e e e e e e e e e e
                 - - - e e e e e e e e e e e e
                 - - - - e e e e e e e e e e e
                 - - - - - e e e e e e e e e e
                 - - - - - - e e e e e e e e e
                 - - - - - - - e e e e e e e e",
            ),
            mover: 0,
            winner: None,
        }
    }

    fn group(&self, start: Square) -> Vec<Square> {
        let stone = self.board.get(start).expect("a stone");
        let mut group = vec![start];
        let mut looked_at = 0;
        while looked_at < group.len() {
            let place = group[looked_at];
            for next in HEXAGONAL.map(|step| place + step) {
                if self.board.is(next, stone) && !group.contains(&next) {
                    group.push(next);
                }
            }
            looked_at += 1;
        }
        group
    }

    /// Returns the directions in which a cell has no neighbour: three in a row at a corner, two at
    /// a side.
    fn open_directions(&self, place: Square) -> Vec<usize> {
        let missing = |&d: &usize| self.board.get(place + HEXAGONAL[d]).is_none();
        (0..6).filter(missing).collect()
    }

    fn is_bridge(&self, group: &[Square]) -> bool {
        let corners = group
            .iter()
            .filter(|&&g| self.open_directions(g).len() == 3);
        corners.count() >= 2
    }

    fn is_fork(&self, group: &[Square]) -> bool {
        let mut sides: Vec<_> = group.iter().map(|&g| self.open_directions(g)).collect();
        sides.retain(|open| open.len() == 2);
        sides.sort();
        sides.dedup();
        sides.len() >= 3
    }

    /// Returns whether there is a ring. A way from a stone back to itself over stones of its colour
    /// that turns by at most a sixth at every step goes round something.
    fn has_ring(&self, start: Square) -> bool {
        let stone = self.board.get(start).expect("a stone");
        (0..6).any(|first| {
            let mut reached = vec![(start + HEXAGONAL[first], first)];
            let mut looked_at = 0;
            while looked_at < reached.len() {
                let (place, direction) = reached[looked_at];
                looked_at += 1;
                if !self.board.is(place, stone) {
                    continue;
                }
                if place == start {
                    return true;
                }
                for turn in [5, 0, 1] {
                    let d = (direction + turn) % 6;
                    let next = (place + HEXAGONAL[d], d);
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            false
        })
    }
}

impl Game for Havannah {
    type Move = Square;

    fn moves(&self) -> Vec<Square> {
        if self.winner.is_some() {
            return Vec::new();
        }
        self.board.having("e").collect()
    }

    fn play(&mut self, place: &Square) {
        self.board.set(*place, STONES[self.mover]);
        let group = self.group(*place);
        if self.is_bridge(&group) || self.is_fork(&group) || self.has_ring(*place) {
            self.winner = Some(self.mover);
        }
        self.mover = 1 - self.mover;
    }

    fn scores(&self) -> Vec<i32> {
        match self.winner {
            Some(0) => vec![100, 0],
            Some(_) => vec![0, 100],
            None => vec![50, 50],
        }
    }
}

impl OnBoard for Havannah {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn every_empty_cell_of_havannah_can_be_chosen() {
    assert_counts("havannah", &Havannah::new(), &[169, 28392]);
}

#[test]
fn random_games_of_havannah_are_won_by_the_same_stone() {
    let start = Havannah::new();
    let cells: Vec<_> = start.board.squares().collect();
    assert_same_short_games("havannah", &start, 5, 110, |place| {
        let cell = cells.iter().position(|cell| cell == place);
        let cell = cell.expect("a cell of the board");
        (cell, cell)
    });
}
