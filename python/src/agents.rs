//! Agents: what they think of positions.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::time::Instant;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTuple};
use rbg_cli::arguments;
use rbg_cli::verbs::agents::kinds;
use rbg_runtime::ActionList;
use rbg_runtime::agents::{Analysis, AnalysisRequest};
use rbg_runtime::search::Budget;

use crate::arguments::time;
use crate::game::Game;
use crate::moves::Move;
use crate::results;
use crate::state::State;
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

/// Returns a specification in its full form: a text, with settings by their names.
///
/// # Errors
///
/// What is wrong about it.
pub(crate) fn spec(text: &str, settings: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let mut text = text.trim().to_owned();
    for (name, value) in settings.into_iter().flatten() {
        let value = match value.cast::<PyBool>() {
            Ok(switch) => if switch.is_true() { "on" } else { "off" }.to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        text.push(if text.contains(':') { ',' } else { ':' });
        text.push_str(&format!("{name}={value}"));
    }
    arguments::agent(&text).map_err(|reason| {
        // The hint behind the first line is about the command line.
        let first = reason
            .rsplit_once("\n  hint: `")
            .map_or(&*reason, |(first, _)| first);
        PyValueError::new_err(format!("{first}; rbg.agents() lists them"))
    })
}

/// Lets an agent, given by its full specification, think about a position: an `rbg.results.Analysis`.
/// `progress` is told the seconds so far.
///
/// # Errors
///
/// What stopped it.
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    state: &State,
    agent: &str,
    budget: Budget,
    seed: u64,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let core = state.core(py);
    let moves = core.history.moves();
    let begun = !core.begun().is_empty();
    let is_found = core.root().is_some();
    drop(core);
    if is_found {
        let message = "agents start from moves, and this position came without";
        return Err(PyValueError::new_err(message));
    }
    if begun {
        let message = "agents take whole moves, and a part of one has been made";
        return Err(PyValueError::new_err(message));
    }
    let request = AnalysisRequest::new(agent)
        .with_moves(moves)
        .with_budget(budget)
        .with_seed(seed);
    let mut watch = Watch::new(progress);
    let game = state.game_handle();
    game.get().tell(py, [agent])?;
    let engine = game.get().engine();
    let begun = Instant::now();
    let analysis = py.detach(|| {
        let mut look = || -> ControlFlow<()> { watch.look_with(|| begun.elapsed().as_secs_f64()) };
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

#[pymethods]
impl State {
    /// Lets an agent think about the position: an `rbg.results.Analysis`. The agent is given by its
    /// specification; `iterations` and `seconds` are the limits for one that has none of its own,
    /// one second if neither is given. `progress` is called now and then with the seconds so far.
    #[pyo3(name = "analyse")]
    #[pyo3(signature = (agent="mcts", *, iterations=None, seconds=None, seed=0, progress=None))]
    fn analyse_by<'py>(
        &self,
        py: Python<'py>,
        agent: &str,
        iterations: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let budget = budget(iterations, seconds)?;
        analyse(py, self, &spec(agent, None)?, budget, seed, progress)
    }

    /// Searches the position by Monte-Carlo tree search: `analyse` with the agent `"mcts"` of these
    /// settings, which are its parameters by their names.
    #[pyo3(signature = (*, iterations=None, seconds=None, seed=0, progress=None, **settings))]
    fn mcts<'py>(
        &self,
        py: Python<'py>,
        iterations: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        progress: Option<Py<PyAny>>,
        settings: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let budget = budget(iterations, seconds)?;
        analyse(py, self, &spec("mcts", settings)?, budget, seed, progress)
    }
}

/// An agent of a game, by its specification, with its limits for a move and a seed.
///
/// `settings` are the parameters of the agent by their names, with `True` and `False` for `on` and `off`;
/// `iterations` and `seconds` are the limits of an agent that has none of its own, one second if neither
/// is given.
#[pyclass(frozen, module = "rbg", eq)]
pub(crate) struct Agent {
    game: Py<Game>,
    spec: String,
    iterations: Option<u64>,
    seconds: Option<f64>,
    seed: u64,
}

impl PartialEq for Agent {
    fn eq(&self, other: &Self) -> bool {
        let chosen = |agent: &Self| (agent.iterations, agent.seconds, agent.seed);
        self.game.get() == other.game.get()
            && self.spec == other.spec
            && chosen(self) == chosen(other)
    }
}

impl Agent {
    /// Returns what the agent thinks, with another seed perhaps.
    fn think<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seed: u64,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if state.game_ref() != self.game.get() {
            let message = format!(
                "it plays {}, and the position is one of {}",
                self.game.get().info().name,
                state.info().name
            );
            return Err(PyValueError::new_err(message));
        }
        let budget = budget(self.iterations, self.seconds)?;
        analyse(py, state, &self.spec, budget, seed, progress)
    }
}

#[pymethods]
impl Agent {
    #[new]
    #[pyo3(signature = (game, spec="mcts", *, iterations=None, seconds=None, seed=0, **settings))]
    fn new(
        game: Py<Game>,
        spec: &str,
        iterations: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        budget(iterations, seconds)?;
        Ok(Self {
            game,
            spec: self::spec(spec, settings)?,
            iterations,
            seconds,
            seed,
        })
    }

    /// The game that it plays.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The specification.
    #[getter]
    fn spec(&self) -> &str {
        &self.spec
    }

    /// The most iterations of a move, if there is such a limit.
    #[getter]
    fn iterations(&self) -> Option<u64> {
        self.iterations
    }

    /// The seconds for a move, if there is such a limit.
    #[getter]
    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns what the agent thinks of a position: an `rbg.results.Analysis`. `progress` is called now
    /// and then with the seconds so far.
    #[pyo3(signature = (state, *, progress=None))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.think(py, state, self.seed, progress)
    }

    /// Returns the move that the agent would play; `None` if the game is over. Its random choices depend
    /// on the seed and on the number of moves so far.
    #[pyo3(signature = (state, *, progress=None))]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let moves = state.core(py).history.len() as u64;
        let seed = self.seed.wrapping_add(moves);
        self.think(py, state, seed, progress)?.getattr("choice")
    }

    /// As `choose`: an agent may be given where a function that chooses moves is asked for.
    fn __call__<'py>(&self, py: Python<'py>, state: &State) -> PyResult<Bound<'py, PyAny>> {
        self.choose(py, state, None)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.spec, self.iterations, self.seed).hash(&mut hasher);
        hasher.finish()
    }

    fn __str__(&self) -> &str {
        &self.spec
    }

    fn __repr__(&self) -> String {
        format!(
            "<rbg.Agent {} of {}>",
            self.spec,
            self.game.get().info().name
        )
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let py = slf.py();
        let agent = slf.get();
        let again = py.import("rbg.results")?.getattr("agent_again")?;
        let arguments = (
            agent.game.clone_ref(py),
            agent.spec.as_str(),
            agent.iterations,
            agent.seconds,
            agent.seed,
        );
        Ok((again, arguments.into_pyobject(py)?))
    }
}

/// Returns all kinds of agents with their parameters, as the command `rbg agents --json` prints them.
#[pyfunction]
pub(crate) fn agent_kinds(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    results::plain(py, &kinds())
}
