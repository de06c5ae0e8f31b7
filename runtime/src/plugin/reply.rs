//! The outcomes of a library's functions, as they are told to the host.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::abi::{DONE, FAILED, Sink, Text};
use crate::playout::RunError;
use crate::position::contained;

/// Reads what the host has written.
///
/// # Safety
///
/// The text must be lent as its definition says.
pub(super) unsafe fn read<T: DeserializeOwned>(text: Text) -> Result<T, RunError> {
    // SAFETY: as the caller promises.
    let text = unsafe { text.slice() };
    serde_json::from_slice(text).map_err(|error| RunError::Failed(error.to_string()))
}

/// Sends the outcome of `work` to the host, a panic as an error.
pub(super) fn reply<T: Serialize>(answer: Sink, work: impl FnOnce() -> Result<T, RunError>) -> u32 {
    let text = caught(|| {
        let value = work()?;
        serde_json::to_vec(&value).map_err(RunError::failed)
    });
    match text {
        Ok(text) => {
            // SAFETY: host functions take any lent text, with their own context.
            unsafe { answer.give(Text::lend(&text)) };
            DONE
        }
        Err(error) => failed(answer, &error),
    }
}

/// Does what needs no answer, and sends a panic to the host as an error.
#[inline]
pub(super) fn done(failure: Sink, work: impl FnOnce()) -> u32 {
    attempt(failure, || {
        work();
        Ok(())
    })
}

/// Does what may fail, and sends an error or a panic to the host.
#[inline]
pub(super) fn attempt(failure: Sink, work: impl FnOnce() -> Result<(), RunError>) -> u32 {
    match caught(work) {
        Ok(()) => DONE,
        Err(error) => failed(failure, &error),
    }
}

/// Does some work, and makes a panic an error.
#[inline]
fn caught<T>(work: impl FnOnce() -> Result<T, RunError>) -> Result<T, RunError> {
    let (mut work, mut outcome) = (Some(work), None);
    caught_work(&mut || outcome = work.take().map(|work| work()))?;
    outcome.expect("the work is done once")
}

/// Does some work as [`caught`] does. It is compiled once, for all work.
#[inline(never)]
fn caught_work(work: &mut dyn FnMut()) -> Result<(), RunError> {
    // Nothing that a panic may have left half done is used again: the host
    // treats a failed position as lost.
    let work = || contained(work).map_err(RunError::from);
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic_text(&*panic);
        // What was thrown may panic where it is dropped, and nothing is lost with it.
        std::mem::forget(panic);
        Err(RunError::Failed(text))
    })
}

#[cold]
fn failed(failure: Sink, error: &RunError) -> u32 {
    // The host takes text that it cannot read as an unnamed failure.
    let text = serde_json::to_vec(error).unwrap_or_default();
    // SAFETY: host functions take any lent text, with their own context.
    unsafe { failure.give(Text::lend(&text)) };
    FAILED
}

/// Returns the message of a panic.
fn panic_text(panic: &(dyn Any + Send)) -> String {
    if let Some(text) = panic.downcast_ref::<&str>() {
        (*text).to_owned()
    } else if let Some(text) = panic.downcast_ref::<String>() {
        text.clone()
    } else {
        "it panicked".to_owned()
    }
}
