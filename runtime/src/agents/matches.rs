//! Matches: games between agents.

use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::game::{ActionList, PerPlayer, Player, SavedPosition};
use crate::playout::Playable;
use crate::playout::policy::RepetitionRule;
use crate::playout::{RunError, position_after, start_of};
use crate::rng::stream;
use crate::search::Budget;

use super::agent::Agent;
use super::build::build;
use super::host::{Contestant, Forfeit, GameRecord, MatchHost, MatchReport, MoveRequest, Reply};
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
/// let request = MatchRequest::new(["alphabeta", "random"], vec![0]);
/// let mut games = Vec::new();
/// play_match::<Nim>(&request, &mut |report: MatchReport| {
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
    /// Who takes part.
    pub agents: Vec<Contestant>,
    /// The numbers of the games.
    pub games: Vec<u64>,
    /// The limits for a move of agents that have none of their own.
    pub budget: Budget,
    /// The position from which every game begins; none: the start of the game.
    pub start: Option<SavedPosition>,
    /// The moves with which every game begins.
    pub moves: Vec<ActionList>,
    /// The number of random moves that follow.
    pub opening: u32,
    /// The number of moves at which a game is cut off; its scores count as they stand.
    pub longest: u64,
    /// The seed of openings and agents.
    pub seed: u64,
    /// Whether moves that recreate an earlier position are illegal. Looked at by
    /// [`AnyGame::play_match`](crate::AnyGame::play_match); games of a type of positions
    /// have the rule in their type, see
    /// [`NoRepetition`](crate::playout::policy::NoRepetition).
    pub repetition: Option<RepetitionRule>,
}

impl MatchRequest {
    /// The usual number of moves after which a game is cut off.
    pub const LONGEST: u64 = 100_000;

    /// Returns a request for games with these numbers between these agents, without limits
    /// of its own and without an opening.
    pub fn new<C: Into<Contestant>>(agents: impl IntoIterator<Item = C>, games: Vec<u64>) -> Self {
        Self {
            agents: agents.into_iter().map(Into::into).collect(),
            games,
            budget: Budget::default(),
            start: None,
            moves: Vec::new(),
            opening: 0,
            longest: Self::LONGEST,
            seed: 0,
            repetition: None,
        }
    }

    /// Returns this request with [`budget`](Self::budget) replaced.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Returns this request with [`start`](Self::start) replaced.
    #[must_use]
    pub fn with_start(mut self, start: Option<SavedPosition>) -> Self {
        self.start = start;
        self
    }

    /// Returns this request with [`moves`](Self::moves) replaced.
    #[must_use]
    pub fn with_moves(mut self, moves: Vec<ActionList>) -> Self {
        self.moves = moves;
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

    /// Returns this request with [`repetition`](Self::repetition) replaced.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Option<RepetitionRule>) -> Self {
        self.repetition = repetition;
        self
    }
}

/// Plays games and reports each of them; the result is how many. When the
/// host breaks, the game under way is dropped.
///
/// # Errors
///
/// [`RunError::Failed`] if an agent is not specified well, or a move or the position with which games
/// are to begin is not legal.
pub fn play_match<P: Playable>(
    request: &MatchRequest,
    host: &mut dyn MatchHost,
) -> Result<u64, RunError> {
    play_match_with::<P>(request, Vec::new(), host)
}

