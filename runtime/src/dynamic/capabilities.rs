//! The capabilities of a library beyond perft and uniform playouts.
//!
//! Searches and policies take rustc some seconds for every reasoner, so a library has
//! only what it was asked for. What it has is part of its type: nothing else is compiled.

use std::ops::ControlFlow;

use crate::agents::{
    self, Analysis, AnalysisRequest, Call, DirectedRequest, LengthRequest, LengthStats, MatchHost,
    MatchRequest, ResolvedSetting,
};
use crate::evaluate::{EvaluationRequest, EvaluationStats, evaluation_speed};
use crate::game::ActionList;
use crate::learn::{self, LearnRequest, Learned, Round};
use crate::playout::policy::{self, PolicyPlayouts, PolicyStats};
#[cfg(feature = "repetition")]
use crate::playout::policy::{NoRepetition, Positional, RepetitionRule, Situational};
use crate::playout::{Capability, Playable, RunError};
use crate::search::Policies;
use crate::train::{self, TrainRequest, TrainRound, Trained};

/// A marker of whether a [`Reasoner`](super::Reasoner) has a capability.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::AnalysisRequest;
/// use rbg_runtime::dynamic::Has;
/// use rbg_runtime::{AnyGame, Capability, Reasoner, RunError};
///
/// // Policies, but no agents.
/// let game = Reasoner::<Nim, Has<true>, Has<false>>::default();
/// let refused = game.analyse(&AnalysisRequest::new("mcts"), &mut || Continue(()));
/// assert_eq!(refused, Err(RunError::Missing(Capability::Agents)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Has<const YES: bool>;

/// The capability to play playouts with policies, or the error that it is missing.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::dynamic::{Has, PolicySupport};
/// use rbg_runtime::playout::policy::PolicyPlayouts;
/// use rbg_runtime::{Capability, PlayoutRequest, RunError};
///
/// let request = PolicyPlayouts::new(PlayoutRequest::sample(1));
/// let play = <Has<false> as PolicySupport>::play::<Nim>;
/// let refused = play(&request, &mut |_| Continue(())).unwrap_err();
/// assert_eq!(refused, RunError::Missing(Capability::Policies));
/// ```
pub trait PolicySupport: Send + Sync + 'static {
    /// Plays playouts with a policy, see [`policy::play_with`].
    ///
    /// # Errors
    ///
    /// [`RunError::Missing`] without the capability.
    fn play<P: Playable>(
        request: &PolicyPlayouts,
        progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError>;
}

