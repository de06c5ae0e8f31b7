//! Nine Men's Morris.

use crate::compare::{assert_counts, assert_same_games};
use crate::{Game, OnBoard};

const TURN_LIMIT: u32 = 200;

/// The lines of three that the points form, by their numbers in reading order.
const LINES: [[usize; 3]; 16] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [9, 10, 11],
    [12, 13, 14],
    [15, 16, 17],
    [18, 19, 20],
    [21, 22, 23],
    [0, 9, 21],
    [3, 10, 18],
    [6, 11, 15],
    [1, 4, 7],
    [16, 19, 22],
    [8, 12, 17],
    [5, 13, 20],
    [2, 14, 23],
];

#[derive(Clone)]
struct Morris {
    points: [&'static str; 24],
    mover: usize,
    turns: u32,
    removing: bool,
}

enum Move {
    Put(usize),
    Go(usize, usize),
    Remove(usize),
}

const MEN: [&str; 2] = ["w", "b"];

fn adjacent(a: usize, b: usize) -> bool {
    LINES.iter().any(|line| {
        let ends = line.windows(2);
        ends.into_iter()
            .any(|pair| *pair == [a, b] || *pair == [b, a])
    })
}

impl Morris {
    fn new() -> Self {
        Self {
            points: ["e"; 24],
            mover: 0,
            turns: 0,
            removing: false,
        }
    }

    fn having<'a>(&'a self, what: &'a str) -> impl Iterator<Item = usize> + 'a {
        (0..24).filter(move |&point| self.points[point] == what)
    }

    fn in_mill(&self, point: usize) -> bool {
        let man = self.points[point];
        let mut lines = LINES.iter().filter(|line| line.contains(&point));
        lines.any(|line| line.iter().all(|&p| self.points[p] == man))
    }

    fn men(&self, player: usize) -> usize {
        self.having(MEN[player]).count()
    }

    fn lost(&self) -> bool {
        self.turns >= 18 && self.men(self.mover) < 3
    }

    fn end_turn(&mut self) {
        self.removing = false;
        self.turns += 1;
        self.mover = 1 - self.mover;
    }
}

impl Game for Morris {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.removing {
            let enemies: Vec<_> = self.having(MEN[1 - self.mover]).collect();
            let mut free = enemies.clone();
            free.retain(|&point| !self.in_mill(point));
            let victims = if free.is_empty() { enemies } else { free };
            return victims.into_iter().map(Move::Remove).collect();
        }
        if self.lost() || self.turns == TURN_LIMIT {
            return Vec::new();
        }
        if self.turns < 18 {
            return self.having("e").map(Move::Put).collect();
        }
        let flying = self.men(self.mover) <= 3;
        let men = self.having(MEN[self.mover]);
        let ways = men.flat_map(|from| self.having("e").map(move |to| (from, to)));
        ways.filter(|&(from, to)| flying || adjacent(from, to))
            .map(|(from, to)| Move::Go(from, to))
            .collect()
    }

    fn play(&mut self, m: &Move) {
        let to = match *m {
            Move::Remove(point) => {
                self.points[point] = "e";
                self.end_turn();
                return;
            }
            Move::Put(to) => to,
            Move::Go(from, to) => {
                self.points[from] = "e";
                to
            }
        };
        self.points[to] = MEN[self.mover];
        if self.in_mill(to) {
            self.removing = true;
        } else {
            self.end_turn();
        }
    }

    fn scores(&self) -> Vec<i32> {
        if self.turns == TURN_LIMIT && !self.lost() {
            vec![50, 50]
        } else if self.mover == 0 {
            vec![0, 100]
        } else {
            vec![100, 0]
        }
    }
}

impl OnBoard for Morris {
    fn cells(&self) -> Vec<&'static str> {
        self.points.to_vec()
    }
}

#[test]
fn men_are_put_the_same_way_in_both_versions_of_nine_mens_morris() {
    assert_counts("nineMensMorris", &Morris::new(), &[24, 552, 12144]);
}

#[test]
fn random_games_of_nine_mens_morris_go_the_same_way() {
    assert_same_games("nineMensMorris", &Morris::new(), 6, 400);
}
