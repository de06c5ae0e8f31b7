//! Matches: games between agents.

use crate::game::PerPlayer;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::time::Instant;

use crate::game::ActionList;
use crate::playout::Playable;
use crate::playout::RunError;
use crate::rng::stream;
use crate::search::Budget;

use super::agent::Agent;
use super::build::build;
use super::spec::AgentSpec;

/// A request for a match: the agents and the games to play.
///
/// In game `g` of `k` agents, seat `s` (from 0) belongs to agent `(s + g) % k`,
/// so that in `k` games in a row everybody has sat everywhere; these games share
/// their opening.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Player;
/// use rbg_runtime::agents::{MatchReport, MatchRequest, play_match};
///
/// let agents = vec!["alphabeta".to_owned(), "random".to_owned()];
/// let request = MatchRequest::new(agents, vec![0]);
/// let mut games = Vec::new();
/// play_match::<Nim>(&request, &mut |report| {
///     if let MatchReport::Game(game) = report {
///         games.push(game);
///     }
///     Continue(())
/// })?;
/// // Who looks ahead wins from the first seat.
/// assert_eq!(games[0].scores[Player::FIRST], 100);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct MatchRequest {
    /// The specifications of the agents.
    pub agents: Vec<String>,
    /// The numbers of the games.
    pub games: Vec<u64>,
    /// The limits for a move of agents that have none of their own.
    pub budget: Budget,
    /// The number of random moves at the beginning of a game.
    pub opening: u32,
    /// The number of moves at which a game is cut off; its scores count as they stand.
    pub longest: u64,
    /// The seed of openings and agents.
    pub seed: u64,
}

impl MatchRequest {
    /// The usual number of moves after which a game is cut off.
    pub const LONGEST: u64 = 100_000;

    /// Returns a request for games with these numbers between these agents, without limits
    /// of its own and without an opening.
    pub fn new(agents: Vec<String>, games: Vec<u64>) -> Self {
        Self {
            agents,
            games,
            budget: Budget::default(),
            opening: 0,
            longest: Self::LONGEST,
            seed: 0,
        }
    }

    /// Returns this request with [`budget`](Self::budget) replaced.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Returns this request with [`opening`](Self::opening) replaced.
    #[must_use]
    pub fn with_opening(mut self, opening: u32) -> Self {
        self.opening = opening;
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
    /// The number of the game.
    pub game: u64,
    /// The agent of each seat.
    pub seats: Vec<usize>,
    /// The final score of each seat.
    pub scores: PerPlayer<i32>,
    /// Whether it was cut off.
    pub truncated: bool,
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
    /// An agent is choosing a move.
    Thinking,
    /// A game has come to its end.
    Game(GameRecord),
}

/// Plays games and reports each of them; returns how many were played. When the callback breaks,
/// the game under way is dropped.
///
/// # Errors
///
/// [`RunError::Failed`] if an agent is not specified well.
pub fn play_match<P: Playable>(
    request: &MatchRequest,
    progress: &mut dyn FnMut(MatchReport) -> ControlFlow<()>,
) -> Result<u64, RunError> {
    let build = |text: &String| {
        let spec: AgentSpec = text.parse().map_err(RunError::failed)?;
        build::<P>(&spec)
    };
    let agents: Result<Vec<_>, RunError> = request.agents.iter().map(build).collect();
    let mut agents = agents?;
    if agents.is_empty() {
        return Err(RunError::failed("a match without agents"));
    }
    let mut played = 0;
    for &game in &request.games {
        let Some(record) = play_game(&mut agents, game, request, progress) else {
            break;
        };
        played += 1;
        if progress(MatchReport::Game(record)).is_break() {
            break;
        }
    }
    Ok(played)
}

/// Plays one game; `None` if it was broken off.
fn play_game<P: Playable>(
    agents: &mut [Box<dyn Agent<P>>],
    game: u64,
    request: &MatchRequest,
    progress: &mut dyn FnMut(MatchReport) -> ControlFlow<()>,
) -> Option<GameRecord> {
    let players = P::game().players.len();
    let count = agents.len() as u64;
    let seats: Vec<usize> = (0..players as u64)
        .map(|seat| ((seat + game) % count) as usize)
        .collect();
    for (index, agent) in (1..).zip(agents.iter_mut()) {
        // Stream 0 of the seed makes the openings.
        agent.restart(seed_of(request.seed, game, index));
    }
    let mut position = P::initial();
    let mut moves = Vec::new();
    let mut opening = stream(seed_of(request.seed, game / count, 0), 0);
    let mut seconds = vec![0.0; agents.len()];
    let mut iterations = vec![0; agents.len()];
    let mut broken = false;
    while (moves.len() as u64) < request.longest {
        let chosen = if moves.len() < request.opening as usize {
            position.sample_move(&mut opening)
        } else {
            let seat = position.to_move().seat();
            let Some(&agent) = seat.and_then(|seat| seats.get(seat)) else {
                break;
            };
            let begun = Instant::now();
            let chosen = agents[agent].choose(&position, &request.budget, &mut || {
                let flow = progress(MatchReport::Thinking);
                broken |= flow.is_break();
                flow
            });
            seconds[agent] += begun.elapsed().as_secs_f64();
            iterations[agent] += agents[agent].iterations();
            chosen
        };
        if broken {
            return None;
        }
        let Some(m) = chosen else { break };
        moves.push(position.actions(&m));
        for agent in agents.iter_mut() {
            agent.played(&position, &m);
        }
        position.apply(&m);
    }
    Some(GameRecord {
        game,
        seats,
        scores: position.returns(),
        truncated: moves.len() as u64 >= request.longest,
        seconds,
        iterations,
        moves,
    })
}

/// Returns the seed of a participant of a game.
fn seed_of(seed: u64, game: u64, participant: u64) -> u64 {
    use rand_core::Rng;
    stream(seed, game << 8 | participant).next_u64()
}
