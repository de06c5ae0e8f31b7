//! Steps of batches.

use numpy::PyArray1;
use numpy::prelude::*;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rbg_runtime::RunError;
use rbg_runtime::batch::{AnyBatch, BatchOutput, RolloutStats};

use super::actions;
use super::arrays::BatchArrays;
use super::env::BatchEnv;
use crate::errors;
use crate::results;
use crate::watch::Watch;

/// About how many moves a rollout makes between two looks at signals.
const MOVES_BETWEEN_LOOKS: u64 = 1 << 16;

/// Makes this number of random steps, and looks at signals behind every `stride` of them.
fn roll(
    batch: &mut dyn AnyBatch,
    steps: u64,
    stride: u64,
    output: &mut BatchOutput<'_>,
    watch: &mut Watch,
) -> Result<RolloutStats, RunError> {
    let mut sums = output
        .rewards
        .as_deref()
        .map(|rewards| vec![0.0; rewards.len()]);
    let add = |sums: &mut [f32], rewards: &[f32]| {
        sums.iter_mut()
            .zip(rewards)
            .for_each(|(sum, reward)| *sum += reward);
    };
    let mut all = RolloutStats::default();
    let mut left = steps;
    loop {
        let now = left.min(stride);
        left -= now;
        let stats = if left == 0 {
            batch.rollout(now, output)?
        } else {
            let mut seen = BatchOutput::default();
            seen.rewards = output.rewards.as_deref_mut();
            batch.rollout(now, &mut seen)?
        };
        all.moves += stats.moves;
        all.terminated += stats.terminated;
        all.truncated += stats.truncated;
        if let (Some(sums), Some(rewards)) = (&mut sums, output.rewards.as_deref_mut()) {
            add(sums, rewards);
            if left == 0 {
                rewards.copy_from_slice(sums);
            }
        }
        if left == 0 {
            return Ok(all);
        }
        if watch.look(steps - left).is_break() {
            return Err(RunError::Interrupted);
        }
    }
}

impl BatchEnv {
    /// Returns the bytes of marks, if there are any.
    fn marks(&self, given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Vec<u8>>> {
        given
            .map(|given| actions::marks(given, self.form.games))
            .transpose()
    }
}

#[pymethods]
impl BatchEnv {
    /// Makes a move in every game, and returns the arrays that were written.
    ///
    /// `actions` are the numbers of the moves, of shape `(n,)` and of any type of whole numbers;
    /// `int32` is read fastest. If one is of no legal move, `rbg.IllegalMoveError` says of which game,
    /// which is its attribute `game`; no game has stepped then, and nothing has been written.
    ///
    /// With `only`, of shape `(n,)` and `bool`, the games for which it is false do not step: their
    /// actions are ignored, and their rows stay as they are.
    #[pyo3(signature = (actions, out=None, *, only=None))]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        out: Option<Py<BatchArrays>>,
        only: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<BatchArrays>> {
        let only = self.marks(only)?;
        let mut core = self.core(py);
        actions::read(actions, self.form.games, &mut core.actions)?;
        let only = only.as_deref();
        let step = |batch: &mut dyn AnyBatch, actions: &[i32], output: &mut BatchOutput<'_>| {
            batch.step(actions, only, output)
        };
        let (arrays, done) = self.write(py, &mut core, out, step)?;
        drop(core);
        match done {
            Ok(()) => Ok(arrays),
            Err(RunError::IllegalAction { game, .. }) => {
                // As it was given: it may be one that is far too large.
                let given = actions.get_item(game)?;
                Err(errors::illegal_action(py, game, given))
            }
            Err(error) => Err(errors::of_run(py, &error)),
        }
    }

