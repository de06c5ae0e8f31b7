//! The policies of playouts.

mod adaptation;
mod averages;
mod decisive;
mod features;
mod last_good_reply;
mod mast;
mod n_grams;

pub use adaptation::PolicyAdaptation;
pub use decisive::Decisive;
pub use features::Features;
pub use last_good_reply::LastGoodReply;
pub use mast::Mast;
pub use n_grams::NGrams;

use super::choice::{Scratch, gibbs, greedy, uniform, unit};
use super::{Exploration, LearnedScores, Options, Policy, PolicyRequest, Record, Turn};
use crate::playout::Playable;
use crate::rng::PlayoutRng;

/// A source of scores that tell good moves from bad ones.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{EpsilonGreedy, Scores, Setup, Turn, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// /// Prefers to take many stones.
/// struct Greed;
///
/// impl Scores<Nim> for Greed {
///     fn scores(&self, _: &Turn<'_, Nim>, moves: &[u8], out: &mut Vec<f64>) {
///         out.extend(moves.iter().map(|taken| f64::from(*taken)));
///     }
/// }
///
/// let mut policy = EpsilonGreedy { epsilon: 0.0, scores: Greed };
/// let setup = Setup::new(PlayoutRequest::sample(1));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.moves.max(), Some(3));
/// ```
pub trait Scores<P: Playable>: Send + Sync {
    /// Writes a score for each of some moves into `out`, which is empty.
    fn scores(&self, turn: &Turn<'_, P>, moves: &[P::Move], out: &mut Vec<f64>);

    /// Learns from a playout.
    fn learn(&mut self, playout: &Record<'_, P>) {
        let _ = playout;
    }
}

/// A policy that chooses every legal move with the same probability.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Setup, Uniform, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = Uniform;
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<P: Playable> Policy<P> for Uniform {
    #[inline]
    fn choose(
        &self,
        _: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        _: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        uniform(options, rng)
    }
}

/// A policy that chooses with probability `epsilon` as [`Uniform`], else one of the legal moves
/// with the highest score.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{EpsilonGreedy, Mast, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = EpsilonGreedy { epsilon: 0.1, scores: Mast::new::<Nim>() };
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug)]
pub struct EpsilonGreedy<S> {
    /// The probability with which scores are left aside.
    pub epsilon: f64,
    /// The scores.
    pub scores: S,
}

impl<P: Playable, S: Scores<P>> Policy<P> for EpsilonGreedy<S> {
    fn choose(
        &self,
        turn: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        if unit(rng) < self.epsilon {
            return uniform(options, rng);
        }
        scratch.scores.clear();
        self.scores
            .scores(turn, options.moves(), &mut scratch.scores);
        greedy(options, scratch, rng)
    }

    fn learns(&self) -> bool {
        true
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        self.scores.learn(playout);
    }
}

/// A policy that chooses every legal move with probability proportional to
/// `exp(score / temperature)`.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Gibbs, NGrams, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = Gibbs { temperature: 0.2, scores: NGrams::default() };
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug)]
pub struct Gibbs<S> {
    /// The temperature: the higher, the less scores matter.
    pub temperature: f64,
    /// The scores.
    pub scores: S,
}

impl<P: Playable, S: Scores<P>> Policy<P> for Gibbs<S> {
    fn choose(
        &self,
        turn: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        scratch.scores.clear();
        self.scores
            .scores(turn, options.moves(), &mut scratch.scores);
        for score in &mut scratch.scores {
            *score /= self.temperature;
        }
        gibbs(options, scratch, rng)
    }

    fn learns(&self) -> bool {
        true
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        self.scores.learn(playout);
    }
}

/// Returns the policy that a request describes; heuristic sampling takes a heuristic, see
/// [`search::playout_policy`](crate::search::playout_policy), and is left out here.
pub fn policy<P: Playable>(request: &PolicyRequest) -> Box<dyn Policy<P>> {
    let policy: Box<dyn Policy<P>> = match request.scored {
        None => Box::new(Uniform),
        Some((scores, selection)) => match scores {
            LearnedScores::Mast => selected(Mast::new::<P>(), selection),
            LearnedScores::Features => selected(Features::default(), selection),
            LearnedScores::NGrams => selected(NGrams::default(), selection),
            LearnedScores::Adaptation => selected(PolicyAdaptation::new::<P>(), selection),
        },
    };
    policy_around(policy, request)
}

/// Returns a policy with what a request puts in front of it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::playout::policy::{Policy, PolicyRequest, Uniform, policy_around};
///
/// let request = PolicyRequest::default().with_last_good_reply(true);
/// let policy: Box<dyn Policy<Nim>> = policy_around(Box::new(Uniform), &request);
/// assert!(policy.learns());
/// ```
pub fn policy_around<P: Playable>(
    mut policy: Box<dyn Policy<P>>,
    request: &PolicyRequest,
) -> Box<dyn Policy<P>> {
    if request.last_good_reply {
        policy = Box::new(LastGoodReply::new(policy));
    }
    if request.decisive {
        policy = Box::new(Decisive::new(policy));
    }
    policy
}

fn selected<P: Playable>(
    scores: impl Scores<P> + 'static,
    selection: Exploration,
) -> Box<dyn Policy<P>> {
    match selection {
        Exploration::EpsilonGreedy(epsilon) => Box::new(EpsilonGreedy { epsilon, scores }),
        Exploration::Gibbs(temperature) => Box::new(Gibbs {
            temperature,
            scores,
        }),
    }
}

impl<P: Playable> Policy<P> for Box<dyn Policy<P>> {
    fn choose(
        &self,
        turn: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        (**self).choose(turn, options, scratch, rng)
    }

    fn learns(&self) -> bool {
        (**self).learns()
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        (**self).learn(playout);
    }
}
