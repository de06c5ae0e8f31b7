//! Requests for playouts with policies, in a form that can cross the boundary of a library.

use serde::{Deserialize, Serialize};

use super::{SamplingRequest, UniformStrategy};
use crate::playout::PlayoutRequest;

/// A request for playouts with a policy.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::PlayoutRequest;
/// use rbg_runtime::playout::policy::{PolicyPlayouts, PolicyRequest, Value, play};
///
/// let policy = PolicyRequest::default().with_decisive(true);
/// let request = PolicyPlayouts::new(PlayoutRequest::sample(10))
///     .with_policy(policy)
///     .with_cutoff(Some((100, Value::Draw)));
/// let stats = play::<Nim>(&request, &mut |_| Continue(())).unwrap();
/// assert_eq!(stats.playouts.truncated, 0);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PolicyPlayouts {
    /// The number of playouts, their length and seed; with [`PlayoutMode::Enumerate`] policies
    /// choose from lists of the legal moves, with [`PlayoutMode::Sample`] from pseudo-legal moves
    /// with rejection.
    ///
    /// [`PlayoutMode::Enumerate`]: crate::PlayoutMode::Enumerate
    /// [`PlayoutMode::Sample`]: crate::PlayoutMode::Sample
    pub playouts: PlayoutRequest,
    /// The policy that chooses moves.
    pub policy: PolicyRequest,
    /// The strategy by which uniform playouts without cut-off draw moves, if not as
    /// [`playouts()`](crate::playouts()) does by its mode.
    pub uniform: Option<UniformStrategy>,
    /// Whether moves that recreate an earlier position are illegal.
    pub repetition: Option<RepetitionRule>,
    /// The number of moves at which a playout is cut off, and its value then.
    pub cutoff: Option<(u64, Value)>,
    /// The number of threads that play.
    pub threads: usize,
    /// The number of playouts that are played before a policy learns from them.
    pub batch: u64,
}

impl PolicyPlayouts {
    /// The usual number of playouts between two lessons.
    pub const BATCH: u64 = 16;

    /// Creates a request for uniform playouts on one thread.
    pub fn new(playouts: PlayoutRequest) -> Self {
        Self {
            playouts,
            policy: PolicyRequest::default(),
            uniform: None,
            repetition: None,
            cutoff: None,
            threads: 1,
            batch: Self::BATCH,
        }
    }

    /// Returns this request with [`policy`](Self::policy) replaced.
    #[must_use]
    pub fn with_policy(mut self, policy: PolicyRequest) -> Self {
        self.policy = policy;
        self
    }

    /// Returns this request with [`uniform`](Self::uniform) replaced.
    #[must_use]
    pub fn with_uniform(mut self, uniform: Option<UniformStrategy>) -> Self {
        self.uniform = uniform;
        self
    }

    /// Returns this request with [`repetition`](Self::repetition) replaced.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Option<RepetitionRule>) -> Self {
        self.repetition = repetition;
        self
    }

    /// Returns this request with [`cutoff`](Self::cutoff) replaced.
    #[must_use]
    pub fn with_cutoff(mut self, cutoff: Option<(u64, Value)>) -> Self {
        self.cutoff = cutoff;
        self
    }

    /// Returns this request with [`threads`](Self::threads) replaced.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Returns this request with [`batch`](Self::batch) replaced.
    #[must_use]
    pub fn with_batch(mut self, batch: u64) -> Self {
        self.batch = batch;
        self
    }
}

/// The value of a playout that has been cut off.
///
/// ```
/// use rbg_runtime::PlayoutRequest;
/// use rbg_runtime::playout::policy::{PolicyPlayouts, Value};
///
/// let request = PolicyPlayouts::new(PlayoutRequest::sample(10));
/// let request = request.with_cutoff(Some((50, Value::Scores)));
/// assert_eq!(request.cutoff, Some((50, Value::Scores)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// The scores as they stand.
    Scores,
    /// The same value for everybody.
    Draw,
}