    /// Makes a random move in every game, each legal move with the same probability, and returns the
    /// arrays that were written. `actions`, if given, gets the numbers of the moves, -1 where none was
    /// made: an array of shape `(n,)`, `int32`. With `only` the other games do not step, as in `step`.
    #[pyo3(signature = (out=None, *, actions=None, only=None))]
    fn step_random(
        &self,
        py: Python<'_>,
        out: Option<Py<BatchArrays>>,
        actions: Option<&Bound<'_, PyAny>>,
        only: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<BatchArrays>> {
        let only = self.marks(only)?;
        let only = only.as_deref();
        let mut core = self.core(py);
        let Some(actions) = actions else {
            return self.written(py, &mut core, out, |batch, _, output| {
                batch.step_random(only, output, None)
            });
        };
        let Ok(array) = actions.cast::<PyArray1<i32>>() else {
            let message = "actions is an array of one axis, of int32";
            return Err(PyTypeError::new_err(message));
        };
        let mut places = array.try_readwrite().map_err(|error| {
            PyValueError::new_err(format!("actions cannot be written: {error}"))
        })?;
        let mut places = places.as_array_mut();
        let games = self.form.games;
        if places.len() != games {
            let found = places.len();
            let message = format!("actions has shape [{games}], one entry per game, not [{found}]");
            return Err(PyValueError::new_err(message));
        }
        let mut chosen = std::mem::take(&mut core.actions);
        chosen.resize(games, -1);
        let lent = &mut chosen;
        let arrays = self.written(py, &mut core, out, move |batch, _, output| {
            batch.step_random(only, output, Some(lent))
        })?;
        let numbers = places.iter_mut().zip(&chosen);
        numbers.for_each(|(place, number)| *place = *number);
        core.actions = chosen;
        Ok(arrays)
    }

    /// Makes `k` random steps, of which only the end is seen, and returns how many moves they had and
    /// how many games came to an end: an `rbg.RolloutStats`. The games are those of as many calls of
    /// `step_random`. Ctrl-C ends it between two steps.
    #[pyo3(signature = (k, out=None))]
    fn rollout<'py>(
        &self,
        py: Python<'py>,
        k: u64,
        out: Option<Py<BatchArrays>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let games = self.form.games;
        let stride = (MOVES_BETWEEN_LOOKS / games as u64).max(1);
        let mut watch = Watch::new(None);
        let mut core = self.core(py);
        let lent = &mut watch;
        let roll = move |batch: &mut dyn AnyBatch, _: &[i32], output: &mut BatchOutput<'_>| {
            roll(batch, k, stride, output, lent)
        };
        let (_, done) = self.write(py, &mut core, out, roll)?;
        drop(core);
        let stats = watch.finish(py, done)?;
        let fields = PyDict::new(py);
        fields.set_item("moves", stats.moves)?;
        fields.set_item("terminated", stats.terminated)?;
        fields.set_item("truncated", stats.truncated)?;
        results::made(py, "RolloutStats", &fields)
    }

    /// Starts games again, those of which `mask` is true (shape `(n,)`, `bool`) or all, and returns the
    /// arrays, of which the rows of these games were written. Their random numbers go on, unless a
    /// `seed` gives all games new ones.
    #[pyo3(signature = (mask=None, *, seed=None, out=None))]
    fn reset(
        &self,
        py: Python<'_>,
        mask: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
        out: Option<Py<BatchArrays>>,
    ) -> PyResult<Py<BatchArrays>> {
        let marks = self.marks(mask)?;
        let mut core = self.core(py);
        self.written(py, &mut core, out, move |batch, _, output| {
            if let Some(seed) = seed {
                batch.reseed(seed);
            }
            batch.reset(marks.as_deref(), output)
        })
    }

    /// Writes what is to be seen of all games, with rewards of 0, and returns the arrays.
    #[pyo3(signature = (out=None))]
    pub(super) fn observe(
        &self,
        py: Python<'_>,
        out: Option<Py<BatchArrays>>,
    ) -> PyResult<Py<BatchArrays>> {
        let mut core = self.core(py);
        self.written(py, &mut core, out, |batch, _, output| batch.observe(output))
    }
}
