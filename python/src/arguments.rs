//! Arguments that several functions take.

use std::time::Duration;

use clap::ValueEnum;
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

/// Returns the choice that a word means.
///
/// # Errors
///
/// If it is none of those that there are.
pub(crate) fn choice<T: ValueEnum>(argument: &str, word: &str) -> PyResult<T> {
    T::from_str(word, false).map_err(|_| {
        let names = T::value_variants()
            .iter()
            .filter_map(ValueEnum::to_possible_value)
            .map(|value| format!("'{}'", value.get_name()));
        let names: Vec<String> = names.collect();
        let message = format!("{argument} is one of {}, not '{word}'", names.join(", "));
        PyValueError::new_err(message)
    })
}
