//! The analysis of a position by an agent.

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

use crate::game::{ActionList, Player, SavedPosition};
use crate::playout::Playable;
use crate::playout::policy::RepetitionRule;
use crate::playout::{RunError, position_after};
use crate::search::{Budget, EvaluatedMove, LocalFindings};

use super::build::build;
use super::spec::AgentSpec;

/// A request for an analysis: the position, the agent, and the time that it has.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::{AnalysisRequest, analyse};
/// use rbg_runtime::search::Budget;
///
/// let request = AnalysisRequest::new("mcts").with_budget(Budget::iterations(1000));
/// let analysis = analyse::<Nim>(&request, &mut || Continue(()))?;
/// assert!(analysis.choice.is_some());
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct AnalysisRequest {
    /// The specification of the agent.
    pub agent: String,
    /// The position from which the moves lead on; none: the start of the game.
    pub start: Option<SavedPosition>,
    /// The moves from there that lead to the position.
    pub moves: Vec<ActionList>,
    /// The limits for an agent that has none of its own.
    pub budget: Budget,
    /// The seed of its random choices.
    pub seed: u64,
    /// Whether moves that recreate an earlier position are illegal; as in
    /// [`MatchRequest`](super::MatchRequest).
    pub repetition: Option<RepetitionRule>,
}

impl AnalysisRequest {
    /// Returns a request for what an agent thinks of the start of the game, without limits
    /// of its own.
    pub fn new(agent: impl Into<String>) -> Self {
        Self {
            agent: agent.into(),
            start: None,
            moves: Vec::new(),
            budget: Budget::default(),
            seed: 0,
            repetition: None,
        }
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

    /// Returns this request with [`repetition`](Self::repetition) replaced.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Option<RepetitionRule>) -> Self {
        self.repetition = repetition;
        self
    }
}

/// The findings of an agent about a position.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::{AnalysisRequest, analyse};
/// use rbg_runtime::search::Budget;
///
/// let request = AnalysisRequest::new("mcts").with_budget(Budget::iterations(1000));
/// let analysis = analyse::<Nim>(&request, &mut || Continue(()))?;
/// assert_eq!(analysis.line.first(), analysis.choice.as_ref());
/// assert_eq!(analysis.certain, Some(vec![100, 0]));
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Analysis {
    /// The player to move.
    pub to_move: Player,
    /// The move that the agent would play; `None` if the game is over.
    pub choice: Option<ActionList>,
    /// The number of iterations, or of positions for agents without iterations.
    pub iterations: u64,
    /// The number of moves of playouts.
    pub playout_moves: u64,
    /// The wall-clock time in seconds.
    pub seconds: f64,
    /// The bytes that were used for the findings.
    pub bytes: u64,
    /// The moves with their evaluations.
    pub moves: Vec<EvaluatedMove>,
    /// The best moves of all players in turn.
    pub line: Vec<ActionList>,
    /// The scores that are certain to follow, if they are known.
    pub certain: Option<Vec<i32>>,
    /// The number of moves that were looked ahead, for agents that look equally far everywhere.
    pub depth: Option<u16>,
    /// What a local search found out about the moves, if there was one.
    #[serde(default)]
    pub local: Option<LocalAnalysis>,
}

/// What a local search found out about the moves of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LocalAnalysis {
    /// A move by which the player to move wins for certain.
    pub win: Option<LocalMove>,
    /// The moves behind which the other player wins for certain.
    pub lost: Vec<LocalMove>,
    /// The number of turns of the player to move in which there is no other win.
    pub own_turns: u16,
    /// The number of turns of the other player in which it has no other win.
    pub other_turns: u16,
    /// Whether only wins by threats were looked for.
    #[serde(default)]
    pub by_threats: bool,
}

/// A move behind which a player wins for certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LocalMove {
    /// The move.
    pub actions: ActionList,
    /// The most turns that the player who wins needs, this one included if it is its own.
    pub turns: u16,
}

impl LocalAnalysis {
    fn new<P: Playable>(position: &P, findings: &LocalFindings<P::Move>) -> Self {
        let told = |(m, turns): &(P::Move, u16)| LocalMove {
            actions: position.actions(m),
            turns: *turns,
        };
        Self {
            win: findings.win.as_ref().map(told),
            lost: findings.lost.iter().map(told).collect(),
            own_turns: findings.own_turns,
            other_turns: findings.other_turns,
            by_threats: findings.by_threats,
        }
    }
}

/// Lets an agent think about a position.
///
/// # Errors
///
/// [`RunError::Failed`] if the agent is not specified well, a move on the way
/// to the position is not legal, or the position before them is not one of the game.
pub fn analyse<P: Playable>(
    request: &AnalysisRequest,
    watch: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Analysis, RunError> {
    let spec: AgentSpec = request.agent.parse().map_err(RunError::failed)?;
    let position = position_after::<P>(request.start.as_ref(), &request.moves)?;
    let mut agent = build::<P>(&spec)?;
    agent.restart(request.seed);
    let choice = agent.choose(&position, &request.budget, watch);
    let thoughts = agent.thoughts();
    let mut line = Vec::new();
    let mut at = position.clone();
    for m in &thoughts.line {
        line.push(at.actions(m));
        at.apply(m);
    }
    let local = thoughts.local.as_ref();
    Ok(Analysis {
        to_move: position.to_move(),
        choice: choice.map(|m| position.actions(&m)),
        iterations: thoughts.iterations,
        playout_moves: thoughts.playout_moves,
        seconds: thoughts.elapsed.as_secs_f64(),
        bytes: thoughts.bytes,
        moves: thoughts.moves,
        line,
        certain: thoughts.certain,
        depth: thoughts.depth,
        local: local.map(|findings| LocalAnalysis::new(&position, findings)),
    })
}
