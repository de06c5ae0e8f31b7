//! Random games.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rbg_cli::policies::{self, Idle, Policies, PolicyChoice};
use rbg_cli::repetition::NoRepetition;
use rbg_runtime::playout::policy::PolicyStats;
use rbg_runtime::{
    AnyGame, GameInfo, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats, RunError,
    RunningStatistics,
};

use crate::arguments::{choice, time};
use crate::game::Game;
use crate::results;
use crate::watch::Watch;

#[pymethods]
impl Game {
    /// Plays random games, `count` of them or for `seconds`, from the start or after `moves`: an
    /// `rbg.results.PlayoutStats`. Game `i` depends on `seed` and `i` alone, whatever the number of
    /// threads. `mode` is `"sample"` (moves are drawn, mostly without a list) or `"enumerate"` (of
    /// lists, whose lengths are counted). `progress` is called now and then with the number of games.
    ///
    /// `policy` is what moves are chosen by: `"uniform"`, or what is learned in the course of the games:
    /// `"mast"`, `"features"`, `"nst"`, `"ppa"`, or `"hs:fraction=1/4"`, the best of a sample. It chooses uniformly with probability `epsilon` and
    /// else the best, or with probabilities proportional to `exp(score / temperature)`; it learns
    /// after each `batch` of games. `last_good_reply` tries the reply first that was good before,
    /// `decisive` wins at once where possible. With `no_repetition` moves that recreate an earlier position
    /// are illegal. Games are cut off after `cutoff` moves and count as the scores say then, or as a
    /// draw by `cutoff_value="draw"`.
    #[pyo3(signature = (count=None, *, seconds=None, seed=0, mode="sample", threads=1, moves=None,
        policy="uniform", epsilon=None, temperature=None, batch=None, last_good_reply=false,
        decisive=false, no_repetition=None, cutoff=None, cutoff_value=None, progress=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are the keywords of a method in Python"
    )]
    fn playouts<'py>(
        slf: Bound<'py, Self>,
        count: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        mode: &str,
        threads: usize,
        moves: Option<Vec<Bound<'py, PyAny>>>,
        policy: &str,
        epsilon: Option<f64>,
        temperature: Option<f64>,
        batch: Option<u64>,
        last_good_reply: bool,
        decisive: bool,
        no_repetition: Option<&str>,
        cutoff: Option<u64>,
        cutoff_value: Option<&str>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let mut request = request(count, seconds, seed, mode)?;
        if threads == 0 {
            return Err(PyValueError::new_err("threads is at least 1"));
        }
        let threads = threads.min(1024);
        if moves.is_some() {
            let start = Self::new_state(slf.clone(), moves, None)?;
            request = request.with_moves(start.core(py).history.moves());
        }
        let rule: Option<NoRepetition> = no_repetition
            .map(|rule| choice("no_repetition", rule))
            .transpose()?;
        let policies = Policies {
            policy: policy_choice(policy)?,
            epsilon,
            temperature,
            last_good_reply,
            decisive,
            repetition: rule.into(),
            cutoff,
            cutoff_value: cutoff_value
                .map(|value| choice("cutoff_value", value))
                .transpose()?
                .unwrap_or_default(),
            threads: threads as u16,
            batch,
        };
        check(&policies, cutoff_value.is_some())?;
        let game = slf.get();
        let mut watch = Watch::new(progress);
        if policies.differ() {
            game.tell(py, [policy])?;
            let request = policies.request(request);
            let played = py.detach(|| {
                let mut look = |stats: &PolicyStats| watch.look(stats.playouts.playouts);
                game.engine().policy_playouts(&request, &mut look)
            });
            let played = watch.finish(py, played)?;
            return stats(py, game.info(), &played.playouts, Some(&played));
        }
        let played = py.detach(|| run(game.engine(), &request, threads, &mut watch));
        stats(py, game.info(), &watch.finish(py, played)?, None)
    }
}

/// Reads a policy: a name, or heuristic sampling as it is written as an agent.
fn policy_choice(text: &str) -> PyResult<PolicyChoice> {
    if text.split(':').next() == Some("hs") {
        return policies::read(text).map_err(PyValueError::new_err);
    }
    Ok(PolicyChoice::Named(choice("policy", text)?))
}

/// Checks the arguments of policies.
///
/// # Errors
///
/// What is wrong about them.
fn check(policies: &Policies, has_value: bool) -> PyResult<()> {
    let wrong = |message: &str| Err(PyValueError::new_err(message.to_owned()));
    if policies.epsilon.is_some() && policies.temperature.is_some() {
        return wrong("either epsilon or temperature can be given");
    }
    if policies
        .epsilon
        .is_some_and(|epsilon| !(0.0..=1.0).contains(&epsilon))
    {
        return wrong("epsilon is between 0 and 1");
    }
    if policies
        .temperature
        .is_some_and(|t| !(t.is_finite() && t > 0.0))
    {
        return wrong("temperature is more than 0");
    }
    if policies
        .batch
        .is_some_and(|batch| !(1..=1_000_000).contains(&batch))
    {
        return wrong("batch is between 1 and 1000000");
    }
    if has_value && policies.cutoff.is_none() {
        return wrong("cutoff_value has no effect without cutoff");
    }
    match policies.idle() {
        None => Ok(()),
        Some(Idle::Epsilon) => wrong("epsilon has no effect on the policy 'uniform'"),
        Some(Idle::Temperature) => wrong("temperature has no effect on the policy 'uniform'"),
        Some(Idle::Batch) => {
            wrong("batch has no effect without a policy that learns, or last_good_reply")
        }
    }
}

