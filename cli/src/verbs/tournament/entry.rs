//! A game in the log of a tournament, and what has to be so for it to be one.

use rbg_runtime::GameInfo;
use rbg_runtime::agents::{Contestant, GameRecord};
use serde::{Deserialize, Serialize};

use crate::contestants::{REMOTE, contestant};
use crate::repetition::NoRepetition;

/// An entry of a log: a line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The circumstances under which the game was played.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// The record of the game.
    #[serde(flatten)]
    pub record: GameRecord,
}

/// The circumstances of games. All but the name of the game have to be equal for games to be
/// counted together.
///
/// What older versions did not write is empty, so that their games are never counted with
/// others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The name of the game.
    pub rules: String,
    /// A digest of the text of its description.
    #[serde(default)]
    pub digest: String,
    /// The agents, as they were asked for.
    pub agents: Vec<String>,
    /// A digest of the files of each agent that is a program.
    #[serde(default)]
    pub programs: Vec<String>,
    /// The limits for a move, in words.
    pub limits: String,
    /// The position at which games begin, if not at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves with which games begin, in canonical form.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beginning: Vec<String>,
    /// The number of random moves that follow.
    pub opening: u32,
    /// The rule of repetition.
    #[serde(default)]
    pub repetition: Option<NoRepetition>,
    /// The seed of openings and agents.
    pub seed: u64,
    /// The version of what plays.
    #[serde(default)]
    pub version: String,
    /// How the reasoner was compiled and built.
    #[serde(default)]
    pub build: String,
}

impl Pairing {
    /// Returns whether games count together.
    pub fn same(&self, other: &Self) -> bool {
        let other = Self {
            rules: self.rules.clone(),
            ..other.clone()
        };
        *self == other
    }

    /// Returns the agents.
    pub(super) fn contestants(&self) -> Vec<Contestant> {
        self.agents
            .iter()
            .map(|text| match text.starts_with(REMOTE) {
                true => Contestant::Outside(text.clone()),
                // They have been read before.
                false => contestant(text).unwrap_or_else(|_| Contestant::Spec(text.clone())),
            })
            .collect()
    }
}

/// Checks a line that is well-formed JSON, whatever the game.
///
/// # Errors
///
/// The first thing that is wrong.
pub(super) fn check(entry: &Entry) -> Result<(), String> {
    let Entry { pairing, record } = entry;
    let agents = pairing.agents.len();
    if agents < 2 {
        return Err(format!("a game of {agents} agents"));
    }
    let seats = record.seats.len();
    if seats == 0 {
        return Err("a game without seats".to_owned());
    }
    let due = (0..seats as u64).map(|seat| sits(seat, record.game, agents as u64));
    if !due.eq(record.seats.iter().map(|&agent| agent as u64)) {
        return Err(format!(
            "seats {:?} are not those of game {} of {agents} agents",
            record.seats, record.game
        ));
    }
    if record.scores.len() != seats {
        let scores = record.scores.len();
        return Err(format!("{scores} scores for {seats} seats"));
    }
    if record.seconds.len() != agents || record.iterations.len() != agents {
        return Err(format!(
            "not as many times or iterations as there are agents, {agents}"
        ));
    }
    if let Some(wrong) = record
        .seconds
        .iter()
        .find(|time| !(0.0..f64::INFINITY).contains(*time))
    {
        return Err(format!("a time of {wrong} s"));
    }
    match &record.forfeit {
        Some(forfeit) if !record.seats.contains(&forfeit.agent) => Err(format!(
            "forfeited by agent {}, who has no seat",
            forfeit.agent
        )),
        Some(_) if record.truncated => Err("forfeited and cut off".to_owned()),
        _ => Ok(()),
    }
}

/// Returns the agent on a seat.
fn sits(seat: u64, game: u64, agents: u64) -> u64 {
    (seat % agents + game % agents) % agents
}

/// Checks a record as one of this game.
///
/// # Errors
///
/// The first thing that is wrong.
pub(super) fn check_record(info: &GameInfo, record: &GameRecord) -> Result<(), String> {
    let players = info.players.len();
    if record.seats.len() != players {
        return Err(format!(
            "{} seats, but {players} players",
            record.seats.len()
        ));
    }
    for ((name, variable), score) in info
        .players
        .iter()
        .zip(&*info.variables)
        .zip(&record.scores)
    {
        let most = variable.bound;
        if !(0..=most).contains(score) {
            return Err(format!(
                "a score of {score} for {name}, which is from 0 to {most}"
            ));
        }
    }
    let known = |m: &rbg_runtime::ActionList| {
        let mut actions = m.iter();
        !m.is_empty()
            && actions.all(|action| {
                action.cell.index() < info.cells.len()
                    && (1..=info.actions.len()).contains(&(action.index as usize))
            })
    };
    match record.moves.iter().position(|m| !known(m)) {
        Some(index) => Err(format!("move {} is none of this game", index + 1)),
        None => Ok(()),
    }
}