/// The rules that say which positions count as the same.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::PlayoutRequest;
/// use rbg_runtime::playout::policy::{PolicyPlayouts, RepetitionRule, play};
///
/// let request = PolicyPlayouts::new(PlayoutRequest::sample(10));
/// let request = request.with_repetition(Some(RepetitionRule::Positional));
/// // There are fewer stones with every move, so nothing is forbidden.
/// assert_eq!(play::<Nim>(&request, &mut |_| Continue(())).unwrap().playouts.playouts, 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum RepetitionRule {
    /// Positions with the same pieces on the same cells count as the same.
    Positional,
    /// Positions count as the same in which moreover the same player is to move.
    Situational,
}

/// A description of a policy: how moves are chosen.
///
/// ```
/// use rbg_runtime::playout::policy::{LearnedScores, PolicyRequest, Exploration};
///
/// assert!(PolicyRequest::default().is_uniform());
/// let mast = PolicyRequest::default()
///     .with_scored(Some((LearnedScores::Mast, Exploration::EpsilonGreedy(0.1))))
///     .with_last_good_reply(true);
/// assert!(!mast.is_uniform());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PolicyRequest {
    /// The scores by which moves are chosen, and how; uniformly without any.
    pub scored: Option<(LearnedScores, Exploration)>,
    /// The settings by which a heuristic chooses among a sample of the moves, in the place of
    /// scores. It takes a heuristic, which [`search::playout_policy`] has.
    ///
    /// [`search::playout_policy`]: crate::search::playout_policy
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sampling: Option<SamplingRequest>,
    /// Whether the last good reply goes first.
    pub last_good_reply: bool,
    /// Whether moves that win at once, and those that keep the opponent from it, go
    /// first.
    pub decisive: bool,
}

impl PolicyRequest {
    /// Returns whether the policy is the uniform one.
    pub fn is_uniform(&self) -> bool {
        *self == Self::default()
    }

    /// Returns this request with [`scored`](Self::scored) replaced.
    #[must_use]
    pub fn with_scored(mut self, scored: Option<(LearnedScores, Exploration)>) -> Self {
        self.scored = scored;
        self
    }

    /// Returns this request with [`sampling`](Self::sampling) replaced.
    #[must_use]
    pub fn with_sampling(mut self, sampling: Option<SamplingRequest>) -> Self {
        self.sampling = sampling;
        self
    }

    /// Returns this request with [`last_good_reply`](Self::last_good_reply) replaced.
    #[must_use]
    pub fn with_last_good_reply(mut self, last_good_reply: bool) -> Self {
        self.last_good_reply = last_good_reply;
        self
    }

    /// Returns this request with [`decisive`](Self::decisive) replaced.
    #[must_use]
    pub fn with_decisive(mut self, decisive: bool) -> Self {
        self.decisive = decisive;
        self
    }
}

/// The sources of the scores of moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::{
///     LearnedScores, Policy, PolicyRequest, Exploration, policy,
/// };
///
/// let scored = Some((LearnedScores::NGrams, Exploration::Gibbs(0.5)));
/// let policy = policy::<Nim>(&PolicyRequest::default().with_scored(scored));
/// assert!(policy.learns());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum LearnedScores {
    /// The mean reward of playouts with the move (MAST).
    Mast,
    /// Means over features of the move: pieces and cells (after FAST).
    Features,
    /// Means over the last moves together with the move (NST).
    NGrams,
    /// Weights that follow the moves of winners (PPA).
    Adaptation,
}

/// The ways in which a move is chosen by its score.
///
/// ```
/// use rbg_runtime::playout::policy::{LearnedScores, PolicyRequest, Exploration};
///
/// let often_the_best = Exploration::EpsilonGreedy(0.1);
/// let request = PolicyRequest::default().with_scored(Some((LearnedScores::Mast, often_the_best)));
/// assert_eq!(request.scored.map(|(_, selection)| selection), Some(often_the_best));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Exploration {
    /// Chooses uniformly with this probability, else one of the best moves.
    EpsilonGreedy(f64),
    /// Chooses with probability proportional to `exp(score / temperature)`.
    Gibbs(f64),
}
