//! Games.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use rbg_cli::compile;
use rbg_cli::evaluations;
use rbg_cli::library::GameFile;
use rbg_cli::terminal::Terminal;
use rbg_compiler::diagnostic::Diagnostic;
use rbg_compiler::interpret::Interpreter;
use rbg_runtime::game::NumberIndex;
use rbg_runtime::{AnyGame, GameInfo};

use crate::errors;
use crate::interpreters;
use crate::reasoner::{Built, reasoner};
use crate::results;

/// A game that is ready to be played. `rbg.load` makes it.
#[pyclass(frozen, module = "rbg")]
pub(crate) struct Game {
    file: GameFile,
    /// How the reasoner was built; `None` for the interpreter.
    built: Option<Built>,
    warnings: Vec<Diagnostic>,
    game: Arc<dyn AnyGame>,
    /// The numbers of the moves, once they have been asked for.
    numbers: OnceLock<Arc<NumberIndex>>,
    /// The specifications of agents whose evaluations have been told.
    told: Mutex<HashSet<String>>,
}

impl Game {
    /// Returns the constant facts about the game.
    pub(crate) fn info(&self) -> &GameInfo {
        self.game.info()
    }

    /// Returns the game that plays.
    pub(crate) fn engine(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Tells the reasoner the evaluations that agents of these specifications name, each once.
    ///
    /// # Errors
    ///
    /// If one of them is not there, or not for the game.
    pub(crate) fn tell<'s>(
        &self,
        py: Python<'_>,
        agents: impl IntoIterator<Item = &'s str>,
    ) -> PyResult<()> {
        let told = || self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let agents = agents.into_iter();
        let new: Vec<&str> = agents.filter(|agent| !told().contains(*agent)).collect();
        py.detach(|| {
            evaluations::tell(
                self.engine(),
                &self.file,
                new.iter().copied(),
                Terminal::silent(),
            )
        })
        .map_err(|failure| errors::of_failure(py, &self.file, failure))?;
        told().extend(new.into_iter().map(str::to_owned));
        Ok(())
    }

    /// Returns the description.
    pub(crate) fn file(&self) -> &GameFile {
        &self.file
    }

    /// Returns the place for the numbers of the moves.
    pub(crate) fn kept_numbers(&self) -> &OnceLock<Arc<NumberIndex>> {
        &self.numbers
    }
}

impl PartialEq for Game {
    /// Games are equal that have the same name and rules, whatever executes them.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
            || (self.file.name == other.file.name && self.file.text == other.file.text)
    }
}

/// Returns a game that the interpreter plays.
#[pyfunction]
pub(crate) fn open_interpreter(
    py: Python<'_>,
    name: String,
    path: String,
    text: Vec<u8>,
) -> PyResult<Game> {
    let file = description(name, path, text);
    let loaded = py.detach(|| rbg_compiler::load_within(&file.text, &compile::limits()));
    match loaded {
        Ok(loaded) => Ok(Game {
            game: interpreters::shared(&file, || Interpreter::new(loaded.game, &file.name)),
            warnings: loaded.warnings,
            built: None,
            numbers: OnceLock::new(),
            told: Mutex::default(),
            file,
        }),
        Err(errors) => Err(errors::rules(py, &file, &errors)),
    }
}

/// Returns a game that a compiled reasoner plays, which is built by cargo unless it is kept already.
#[pyfunction]
#[pyo3(signature = (name, path, text, *, portable, target_cpu, without, parts))]
#[expect(
    clippy::too_many_arguments,
    reason = "they are the keywords of a function in Python"
)]
pub(crate) fn open_native(
    py: Python<'_>,
    name: String,
    path: String,
    text: Vec<u8>,
    portable: bool,
    target_cpu: Option<String>,
    without: Vec<String>,
    parts: Vec<String>,
) -> PyResult<Game> {
    let file = description(name, path, text);
    let built = Built {
        portable,
        target_cpu,
        without,
        parts,
    };
    let settings = built.settings().map_err(PyValueError::new_err)?;
    let opened = py.detach(|| reasoner(&file, &settings));
    match opened {
        Ok((game, warnings)) => Ok(Game {
            file,
            built: Some(built),
            warnings,
            game: Arc::new(game),
            numbers: OnceLock::new(),
            told: Mutex::default(),
        }),
        Err(failure) => Err(errors::of_failure(py, &file, failure)),
    }
}

fn description(name: String, path: String, text: Vec<u8>) -> GameFile {
    GameFile {
        name,
        path: path.into(),
        text,
    }
}

#[pymethods]
impl Game {
    /// The name of the game.
    #[getter]
    fn name(&self) -> &str {
        &self.file.name
    }

    /// The name of the description's file, as messages have it.
    #[getter]
    fn path(&self) -> String {
        self.file.path.to_string_lossy().into_owned()
    }

    /// The description, in the Regular Boardgames language.
    #[getter]
    fn description(&self) -> String {
        String::from_utf8_lossy(&self.file.text).into_owned()
    }

    /// What plays the game: `"native"` or `"interpreter"`.
    #[getter(engine)]
    fn engine_name(&self) -> &'static str {
        match self.built {
            Some(_) => "native",
            None => "interpreter",
        }
    }

    /// The names of the players, in the order of their numbers from 0.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.info().players.iter().map(|name| &**name))
    }

    /// The names of the pieces, in the order of their numbers from 0.
    #[getter]
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.info().pieces.iter().map(|name| &**name))
    }

    /// The names of the cells, in the order of their numbers from 0.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.info().cells.iter().map(|cell| &*cell.name))
    }

    /// The largest value of each variable; the smallest is 0. The scores come first.
    #[getter]
    fn variables(&self) -> Vec<(String, i32)> {
        let variables = self.info().variables.iter();
        variables
            .map(|variable| (variable.name.to_string(), variable.bound))
            .collect()
    }

    /// The constant facts about the game as plain data: names, the shape of the board, cells with
    /// their places, the modifiers of the rules.
    #[getter(info)]
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        results::plain(py, self.info())
    }

    /// The warnings about the description, a tuple of `rbg.errors.Diagnostic`.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        errors::diagnostics_of(py, &self.file, &self.warnings)
    }

    /// The warnings about the description as text with the lines they are about; empty without
    /// any.
    #[getter]
    fn warning_report(&self) -> String {
        match self.warnings.is_empty() {
            true => String::new(),
            false => compile::render(&self.file, &self.warnings, false),
        }
    }

    fn __repr__(&self) -> String {
        format!("<rbg.Game {}, {}>", self.file.name, self.engine_name())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self == other
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.file.name, &self.file.text).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let reopened = py.import("rbg.loading")?.getattr("reopened")?;
        let text = PyBytes::new(py, &self.file.text);
        let built = self.built.clone().map(|built| {
            let Built {
                portable,
                target_cpu,
                without,
                parts,
            } = built;
            (portable, target_cpu, without, parts)
        });
        let arguments = (self.file.name.as_str(), self.path(), text, built);
        Ok((reopened, arguments.into_pyobject(py)?))
    }
}
