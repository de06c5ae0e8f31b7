//! Random games.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rbg_runtime::{
    AnyGame, GameInfo, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats, RunError,
    RunningStatistics,
};

use crate::arguments::time;
use crate::game::Game;
use crate::results;
use crate::watch::Watch;

#[pymethods]
impl Game {
    /// Plays random games from the start, `count` of them or for `seconds`: an
    /// `rbg.results.PlayoutStats`. Game `i` depends on `seed` and `i` alone, whatever the number of
    /// threads. `mode` is `"sample"` (moves are drawn, mostly without a list) or `"enumerate"` (of
    /// lists, whose lengths are counted). `progress` is called now and then with the number of games.
    #[pyo3(signature = (count=None, *, seconds=None, seed=0, mode="sample", threads=1, progress=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are the keywords of a method in Python"
    )]
    fn playouts<'py>(
        &self,
        py: Python<'py>,
        count: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        mode: &str,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let request = request(count, seconds, seed, mode)?;
        let mut watch = Watch::new(progress);
        if threads == 0 {
            return Err(PyValueError::new_err("threads is at least 1"));
        }
        let threads = threads.min(1024);
        let played = py.detach(|| run(self.engine(), &request, threads, &mut watch));
        stats(py, self.info(), &watch.finish(py, played)?)
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
