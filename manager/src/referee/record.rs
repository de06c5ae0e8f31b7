//! What is told of a match: to logs, to spectators, to the operator.

use rbg_runtime::GameInfo;
use serde::{Deserialize, Serialize};

use super::settings::{Policy, Seats, Settings};

/// Something that happened in a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Record {
    /// A match is open to players.
    Match(MatchRecord),
    /// Something about a client.
    Client(ClientRecord),
    /// A game begins.
    Start(StartRecord),
    /// A client sent what should be a move.
    Move(MoveRecord),
    /// A game is over.
    Game(GameRecord),
    /// A match is over.
    End(EndRecord),
}

/// A match and how it is played: what has to be the same where it is resumed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchRecord {
    /// The version of the form of these lines.
    pub schema: u32,
    /// The number of the match, from 0.
    #[serde(rename = "match")]
    pub number: u64,
    /// The name of the game.
    pub game: String,
    /// A digest of the description.
    pub digest: String,
    /// The names of the players.
    pub players: Vec<String>,
    /// What is done about players that break the rules.
    pub policy: Policy,
    /// The seconds for a move, if they are limited.
    pub deadline: Option<f64>,
    /// The seconds until players have to be ready, if they are limited.
    pub preparation: Option<f64>,
    /// The number of games, if it is limited.
    pub games: Option<u64>,
    /// Who is which player.
    pub seats: Seats,
    /// The seed of what is drawn.
    pub seed: u64,
}

/// The version of the form of these lines.
const SCHEMA: u32 = 1;

impl MatchRecord {
    /// Returns the record of a match.
    pub fn of(info: &GameInfo, digest: &str, settings: &Settings, number: u64) -> Self {
        let limited = |seconds: f64| (seconds < f64::MAX).then_some(seconds);
        Self {
            schema: SCHEMA,
            number,
            game: info.name.to_string(),
            digest: digest.to_owned(),
            players: info.players.iter().map(ToString::to_string).collect(),
            policy: settings.policy,
            deadline: limited(settings.deadline),
            preparation: limited(settings.preparation),
            games: settings.games,
            seats: settings.seats,
            seed: settings.seed,
        }
    }
}

/// What happened to a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Happening {
    /// It took a place.
    Connected,
    /// It is ready to play.
    Ready,
    /// It did not say that it is ready, or not in time.
    Unready,
    /// It is gone, or was sent away, before the first game: its place is free.
    Left,
    /// Its connection is gone, or was closed, and its place is kept.
    Lost,
    /// It came back.
    Back,
}

/// Something about a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClientRecord {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: u64,
    /// The client, by the order in which they connected, from 0.
    pub client: usize,
    /// What happened.
    pub event: Happening,
    /// Why, where there is something to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartRecord {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: u64,
    /// The number of the game, from 0.
    pub game: u64,
    /// The client of each player.
    pub seats: Vec<usize>,
}

/// What a client sent when it was asked for a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveRecord {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: u64,
    /// The number of the game.
    pub game: u64,
    /// The client.
    pub client: usize,
    /// The number of the player, from 1.
    pub player: usize,
    /// The move as it is relayed; what came, where it is no legal move.
    #[serde(rename = "move")]
    pub text: String,
    /// Whether it is legal.
    pub legal: bool,
    /// What came, byte for byte.
    #[serde(skip)]
    pub raw: Vec<u8>,
}

/// How a player broke the rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Offence {
    /// No move in time.
    Late,
    /// What came is no legal move.
    Illegal,
    /// It spoke when it was not asked.
    OutOfTurn,
    /// Its connection is gone, or it sent what cannot be read.
    Lost,
}

impl Offence {
    /// Returns the word for it in logs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Illegal => "illegal",
            Self::OutOfTurn => "out-of-turn",
            Self::Lost => "lost",
        }
    }
}

/// A game that was lost otherwise than by its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The number of the player, from 1.
    pub player: usize,
    /// The client.
    pub client: usize,
    /// What it did.
    pub reason: Offence,
    /// What there is to say about it.
    pub detail: String,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: u64,
    /// The number of the game, from 0.
    pub game: u64,
    /// The client of each player.
    pub seats: Vec<usize>,
    /// The moves as they were relayed.
    pub moves: Vec<String>,
    /// The score of each player.
    pub scores: Vec<i32>,
    /// How long it took.
    pub seconds: f64,
    /// The sum of the numbers of legal moves over all positions.
    pub legal_moves: u64,
    /// The late moves of each client.
    pub late: Vec<u64>,
    /// The clients that were not ready in time.
    pub late_ready: Vec<bool>,
    /// Whether the server itself was slow.
    pub slow_manager: bool,
    /// Whether it was ended as it stood, after too many moves.
    pub truncated: bool,
    /// Who forfeited it, if anybody did.
    pub forfeit: Option<Forfeit>,
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum EndReason {
    /// All games were played.
    Limit,
    /// It was time to end.
    Shutdown,
    /// It was told to end: what is missing is played where the match is resumed.
    Interrupted,
    /// A player is gone for good: what is missing is played where the match is resumed.
    Abandoned,
    /// A player sent what is no legal move; of the original policy.
    Illegal,
    /// A connection broke; of the original policy.
    Broken,
    /// The game cannot be played on.
    Failed,
}

/// A match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndRecord {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: u64,
    /// The number of games that were finished.
    pub games: u64,
    /// Why it is over.
    pub reason: EndReason,
    /// What there is to say about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}
