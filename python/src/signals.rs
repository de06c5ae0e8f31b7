//! Signals, as Ctrl-C sends them: Python handles them, and asks runs to stop by an exception.

use std::cell::RefCell;

use pyo3::prelude::*;

thread_local! {
    /// What a handler of signals raised while this thread was building.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
}

/// Returns whether a signal asks this thread to stop; what its handler raised is kept.
pub(crate) fn is_pending() -> bool {
    let raised = Python::attach(|py| py.check_signals()).err();
    raised.is_some_and(|error| {
        PENDING.set(Some(error));
        true
    })
}

/// Returns what a handler of signals raised on this thread.
pub(crate) fn take_pending() -> Option<PyErr> {
    PENDING.take()
}
