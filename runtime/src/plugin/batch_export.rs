//! The library's side of batches.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::batch::{BatchTable, LentMut, RawOutput};
use super::lent::{Lent, Sink, Text};
use super::reply::{attempt, read};
use crate::batch::{AnyBatch, Batch, BatchRequest};
use crate::dynamic::Reasoned;
use crate::playout::{Playable, RunError};

/// A batch as it is handed out.
type Handed = Box<dyn AnyBatch>;

/// Returns the functions for batches of a type of positions.
pub(super) const fn batch_table<P: Playable>() -> BatchTable {
    BatchTable {
        create: create::<P>,
        duplicate,
        release,
        reseed,
        reset,
        choose,
        make,
        step_random,
        rollout,
        observe,
        position: position::<P>,
        load: load::<P>,
    }
}

// In all functions of the table a batch comes from `create` or `duplicate` of the same table, has
// not been released, and is used by nobody else during the call where it is changed. What is lent is
// as its definition says for the time of the call, and pointers are to places that are the caller's.

/// Hands out a batch.
///
/// # Safety
///
/// `to` is a place for a pointer.
unsafe fn hand_out(batch: Handed, to: *mut *mut c_void) {
    // SAFETY: as the caller promises.
    unsafe { to.write(Box::into_raw(Box::new(batch)).cast()) };
}

/// Returns a batch of the host that is changed.
///
/// # Safety
///
/// As the table says.
unsafe fn batch<'a>(batch: *mut c_void) -> &'a mut dyn AnyBatch {
    // SAFETY: as the caller promises.
    unsafe { &mut **batch.cast::<Handed>() }
}

/// Returns bytes of the host, if there are any.
///
/// # Safety
///
/// As the table says.
unsafe fn marks<'a>(which: *const Lent<u8>) -> Option<&'a [u8]> {
    // SAFETY: there is a value lent, or the pointer is null.
    let which = unsafe { which.as_ref() };
    // SAFETY: the bytes are lent for the time of the call.
    which.map(|which| unsafe { which.slice() })
}

/// Reads a request; compiled with the runtime instead of with every game.
///
/// # Safety
///
/// The text must be lent as its definition says.
#[inline(never)]
unsafe fn read_request(request: Text) -> Result<BatchRequest, RunError> {
    // SAFETY: as the caller promises.
    unsafe { read(request) }
}

unsafe extern "C" fn create<P: Playable>(
    request: Text,
    to: *mut *mut c_void,
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: the text is lent for the time of the call.
        let request = unsafe { read_request(request) }?;
        let batch = Batch::new(P::game(), Reasoned(P::initial()), &request)?;
        // SAFETY: the caller gives a place for the pointer.
        unsafe { hand_out(Box::new(batch), to) };
        Ok(())
    })
}

unsafe extern "C" fn duplicate(from: *const c_void, to: *mut *mut c_void, failure: Sink) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a batch of this table, which nobody changes during the call.
        let copy = unsafe { &*from.cast::<Handed>() }.duplicate();
        // SAFETY: the caller gives a place for the pointer.
        unsafe { hand_out(copy, to) };
        Ok(())
    })
}

unsafe extern "C" fn release(batch: *mut c_void) {
    // SAFETY: it was handed out in a box, and the caller gives it up.
    let batch = unsafe { Box::from_raw(batch.cast::<Handed>()) };
    // A panic while dropping loses nothing that could still be saved.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| drop(batch))) {
        std::mem::forget(panic);
    }
}

unsafe extern "C" fn reseed(handle: *mut c_void, seed: u64, failure: Sink) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a batch of this table.
        unsafe { batch(handle) }.reseed(seed);
        Ok(())
    })
}

unsafe extern "C" fn reset(
    handle: *mut c_void,
    which: *const Lent<u8>,
    output: RawOutput<'_>,
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a batch of this table, and the bytes and the output were lent.
        unsafe { batch(handle).reset(marks(which), &mut output.output()) }
    })
}

unsafe extern "C" fn choose(
    handle: *mut c_void,
    actions: Lent<i32>,
    which: *const Lent<u8>,
    failure: Sink,
) -> u32 {
    // SAFETY: it is a batch of this table, and the actions and the bytes were lent.
    attempt(failure, || unsafe {
        batch(handle).choose(actions.slice(), marks(which))
    })
}

unsafe extern "C" fn make(handle: *mut c_void, output: RawOutput<'_>, failure: Sink) -> u32 {
    // SAFETY: it is a batch of this table, and the output was lent.
    attempt(failure, || unsafe {
        batch(handle).make(&mut output.output())
    })
}

unsafe extern "C" fn step_random(
    handle: *mut c_void,
    which: *const Lent<u8>,
    output: RawOutput<'_>,
    chosen: LentMut<'_, i32>,
    failure: Sink,
) -> u32 {
    // SAFETY: it is a batch of this table, and the bytes, the output and the room were lent.
    attempt(failure, || unsafe {
        batch(handle).step_random(marks(which), &mut output.output(), chosen.slice())
    })
}

unsafe extern "C" fn rollout(
    handle: *mut c_void,
    steps: u64,
    output: RawOutput<'_>,
    stats: *mut [u64; 3],
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a batch of this table, and the output was lent.
        let found = unsafe { batch(handle).rollout(steps, &mut output.output()) }?;
        // SAFETY: the caller gives a place for the numbers.
        unsafe { stats.write([found.moves, found.terminated, found.truncated]) };
        Ok(())
    })
}

unsafe extern "C" fn observe(handle: *mut c_void, output: RawOutput<'_>, failure: Sink) -> u32 {
    // SAFETY: it is a batch of this table, and the output was lent.
    attempt(failure, || unsafe {
        batch(handle).observe(&mut output.output())
    })
}

unsafe extern "C" fn position<P: Playable>(
    from: *const c_void,
    game: usize,
    to: *mut c_void,
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a batch of this table, which nobody changes during the call.
        let position = unsafe { &*from.cast::<Handed>() }.position(game);
        let Some(position) = position.downcast_ref::<Reasoned<P>>() else {
            return Err(RunError::failed("the batch has positions of another type"));
        };
        // SAFETY: the caller gives memory for a position.
        unsafe { to.cast::<Reasoned<P>>().write(position.clone()) };
        Ok(())
    })
}

unsafe extern "C" fn load<P: Playable>(
    handle: *mut c_void,
    game: usize,
    position: *const c_void,
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a position of this table, which nobody changes during the call.
        let position = unsafe { &*position.cast::<Reasoned<P>>() };
        // SAFETY: it is a batch of this table.
        unsafe { batch(handle) }.load(game, position)
    })
}
