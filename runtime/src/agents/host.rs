//! What a match asks of whoever has it played.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::game::{ActionList, PerPlayer};
use crate::search::Budget;

/// A contestant: somebody who takes part in matches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contestant {
    /// An agent by its specification.
    Spec(String),
    /// Somebody else, by a name: an [`Agent`](super::Agent) of one's own, or whoever the
    /// [host](MatchHost) asks.
    Outside(String),
}

impl Contestant {
    /// Returns the specification or the name.
    pub fn name(&self) -> &str {
        match self {
            Self::Spec(text) | Self::Outside(text) => text,
        }
    }
}

impl From<&str> for Contestant {
    fn from(spec: &str) -> Self {
        Self::Spec(spec.to_owned())
    }
}

impl From<String> for Contestant {
    fn from(spec: String) -> Self {
        Self::Spec(spec)
    }
}

/// A request for the move of a contestant whom the host asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveRequest {
    /// The number of the game.
    pub game: u64,
    /// Who is to move: the index of the contestant.
    pub agent: usize,
    /// All moves of the game so far.
    pub moves: Vec<ActionList>,
    /// The limits for the move.
    pub budget: Budget,
    /// Seed of the contestant's random choices in this game.
    pub seed: u64,
}

/// The answer of the host to a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// The move.
    Move(ActionList),
    /// The contestant gives none, for a reason, and so loses the game.
    Lost(String),
    /// The match is to end; the game under way is dropped.
    Stop,
}

/// The loss of a game otherwise than by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The index of the contestant.
    pub agent: usize,
    /// Why: an illegal move, no answer, ...
    pub reason: String,
}

/// A game that was played.
///
/// ```
/// use rbg_runtime::Player;
/// use rbg_runtime::agents::GameRecord;
///
/// // Agent 1 sat first and won.
/// let record = GameRecord::new(7, vec![1, 0], vec![100, 0].into());
/// assert_eq!(record.seats[Player::FIRST.index() - 1], 1);
/// assert!(!record.truncated);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct GameRecord {
    /// Its number.
    pub game: u64,
    /// The agent of each seat.
    pub seats: Vec<usize>,
    /// The final score of each seat. In a game that was forfeited, nothing for whoever
    /// forfeited it and as much as there is for everybody else.
    pub scores: PerPlayer<i32>,
    /// Whether it was cut off.
    pub truncated: bool,
    /// Who lost otherwise than by the rules, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
    /// The time that each agent used, in seconds.
    pub seconds: Vec<f64>,
    /// The iterations of each agent.
    pub iterations: Vec<u64>,
    /// All moves, those of the opening included.
    pub moves: Vec<ActionList>,
}

impl GameRecord {
    /// Returns the record of a game between these agents that ended with these scores, as
    /// far as that tells.
    pub fn new(game: u64, seats: Vec<usize>, scores: PerPlayer<i32>) -> Self {
        Self {
            game,
            seats,
            scores,
            truncated: false,
            forfeit: None,
            seconds: Vec::new(),
            iterations: Vec::new(),
            moves: Vec::new(),
        }
    }
}

/// A report of a match that is under way.
///
/// ```
/// use rbg_runtime::agents::{GameRecord, MatchReport};
///
/// fn finished(report: MatchReport) -> Option<GameRecord> {
///     match report {
///         MatchReport::Game(game) => Some(game),
///         _ => None,
///     }
/// }
///
/// assert_eq!(finished(MatchReport::Thinking), None);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum MatchReport {
    /// Somebody is thinking.
    Thinking,
    /// A game has come to its end.
    Game(GameRecord),
}

/// The host of a match: whoever has it played is told how it goes on, and asked for the moves of
/// contestants that are no agents of this crate.
///
/// A closure that takes reports is a host of matches between agents alone.
pub trait MatchHost {
    /// Takes a report; when it breaks, the game under way is dropped.
    fn report(&mut self, report: MatchReport) -> ControlFlow<()>;

    /// Returns the move of a contestant from outside.
    fn choose(&mut self, request: &MoveRequest) -> Reply {
        let _ = request;
        Reply::Lost("nobody plays for it".to_owned())
    }
}

impl<F: FnMut(MatchReport) -> ControlFlow<()>> MatchHost for F {
    fn report(&mut self, report: MatchReport) -> ControlFlow<()> {
        self(report)
    }
}

/// A message to a host that is in another library.
#[cfg(feature = "plugin")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum MatchMessage {
    /// For [`MatchHost::report`].
    Report(MatchReport),
    /// For [`MatchHost::choose`].
    Choose(MoveRequest),
}
