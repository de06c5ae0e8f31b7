//! The report's section on how the game ends, in words and as data.

use serde::Serialize;
use std::collections::BTreeSet;

use super::place::{Place, Places};
use super::words::{Words, reason};
use crate::analysis::{Condition, End, Goals, Score, Stuck, Understood, Unknown};
use crate::diagnostic::Span;
use crate::model::{Game, PlayerId};

/// How a game ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameEnds {
    /// How much of it was understood.
    pub understood: Degree,
    /// The ends, those that the rules ordain first.
    pub ends: Vec<GameEnd>,
    /// What was not understood besides.
    pub open: Vec<NotUnderstood>,
}

/// How much was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Degree {
    /// All.
    Wholly,
    /// Some.
    Partly,
    /// Nothing.
    Not,
}

/// An end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameEnd {
    /// Why the game does not go on.
    pub stuck: NoWayOn,
    /// The player who is to move then; the keeper if none is given.
    pub to_move: Option<String>,
    /// The player who made the last decision; none if the game is over when it begins.
    pub moved: Option<String>,
    /// The scores in the order of the players.
    pub scores: Vec<PlayerScore>,
    /// What the final position is like, in words; empty if there is nothing to say.
    pub when: String,
    /// The same as data.
    pub condition: ConditionData,
    /// How much of it was understood.
    pub understood: Degree,
    /// What of it was not understood.
    pub open: Vec<NotUnderstood>,
    /// The places at which the rules end the game.
    pub places: Vec<Place>,
}

/// Why a game does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoWayOn {
    /// The rules end it there.
    Over,
    /// The player to move has no move.
    NoMove,
}

/// The score of a player at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerScore {
    /// The player.
    pub player: String,
    /// The score if it is always the same.
    pub constant: Option<i32>,
    /// The score as text: a number, an expression, or the name of the variable.
    pub score: String,
}

/// What was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NotUnderstood {
    /// The reason.
    pub reason: &'static str,
    /// The place, if there is one.
    pub place: Option<Place>,
}

/// A condition as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ConditionData {
    /// Nothing is asked.
    Always,
    /// All parts hold.
    All {
        /// The parts.
        parts: Vec<ConditionData>,
    },
    /// One of the parts holds.
    Any {
        /// The parts.
        parts: Vec<ConditionData>,
    },
    /// The part does not hold.
    Not {
        /// The part.
        part: Box<ConditionData>,
    },
    /// One of the cells holds one of the pieces.
    Holds {
        /// The pieces.
        pieces: Vec<String>,
        /// The cells.
        cells: Vec<String>,
    },
    /// Each of the cells holds one of the pieces.
    Filled {
        /// The pieces.
        pieces: Vec<String>,
        /// The cells.
        cells: Vec<String>,
    },
    /// Pieces stand in a row.
    Line {
        /// The pieces.
        pieces: Vec<String>,
        /// The number of cells.
        length: usize,
        /// Whether the row may not be longer.
        exact: bool,
        /// The directions, each as the labels of a step.
        directions: Vec<Vec<String>>,
        /// Whether any such row on the board counts.
        anywhere: bool,
        /// The number of rows.
        rows: usize,
    },
    /// One of some arrangements of pieces is on the board.
    Arrangement {
        /// The number of arrangements.
        arrangements: usize,
        /// The least number of cells of one.
        least_cells: usize,
        /// The largest number of cells of one.
        most_cells: usize,
    },
    /// Pieces connect all sides.
    Connection {
        /// The pieces.
        pieces: Vec<String>,
        /// The cells of each side.
        sides: Vec<Vec<String>>,
    },
    /// A comparison holds.
    Compare {
        /// The comparison, as in the rules.
        comparison: String,
    },
    /// Something that was not understood.
    Unknown {
        /// The reason.
        reason: &'static str,
    },
}

impl GameEnds {
    /// Tells how a game ends.
    pub fn new(goals: &Goals, game: &Game, text: &[u8]) -> Self {
        let writer = Writer {
            game,
            words: Words::new(game),
            places: Places::new(game, text),
        };
        Self {
            understood: degree(goals.understood()),
            ends: goals.ends.iter().map(|end| writer.end(end)).collect(),
            open: goals
                .obstacles
                .iter()
                .map(|open| writer.open(open))
                .collect(),
        }
    }
}

impl GameEnds {
    /// Returns how many ends were understood to a degree.
    pub fn count(&self, degree: Degree) -> usize {
        let ends = self.ends.iter();
        ends.filter(|end| end.understood == degree).count()
    }

    /// Returns the kinds of conditions on which the game ends, each once; `no_move` where a player
    /// is left without a move.
    pub fn kinds(&self) -> Vec<&'static str> {
        let mut kinds = BTreeSet::new();
        for end in &self.ends {
            end.condition.kinds(&mut kinds);
            if end.stuck == NoWayOn::NoMove {
                kinds.insert("no_move");
            }
        }
        kinds.into_iter().collect()
    }
}