/// Returns the request that the arguments mean.
///
/// # Errors
///
/// What is wrong about them.
fn request(
    count: Option<u64>,
    seconds: Option<f64>,
    seed: u64,
    mode: &str,
) -> PyResult<PlayoutRequest> {
    let limit = match (count, seconds) {
        (Some(count), None) => PlayoutLimit::Count(count),
        (None, Some(seconds)) => PlayoutLimit::Time(time(seconds)?),
        _ => {
            let message = "either count or seconds has to be given";
            return Err(PyValueError::new_err(message));
        }
    };
    let mode = match mode {
        "sample" => PlayoutMode::Sample,
        "enumerate" => PlayoutMode::Enumerate,
        _ => {
            let message = format!("mode is 'sample' or 'enumerate', not '{mode}'");
            return Err(PyValueError::new_err(message));
        }
    };
    Ok(PlayoutRequest::new(mode, limit).with_seed(seed))
}

/// The distance between the first games of threads whose games are not counted beforehand.
const FAR: u64 = 1 << 40;

/// Plays games on this number of threads.
///
/// # Errors
///
/// As [`AnyGame::playouts`].
fn run(
    game: &dyn AnyGame,
    request: &PlayoutRequest,
    threads: usize,
    watch: &mut Watch,
) -> Result<PlayoutStats, RunError> {
    let parts = parts(request, threads);
    let stop = AtomicBool::new(false);
    let done: Vec<AtomicU64> = parts.iter().map(|_| AtomicU64::new(0)).collect();
    let look = |part: usize, stats: &PlayoutStats| {
        done[part].store(stats.playouts, Ordering::Relaxed);
        match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    let played = thread::scope(|scope| {
        let (first, others) = parts.split_first()?;
        let look = &look;
        // What one thread cannot do is told at once.
        let stop = &stop;
        let note = move |played: &Result<PlayoutStats, RunError>| {
            if played.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let others: Vec<_> = (1..)
            .zip(others)
            .map(|(part, request)| {
                scope.spawn(move || {
                    let played = game.playouts(request, &mut |stats| look(part, stats));
                    note(&played);
                    played
                })
            })
            .collect();
        let mut here = |stats: &PlayoutStats| {
            let flow = look(0, stats);
            let all = done.iter().map(|done| done.load(Ordering::Relaxed)).sum();
            if flow.is_break() || watch.look(all).is_break() {
                stop.store(true, Ordering::Relaxed);
                return ControlFlow::Break(());
            }
            flow
        };
        let mut played = vec![game.playouts(first, &mut here)];
        note(&played[0]);
        // This thread has done its part, and goes on watching over the others.
        while !others.iter().all(thread::ScopedJoinHandle::is_finished) {
            let all = done.iter().map(|done| done.load(Ordering::Relaxed)).sum();
            if watch.look(all).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
            thread::sleep(Duration::from_millis(1));
        }
        let joined = others.into_iter().map(|thread| thread.join());
        played.extend(
            joined.map(|joined| joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic))),
        );
        Some(played)
    });
    let mut all = PlayoutStats::none(game.info().players.len());
    for stats in played.into_iter().flatten() {
        let stats = stats?;
        all.merge(&stats);
        all.elapsed = all.elapsed.max(stats.elapsed);
    }
    Ok(all)
}

/// Returns the requests of several threads, which together are one.
fn parts(request: &PlayoutRequest, threads: usize) -> Vec<PlayoutRequest> {
    let threads = threads as u64;
    match request.limit {
        PlayoutLimit::Count(count) => {
            let begin =
                |part: u64| (u128::from(count) * u128::from(part) / u128::from(threads)) as u64;
            let part = |part: u64| {
                let mut shared = request.clone().with_first(begin(part));
                shared.limit = PlayoutLimit::Count(begin(part + 1) - begin(part));
                shared
            };
            (0..threads).map(part).collect()
        }
        PlayoutLimit::Time(_) => {
            let part = |part: u64| request.clone().with_first(part * FAR);
            (0..threads).map(part).collect()
        }
    }
}

/// Returns the statistics as an object of `rbg.results.PlayoutStats`.
fn stats<'py>(
    py: Python<'py>,
    info: &GameInfo,
    stats: &PlayoutStats,
    rewarded: Option<&PolicyStats>,
) -> PyResult<Bound<'py, PyAny>> {
    let scores = PyDict::new(py);
    for (player, score) in info.players.iter().zip(&stats.scores) {
        scores.set_item(&**player, statistic(py, score)?)?;
    }
    let fields = PyDict::new(py);
    fields.set_item("playouts", stats.playouts)?;
    fields.set_item("truncated", stats.truncated)?;
    fields.set_item("seconds", stats.elapsed.as_secs_f64())?;
    fields.set_item("moves", statistic(py, &stats.moves)?)?;
    fields.set_item("branching", statistic(py, &stats.branching)?)?;
    fields.set_item("scores", scores)?;
    if let Some(PolicyStats { draws, rewards, .. }) = rewarded
        && !rewards.is_empty()
    {
        let mean = |rewards: &RunningStatistics| rewards.mean().unwrap_or(0.0) / 1e6;
        let means = PyDict::new(py);
        for (player, rewards) in info.players.iter().zip(rewards) {
            means.set_item(&**player, mean(rewards))?;
        }
        fields.set_item("draws", draws)?;
        fields.set_item("mean_rewards", means)?;
    }
    results::made(py, "PlayoutStats", &fields)
}

fn statistic<'py>(py: Python<'py>, samples: &RunningStatistics) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("count", samples.count())?;
    fields.set_item("mean", samples.mean())?;
    fields.set_item("standard_error", samples.standard_error())?;
    fields.set_item("min", samples.min())?;
    fields.set_item("max", samples.max())?;
    results::made(py, "Statistic", &fields)
}
