//! What a tournament proves, as objects of Python.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rbg_cli::verbs::tournament::{Rating, Results, Standing, Verdict, outcome, ratings};
use rbg_runtime::agents::GameRecord;

use super::{Conditions, Meeting};
use crate::moves::Move;
use crate::results;

impl Conditions<'_> {
    /// Returns the outcome as an object of `rbg.results.Tournament`.
    pub(super) fn report<'py>(
        &self,
        py: Python<'py>,
        together: bool,
        limits: &str,
        meetings: &[Meeting],
    ) -> PyResult<Bound<'py, PyAny>> {
        let info = self.game.get().info();
        let names: Vec<String> = self.agents.iter().map(|agent| agent.name.clone()).collect();
        let mut standings = Vec::new();
        let mut games = Vec::new();
        let mut outcomes = Vec::new();
        for Meeting { indices, records } in meetings {
            if !together {
                let of = Standing::of(
                    &info.name,
                    info.players.len(),
                    [0, 1].map(|agent: usize| names[indices[agent]].clone()),
                    limits.to_owned(),
                    records,
                    self.sprt,
                );
                standings.push(standing(py, &of)?);
            }
            for record in records {
                outcomes.push(outcome(record, indices));
                games.push(self.record(py, indices, record)?);
            }
        }
        let rated = match together || names.len() > 2 {
            true => ratings(&names, &outcomes),
            false => Vec::new(),
        };
        let rated: PyResult<Vec<_>> = rated.iter().map(|of| rating(py, of)).collect();
        let fields = PyDict::new(py);
        fields.set_item("game", &*info.name)?;
        fields.set_item("agents", PyTuple::new(py, &names)?)?;
        fields.set_item("standings", PyTuple::new(py, standings)?)?;
        fields.set_item("ratings", PyTuple::new(py, rated?)?)?;
        fields.set_item("games", PyTuple::new(py, games)?)?;
        results::made(py, "Tournament", &fields)
    }

    /// Returns a record as an object of `rbg.results.GameRecord`.
    fn record<'py>(
        &self,
        py: Python<'py>,
        indices: &[usize],
        record: &GameRecord,
    ) -> PyResult<Bound<'py, PyAny>> {
        let index = |&agent: &usize| indices[agent];
        let moves = record.moves.iter();
        let moves = moves.map(|actions| Move::new(py, &self.game, actions.clone()));
        let lost = record.forfeit.as_ref();
        let fields = PyDict::new(py);
        fields.set_item("game", record.game)?;
        fields.set_item("agents", PyTuple::new(py, indices)?)?;
        fields.set_item("seats", PyTuple::new(py, record.seats.iter().map(index))?)?;
        fields.set_item("scores", PyTuple::new(py, &record.scores)?)?;
        fields.set_item("truncated", record.truncated)?;
        fields.set_item("forfeited_by", lost.map(|lost| index(&lost.agent)))?;
        fields.set_item("reason", lost.map(|lost| &lost.reason))?;
        fields.set_item("seconds", PyTuple::new(py, &record.seconds)?)?;
        fields.set_item("iterations", PyTuple::new(py, &record.iterations)?)?;
        let moves: PyResult<Vec<_>> = moves.map(|m| Bound::new(py, m)).collect();
        fields.set_item("moves", PyTuple::new(py, moves?)?)?;
        results::made(py, "GameRecord", &fields)
    }
}

/// Returns the results of a side as an object of `rbg.results.Results`.
fn side<'py>(py: Python<'py>, results: &Results) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("wins", results.wins)?;
    fields.set_item("draws", results.draws)?;
    fields.set_item("losses", results.losses)?;
    fields.set_item("score", results.score())?;
    fields.set_item("interval", results.interval())?;
    let [low, elo, high] = results.elo();
    fields.set_item("elo", elo)?;
    fields.set_item("elo_interval", (low, high))?;
    results::made(py, "Results", &fields)
}

/// Returns a standing as an object of `rbg.results.Standing`.
fn standing<'py>(py: Python<'py>, standing: &Standing) -> PyResult<Bound<'py, PyAny>> {
    let seats: PyResult<Vec<_>> = standing.seats.iter().map(|seat| side(py, seat)).collect();
    let verdict = standing.sprt.map(|(_, verdict)| match verdict {
        Verdict::Better => "better",
        Verdict::NotBetter => "not better",
        Verdict::Open => "open",
    });
    let fields = PyDict::new(py);
    fields.set_item("game", &standing.game)?;
    fields.set_item("limits", &standing.limits)?;
    fields.set_item("agents", PyTuple::new(py, &standing.agents)?)?;
    fields.set_item("all", side(py, &standing.all)?)?;
    fields.set_item("seats", PyTuple::new(py, seats?)?)?;
    fields.set_item("mean_moves", standing.mean_moves)?;
    fields.set_item("forfeits", PyTuple::new(py, standing.forfeits)?)?;
    fields.set_item("verdict", verdict)?;
    results::made(py, "Standing", &fields)
}

/// Returns a rating as an object of `rbg.results.Rating`.
fn rating<'py>(py: Python<'py>, rating: &Rating) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("agent", &rating.agent)?;
    fields.set_item("games", rating.games)?;
    fields.set_item("points", rating.points)?;
    fields.set_item("elo", rating.elo)?;
    fields.set_item("interval", (rating.low, rating.high))?;
    results::made(py, "Rating", &fields)
}