impl ConditionData {
    fn kinds(&self, kinds: &mut BTreeSet<&'static str>) {
        let kind = match self {
            Self::Always | Self::Unknown { .. } => return,
            Self::All { parts } | Self::Any { parts } => {
                return parts.iter().for_each(|part| part.kinds(kinds));
            }
            Self::Not { part } => return part.kinds(kinds),
            Self::Holds { .. } => "holds",
            Self::Filled { .. } => "filled",
            Self::Line { .. } => "line",
            Self::Arrangement { .. } => "arrangement",
            Self::Connection { .. } => "connection",
            Self::Compare { .. } => "compare",
        };
        kinds.insert(kind);
    }
}

/// What is needed to write ends down.
struct Writer<'g> {
    game: &'g Game,
    words: Words<'g>,
    places: Places<'g>,
}

impl Writer<'_> {
    fn end(&self, end: &End) -> GameEnd {
        let (stuck, to_move) = match end.stuck {
            Stuck::Over(player) => (NoWayOn::Over, player),
            Stuck::Player(player) => (NoWayOn::NoMove, player),
        };
        let places = end
            .places
            .iter()
            .filter_map(|&span: &Span| self.places.place(span));
        let scores = self.game.players.iter().zip(&end.scores);
        GameEnd {
            stuck,
            to_move: self.player(to_move),
            moved: end.moved.and_then(|player| self.player(player)),
            scores: scores
                .map(|(player, score)| self.score(player, score))
                .collect(),
            when: self.words.condition(&end.condition),
            condition: self.data(&end.condition),
            understood: degree(end.understood()),
            open: end
                .condition
                .unknown()
                .iter()
                .map(|open| self.open(open))
                .collect(),
            places: places.collect(),
        }
    }

    fn player(&self, player: PlayerId) -> Option<String> {
        let number = player.index().checked_sub(1)?;
        Some(self.game.players[number].clone())
    }

    fn score(&self, player: &str, score: &Score) -> PlayerScore {
        let (constant, text) = match score {
            Score::Constant(value) => (Some(*value), value.to_string()),
            Score::Expression(value) => (None, self.words.names.number(value)),
            Score::Variable => (None, player.to_owned()),
        };
        PlayerScore {
            player: player.to_owned(),
            constant,
            score: text,
        }
    }

    fn open(&self, unknown: &Unknown) -> NotUnderstood {
        NotUnderstood {
            reason: reason(unknown.reason),
            place: self.places.place(unknown.span),
        }
    }

    fn data(&self, condition: &Condition) -> ConditionData {
        let parts = |parts: &[Condition]| parts.iter().map(|part| self.data(part)).collect();
        let words = &self.words;
        match condition {
            Condition::Always => ConditionData::Always,
            Condition::All(all) => ConditionData::All { parts: parts(all) },
            Condition::Any(any) | Condition::Somewhere(any) => {
                ConditionData::Any { parts: parts(any) }
            }
            Condition::Not(part) => ConditionData::Not {
                part: Box::new(self.data(part)),
            },
            Condition::Holds { pieces, cells } => ConditionData::Holds {
                pieces: words.pieces(*pieces),
                cells: words.cells(cells),
            },
            Condition::Filled { pieces, cells } => ConditionData::Filled {
                pieces: words.pieces(*pieces),
                cells: words.cells(cells),
            },
            Condition::Line(line) => ConditionData::Line {
                pieces: words.pieces(line.pieces),
                length: line.length,
                exact: line.exact,
                directions: line.directions.clone(),
                anywhere: line.anywhere,
                rows: line.windows.len(),
            },
            Condition::Arrangement(cubes) => ConditionData::Arrangement {
                arrangements: cubes.len(),
                least_cells: cubes.iter().map(Vec::len).min().unwrap_or(0),
                most_cells: cubes.iter().map(Vec::len).max().unwrap_or(0),
            },
            Condition::Connection(connection) => ConditionData::Connection {
                pieces: words.pieces(connection.pieces),
                sides: connection
                    .sides
                    .iter()
                    .map(|side| words.cells(side))
                    .collect(),
            },
            Condition::Compare(comparison) => ConditionData::Compare {
                comparison: words.names.compared(comparison),
            },
            Condition::Unknown(unknown) => ConditionData::Unknown {
                reason: reason(unknown.reason),
            },
        }
    }
}

fn degree(understood: Understood) -> Degree {
    match understood {
        Understood::Wholly => Degree::Wholly,
        Understood::Partly => Degree::Partly,
        Understood::Not => Degree::Not,
    }
}

#[cfg(test)]
mod tests;
