//! Ultimate Tic-Tac-Toe.

use crate::compare::{assert_counts, assert_same_games};
use crate::{Game, OnBoard};

/// The rows, columns and diagonals of nine squares.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

type Board = [&'static str; 9];

fn has_line(board: &Board, mark: &str) -> bool {
    LINES
        .iter()
        .any(|line| line.iter().all(|&i| board[i] == mark))
}

#[derive(Clone)]
struct Ultimate {
    /// The winners of the parts, if they are closed.
    whole: Board,
    parts: [Board; 9],
    /// The part to which the last mark sends the player.
    part: Option<usize>,
    mover: usize,
}

const MARKS: [&str; 2] = ["x", "o"];

impl Ultimate {
    fn new() -> Self {
        Self {
            whole: ["e"; 9],
            parts: [["e"; 9]; 9],
            part: None,
            mover: 0,
        }
    }
}

impl Game for Ultimate {
    /// A part and a square.
    type Move = (usize, usize);

    fn moves(&self) -> Vec<(usize, usize)> {
        if MARKS.iter().any(|mark| has_line(&self.whole, mark)) {
            return Vec::new();
        }
        let open = |&part: &usize| self.whole[part] == "e";
        let parts = match self.part.filter(open) {
            Some(part) => vec![part],
            None => (0..9).filter(open).collect(),
        };
        let squares = parts
            .into_iter()
            .flat_map(|part| (0..9).map(move |i| (part, i)));
        squares
            .filter(|&(part, i)| self.parts[part][i] == "e")
            .collect()
    }

    fn play(&mut self, &(part, square): &(usize, usize)) {
        let mark = MARKS[self.mover];
        self.parts[part][square] = mark;
        if has_line(&self.parts[part], mark) {
            self.whole[part] = mark;
        } else if !self.parts[part].contains(&"e") {
            self.whole[part] = "full";
        }
        self.part = Some(square);
        self.mover = 1 - self.mover;
    }

    fn scores(&self) -> Vec<i32> {
        if has_line(&self.whole, "x") {
            vec![100, 0]
        } else if has_line(&self.whole, "o") {
            vec![0, 100]
        } else {
            vec![50, 50]
        }
    }
}

impl OnBoard for Ultimate {
    fn cells(&self) -> Vec<&'static str> {
        [self.whole.as_slice(), self.parts.as_flattened()].concat()
    }
}

#[test]
fn a_mark_sends_the_other_player_to_the_same_part_in_both_versions() {
    assert_counts("ultimateTicTacToe", &Ultimate::new(), &[81, 720, 6336]);
}

#[test]
fn random_games_of_ultimate_tic_tac_toe_close_the_same_parts() {
    assert_same_games("ultimateTicTacToe", &Ultimate::new(), 6, 82);
}
