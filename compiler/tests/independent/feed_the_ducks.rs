//! Feed the Ducks.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, HEXAGONAL, Square};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct FeedTheDucks {
    pond: Grid,
    crumb: Option<Square>,
    played: u32,
    winner: Option<usize>,
}

impl FeedTheDucks {
    fn new() -> Self {
        Self {
            pond: Grid::drawn(
                "w w b b w - - - -
                 b e e e e b - - -
                 w e e e e e w - -
                 b e e e e e e w -
                 b e e e e e e e b
                 - w e e e e e e w
                 - - b e e e e e b
                 - - - b e e e e w
                 - - - - w b w b w",
            ),
            crumb: None,
            played: 0,
            winner: None,
        }
    }

    /// Moves all ducks towards the crumb along one line, the nearest first.
    fn swim(&mut self, crumb: Square, step: Square) {
        let line = (1..).map(|i| crumb + step.times(i));
        let line: Vec<_> = line
            .take_while(|&cell| self.pond.get(cell).is_some())
            .collect();
        let ducks: Vec<_> = line
            .iter()
            .filter_map(|&cell| self.pond.get(cell))
            .filter(|&piece| piece != "e")
            .collect();
        let water = std::iter::repeat("e");
        for (cell, piece) in line.into_iter().zip(ducks.into_iter().chain(water)) {
            self.pond.set(cell, piece);
        }
    }

    fn are_united(&self, duck: &str) -> bool {
        let mut group: Vec<Square> = self.pond.having(duck).take(1).collect();
        let mut next = 0;
        while next < group.len() {
            for step in HEXAGONAL {
                let neighbour = group[next] + step;
                if self.pond.is(neighbour, duck) && !group.contains(&neighbour) {
                    group.push(neighbour);
                }
            }
            next += 1;
        }
        group.len() == 12
    }
}

fn on_a_line(one: Square, other: Square) -> bool {
    let (x, y) = (one.x - other.x, one.y - other.y);
    x == 0 || y == 0 || x == y
}

impl Game for FeedTheDucks {
    type Move = Square;

    fn moves(&self) -> Vec<Square> {
        if self.winner.is_some() || self.played == 250 {
            return Vec::new();
        }
        let allowed = |to: &Square| self.crumb.is_none_or(|crumb| !on_a_line(crumb, *to));
        self.pond.having("e").filter(allowed).collect()
    }

    fn play(&mut self, to: &Square) {
        if let Some(crumb) = self.crumb.replace(*to) {
            self.pond.set(crumb, "e");
        }
        self.pond.set(*to, "c");
        for step in HEXAGONAL {
            self.swim(*to, step);
        }
        let mover = (self.played % 2) as usize;
        let united = |player: &usize| self.are_united(["w", "b"][*player]);
        self.winner = [mover, 1 - mover].into_iter().find(united);
        self.played += 1;
    }

    /// Returns the scores of White and Black.
    fn scores(&self) -> Vec<i32> {
        match self.winner {
            Some(0) => vec![100, 0],
            Some(_) => vec![0, 100],
            None => vec![50, 50],
        }
    }
}

impl OnBoard for FeedTheDucks {
    fn cells(&self) -> Vec<&'static str> {
        self.pond.cells()
    }
}

#[test]
fn the_crumb_finds_as_many_cells_in_both_versions_of_feed_the_ducks() {
    assert_counts("feedTheDucks", &FeedTheDucks::new(), &[37, 834]);
}

#[test]
fn a_whole_game_of_feed_the_ducks_goes_the_same_way() {
    assert_same_games("feedTheDucks", &FeedTheDucks::new(), 1, 250);
}
