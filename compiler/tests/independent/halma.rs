//! Halma on 6x6.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, all_steps, at};
use crate::{Game, OnBoard};

const MOVE_LIMIT: u32 = 300;
const CAMPS: [[Square; 4]; 2] = [
    [at(4, 4), at(5, 4), at(4, 5), at(5, 5)],
    [at(0, 0), at(1, 0), at(0, 1), at(1, 1)],
];
const MEN: [&str; 2] = ["w", "b"];

#[derive(Clone)]
struct Halma {
    board: Grid,
    mover: usize,
    played: u32,
}

impl Halma {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "b b e e e e
                 b b e e e e
                 e e e e e e
                 e e e e e e
                 e e e e w w
                 e e e e w w",
            ),
            mover: 0,
            played: 0,
        }
    }

    /// Returns whether the current player may go from one square to the other as far as camps are
    /// concerned.
    fn may_go(&self, from: Square, to: Square) -> bool {
        let goal = CAMPS[1 - self.mover];
        !goal.contains(&from) || goal.contains(&to)
    }

    fn is_man(&self, square: Square) -> bool {
        MEN.iter().any(|men| self.board.is(square, men))
    }

    fn targets(&self, from: Square) -> Vec<Square> {
        let mut hops = vec![from];
        let mut looked_at = 0;
        while looked_at < hops.len() {
            let square = hops[looked_at];
            for step in all_steps() {
                let to = square + step.times(2);
                let hops_over = square + step != from && self.is_man(square + step);
                let free = self.board.is(to, "e") && !hops.contains(&to);
                if hops_over && free && self.may_go(square, to) {
                    hops.push(to);
                }
            }
            looked_at += 1;
        }
        let steps = all_steps().map(|step| from + step);
        let steps = steps.filter(|&to| self.board.is(to, "e") && self.may_go(from, to));
        steps.chain(hops.into_iter().skip(1)).collect()
    }

    fn winner(&self) -> Option<usize> {
        (0..2).find(|&player| {
            let goal = CAMPS[1 - player];
            goal.iter()
                .all(|&square| self.board.is(square, MEN[player]))
        })
    }
}

impl Game for Halma {
    /// The square that a man leaves and the one that it goes to.
    type Move = (Square, Square);

    fn moves(&self) -> Vec<(Square, Square)> {
        if self.winner().is_some() || self.played == MOVE_LIMIT {
            return Vec::new();
        }
        let men = self.board.having(MEN[self.mover]);
        men.flat_map(|from| self.targets(from).into_iter().map(move |to| (from, to)))
            .collect()
    }

    fn play(&mut self, &(from, to): &(Square, Square)) {
        self.board.set(from, "e");
        self.board.set(to, MEN[self.mover]);
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

impl OnBoard for Halma {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn men_step_and_hop_the_same_way_in_both_versions_of_halma() {
    assert_counts("halma_6x6", &Halma::new(), &[14, 197, 3651]);
}

#[test]
fn a_random_game_of_halma_goes_the_same_way() {
    assert_same_games("halma_6x6", &Halma::new(), 1, 301);
}