/// As [`play_match`] with agents of one's own: they are the contestants from
/// [outside](Contestant::Outside), in order. The host is asked for the moves of contestants
/// beyond them.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use rbg_runtime::agents::{Agent, Contestant, MatchReport, MatchRequest, play_match_with};
/// use rbg_runtime::search::Budget;
/// use rbg_runtime::{MoveList, Playable, RunError};
///
/// /// Plays the first of all moves.
/// struct First;
///
/// impl<P: Playable> Agent<P> for First {
///     fn restart(&mut self, _: u64) {}
///
///     fn choose(
///         &mut self,
///         position: &P,
///         _: &Budget,
///         _: &mut dyn FnMut() -> ControlFlow<()>,
///     ) -> Option<P::Move> {
///         let mut moves = MoveList::new();
///         position.moves(&mut moves);
///         moves.get(0).cloned()
///     }
/// }
///
/// /// The scores of a game between `First` and a search.
/// fn scores<P: Playable>() -> Result<Vec<i32>, RunError> {
///     let agents = [Contestant::Outside("first".to_owned()), "mcts".into()];
///     let request = MatchRequest::new(agents, vec![0]).with_budget(Budget::iterations(1000));
///     let mut scores = Vec::new();
///     play_match_with::<P>(&request, vec![Box::new(First)], &mut |report: MatchReport| {
///         if let MatchReport::Game(record) = report {
///             scores.extend(&record.scores);
///         }
///         ControlFlow::Continue(())
///     })?;
///     Ok(scores)
/// }
/// ```
///
/// # Errors
///
/// As [`play_match`].
pub fn play_match_with<P: Playable>(
    request: &MatchRequest,
    own: Vec<Box<dyn Agent<P>>>,
    host: &mut dyn MatchHost,
) -> Result<u64, RunError> {
    let start = start_of::<P>(request.start.as_ref())?;
    position_after::<P>(request.start.as_ref(), &request.moves)?;
    let mut own = own.into_iter();
    let seat = |contestant: &Contestant| {
        Ok(match contestant {
            Contestant::Spec(text) => {
                let spec: AgentSpec = text.parse().map_err(RunError::failed)?;
                Some(build::<P>(&spec)?)
            }
            Contestant::Outside(_) => own.next(),
        })
    };
    let agents: Result<Vec<_>, RunError> = request.agents.iter().map(seat).collect();
    let mut agents = agents?;
    if agents.is_empty() {
        return Err(RunError::failed("a match without agents"));
    }
    let mut played = 0;
    for &game in &request.games {
        let table = Table {
            agents: &mut agents,
            start: &start,
            request,
            game,
            host,
        };
        let Some(record) = table.play() else {
            break;
        };
        played += 1;
        if host.report(MatchReport::Game(record)).is_break() {
            break;
        }
    }
    Ok(played)
}

/// The choice of somebody whose turn it is.
enum Choice<M> {
    Move(M),
    /// The game is over.
    Over,
    Lost(String),
    /// The host wants to end the match.
    Stop,
}

/// The table at which a game is played.
struct Table<'t, P: Playable> {
    /// The agents; none where the host is asked.
    agents: &'t mut [Option<Box<dyn Agent<P>>>],
    start: &'t P,
    request: &'t MatchRequest,
    game: u64,
    host: &'t mut dyn MatchHost,
}

