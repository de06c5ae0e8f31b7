//! The measurement of a method on a game.

use rbg_runtime::agents::{LengthRequest, LengthStats};
use rbg_runtime::{AnyGame, RunError, RunningStatistics};
use serde::Serialize;

use super::published::{Entry, Published};
use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::interrupt;
use crate::terminal::Terminal;

/// The lengths of games by a method; the line of JSON.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Measured {
    pub(super) game: String,
    pub(super) method: String,
    pub(super) seed: u64,
    pub(super) longest: u64,
    /// Why the method does not play the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) refused: Option<String>,
    pub(super) trials: u64,
    pub(super) completed: u64,
    pub(super) turns: Lengths,
    pub(super) moves: Lengths,
    pub(super) seconds_per_trial: Option<f64>,
    /// What the length is expected to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) expected: Option<f64>,
    /// What was published about the same method and game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) published: Option<PublishedFigures>,
    /// Whether the run was stopped before its end.
    pub(super) interrupted: bool,
}

/// Published figures.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct PublishedFigures {
    pub(super) mean: f64,
    pub(super) seconds: f64,
}

/// The statistics of lengths; what is not known is missing.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Lengths {
    pub(super) mean: Option<f64>,
    pub(super) min: Option<i64>,
    pub(super) max: Option<i64>,
    pub(super) standard_deviation: Option<f64>,
    pub(super) standard_error: Option<f64>,
}

impl From<&RunningStatistics> for Lengths {
    fn from(statistics: &RunningStatistics) -> Self {
        Self {
            mean: statistics.mean(),
            min: statistics.min(),
            max: statistics.max(),
            standard_deviation: statistics.standard_deviation(),
            standard_error: statistics.standard_error(),
        }
    }
}

impl Measured {
    /// Returns how many times as fast a trial is as the published one.
    pub(super) fn speedup(&self) -> Option<f64> {
        let seconds = self.seconds_per_trial.filter(|seconds| *seconds > 0.0)?;
        Some(self.published?.seconds / seconds)
    }
}

/// The number of steps of the progress bar of a method that is limited by time.
const TIME_STEPS: u64 = 1000;

/// Has a method play a game, with progress; of several rounds of the same games the fastest counts.
pub(super) fn measure(
    name: &str,
    game: &dyn AnyGame,
    request: &LengthRequest,
    rounds: u64,
    published: &Published,
    terminal: Terminal,
) -> Result<Measured, Failure> {
    let total = request
        .time
        .map_or(request.trials.saturating_mul(rounds), |_| TIME_STEPS);
    let bar = terminal.progress(&format!("{name} {}", request.agent), total);
    let mut result = Ok(LengthStats::default());
    for round in 0..rounds {
        let played = game.game_lengths(request, &mut |stats| {
            bar.set(match request.time {
                None => round * request.trials + stats.trials,
                Some(time) => {
                    let by_time = stats.elapsed.as_secs_f64() / time.as_secs_f64().max(1e-9);
                    let by_trials = stats.trials as f64 / request.trials as f64;
                    (by_time.max(by_trials).min(1.0) * TIME_STEPS as f64) as u64
                }
            });
            unless_interrupted()
        });
        let shorter = match (&played, &result) {
            (Ok(played), Ok(best)) => played.elapsed < best.elapsed,
            _ => true,
        };
        // A round that was broken off says less than the one before.
        if round == 0 || (shorter && !interrupt::requested()) {
            result = played;
        }
        if interrupt::requested() || result.is_err() {
            break;
        }
    }
    drop(bar);
    let (stats, refused) = match result {
        Ok(stats) => (stats, None),
        // An agent that does not play such a game says why.
        Err(RunError::Failed(reason)) => (LengthStats::default(), Some(reason)),
        Err(error) => return Err(error.into()),
    };
    let entry = published.entry(name, &request.agent);
    Ok(Measured {
        game: name.to_owned(),
        method: request.agent.clone(),
        seed: request.seed,
        longest: request.longest,
        refused,
        trials: stats.trials,
        completed: stats.completed(),
        turns: Lengths::from(&stats.turns),
        moves: Lengths::from(&stats.moves),
        seconds_per_trial: (stats.trials > 0)
            .then(|| stats.elapsed.as_secs_f64() / stats.trials as f64),
        expected: published.expected(name),
        published: entry.map(|&Entry { mean, seconds, .. }| PublishedFigures { mean, seconds }),
        interrupted: interrupt::requested(),
    })
}
