//! The watch over long runs: signals, and what the caller wants to be told.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use rbg_runtime::RunError;

use crate::errors;

/// The time between two looks at signals: a person does not notice it, and no run does.
const PACE: Duration = Duration::from_millis(50);

/// A watch over a run without the interpreter's lock.
pub(crate) struct Watch {
    /// The caller's function that is told how far the run is.
    progress: Option<Py<PyAny>>,
    next: Instant,
    /// Why the run is to stop.
    raised: Option<PyErr>,
}

impl Watch {
    /// Returns a watch that tells a function of the caller's.
    pub(crate) fn new(progress: Option<Py<PyAny>>) -> Self {
        Self {
            progress,
            next: Instant::now() + PACE,
            raised: None,
        }
    }

    /// Looks whether the run may go on, and tells how far it is.
    pub(crate) fn look(&mut self, done: u64) -> ControlFlow<()> {
        self.look_with(|| done)
    }

    /// Looks whether the run may go on, and tells what `done` says.
    pub(crate) fn look_with<T: for<'py> IntoPyObject<'py>>(
        &mut self,
        done: impl FnOnce() -> T,
    ) -> ControlFlow<()> {
        if self.raised.is_some() {
            return ControlFlow::Break(());
        }
        let now = Instant::now();
        if now < self.next {
            return ControlFlow::Continue(());
        }
        let told = Python::attach(|py| {
            py.check_signals()?;
            match &self.progress {
                Some(progress) => progress.call1(py, (done(),)).map(drop),
                None => Ok(()),
            }
        });
        self.next = Instant::now() + PACE;
        match told {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.raised = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    /// Returns the outcome of the run, or why it was stopped.
    ///
    /// # Errors
    ///
    /// What a handler of signals or the caller's function raised, else the run's own error.
    pub(crate) fn finish<T>(self, py: Python<'_>, outcome: Result<T, RunError>) -> PyResult<T> {
        match self.raised {
            Some(error) => Err(error),
            None => outcome.map_err(|error| errors::of_run(py, &error)),
        }
    }
}
