//! Agents: what they think of positions.

use std::ops::ControlFlow;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rbg_runtime::ActionList;
use rbg_runtime::agents::{AgentSpec, Analysis, AnalysisRequest};
use rbg_runtime::search::Budget;

use crate::arguments::time;
use crate::game::Game;
use crate::moves::Move;
use crate::results;
use crate::watch::Watch;

/// Returns the limits for an agent that has none of its own: a second if none is given.
///
/// # Errors
///
/// What is wrong about them.
pub(crate) fn budget(iterations: Option<u64>, seconds: Option<f64>) -> PyResult<Budget> {
    Ok(match (iterations, seconds) {
        (None, seconds) => Budget::time(time(seconds.unwrap_or(1.0))?),
        (Some(count), None) => Budget::iterations(count),
        (Some(count), Some(seconds)) => Budget::iterations(count).with_time(Some(time(seconds)?)),
    })
}

/// Lets an agent think about the position after some moves: an `rbg.results.Analysis`.
///
/// # Errors
///
/// What is wrong about the agent, and what stopped it.
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    game: &Py<Game>,
    moves: Vec<ActionList>,
    agent: &str,
    budget: Budget,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let spec: AgentSpec = agent
        .parse()
        .map_err(|error: rbg_runtime::agents::SpecError| {
            PyValueError::new_err(error.to_string())
        })?;
    let request = AnalysisRequest::new(spec.to_string())
        .with_moves(moves)
        .with_budget(budget)
        .with_seed(seed);
    let mut watch = Watch::new(None);
    let engine = game.get().engine();
    let analysis = py.detach(|| {
        let mut look = || -> ControlFlow<()> { watch.look(0) };
        engine.analyse(&request, &mut look)
    });
    let analysis = watch.finish(py, analysis)?;
    findings(py, game, analysis)
}

fn findings<'py>(
    py: Python<'py>,
    game: &Py<Game>,
    analysis: Analysis,
) -> PyResult<Bound<'py, PyAny>> {
    let scores =
        |certain: Option<Vec<i32>>| certain.map(|scores| PyTuple::new(py, scores)).transpose();
    let moved = |actions: ActionList| Bound::new(py, Move::new(py, game, actions));
    let mut moves = Vec::new();
    for evaluated in analysis.moves {
        let fields = PyDict::new(py);
        fields.set_item("move", moved(evaluated.actions)?)?;
        fields.set_item("visits", evaluated.visits)?;
        fields.set_item("value", evaluated.value)?;
        fields.set_item("certain", scores(evaluated.certain)?)?;
        moves.push(results::made(py, "EvaluatedMove", &fields)?);
    }
    let line: PyResult<Vec<_>> = analysis.line.into_iter().map(moved).collect();
    let fields = PyDict::new(py);
    fields.set_item("choice", analysis.choice.map(moved).transpose()?)?;
    fields.set_item("moves", PyTuple::new(py, moves)?)?;
    fields.set_item("line", PyTuple::new(py, line?)?)?;
    fields.set_item("certain", scores(analysis.certain)?)?;
    fields.set_item("iterations", analysis.iterations)?;
    fields.set_item("playout_moves", analysis.playout_moves)?;
    fields.set_item("seconds", analysis.seconds)?;
    fields.set_item("bytes", analysis.bytes)?;
    fields.set_item("depth", analysis.depth)?;
    results::made(py, "Analysis", &fields)
}