impl<P: Playable> Table<'_, P> {
    /// Plays the game; `None` if it was broken off.
    fn play(mut self) -> Option<GameRecord> {
        let players = P::game().players.len() as u64;
        let (request, game) = (self.request, self.game);
        let count = self.agents.len() as u64;
        let seat = |seat| (seat % count + game % count) % count;
        let seats: Vec<usize> = (0..players).map(|number| seat(number) as usize).collect();
        for index in 0..self.agents.len() {
            let seed = self.seed_of(index);
            if let Some(agent) = &mut self.agents[index] {
                agent.restart(seed);
            }
        }
        let mut position = self.start.clone();
        let mut moves = Vec::new();
        let mut opening = stream(seed_of(request.seed, game / count, 0), 0);
        let mut seconds = vec![0.0; self.agents.len()];
        let mut iterations = vec![0; self.agents.len()];
        let mut forfeit = None;
        while (moves.len() as u64) < request.longest {
            let given = request.moves.get(moves.len());
            let m = if let Some(given) = given.and_then(|given| position.move_from_actions(given)) {
                given
            } else if moves.len() < request.moves.len() + request.opening as usize {
                match position.sample_move(&mut opening) {
                    Some(m) => m,
                    None => break,
                }
            } else {
                let seat = position.to_move().seat();
                let Some(&agent) = seat.and_then(|seat| seats.get(seat)) else {
                    break;
                };
                let begun = Instant::now();
                let choice = self.choose(agent, &position, &moves);
                seconds[agent] += begun.elapsed().as_secs_f64();
                iterations[agent] += self.agents[agent]
                    .as_ref()
                    .map_or(0, |own| own.iterations());
                match choice {
                    Choice::Move(m) => m,
                    Choice::Over => break,
                    Choice::Lost(reason) => {
                        forfeit = Some(Forfeit { agent, reason });
                        break;
                    }
                    Choice::Stop => return None,
                }
            };
            moves.push(position.actions(&m));
            for agent in self.agents.iter_mut().flatten() {
                agent.played(&position, &m);
            }
            position.apply(&m);
        }
        let scores = match &forfeit {
            None => position.returns(),
            Some(forfeit) => forfeited::<P>(&seats, forfeit.agent),
        };
        Some(GameRecord {
            game,
            seats,
            scores,
            truncated: forfeit.is_none() && moves.len() as u64 >= request.longest,
            forfeit,
            seconds,
            iterations,
            moves,
        })
    }

    /// Returns the seed of an agent in this game.
    fn seed_of(&self, agent: usize) -> u64 {
        // Stream 0 of the seed makes the openings.
        seed_of(self.request.seed, self.game, agent as u64 + 1)
    }

    /// Returns the move of an agent, or of somebody from outside.
    fn choose(&mut self, agent: usize, position: &P, moves: &[ActionList]) -> Choice<P::Move> {
        let seed = self.seed_of(agent);
        let (host, budget) = (&mut *self.host, self.request.budget);
        let Some(own) = &mut self.agents[agent] else {
            if position.is_over() {
                return Choice::Over;
            }
            let request = MoveRequest {
                game: self.game,
                agent,
                moves: moves.to_vec(),
                budget,
                seed,
            };
            return match host.choose(&request) {
                Reply::Move(actions) => match position.move_from_actions(&actions) {
                    Some(m) => Choice::Move(m),
                    None => Choice::Lost(illegal::<P>(moves.len(), &actions)),
                },
                Reply::Lost(reason) => Choice::Lost(reason),
                Reply::Stop => Choice::Stop,
            };
        };
        let mut broken = false;
        let chosen = own.choose(position, &budget, &mut || {
            let flow = host.report(MatchReport::Thinking);
            broken |= flow.is_break();
            flow
        });
        match chosen {
            _ if broken => Choice::Stop,
            Some(m) if position.is_legal(&m) => Choice::Move(m),
            Some(m) => Choice::Lost(illegal::<P>(moves.len(), &position.actions(&m))),
            None if position.is_over() => Choice::Over,
            None => Choice::Lost(format!("no move after {} moves", moves.len())),
        }
    }
}

/// Returns why a game is lost by an illegal move.
fn illegal<P: Playable>(made: usize, actions: &ActionList) -> String {
    let text = crate::game::format_move(P::game(), actions);
    format!("move {}, `{text}`, is not legal", made + 1)
}

/// Returns the scores of a game that an agent has forfeited.
fn forfeited<P: Playable>(seats: &[usize], loser: usize) -> PerPlayer<i32> {
    let bound = |player: Player| P::game().variables[player.index() - 1].bound;
    let players = Player::all(seats.len()).zip(seats);
    players
        .map(|(player, &agent)| if agent == loser { 0 } else { bound(player) })
        .collect()
}

/// Returns the seed of a participant of a game.
fn seed_of(seed: u64, game: u64, participant: u64) -> u64 {
    use rand_core::Rng;
    stream(seed, game << 8 | participant).next_u64()
}
