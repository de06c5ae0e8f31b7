//! The arrays into which batches write.

use std::sync::{Mutex, MutexGuard, TryLockError};

use numpy::PyUntypedArray;
use numpy::prelude::*;
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;

use super::room::{ARRAYS, Arrays, NAMES, Room};

/// The arrays into which an `rbg.BatchEnv` writes, in place. What is `None` is not computed.
///
/// Each has a row for each game, and is in one piece in the order of C. They are checked against
/// the environment when they are first used with it. In the table `n` is the number of games.
///
/// | array | shape | type |
/// |---|---|---|
/// | `observations` | `(n, planes, cells)`, or the cells in several axes | `uint8` or `float32` |
/// | `masks` | `(n, num_actions)` | `bool`, `int8` or `uint8` |
/// | `players` | `(n,)` | `int8` |
/// | `rewards` | `(n, players)` | `float32` |
/// | `terminated`, `truncated` | `(n,)` | `bool`, `int8` or `uint8` |
/// | `final_observations` | as `observations` | as `observations` |
#[pyclass(frozen, module = "rbg")]
pub(crate) struct BatchArrays {
    pub(super) arrays: Arrays,
    /// Where their memory is, once they have been checked; locked while a call is writing there.
    room: Mutex<Option<Room>>,
}

impl BatchArrays {
    /// Returns these arrays, in the order of [`NAMES`].
    pub(super) fn of(arrays: [Option<Bound<'_, PyUntypedArray>>; ARRAYS]) -> Self {
        Self {
            arrays: arrays.map(|array| array.map(Bound::unbind)),
            room: Mutex::new(None),
        }
    }

    /// Returns whether there is an array.
    pub(super) fn has(&self, index: usize) -> bool {
        self.arrays[index].is_some()
    }

    /// Returns an array.
    pub(super) fn array<'py>(
        &self,
        py: Python<'py>,
        index: usize,
    ) -> Option<Bound<'py, PyUntypedArray>> {
        let array = self.arrays[index].as_ref();
        array.map(|array| array.bind(py).clone())
    }

    /// Makes sure that no other call writes until the guard is dropped, and returns where the memory is
    /// if the arrays have been checked.
    ///
    /// # Errors
    ///
    /// If another call writes.
    pub(super) fn begin(&self) -> PyResult<MutexGuard<'_, Option<Room>>> {
        match self.room.try_lock() {
            Ok(room) => Ok(room),
            // A panic while arrays were written says nothing about where they are.
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                let message = "another call is writing to these arrays";
                Err(PyRuntimeError::new_err(message))
            }
        }
    }
}

#[pymethods]
impl BatchArrays {
    #[new]
    #[pyo3(signature = (*, observations=None, masks=None, players=None, rewards=None, terminated=None, truncated=None, final_observations=None))]
    fn new(
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        players: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        terminated: Option<Bound<'_, PyAny>>,
        truncated: Option<Bound<'_, PyAny>>,
        final_observations: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let given = [
            observations,
            masks,
            players,
            rewards,
            terminated,
            truncated,
            final_observations,
        ];
        let mut arrays = [const { None }; ARRAYS];
        for ((name, given), array) in NAMES.iter().zip(given).zip(&mut arrays) {
            let Some(given) = given else { continue };
            let Ok(found) = given.cast::<PyUntypedArray>() else {
                let kind = given.get_type().name()?;
                let message = format!("{name} is a NumPy array, not {kind}");
                return Err(PyTypeError::new_err(message));
            };
            *array = Some(found.clone());
        }
        Ok(Self::of(arrays))
    }

    /// The observations of all games.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 0)
    }

    /// Which numbers are those of legal moves, for each game; of none if the game is over.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 1)
    }

    /// The player to move in each game, from 0; -1 if the game is over.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 2)
    }

    /// The reward of each player in each game: the scores in the step in which the game comes to its
    /// end, otherwise 0; of a rollout, the sums over its steps.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 3)
    }

    /// Whether each game is over, by the last step or before.
    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 4)
    }

    /// Whether each game was cut off for its length.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 5)
    }

    /// With `autoreset="same_step"`, the observations of the ends of the games that ended in the last
    /// step; the rows of the others stay as they are.
    #[getter]
    fn final_observations<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyUntypedArray>> {
        self.array(py, 6)
    }

    /// Returns copies of all arrays.
    pub(super) fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let mut arrays = [const { None }; ARRAYS];
        for (index, copy) in arrays.iter_mut().enumerate() {
            if let Some(array) = self.array(py, index) {
                let copied = array.call_method1("copy", ("C",))?;
                *copy = Some(copied.cast_into::<PyUntypedArray>()?);
            }
        }
        Ok(Self::of(arrays))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let mut shapes = Vec::new();
        for (index, name) in NAMES.iter().enumerate() {
            if let Some(array) = self.array(py, index) {
                shapes.push(format!("{name} {} {:?}", array.dtype(), array.shape()));
            }
        }
        Ok(format!("<rbg.BatchArrays {}>", shapes.join(", ")))
    }
}
