//! Surakarta.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, all_steps, at};
use crate::{Game, OnBoard};

const QUIET_LIMIT: u32 = 100;

#[derive(Clone)]
struct Surakarta {
    board: Grid,
    mover: &'static str,
    quiet: u32,
}

/// Returns the points by which a man comes who goes round a track, from one loop to the next: four
/// lines of six points. `n` is the distance of the track's lines from the edge.
fn track(n: i32) -> Vec<Square> {
    let right = (0..6).map(|i| at(i, n));
    let down = (0..6).map(|i| at(5 - n, i));
    let left = (0..6).map(|i| at(5 - i, 5 - n));
    let up = (0..6).map(|i| at(n, 5 - i));
    right.chain(down).chain(left).chain(up).collect()
}

impl Surakarta {
    fn new() -> Self {
        Self {
            board: Grid::drawn(
                "b b b b b b
                 b b b b b b
                 e e e e e e
                 e e e e e e
                 w w w w w w
                 w w w w w w",
            ),
            mover: "w",
            quiet: 0,
        }
    }

    /// Returns the man that is captured by starting at a place of a track, this way round.
    fn captured(&self, track: &[Square], start: usize, backwards: bool) -> Option<Square> {
        let mut looped = false;
        for steps in 1..=track.len() {
            let place = if backwards {
                start + track.len() - steps
            } else {
                start + steps
            } % track.len();
            let entered = if backwards { 5 } else { 0 };
            looped |= place % 6 == entered;
            let is_start = track[place] == track[start];
            if !is_start && !self.board.is(track[place], "e") {
                let takes = looped && self.board.is(track[place], other(self.mover));
                return takes.then_some(track[place]);
            }
        }
        None
    }

    fn captures(&self, from: Square) -> Vec<Square> {
        let mut captures = Vec::new();
        for track in [track(1), track(2)] {
            for start in (0..track.len()).filter(|&i| track[i] == from) {
                for backwards in [false, true] {
                    captures.extend(self.captured(&track, start, backwards));
                }
            }
        }
        captures.sort_by_key(|place| (place.y, place.x));
        captures.dedup();
        captures
    }
}

fn other(men: &str) -> &'static str {
    if men == "w" { "b" } else { "w" }
}

impl Game for Surakarta {
    /// The point that a man leaves and the one that it goes to.
    type Move = (Square, Square);

    fn moves(&self) -> Vec<(Square, Square)> {
        if self.quiet == QUIET_LIMIT {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in self.board.having(self.mover) {
            let steps = all_steps().map(|step| from + step);
            moves.extend(
                steps
                    .filter(|&to| self.board.is(to, "e"))
                    .map(|to| (from, to)),
            );
            moves.extend(self.captures(from).into_iter().map(|to| (from, to)));
        }
        moves
    }

    fn play(&mut self, &(from, to): &(Square, Square)) {
        let takes = self.board.is(to, other(self.mover));
        self.quiet = if takes { 0 } else { self.quiet + 1 };
        self.board.set(from, "e");
        self.board.set(to, self.mover);
        self.mover = other(self.mover);
    }

    fn scores(&self) -> Vec<i32> {
        let (black, white) = (self.board.count("b"), self.board.count("w"));
        if self.quiet == QUIET_LIMIT && black == white {
            vec![50, 50]
        } else if self.quiet == QUIET_LIMIT && black > white
            || self.quiet < QUIET_LIMIT && self.mover == "w"
        {
            vec![100, 0]
        } else {
            vec![0, 100]
        }
    }
}

impl OnBoard for Surakarta {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn men_travel_the_loops_the_same_way_in_both_versions() {
    assert_counts("surakarta", &Surakarta::new(), &[16, 256, 5382]);
}

#[test]
fn a_random_game_of_surakarta_goes_the_same_way() {
    assert_same_games("surakarta", &Surakarta::new(), 1, 300);
}
