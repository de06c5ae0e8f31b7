//! Arguments that several functions take.

use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Returns a time in seconds.
///
/// # Errors
///
/// If it is negative, or longer than any run.
pub(crate) fn time(seconds: f64) -> PyResult<Duration> {
    if (0.0..=1e9).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        let message = format!("seconds are between 0 and 1e9, not {seconds}");
        Err(PyValueError::new_err(message))
    }
}