impl PolicySupport for Has<true> {
    fn play<P: Playable>(
        request: &PolicyPlayouts,
        progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError> {
        policy::play_with::<P, Policies>(request, progress)
    }
}

impl PolicySupport for Has<false> {
    fn play<P: Playable>(
        _: &PolicyPlayouts,
        _: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
    ) -> Result<PolicyStats, RunError> {
        Err(RunError::Missing(Capability::Policies))
    }
}

/// The capability to run agents, or the error that it is missing.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::AnalysisRequest;
/// use rbg_runtime::dynamic::{AgentSupport, Has};
///
/// let analyse = <Has<true> as AgentSupport>::analyse::<Nim>;
/// let analysis = analyse(&AnalysisRequest::new("random"), &mut || Continue(()))?;
/// assert!(analysis.choice.is_some());
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
pub trait AgentSupport: Send + Sync + 'static {
    /// Lets an agent analyse a position, see [`agents::analyse`].
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn analyse<P: Playable>(
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError>;

    /// Plays games between agents, see [`agents::play_match`].
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn play_match<P: Playable>(
        request: &MatchRequest,
        host: &mut dyn MatchHost,
    ) -> Result<u64, RunError>;

    /// Returns how the settings of an agent that are left to it are resolved, see
    /// [`agents::resolved_settings`].
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn resolved_settings<P: Playable>(agent: &str) -> Result<Vec<ResolvedSetting>, RunError>;

    /// Counts the lengths of games of an agent against itself, see [`agents::game_lengths`].
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn game_lengths<P: Playable>(
        request: &LengthRequest,
        progress: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
    ) -> Result<LengthStats, RunError>;

    /// Lets an agent play in an externally directed game, see [`agents::play_directed`].
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn play_directed<P: Playable>(
        request: &DirectedRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError>;

    /// Learns the weights of features, see [`learn`](crate::learn::learn).
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn learn<P: Playable>(
        request: &LearnRequest,
        progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Learned, RunError>;

    /// Trains a network, see [`train`](crate::train::train).
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn train<P: Playable>(
        request: &TrainRequest,
        progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<Trained, RunError>;

    /// Measures how fast a network is, see [`evaluation_speed`].
    ///
    /// # Errors
    ///
    /// As there, and [`RunError::Missing`] without the capability.
    fn evaluation_speed<P: Playable>(
        request: &EvaluationRequest,
        progress: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
    ) -> Result<EvaluationStats, RunError>;
}

/// Calls a function for positions of a type, or for those with a rule of repetition.
macro_rules! under_rule {
    ($rule:expr, $($function:ident)::+ ($($argument:expr),*)) => {
        match $rule {
            None => $($function)::+::<P>($($argument),*),
            #[cfg(feature = "repetition")]
            Some(RepetitionRule::Positional) => {
                $($function)::+::<NoRepetition<P, Positional>>($($argument),*)
            }
            #[cfg(feature = "repetition")]
            Some(RepetitionRule::Situational) => {
                $($function)::+::<NoRepetition<P, Situational>>($($argument),*)
            }
            #[cfg(not(feature = "repetition"))]
            Some(_) => Err(RunError::Missing(Capability::Repetition)),
        }
    };
}

impl AgentSupport for Has<true> {
    fn analyse<P: Playable>(
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        under_rule!(request.repetition, agents::analyse(request, watch))
    }

    fn play_match<P: Playable>(
        request: &MatchRequest,
        host: &mut dyn MatchHost,
    ) -> Result<u64, RunError> {
        under_rule!(request.repetition, agents::play_match(request, host))
    }

    fn resolved_settings<P: Playable>(agent: &str) -> Result<Vec<ResolvedSetting>, RunError> {
        agents::resolved_settings::<P>(agent)
    }

    fn game_lengths<P: Playable>(
        request: &LengthRequest,
        progress: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
    ) -> Result<LengthStats, RunError> {
        under_rule!(request.repetition, agents::game_lengths(request, progress))
    }

    fn play_directed<P: Playable>(
        request: &DirectedRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        under_rule!(
            request.repetition,
            agents::play_directed(request, watch, next)
        )
    }

    fn learn<P: Playable>(
        request: &LearnRequest,
        progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Learned, RunError> {
        learn::learn::<P>(request, progress)
    }

    fn train<P: Playable>(
        request: &TrainRequest,
        progress: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<Trained, RunError> {
        train::train::<P>(request, progress)
    }

    fn evaluation_speed<P: Playable>(
        request: &EvaluationRequest,
        progress: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
    ) -> Result<EvaluationStats, RunError> {
        evaluation_speed::<P>(request, progress)
    }
}

impl AgentSupport for Has<false> {
    fn analyse<P: Playable>(
        _: &AnalysisRequest,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn play_match<P: Playable>(_: &MatchRequest, _: &mut dyn MatchHost) -> Result<u64, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn resolved_settings<P: Playable>(_: &str) -> Result<Vec<ResolvedSetting>, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn game_lengths<P: Playable>(
        _: &LengthRequest,
        _: &mut dyn FnMut(&LengthStats) -> ControlFlow<()>,
    ) -> Result<LengthStats, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn play_directed<P: Playable>(
        _: &DirectedRequest,
        _: &mut dyn FnMut() -> ControlFlow<()>,
        _: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn learn<P: Playable>(
        _: &LearnRequest,
        _: &mut dyn FnMut(&Round) -> ControlFlow<()>,
    ) -> Result<Learned, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn train<P: Playable>(
        _: &TrainRequest,
        _: &mut dyn FnMut(&TrainRound) -> ControlFlow<()>,
    ) -> Result<Trained, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }

    fn evaluation_speed<P: Playable>(
        _: &EvaluationRequest,
        _: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
    ) -> Result<EvaluationStats, RunError> {
        Err(RunError::Missing(Capability::Agents))
    }
}
