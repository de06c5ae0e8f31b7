//! The playing of playouts as a request says.

use std::ops::{ControlFlow, Range};
use std::time::Instant;

use super::driver::{Cutoff, Setup, run};
use super::parallel::in_parallel;
use super::statistics::PolicyStats;
use super::uniform::{UniformCursor, UniformStrategy};
use super::{
    NoRepetition, Policy, PolicyPlayouts, PolicyRequest, Positional, RepetitionRule, Situational,
    Value, policy,
};
use crate::game::GameInfo;
use crate::playout::Playable;
use crate::playout::{self, Cursor, RunError, StaticCursor, position_after};
use crate::playout::{PlayoutLimit, PlayoutRequest, PlayoutStats};

/// A maker of the policies that requests describe, for positions of any game.
///
/// [`search::Policies`](crate::search::Policies) makes all of them.
pub trait PolicyMaker {
    /// Makes a policy.
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] if the maker has none of this kind.
    fn make<P: Playable>(request: &PolicyRequest) -> Result<Box<dyn Policy<P>>, RunError>;
}

/// The maker of the policies that need nothing but playouts.
struct WithoutHeuristic;

impl PolicyMaker for WithoutHeuristic {
    fn make<P: Playable>(request: &PolicyRequest) -> Result<Box<dyn Policy<P>>, RunError> {
        match request.sampling {
            None => Ok(policy(request)),
            Some(_) => Err(RunError::failed("heuristic sampling needs a heuristic")),
        }
    }
}

/// Plays what a request says, from the start of the game or after the moves of the request.
///
/// # Errors
///
/// [`RunError::Failed`] where a move is not legal, or the policy is one that needs a heuristic, which
/// [`play_with`] can have.
pub fn play<P: Playable>(
    request: &PolicyPlayouts,
    progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
) -> Result<PolicyStats, RunError> {
    play_with::<P, WithoutHeuristic>(request, progress)
}

/// As [`play`], with policies of a maker.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{
///     Fraction, PolicyPlayouts, PolicyRequest, SamplingRequest, play_with,
/// };
/// use rbg_runtime::search::Policies;
/// use rbg_runtime::{Player, PlayoutRequest};
///
/// let sampling = SamplingRequest::new(Fraction::ALL);
/// let policy = PolicyRequest::default().with_sampling(Some(sampling));
/// let request = PolicyPlayouts::new(PlayoutRequest::sample(10)).with_policy(policy);
/// let stats = play_with::<Nim, Policies>(&request, &mut |_| Continue(()))?;
/// assert_eq!(stats.playouts.playouts, 10);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
///
/// # Errors
///
/// [`RunError::Failed`] where a move is not legal, or the maker has no such policy.
pub fn play_with<P: Playable, M: PolicyMaker>(
    request: &PolicyPlayouts,
    progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
) -> Result<PolicyStats, RunError> {
    match request.repetition {
        None => play_game::<P, M>(request, progress),
        Some(RepetitionRule::Positional) => {
            play_game::<NoRepetition<P, Positional>, M>(request, progress)
        }
        Some(RepetitionRule::Situational) => {
            play_game::<NoRepetition<P, Situational>, M>(request, progress)
        }
    }
}

fn play_game<P: Playable, M: PolicyMaker>(
    request: &PolicyPlayouts,
    progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
) -> Result<PolicyStats, RunError> {
    let start = position_after::<P>(request.playouts.start.as_ref(), &request.playouts.moves)?;
    let mut playouts = request.playouts.clone();
    let cutoff = request.cutoff.map_or(Value::Scores, |(after, value)| {
        playouts.longest = playouts.longest.min(after);
        value
    });
    let setup = Setup {
        playouts,
        cutoff: Cutoff::Known(cutoff),
        threads: request.threads,
        batch: request.batch,
    };
    if request.policy.is_uniform() && request.cutoff.is_none() {
        return Ok(play_uniformly(start, request, progress));
    }
    let mut policy = M::make::<P>(&request.policy)?;
    Ok(run(&start, &mut policy, &setup, progress))
}

/// Plays uniform playouts, without policy and as fast as possible. Rewards are not counted.
fn play_uniformly<P: Playable>(
    start: P,
    request: &PolicyPlayouts,
    progress: &mut dyn FnMut(&PolicyStats) -> ControlFlow<()>,
) -> PolicyStats {
    let game = P::game();
    let counted = |playouts: PlayoutStats| PolicyStats {
        playouts,
        draws: 0,
        rewards: Vec::new(),
        seed: request.playouts.seed,
    };
    let mut report = |stats: &PlayoutStats| progress(&counted(stats.clone()));
    let threads = request.threads;
    counted(match request.uniform {
        None => play_uniform(&start, &request.playouts, threads, &mut report),
        Some(engine) => {
            let playouts = PlayoutRequest {
                mode: UniformStrategy::MODE,
                ..request.playouts.clone()
            };
            let cursor = UniformCursor::new(start, engine);
            uniform_walk(&cursor, game, &playouts, threads, &mut report)
        }
    })
}

/// Plays uniformly random games on several threads, each as [`playouts()`](crate::playouts()) does.
pub fn play_uniform<P: Playable>(
    start: &P,
    request: &PlayoutRequest,
    threads: usize,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    uniform_walk(
        &StaticCursor::new(start.clone()),
        P::game(),
        request,
        threads,
        progress,
    )
}

/// Plays uniformly random games with a cursor.
fn uniform_walk<W: Cursor + Sync>(
    start: &W,
    game: &GameInfo,
    request: &PlayoutRequest,
    threads: usize,
    progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
) -> PlayoutStats {
    let players = game.players.len();
    if threads <= 1 {
        return playout::run(start, players, request, progress);
    }
    let mut stats = PolicyStats::none(players, request.seed);
    let begun = Instant::now();
    let (count, until) = match request.limit {
        PlayoutLimit::Count(count) => (count, None),
        PlayoutLimit::Time(time) => (u64::MAX, Some(begun + time)),
    };
    let work = |share: Range<u64>, part: &mut PolicyStats, stop: &dyn Fn() -> bool| {
        let request = PlayoutRequest {
            limit: PlayoutLimit::Count(share.end - share.start),
            first: request.first + share.start,
            ..request.clone()
        };
        let played = playout::run(start, players, &request, &mut |_| match stop() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        });
        part.playouts.merge(&played);
    };
    in_parallel(&mut stats, 0..count, until, threads, &work, &mut |stats| {
        stats.playouts.elapsed = begun.elapsed();
        progress(&stats.playouts)
    });
    stats.playouts.elapsed = begun.elapsed();
    stats.playouts
}
