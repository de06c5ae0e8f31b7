//! Lasca.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{DIAGONAL, Square, at};
use crate::{Game, OnBoard};

const SIZE: i32 = 7;
const LAYERS: usize = 23;

/// A position. Columns are words of pieces from the top: small letters are soldiers.
#[derive(Clone)]
struct Lasca {
    columns: Vec<String>,
    white: bool,
    /// The column that has to jump on.
    jumping: Option<Square>,
    turns: u32,
}

struct Move {
    from: Square,
    over: Option<Square>,
    to: Square,
}

fn on_board(square: Square) -> bool {
    (0..SIZE).contains(&square.x) && (0..SIZE).contains(&square.y)
}

fn squares() -> impl Iterator<Item = Square> {
    (0..SIZE * SIZE).map(|i| at(i % SIZE, i / SIZE))
}

impl Lasca {
    fn new() -> Self {
        let start = |square: Square| match ((square.x + square.y) % 2, square.y) {
            (0, 0..=2) => "b".to_owned(),
            (0, 4..=6) => "w".to_owned(),
            _ => String::new(),
        };
        Self {
            columns: squares().map(start).collect(),
            white: true,
            jumping: None,
            turns: 0,
        }
    }

    fn column(&self, square: Square) -> Option<&String> {
        on_board(square).then(|| &self.columns[(square.y * SIZE + square.x) as usize])
    }

    fn column_mut(&mut self, square: Square) -> &mut String {
        &mut self.columns[(square.y * SIZE + square.x) as usize]
    }

    fn is_free(&self, square: Square) -> bool {
        self.column(square).is_some_and(String::is_empty)
    }

    /// Returns whether the column there is White's.
    fn owner_is_white(&self, square: Square) -> Option<bool> {
        let top = self.column(square)?.chars().next()?;
        Some(top.eq_ignore_ascii_case(&'w'))
    }

    fn steps(&self, from: Square) -> impl Iterator<Item = Square> {
        let officer = self
            .column(from)
            .is_some_and(|c| c.starts_with(char::is_uppercase));
        let ahead = if self.white { -1 } else { 1 };
        DIAGONAL
            .into_iter()
            .filter(move |step| officer || step.y == ahead)
    }

    fn jumps(&self, from: Square) -> Vec<Move> {
        self.steps(from)
            .map(|step| Move {
                from,
                over: Some(from + step),
                to: from + step.times(2),
            })
            .filter(|m| self.is_free(m.to))
            .filter(|m| m.over.and_then(|over| self.owner_is_white(over)) == Some(!self.white))
            .collect()
    }
}

impl Game for Lasca {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.turns == 500 {
            return Vec::new();
        }
        if let Some(from) = self.jumping {
            return self.jumps(from);
        }
        let own = || squares().filter(|&square| self.owner_is_white(square) == Some(self.white));
        let jumps: Vec<_> = own().flat_map(|from| self.jumps(from)).collect();
        if !jumps.is_empty() {
            return jumps;
        }
        own()
            .flat_map(|from| {
                self.steps(from).map(move |step| Move {
                    from,
                    over: None,
                    to: from + step,
                })
            })
            .filter(|m| self.is_free(m.to))
            .collect()
    }

    fn play(&mut self, m: &Move) {
        let mut column = std::mem::take(self.column_mut(m.from));
        if let Some(over) = m.over {
            column.push(self.column_mut(over).remove(0));
        }
        let last_row = if self.white { 0 } else { SIZE - 1 };
        let promotes = m.to.y == last_row && column.starts_with(char::is_lowercase);
        if promotes {
            column[..1].make_ascii_uppercase();
        }
        *self.column_mut(m.to) = column;
        self.jumping = None;
        if m.over.is_some() && !promotes && !self.jumps(m.to).is_empty() {
            self.jumping = Some(m.to);
        } else {
            self.white = !self.white;
            self.turns += 1;
        }
    }

    /// Returns the scores of White and Black: who is to move and cannot move has lost.
    fn scores(&self) -> Vec<i32> {
        match self.white {
            _ if self.turns == 500 => vec![50, 50],
            true => vec![0, 100],
            false => vec![100, 0],
        }
    }
}

impl OnBoard for Lasca {
    fn cells(&self) -> Vec<&'static str> {
        let place = |level: usize, square: Square| {
            if (square.x + square.y) % 2 == 1 {
                return "x";
            }
            match self
                .column(square)
                .and_then(|column| column.chars().nth(level))
            {
                Some('w') => "w",
                Some('b') => "b",
                Some('W') => "ww",
                Some(_) => "bb",
                None => "e",
            }
        };
        (0..LAYERS)
            .flat_map(|level| squares().map(move |square| place(level, square)))
            .collect()
    }
}

#[test]
fn columns_step_and_jump_alike_in_both_versions_of_lasca() {
    assert_counts("lasca", &Lasca::new(), &[6, 6, 18, 54]);
}

#[test]
fn a_whole_game_of_lasca_goes_the_same_way() {
    assert_same_games("lasca", &Lasca::new(), 1, 200);
}
