//! Hex with the swap rule.

use rbg_runtime::{AnyGame, Player};

use crate::compare::{assert_counts, assert_same_games, described};
use crate::follow::ends;
use crate::grid::{Square, at};
use crate::{Game, OnBoard};

const SIZE: i32 = 11;

/// The six neighbours of a cell when the rhombus is written as a square.
const STEPS: [Square; 6] = [
    at(1, 0),
    at(-1, 0),
    at(0, 1),
    at(0, -1),
    at(1, -1),
    at(-1, 1),
];

#[derive(Clone)]
struct Hex {
    /// The stones on the cells, x counted along the upper right side of the rhombus and y along its
    /// upper left side.
    cells: Vec<&'static str>,
    played: usize,
    swapped: bool,
}

fn index(cell: Square) -> Option<usize> {
    let inside = (0..SIZE).contains(&cell.x) && (0..SIZE).contains(&cell.y);
    inside.then_some((cell.y * SIZE + cell.x) as usize)
}

fn cells() -> impl Iterator<Item = Square> {
    (0..SIZE * SIZE).map(|i| at(i % SIZE, i / SIZE))
}

/// Returns the cells row by row of the rhombus that stands on its corner.
fn reading_order() -> impl Iterator<Item = usize> {
    let rows = (0..2 * SIZE - 1).flat_map(|row| (0..SIZE).map(move |x| at(x, row - x)));
    rows.filter_map(index)
}

impl Hex {
    fn new() -> Self {
        Self {
            cells: vec!["e"; (SIZE * SIZE) as usize],
            played: 0,
            swapped: false,
        }
    }

    fn is(&self, cell: Square, what: &str) -> bool {
        index(cell).is_some_and(|i| self.cells[i] == what)
    }

    /// Returns whether stones connect their sides: red ones from x = 0 across, blue ones from
    /// y = 0.
    fn connects(&self, stone: &str) -> bool {
        let depth = |cell: Square| if stone == "r" { cell.x } else { cell.y };
        let first = cells().filter(|&cell| depth(cell) == 0 && self.is(cell, stone));
        let mut reached: Vec<_> = first.collect();
        let mut looked_at = 0;
        while looked_at < reached.len() {
            let cell = reached[looked_at];
            for next in STEPS.map(|step| cell + step) {
                if self.is(next, stone) && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            looked_at += 1;
        }
        reached.iter().any(|&cell| depth(cell) == SIZE - 1)
    }
}

impl Game for Hex {
    /// The cell on which a stone is put; `None` for a swap.
    type Move = Option<Square>;

    fn moves(&self) -> Vec<Option<Square>> {
        if self.connects("r") || self.connects("b") {
            return Vec::new();
        }
        let mut moves: Vec<_> = cells().filter(|&c| self.is(c, "e")).map(Some).collect();
        if self.played == 1 {
            moves.push(None);
        }
        moves
    }

    fn play(&mut self, m: &Option<Square>) {
        match *m {
            None => self.swapped = true,
            Some(cell) => {
                let red_stone = self.played.is_multiple_of(2) != self.swapped;
                let place = index(cell).expect("a cell of the board");
                self.cells[place] = if red_stone { "r" } else { "b" };
            }
        }
        self.played += 1;
    }

    fn scores(&self) -> Vec<i32> {
        if self.connects("r") != self.swapped {
            vec![100, 0]
        } else {
            vec![0, 100]
        }
    }
}

impl OnBoard for Hex {
    fn cells(&self) -> Vec<&'static str> {
        reading_order().map(|i| self.cells[i]).collect()
    }
}

#[test]
fn the_second_player_of_hex_may_swap_instead() {
    assert_counts("hex_swap", &Hex::new(), &[121, 14641]);
}

#[test]
fn a_random_game_of_hex_is_won_by_the_same_chain() {
    assert_same_games("hex_swap", &Hex::new(), 1, 122);
}

/// Checks that a swap happens on the only stone of the board, any other move on an empty cell.
#[test]
fn after_a_swap_the_second_player_owns_the_red_stones_in_both_versions() {
    let mut ours = Hex::new();
    let mut theirs = described("hex_swap").initial();
    let mut play = |cell: Square, m: Option<Square>| {
        ours.play(&m);
        let number = reading_order().position(|i| index(cell) == Some(i));
        let moves = theirs.moves();
        let same = moves.iter().find(|m| Some(ends(m).0) == number);
        theirs.apply_listed(same.expect("it is one of the moves"));
        let scores = Player::all(2).map(|player| theirs.score(player));
        (ours.scores(), scores.collect())
    };
    play(at(0, 0), Some(at(0, 0)));
    play(at(0, 0), None);
    for i in 1..SIZE - 1 {
        play(at(0, i), Some(at(0, i)));
        play(at(i, 0), Some(at(i, 0)));
    }
    play(at(5, 5), Some(at(5, 5)));
    let last = at(SIZE - 1, 0);
    assert_eq!(play(last, Some(last)), (vec![0, 100], vec![0, 100]));
}
