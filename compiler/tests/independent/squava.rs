//! Squava.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, all_steps};
use crate::{Game, OnBoard};

#[derive(Clone)]
struct Squava {
    board: Grid,
    mover: usize,
    played: u32,
}

const STONES: [&str; 2] = ["w", "b"];

impl Squava {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "e e e e e
                 e e e e e
                 e e e e e
                 e e e e e
                 e e e e e",
            ),
            mover: 0,
            played: 0,
        }
    }

    /// Returns the longest row of a player's stones.
    fn longest_row(&self, player: usize) -> usize {
        let mine = |&place: &Square| self.board.is(place, STONES[player]);
        let row = |(start, step): (Square, Square)| {
            let places = (0..5).map(|n| start + step.times(n));
            places.take_while(mine).count()
        };
        let starts = self.board.squares();
        let rows = starts.flat_map(|start| all_steps().map(move |step| (start, step)));
        rows.map(row).max().unwrap_or(0)
    }

    /// Returns the winner, if there is one; a player with three in a row has lost.
    fn winner(&self) -> Option<usize> {
        (0..2).find_map(|player| match self.longest_row(player) {
            0..=2 => None,
            3 => Some(1 - player),
            _ => Some(player),
        })
    }
}

impl Game for Squava {
    type Move = Square;

    fn moves(&self) -> Vec<Square> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let mut moves: Vec<_> = self.board.having("e").collect();
        if self.played == 1 {
            moves.extend(self.board.having("w"));
        }
        moves
    }

    fn play(&mut self, place: &Square) {
        self.board.set(*place, STONES[self.mover]);
        self.mover = 1 - self.mover;
        self.played += 1;
    }

    fn scores(&self) -> Vec<i32> {
        match self.winner() {
            Some(0) => vec![100, 0],
            Some(_) => vec![0, 100],
            None => vec![50, 50],
        }
    }
}

impl OnBoard for Squava {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn the_second_player_of_squava_may_take_over_the_first_stone() {
    assert_counts("squava", &Squava::new(), &[25, 625, 14400]);
}

#[test]
fn random_games_of_squava_end_at_the_same_row() {
    assert_same_games("squava", &Squava::new(), 30, 30);
}
