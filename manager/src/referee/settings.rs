//! How a match is played: its limits, and what happens to players that break the rules.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What is done about players that are late, illegal or lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// What the original server does: late moves count, an illegal move or a lost player ends the
    /// match, and messages out of turn are kept until their turn.
    Original,
    /// The player forfeits the game, and the match goes on.
    #[default]
    Strict,
}

/// Who is which player in the games of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seats {
    /// The client that connected first is the first player.
    #[default]
    Fixed,
    /// Each game moves everybody on by one.
    Rotated,
    /// Each game is drawn.
    Random,
}

/// The settings of a match.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Settings {
    /// What is done about players that break the rules.
    pub policy: Policy,
    /// The seconds for a move; [`f64::MAX`]: no limit.
    pub deadline: f64,
    /// The seconds until players have to be ready; [`f64::MAX`]: no limit.
    pub preparation: f64,
    /// The number of games; `None`: no limit.
    pub games: Option<u64>,
    /// The time after which no game begins.
    pub shutdown: Option<Duration>,
    /// Who is which player.
    pub seats: Seats,
    /// The seed of what is drawn.
    pub seed: u64,
    /// How long a strict match waits, between games, for a lost player to come back, and for an
    /// answer that is overdue.
    pub patience: Duration,
    /// The number of moves after which a strict match ends a game as it stands.
    pub longest_game: u64,
}

/// The number of moves of the longest game where nothing else is asked for.
const LONGEST_GAME: u64 = 100_000;

/// How long lost players are waited for where nothing else is asked for.
const PATIENCE: Duration = Duration::from_secs(30);

impl Default for Settings {
    fn default() -> Self {
        Self {
            policy: Policy::default(),
            deadline: f64::MAX,
            preparation: f64::MAX,
            games: None,
            shutdown: None,
            seats: Seats::default(),
            seed: 0,
            patience: PATIENCE,
            longest_game: LONGEST_GAME,
        }
    }
}

impl Settings {
    /// Returns the time for a move, if it is limited.
    pub fn deadline(&self) -> Option<Duration> {
        limit(self.deadline)
    }

    /// Returns the time until players have to be ready, if it is limited.
    pub fn preparation(&self) -> Option<Duration> {
        limit(self.preparation)
    }
}

/// Returns a number of seconds as a time; `None` where no clock goes that far.
fn limit(seconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds).ok()
}
