//! Externally directed games: an agent plays in a game that another program directs. It knows all
//! the time how the game stands, so it keeps what it has found out, and can think in the time of
//! others.

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

use crate::game::{ActionList, SavedPosition};
use crate::playout::policy::RepetitionRule;
use crate::playout::{Playable, RunError, start_of};
use crate::search::Budget;

use super::build::build;
use super::follower::Follower;
use super::spec::AgentSpec;

/// A request for an externally directed game: the agent and its limits.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::{Call, DirectedRequest, play_directed};
/// use rbg_runtime::search::Budget;
///
/// let request = DirectedRequest::new("mcts").with_budget(Budget::iterations(1000));
/// let mut calls = vec![Call::choose(Vec::new())];
/// let mut chosen = Vec::new();
/// play_directed::<Nim>(&request, &mut || Continue(()), &mut |choice| {
///     chosen.extend(choice);
///     calls.pop()
/// })?;
/// assert_eq!(chosen.len(), 1);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct DirectedRequest {
    /// The specification of the agent.
    pub agent: String,
    /// The limits for a move, if the agent has none of its own.
    pub budget: Budget,
    /// The seed of its random choices.
    pub seed: u64,
    /// The position from which games begin; none: the start of the game.
    pub start: Option<SavedPosition>,
    /// Whether moves that recreate an earlier position are illegal; as in
    /// [`MatchRequest`](super::MatchRequest).
    pub repetition: Option<RepetitionRule>,
}

impl DirectedRequest {
    /// Returns a request for an agent without limits other than its own.
    pub fn new(agent: impl Into<String>) -> Self {
        Self {
            agent: agent.into(),
            budget: Budget::default(),
            seed: 0,
            start: None,
            repetition: None,
        }
    }

    /// Returns this request with [`budget`](Self::budget) replaced.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns this request with [`start`](Self::start) replaced.
    #[must_use]
    pub fn with_start(mut self, start: Option<SavedPosition>) -> Self {
        self.start = start;
        self
    }

    /// Returns this request with [`repetition`](Self::repetition) replaced.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Option<RepetitionRule>) -> Self {
        self.repetition = repetition;
        self
    }
}

/// The call by which the agent is told of the game.
///
/// ```
/// use rbg_runtime::agents::Call;
///
/// assert!(!Call::tell(Vec::new()).choose);
/// assert!(Call::choose(Vec::new()).choose);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Call {
    /// All moves of the game so far. If moves that it was told of are missing they have been
    /// taken back.
    pub moves: Vec<ActionList>,
    /// Whether the agent is to choose the next one.
    pub choose: bool,
    /// Limits for the move, if others than those of the request.
    pub budget: Option<Budget>,
    /// The seed of a game that begins: all games so far are to be forgotten.
    pub begin: Option<u64>,
}

impl Call {
    /// Returns the call that tells an agent of the moves so far.
    pub fn tell(moves: Vec<ActionList>) -> Self {
        Self {
            moves,
            choose: false,
            budget: None,
            begin: None,
        }
    }

    /// Returns the call that asks an agent for the move after these.
    pub fn choose(moves: Vec<ActionList>) -> Self {
        Self {
            moves,
            choose: true,
            budget: None,
            begin: None,
        }
    }

    /// Returns this call with limits for the move.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = Some(budget);
        self
    }

    /// Returns this call as that of a game which begins, with a seed.
    #[must_use]
    pub fn beginning(mut self, seed: u64) -> Self {
        self.begin = Some(seed);
        self
    }
}

/// A report that comes back during an externally directed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum DirectedReport {
    /// The agent is choosing a move.
    Thinking,
    /// The agent has done what it was told, and waits for the next call.
    Waiting(Option<ActionList>),
}

/// Lets an agent play in an externally directed game. `next` gets the move that it has chosen, if
/// it was to choose one and the game is not over, and gives the next call; none: the game ends.
/// `watch` is called while it chooses; when it breaks, the agent chooses as soon as it can.
///
/// # Errors
///
/// [`RunError::Failed`] if the agent is not specified well, a move is not legal, or the position
/// from which games begin is not one of the game.
pub fn play_directed<P: Playable>(
    request: &DirectedRequest,
    watch: &mut dyn FnMut() -> ControlFlow<()>,
    next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
) -> Result<(), RunError> {
    let spec: AgentSpec = request.agent.parse().map_err(RunError::failed)?;
    let start = start_of(request.start.as_ref())?;
    let mut follower = Follower::from_start(build::<P>(&spec)?, start);
    follower.begin(request.seed);
    let mut choice = None;
    while let Some(call) = next(choice.take()) {
        if let Some(seed) = call.begin {
            follower.begin(seed);
        }
        follower.follow(&call.moves).map_err(RunError::failed)?;
        if call.choose {
            choice = follower.choose(&call.budget.unwrap_or(request.budget), watch);
        }
    }
    Ok(())
}
