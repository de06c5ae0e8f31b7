//! Exceptions: the classes of `rbg.errors`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rbg_cli::compile;
use rbg_cli::failure::Failure;
use rbg_cli::findings::findings;
use rbg_cli::library::GameFile;
use rbg_compiler::diagnostic::Diagnostic;
use rbg_runtime::RunError;

use crate::results;
use crate::signals;

/// The classes that are raised here.
#[derive(Clone, Copy)]
pub(crate) enum Class {
    /// There is no game of a name.
    UnknownGame,
    /// A move is not legal, or a text is no move.
    IllegalMove,
    /// Whole moves have no numbers.
    Numbering,
    /// An engine cannot be made ready, or fails.
    Engine,
}

impl Class {
    fn name(self) -> &'static str {
        match self {
            Self::UnknownGame => "UnknownGameError",
            Self::IllegalMove => "IllegalMoveError",
            Self::Numbering => "NumberingError",
            Self::Engine => "EngineError",
        }
    }
}

/// Returns an exception with a message.
pub(crate) fn error(py: Python<'_>, class: Class, message: impl Into<String>) -> PyErr {
    raised(py, class.name(), (message.into(),))
}

/// Returns whether an exception is that of a move that is not legal.
pub(crate) fn is_illegal_move(py: Python<'_>, error: &PyErr) -> PyResult<bool> {
    let class = py
        .import("rbg.errors")?
        .getattr(Class::IllegalMove.name())?;
    Ok(error.is_instance(py, &class))
}

/// Returns the exception of a run that failed.
pub(crate) fn of_run(py: Python<'_>, failed: &RunError) -> PyErr {
    match failed {
        RunError::TooDeep { .. } | RunError::Unfit(_) => PyValueError::new_err(failed.to_string()),
        RunError::IllegalAction { game, action } => illegal_action(py, *game, action),
        _ => error(py, Class::Engine, failed.to_string()),
    }
}

/// Returns the exception of a number that is of no legal move in a game of a batch.
pub(crate) fn illegal_action(py: Python<'_>, game: usize, action: impl std::fmt::Display) -> PyErr {
    let message =
        format!("game {game}: no move with number {action} is legal; no game has stepped");
    let error = error(py, Class::IllegalMove, message);
    match error.value(py).setattr("game", game) {
        Ok(()) => error,
        Err(error) => error,
    }
}

/// Returns the exception of work on a description that failed.
pub(crate) fn of_failure(py: Python<'_>, file: &GameFile, failure: Failure) -> PyErr {
    match failure {
        Failure::Refused(diagnostics) => rules(py, file, &diagnostics),
        Failure::Interrupted => signals::take_pending()
            .unwrap_or_else(|| error(py, Class::Engine, "interrupted".to_owned())),
        other => {
            let message = other.message().unwrap_or_default();
            error(py, Class::Engine, message)
        }
    }
}

/// Returns the exception of a description that is refused.
pub(crate) fn rules(py: Python<'_>, file: &GameFile, diagnostics: &[Diagnostic]) -> PyErr {
    let data = match diagnostics_of(py, file, diagnostics) {
        Ok(data) => data,
        Err(error) => return error,
    };
    let report = |color| compile::render(file, diagnostics, color);
    raised(py, "RulesError", (report(false), report(true), data))
}

/// Returns diagnostics as a tuple of `rbg.errors.Diagnostic`.
pub(crate) fn diagnostics_of<'py>(
    py: Python<'py>,
    file: &GameFile,
    diagnostics: &[Diagnostic],
) -> PyResult<Bound<'py, PyAny>> {
    let data = results::plain(py, &findings(file, diagnostics))?;
    py.import("rbg.errors")?
        .getattr("diagnostics_of")?
        .call1((data,))
}

/// Returns an exception of a class of `rbg.errors`, or why there is none.
fn raised<'py>(
    py: Python<'py>,
    class: &str,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
) -> PyErr {
    let made = || {
        py.import("rbg.errors")?
            .getattr(class)?
            .call1(arguments.into_pyobject(py)?)
    };
    match made() {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}
