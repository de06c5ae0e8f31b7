//! Lengths of games that an agent plays against itself.

mod player;
mod trial;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::playout::policy::RepetitionRule;
use crate::playout::{Pace, Playable, RunError, RunningStatistics};
use crate::search::Budget;

use super::build::build;
use super::spec::{AgentSettings, AgentSpec};
use player::{Drawn, Sampled, SelfPlay, Thinking};
use trial::{Limits, Outcome, play};

/// A request for the lengths of games that an agent plays against itself.
///
/// A *turn* is a run of moves of the same player that is as long as possible. Games of
/// [`longest`](Self::longest) turns or more are not completed, and their lengths do not count.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::{LengthRequest, game_lengths};
///
/// let request = LengthRequest::new("hs:fraction=1/2", 100).with_seed(7);
/// let lengths = game_lengths::<Nim>(&request, &mut |_| Continue(()))?;
/// assert_eq!((lengths.trials, lengths.completed()), (100, 100));
/// assert!(lengths.turns.mean() > Some(2.0));
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LengthRequest {
    /// The specification of the agent that plays all players.
    pub agent: String,
    /// The number of games.
    pub trials: u64,
    /// The time after which no other game is begun.
    pub time: Option<Duration>,
    /// The limits for a move of an agent that has none of its own.
    pub budget: Budget,
    /// The number of turns at which a game is broken off.
    pub longest: u64,
    /// The seed of the agent's random choices.
    pub seed: u64,
    /// Whether moves that recreate an earlier position are illegal; as in
    /// [`MatchRequest`](super::MatchRequest).
    pub repetition: Option<RepetitionRule>,
}

impl LengthRequest {
    /// The usual number of turns at which a game is broken off.
    pub const LONGEST: u64 = 1000;

    /// Creates a request for this number of games of an agent.
    pub fn new(agent: impl Into<String>, trials: u64) -> Self {
        Self {
            agent: agent.into(),
            trials,
            time: None,
            budget: Budget::iterations(1000),
            longest: Self::LONGEST,
            seed: 0,
            repetition: None,
        }
    }

    /// Returns this request with [`time`](Self::time) replaced.
    #[must_use]
    pub fn with_time(mut self, time: Option<Duration>) -> Self {
        self.time = time;
        self
    }

    /// Returns this request with [`budget`](Self::budget) replaced.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Returns this request with [`longest`](Self::longest) replaced.
    #[must_use]
    pub fn with_longest(mut self, longest: u64) -> Self {
        self.longest = longest;
        self
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns this request with [`repetition`](Self::repetition) replaced.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Option<RepetitionRule>) -> Self {
        self.repetition = repetition;
        self
    }
}

/// The lengths of some games.
///
/// ```
/// use rbg_runtime::agents::LengthStats;
///
/// let none = LengthStats::default();
/// assert_eq!((none.completed(), none.turns.mean()), (0, None));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LengthStats {
    /// The number of games.
    pub trials: u64,
    /// The turns of the games that were completed.
    pub turns: RunningStatistics,
    /// The moves of the games that were completed.
    pub moves: RunningStatistics,
    /// The wall-clock time of all games, without what the agent prepares beforehand.
    pub elapsed: Duration,
}

impl LengthStats {
    /// Returns the number of games that were completed.
    pub fn completed(&self) -> u64 {
        self.turns.count()
    }
}

/// Lets an agent play games against itself, in one thread, and counts their lengths. When `progress`,
/// which is called now and then with the statistics so far, breaks, the game under way is dropped.
/// Apart from the times, and from agents that are limited by time, the result depends on the request
/// only.
///
/// # Errors
///
/// [`RunError::Failed`] if the agent is not specified well or cannot play the game.
pub fn game_lengths<P: Playable>(
    request: &LengthRequest,
    progress: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
) -> Result<LengthStats, RunError> {
    let spec: AgentSpec = request.agent.parse().map_err(RunError::failed)?;
    Ok(match spec.settings() {
        AgentSettings::Random(_) => run(&mut Drawn::<P>::default(), request, progress),
        AgentSettings::Sampling(settings) => run(
            &mut Sampled::<P>::new(settings.request())?,
            request,
            progress,
        ),
        _ => {
            let players = P::game().players.len().max(1);
            let agents = (0..players).map(|_| build::<P>(&spec));
            let agents = agents.collect::<Result<Vec<_>, _>>()?;
            run(
                &mut Thinking::new(agents, request.budget),
                request,
                progress,
            )
        }
    })
}

/// Plays the games.
fn run<P: Playable, S: SelfPlay<P>>(
    player: &mut S,
    request: &LengthRequest,
    progress: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
) -> LengthStats {
    let mut stats = LengthStats::default();
    let start = P::initial();
    let mut position = start.clone();
    let limits = Limits::new(request.longest);
    let mut clock = Clock::new();
    while stats.trials < request.trials && request.time.is_none_or(|time| clock.elapsed() < time) {
        clock.prepared += player.restart(request.seed, stats.trials);
        position.clone_from(&start);
        let outcome = play(&mut position, player, &limits, &mut clock.pace, &mut || {
            stats.elapsed = clock.begun.elapsed().saturating_sub(clock.prepared);
            progress(&stats)
        });
        match outcome {
            Outcome::Stopped => break,
            Outcome::TooLong => {}
            Outcome::Over { turns, moves } => {
                stats.turns.add(turns.cast_signed());
                stats.moves.add(moves.cast_signed());
            }
        }
        stats.trials += 1;
    }
    stats.elapsed = clock.elapsed();
    stats
}

/// The time that games take.
struct Clock {
    begun: Instant,
    /// The time that players took to prepare for games, which does not count.
    prepared: Duration,
    pace: Pace,
}

impl Clock {
    fn new() -> Self {
        Self {
            begun: Instant::now(),
            prepared: Duration::ZERO,
            pace: Pace::new(),
        }
    }

    fn elapsed(&self) -> Duration {
        self.begun.elapsed().saturating_sub(self.prepared)
    }
}

#[cfg(test)]
mod tests;
