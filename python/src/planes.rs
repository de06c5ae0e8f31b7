//! Observations of positions as planes.

use numpy::{PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rbg_runtime::batch::{Element, ObservationSpec, Observations, Observer};
use rbg_runtime::{GameInfo, Player, RunError};

use crate::errors;
use crate::state::State;

/// Returns what observes everything that can be seen of a position.
pub(crate) fn observer(info: &GameInfo) -> Result<Observer, RunError> {
    Observer::new(&ObservationSpec::of(info, Element::default()), info)
}

/// Writes the planes of a position to an array of shape `(planes, cells)`, `uint8` or `float32`. The
/// plane of the player to move is 0 when the game is over.
#[pyfunction]
pub(crate) fn write_planes(
    py: Python<'_>,
    state: &State,
    planes: &Bound<'_, PyAny>,
) -> PyResult<()> {
    let over = state.of_legal(py, <[_]>::is_empty)?;
    let mut seen = state.core(py).position.snapshot();
    if over {
        seen.to_move = Player::KEEPER;
    }
    let observer = observer(state.info()).map_err(|error| errors::of_run(py, &error))?;
    let written = if let Ok(bytes) = planes.cast::<PyArrayDyn<u8>>() {
        let mut bytes = bytes.try_readwrite()?;
        observer.observe(&seen, Observations::U8(bytes.as_slice_mut()?))
    } else if let Ok(floats) = planes.cast::<PyArrayDyn<f32>>() {
        let mut floats = floats.try_readwrite()?;
        observer.observe(&seen, Observations::F32(floats.as_slice_mut()?))
    } else {
        let message = "planes are an array of uint8 or of float32";
        return Err(PyTypeError::new_err(message));
    };
    written.map_err(|error| PyValueError::new_err(error.to_string()))
}
