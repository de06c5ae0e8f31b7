//! What the caller says of each game of a batch: numbers of moves, and marks.

use numpy::prelude::*;
use numpy::{PyArray1, PyUntypedArray};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// What stands for a number that no move can have.
const NONE: i32 = -1;

/// Replaces the content of `into` by the numbers of moves that are given, one per game.
///
/// # Errors
///
/// If they are not whole numbers, or not one per game.
pub(super) fn read(given: &Bound<'_, PyAny>, games: usize, into: &mut Vec<i32>) -> PyResult<()> {
    into.clear();
    if let Ok(array) = given.cast::<PyArray1<i32>>() {
        check_length("actions", array.shape()[0], games)?;
        let array = array.try_readonly();
        let array = array.map_err(|error| PyValueError::new_err(error.to_string()))?;
        into.extend(array.as_array());
        return Ok(());
    }
    let array = as_array(given, "actions", games)?;
    if !matches!(array.dtype().kind(), b'i' | b'u') {
        let message = format!("actions are whole numbers, not {}", array.dtype());
        return Err(PyTypeError::new_err(message));
    }
    let is_unsigned = array.dtype().kind() == b'u';
    let wide = match is_unsigned {
        true => array.call_method1("astype", ("uint64",))?,
        false => array.call_method1("astype", ("int64",))?,
    };
    let number = |number: Result<i32, _>| number.unwrap_or(NONE);
    if let Ok(wide) = wide.cast::<PyArray1<i64>>() {
        let wide = wide.readonly();
        into.extend(
            wide.as_array()
                .iter()
                .map(|&wide| number(i32::try_from(wide))),
        );
    } else {
        let wide = wide.cast::<PyArray1<u64>>()?.readonly();
        into.extend(
            wide.as_array()
                .iter()
                .map(|&wide| number(i32::try_from(wide))),
        );
    }
    Ok(())
}

/// Returns the bytes of marks, one per game.
///
/// # Errors
///
/// If they are not truth values, or not one per game.
pub(super) fn marks(given: &Bound<'_, PyAny>, games: usize) -> PyResult<Vec<u8>> {
    let array = as_array(given, "an array of marks", games)?;
    if array.dtype().kind() != b'b' {
        let message = format!("marks are truth values (bool), not {}", array.dtype());
        return Err(PyTypeError::new_err(message));
    }
    let array = array.cast::<PyArray1<bool>>()?.readonly();
    Ok(array
        .as_array()
        .iter()
        .map(|&mark| u8::from(mark))
        .collect())
}

/// Returns what is given as an array with one entry per game.
fn as_array<'py>(
    given: &Bound<'py, PyAny>,
    what: &str,
    games: usize,
) -> PyResult<Bound<'py, PyUntypedArray>> {
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let array = array.cast_into::<PyUntypedArray>()?;
    if array.ndim() != 1 {
        let shape = array.shape();
        let message = format!("{what} has shape [{games}], one entry per game, not {shape:?}");
        return Err(PyValueError::new_err(message));
    }
    check_length(what, array.shape()[0], games)?;
    Ok(array)
}

fn check_length(what: &str, found: usize, games: usize) -> PyResult<()> {
    if found == games {
        return Ok(());
    }
    let message = format!("{what} has shape [{games}], one entry per game, not [{found}]");
    Err(PyValueError::new_err(message))
}
