//! Calls of a library's functions, and its calls back.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::any::Any;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::abi::{DONE, Sink, Text};
use crate::playout::RunError;
use crate::position::{Unlistable, give_up};

/// Goes on with a failure of the library as a linked reasoner would.
#[cold]
pub(super) fn fail(error: &RunError) -> ! {
    match error {
        RunError::TooManyMoves => give_up(Unlistable::TooMany),
        RunError::EndlessMoves(how) => give_up(Unlistable::Endless(how.clone())),
        error => panic!("{error}"),
    }
}

pub(super) fn write(message: &impl Serialize) -> Result<Vec<u8>, RunError> {
    serde_json::to_vec(message).map_err(|error| RunError::Failed(error.to_string()))
}

/// Calls a function of a table and reads its answer.
pub(super) fn receive<T: DeserializeOwned>(call: impl FnOnce(Sink) -> u32) -> Result<T, RunError> {
    let mut text = Vec::<u8>::new();
    let status = call(Sink::into(&mut text));
    if status == DONE {
        serde_json::from_slice(&text).map_err(unreadable)
    } else {
        Err(failure(&text))
    }
}

/// Calls a function of a table that answers only that it fails.
#[inline]
pub(super) fn complete(call: impl FnOnce(Sink) -> u32) -> Result<(), RunError> {
    let mut text = Vec::<u8>::new();
    if call(Sink::into(&mut text)) == DONE {
        Ok(())
    } else {
        Err(failure(&text))
    }
}

/// Returns the error that a library has told.
#[cold]
fn failure(text: &[u8]) -> RunError {
    serde_json::from_slice(text).unwrap_or_else(unreadable)
}

fn unreadable(error: serde_json::Error) -> RunError {
    RunError::Failed(format!("unreadable answer: {error}"))
}

/// The receiver of reports.
pub(super) struct Watch<'a> {
    pub(super) answer: &'a mut dyn FnMut(&[u8]) -> Option<Vec<u8>>,
    /// The panic of the callback, if it had one; it must not unwind through C.
    pub(super) panic: Option<Box<dyn Any + Send>>,
}

/// Passes a report to the callback of a `Watch`, and its answer back.
pub(super) unsafe extern "C" fn on_report(
    context: *mut c_void,
    progress: Text,
    answer: Sink,
) -> bool {
    // SAFETY: the context is the watch of `Plugin::converse`, which is waiting.
    let watch = unsafe { &mut *context.cast::<Watch<'_>>() };
    // SAFETY: the report is lent for the time of this call.
    let text = unsafe { progress.slice() };
    match catch_unwind(AssertUnwindSafe(|| (watch.answer)(text))) {
        Ok(Some(text)) => {
            // SAFETY: the library's function takes any lent text, with its own context.
            unsafe { answer.give(Text::lend(&text)) };
            true
        }
        Ok(None) => false,
        Err(panic) => {
            watch.panic = Some(panic);
            false
        }
    }
}
