//! The options of a batch.

use numpy::prelude::*;
use numpy::{PyArrayDescr, dtype};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rbg_runtime::batch::{Autoreset, Element};

/// Returns what an argument means.
pub(super) fn autoreset_of(name: &str) -> PyResult<Autoreset> {
    match name {
        "next_step" => Ok(Autoreset::NextStep),
        "same_step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => {
            let message =
                format!("autoreset is 'next_step', 'same_step' or 'disabled', not '{name}'");
            Err(PyValueError::new_err(message))
        }
    }
}

/// Returns the name of an order in which games are started again.
pub(super) fn name_of(autoreset: Autoreset) -> &'static str {
    match autoreset {
        Autoreset::NextStep => "next_step",
        Autoreset::SameStep => "same_step",
        Autoreset::Disabled => "disabled",
    }
}

/// How positions are observed.
#[derive(Clone, Copy)]
pub(super) enum Observed {
    /// Not at all.
    Nothing,
    /// As numbers of this type.
    As(Element),
}

impl<'py> FromPyObject<'_, 'py> for Observed {
    type Error = PyErr;

    /// Takes `None`, a type of NumPy, or the name of one.
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if given.is_none() {
            return Ok(Self::Nothing);
        }
        let py = given.py();
        let found = PyArrayDescr::new(py, given)?;
        if found.is_equiv_to(&dtype::<u8>(py)) {
            return Ok(Self::As(Element::U8));
        }
        if found.is_equiv_to(&dtype::<f32>(py)) {
            return Ok(Self::As(Element::F32));
        }
        let message = format!("observations are 'uint8', 'float32' or None, not {found}");
        Err(PyValueError::new_err(message))
    }
}
