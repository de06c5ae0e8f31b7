//! What crosses the boundary between a library and its host for batches, in the layout of C.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::null_mut;

use super::lent::{Lent, Sink, Text};
use crate::batch::{BatchOutput, Observations};

/// The functions of batches. A batch is in the memory of the library, and what it says of its games
/// is written to that of the host.
#[repr(C)]
pub(super) struct BatchTable {
    /// Writes a pointer to a new batch, for a `BatchRequest` and its numbering.
    pub(super) create:
        unsafe extern "C" fn(request: Text, to: *mut *mut c_void, failure: Sink) -> u32,
    /// Writes a pointer to a copy of a batch.
    pub(super) duplicate:
        unsafe extern "C" fn(from: *const c_void, to: *mut *mut c_void, failure: Sink) -> u32,
    /// Frees a batch.
    pub(super) release: unsafe extern "C" fn(batch: *mut c_void),
    /// Gives all games new streams of random numbers.
    pub(super) reseed: unsafe extern "C" fn(batch: *mut c_void, seed: u64, failure: Sink) -> u32,
    /// Starts games again: those whose byte is not 0, or all if there are no bytes.
    pub(super) reset: unsafe extern "C" fn(
        batch: *mut c_void,
        which: *const Lent<u8>,
        output: RawOutput<'_>,
        failure: Sink,
    ) -> u32,
    /// Finds the moves with these numbers, of the games whose byte is not 0, or of all if there are
    /// no bytes.
    pub(super) choose: unsafe extern "C" fn(
        batch: *mut c_void,
        actions: Lent<i32>,
        which: *const Lent<u8>,
        failure: Sink,
    ) -> u32,
    /// Makes the moves that were found.
    pub(super) make:
        unsafe extern "C" fn(batch: *mut c_void, output: RawOutput<'_>, failure: Sink) -> u32,
    /// Makes random moves in the games whose byte is not 0, or in all if there are no bytes.
    pub(super) step_random: unsafe extern "C" fn(
        batch: *mut c_void,
        which: *const Lent<u8>,
        output: RawOutput<'_>,
        chosen: LentMut<'_, i32>,
        failure: Sink,
    ) -> u32,
    /// Makes random moves, several in each game, and writes the numbers of a `RolloutStats`.
    pub(super) rollout: unsafe extern "C" fn(
        batch: *mut c_void,
        steps: u64,
        output: RawOutput<'_>,
        stats: *mut [u64; 3],
        failure: Sink,
    ) -> u32,
    /// Writes what is to be seen.
    pub(super) observe:
        unsafe extern "C" fn(batch: *mut c_void, output: RawOutput<'_>, failure: Sink) -> u32,
    /// Writes the position of a game to memory for a position.
    pub(super) position: unsafe extern "C" fn(
        batch: *const c_void,
        game: usize,
        to: *mut c_void,
        failure: Sink,
    ) -> u32,
    /// Puts a game into a position of the same table.
    pub(super) load: unsafe extern "C" fn(
        batch: *mut c_void,
        game: usize,
        position: *const c_void,
        failure: Sink,
    ) -> u32,
}

/// Room for values in a row, lent for the time of a call; perhaps none.
#[repr(C)]
pub(super) struct LentMut<'a, T> {
    start: *mut T,
    length: usize,
    lifetime: PhantomData<&'a mut [T]>,
}

impl<'a, T> LentMut<'a, T> {
    /// Lends room, or none.
    pub(super) fn lend(room: Option<&'a mut [T]>) -> Self {
        let (start, length) = room.map_or((null_mut(), 0), |room| (room.as_mut_ptr(), room.len()));
        Self {
            start,
            length,
            lifetime: PhantomData,
        }
    }

    /// Returns the room.
    ///
    /// # Safety
    ///
    /// The value was made by [`lend`](Self::lend), of the other side perhaps.
    pub(super) unsafe fn slice(self) -> Option<&'a mut [T]> {
        // SAFETY: `start` and `length` come from a slice that is lent for this lifetime.
        (!self.start.is_null())
            .then(|| unsafe { std::slice::from_raw_parts_mut(self.start, self.length) })
    }
}

/// A [`BatchOutput`], with a place for each type of observations.
#[repr(C)]
pub(super) struct RawOutput<'a> {
    bytes: LentMut<'a, u8>,
    floats: LentMut<'a, f32>,
    masks: LentMut<'a, u8>,
    players: LentMut<'a, i8>,
    rewards: LentMut<'a, f32>,
    terminated: LentMut<'a, u8>,
    truncated: LentMut<'a, u8>,
    final_bytes: LentMut<'a, u8>,
    final_floats: LentMut<'a, f32>,
}

/// Lends the room for observations, by the type of their numbers.
fn lend_observations<'a>(
    observations: Option<&'a mut Observations<'_>>,
) -> (LentMut<'a, u8>, LentMut<'a, f32>) {
    let (bytes, floats) = match observations {
        None => (None, None),
        Some(Observations::U8(bytes)) => (Some(&mut **bytes), None),
        Some(Observations::F32(floats)) => (None, Some(&mut **floats)),
    };
    (LentMut::lend(bytes), LentMut::lend(floats))
}

/// Returns the room for observations.
///
/// # Safety
///
/// As for [`LentMut::slice`].
unsafe fn observations<'a>(
    bytes: LentMut<'a, u8>,
    floats: LentMut<'a, f32>,
) -> Option<Observations<'a>> {
    // SAFETY: as the caller promises.
    let (bytes, floats) = unsafe { (bytes.slice(), floats.slice()) };
    bytes
        .map(Observations::U8)
        .or(floats.map(Observations::F32))
}

impl<'a> RawOutput<'a> {
    /// Lends an output.
    pub(super) fn lend(output: &'a mut BatchOutput<'_>) -> Self {
        let (bytes, floats) = lend_observations(output.observations.as_mut());
        let (final_bytes, final_floats) = lend_observations(output.final_observations.as_mut());
        Self {
            bytes,
            floats,
            masks: LentMut::lend(output.masks.as_deref_mut()),
            players: LentMut::lend(output.players.as_deref_mut()),
            rewards: LentMut::lend(output.rewards.as_deref_mut()),
            terminated: LentMut::lend(output.terminated.as_deref_mut()),
            truncated: LentMut::lend(output.truncated.as_deref_mut()),
            final_bytes,
            final_floats,
        }
    }

    /// Returns the output.
    ///
    /// # Safety
    ///
    /// The value was made by [`lend`](Self::lend), of the other side perhaps.
    pub(super) unsafe fn output(self) -> BatchOutput<'a> {
        let mut output = BatchOutput::default();
        // SAFETY: as the caller promises.
        unsafe {
            output.observations = observations(self.bytes, self.floats);
            output.masks = self.masks.slice();
            output.players = self.players.slice();
            output.rewards = self.rewards.slice();
            output.terminated = self.terminated.slice();
            output.truncated = self.truncated.slice();
            output.final_observations = observations(self.final_bytes, self.final_floats);
        }
        output
    }
}
