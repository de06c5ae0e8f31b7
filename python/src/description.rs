//! Descriptions from the library.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rbg_cli::failure::Failure;
use rbg_cli::library;

use crate::errors::{self, Class};

/// A description: its name, the name of its file in messages, and its text.
type Description<'py> = (String, String, Bound<'py, PyBytes>);

/// Returns the names of all games of the library, sorted.
#[pyfunction]
pub(crate) fn library_names() -> PyResult<Vec<String>> {
    library::names().map_err(|error| PyRuntimeError::new_err(format!("{error:#}")))
}

/// Returns the description of the game of the library with this name: the name, the name of the
/// file in messages, and the text.
#[pyfunction]
pub(crate) fn library_game<'py>(py: Python<'py>, name: &str) -> PyResult<Description<'py>> {
    let file = library::find(name).map_err(|failure| match failure {
        Failure::Usage(message) => {
            // The hint behind the first line is about the command line.
            let first = message.lines().next().unwrap_or_default();
            errors::error(py, Class::UnknownGame, first)
        }
        other => errors::error(py, Class::Engine, other.message().unwrap_or_default()),
    })?;
    let path = file.path.to_string_lossy().into_owned();
    Ok((file.name, path, PyBytes::new(py, &file.text)))
}
