//! The world of a random game: the names that its rules can use.

use super::board::{Board, Way, board};
use crate::dice::Dice;

/// A player with the pieces that are his.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub(super) name: String,
    pub(super) bound: usize,
    pub(super) pieces: Vec<String>,
}

impl Seat {
    /// Returns the piece that the player has most of.
    pub(super) fn piece(&self) -> &str {
        &self.pieces[0]
    }
}

/// A variable that is not a score.
#[derive(Clone, Debug)]
pub(super) struct Counter {
    pub(super) name: String,
    pub(super) bound: usize,
}

/// The names, board and habits of a game.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) seats: Vec<Seat>,
    /// Pieces that belong to nobody; the first one is where nothing stands.
    pub(super) neutral: Vec<String>,
    pub(super) counters: Vec<Counter>,
    pub(super) board: Board,
    /// The spelling of "anywhere" in this game.
    pub(super) anywhere: String,
    /// The paths that pieces take in this game.
    pub(super) ways: Vec<Way>,
    /// Whether most cells are empty at the start.
    pub(super) sparse: bool,
    /// Whether players only put pieces that stay, and look for rows and connections.
    pub(super) pieces_stay: bool,
}

impl World {
    pub(super) fn new(dice: &mut Dice) -> Self {
        let board = board(dice);
        let count = dice.weighted(&[(8, 1), (66, 2), (12, 3), (6, 4), (4, 5), (4, 6)]);
        let each = if count > 3 {
            1
        } else {
            dice.weighted(&[(70, 1), (22, 2), (8, 3)])
        };
        let bound = |dice: &mut Dice| *dice.pick(&[1, 2, 9, 50, 100, 300]);
        let letters = ["p", "q", "r", "t", "u", "v"];
        let seats = letters.iter().take(count).map(|name| Seat {
            name: format!("{name}layer"),
            bound: bound(dice),
            pieces: (0..each).map(|k| format!("{name}{}", k + 1)).collect(),
        });
        let seats: Vec<Seat> = seats.collect();
        let most = 12 - count * each;
        let neutral = 1 + dice
            .weighted(&[(70, 0), (18, 1), (8, 2), (4, 4)])
            .min(most - 1);
        let names = ["empty", "stone", "wall", "mark", "hole"];
        let counters = dice.weighted(&[(30, 0), (40, 1), (20, 2), (10, 3)]);
        let names_of_counters = ["turns", "count", "flag"];
        let bounds = [*dice.pick(&[5, 9, 30]), *dice.pick(&[1, 2, 3, 7, 260]), 1];
        let anywhere = dice.pick(&board.anywhere).clone();
        let ways = dice.some(&board.ways, 8);
        Self {
            seats,
            neutral: names.iter().take(neutral).map(|&n| n.to_owned()).collect(),
            counters: (0..counters)
                .map(|k| Counter {
                    name: names_of_counters[k].to_owned(),
                    bound: bounds[k],
                })
                .collect(),
            anywhere,
            ways,
            sparse: dice.chance(55),
            pieces_stay: dice.chance(7),
            board,
        }
    }

    /// Returns the piece that stands for an empty cell.
    pub(super) fn empty(&self) -> &str {
        &self.neutral[0]
    }

    /// Returns all pieces.
    pub(super) fn pieces(&self) -> Vec<String> {
        let owned = self.seats.iter().flat_map(|seat| &seat.pieces);
        self.neutral.iter().chain(owned).cloned().collect()
    }

    /// Returns the pieces of all but one player.
    pub(super) fn theirs(&self, seat: usize) -> Vec<String> {
        let others = self
            .seats
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat);
        let theirs: Vec<String> = others.flat_map(|(_, seat)| &seat.pieces).cloned().collect();
        if theirs.is_empty() {
            vec![self.neutral[self.neutral.len() - 1].clone()]
        } else {
            theirs
        }
    }

    /// Returns the variables that can be assigned: counters and scores with their bounds.
    pub(super) fn variables(&self) -> Vec<Counter> {
        let scores = self.seats.iter().map(|seat| Counter {
            name: seat.name.clone(),
            bound: seat.bound,
        });
        self.counters.iter().cloned().chain(scores).collect()
    }

    /// Returns a sum over ways.
    pub(super) fn sum<'a>(
        ways: impl IntoIterator<Item = &'a Way>,
        each: impl Fn(&Way) -> String,
    ) -> String {
        let parts: Vec<String> = ways.into_iter().map(each).collect();
        format!("({})", parts.join(" + "))
    }

    /// Returns the sections before the rules.
    pub(super) fn sections(&self, dice: &mut Dice) -> String {
        let bounded = |name: &str, bound| format!("{name}({bound})");
        let players: Vec<String> = self
            .seats
            .iter()
            .map(|s| bounded(&s.name, s.bound))
            .collect();
        let counters: Vec<String> = self
            .counters
            .iter()
            .map(|c| bounded(&c.name, c.bound))
            .collect();
        format!(
            "#players = {}\n#pieces = {}\n#variables = {}\n#board = {}\n",
            players.join(", "),
            self.pieces().join(", "),
            counters.join(", "),
            self.filled(dice)
        )
    }

    /// Returns the board with pieces on its cells.
    fn filled(&self, dice: &mut Dice) -> String {
        let owned: Vec<&str> = self
            .seats
            .iter()
            .flat_map(|seat| seat.pieces.iter().map(String::as_str))
            .collect();
        let neutral: Vec<&str> = self.neutral.iter().skip(1).map(String::as_str).collect();
        // Large boards with many pieces have too many moves.
        let full = match self.board.cells {
            0..=24 => 55,
            25..=64 => 30,
            // Rows and connections need many pieces.
            65..=128 if dice.chance(40) => 45,
            65..=256 => 14,
            _ => 2,
        };
        let percent = if self.sparse { 4 } else { full };
        let camps = dice.chance(30);
        let holes = self.board.text.matches('@').count();
        let mut filled = String::new();
        for (number, part) in self.board.text.split('@').enumerate() {
            filled += part;
            if number == holes {
                break;
            }
            let place = number * owned.len() / holes;
            filled += if dice.chance(percent) {
                match dice.below(10) {
                    0 if !neutral.is_empty() => dice.pick::<&str>(&neutral),
                    _ if camps => owned[place.min(owned.len() - 1)],
                    _ => dice.pick::<&str>(&owned),
                }
            } else {
                self.empty()
            };
        }
        filled
    }
}
