//! Pentalath.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, HEXAGONAL, Square};
use crate::{Game, OnBoard};

const TURN_LIMIT: u32 = 300;

#[derive(Clone)]
struct Pentalath {
    board: Grid,
    mover: &'static str,
    played: u32,
}

impl Pentalath {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "e e e e e e e - - - - - -
                 e e e e e e e e - - - - -
                 e e e e e e e e e - - - -
                 e e e e e e e e e e - - -
                 e e e e e e e e e e e - -
                 e e e e e e e e e e e e -
                 e e e e e e e e e e e e e",
            ),
            mover: "w",
            played: 0,
        }
    }

    /// Returns the stones connected with the one on a cell, if no empty cell is next to any of
    /// them.
    fn dead_group(&self, start: Square) -> Option<Vec<Square>> {
        let stone = self.board.get(start)?;
        let mut group = vec![start];
        let mut looked_at = 0;
        while looked_at < group.len() {
            let place = group[looked_at];
            for next in HEXAGONAL.map(|step| place + step) {
                if self.board.is(next, "e") {
                    return None;
                }
                if self.board.is(next, stone) && !group.contains(&next) {
                    group.push(next);
                }
            }
            looked_at += 1;
        }
        Some(group)
    }

    /// Returns the position after a stone on an empty cell; `None` if it would be dead.
    fn after(&self, place: Square) -> Option<Self> {
        let mut next = self.clone();
        next.board.set(place, self.mover);
        let enemies = HEXAGONAL.map(|step| place + step);
        let enemies = enemies
            .into_iter()
            .filter(|&e| self.board.is(e, other(self.mover)));
        let captured: Vec<_> = enemies
            .filter_map(|e| next.dead_group(e))
            .flatten()
            .collect();
        for stone in captured {
            next.board.set(stone, "e");
        }
        next.dead_group(place).is_none().then_some(next)
    }

    fn winner(&self) -> Option<&'static str> {
        ["w", "b"].into_iter().find(|stone| {
            self.board.having(stone).any(|start| {
                HEXAGONAL
                    .iter()
                    .any(|step| (1..5).all(|n| self.board.is(start + step.times(n), stone)))
            })
        })
    }
}

fn other(stone: &str) -> &'static str {
    if stone == "w" { "b" } else { "w" }
}

impl Game for Pentalath {
    /// The cell on which a stone is put; `None` for a pass.
    type Move = Option<Square>;

    fn moves(&self) -> Vec<Option<Square>> {
        if self.winner().is_some() || self.played == TURN_LIMIT {
            return Vec::new();
        }
        let empty = self.board.having("e");
        let moves: Vec<_> = empty
            .filter(|&e| self.after(e).is_some())
            .map(Some)
            .collect();
        if moves.is_empty() { vec![None] } else { moves }
    }

    fn play(&mut self, m: &Option<Square>) {
        if let Some(place) = *m {
            *self = self.after(place).expect("the stone lives");
        }
        self.mover = other(self.mover);
        self.played += 1;
    }

    fn scores(&self) -> Vec<i32> {
        match self.winner() {
            Some("w") => vec![100, 0],
            Some(_) => vec![0, 100],
            None => vec![50, 50],
        }
    }
}

impl OnBoard for Pentalath {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn stones_are_put_the_same_way_in_both_versions_of_pentalath() {
    assert_counts("pentalath", &Pentalath::new(), &[70, 4830]);
}

#[test]
fn random_games_of_pentalath_capture_the_same_groups() {
    assert_same_games("pentalath", &Pentalath::new(), 2, 301);
}
