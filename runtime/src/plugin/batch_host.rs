//! A batch inside a library, seen from the host.

use std::ffi::c_void;
use std::ptr::{NonNull, from_ref, null, null_mut};

use super::abi::ReasonerTable;
use super::batch::{LentMut, RawOutput};
use super::call::{complete, fail, write};
use super::lent::{Lent, Sink, Text};
use super::position::{place_of, written};
use crate::batch::{AnyBatch, BatchOutput, BatchRequest, RolloutStats};
use crate::game::Snapshot;
use crate::playout::RunError;
use crate::position::AnyPosition;

/// A batch inside a library.
struct PluginBatch {
    table: &'static ReasonerTable,
    handle: NonNull<c_void>,
    games: usize,
}

// SAFETY: the batch belongs to this value alone, and `AnyBatch` is `Send`.
unsafe impl Send for PluginBatch {}

impl Drop for PluginBatch {
    fn drop(&mut self) {
        // SAFETY: the handle came from this table and is not used again.
        unsafe { (self.table.batch.release)(self.handle.as_ptr()) };
    }
}

/// Creates a batch inside a library.
pub(super) fn create(
    table: &'static ReasonerTable,
    request: &BatchRequest,
) -> Result<Box<dyn AnyBatch>, RunError> {
    let text = write(request)?;
    take_over(table, request.games, |place, failure| {
        // SAFETY: the text lives until the call returns, and the function writes a pointer.
        unsafe { (table.batch.create)(Text::lend(&text), place, failure) }
    })
}

/// Takes over a batch to which `make` writes a pointer.
fn take_over(
    table: &'static ReasonerTable,
    games: usize,
    make: impl FnOnce(*mut *mut c_void, Sink) -> u32,
) -> Result<Box<dyn AnyBatch>, RunError> {
    let mut handle = null_mut();
    complete(|failure| make(&raw mut handle, failure))?;
    let handle = NonNull::new(handle).ok_or_else(|| RunError::failed("it gave no batch"))?;
    Ok(Box::new(PluginBatch {
        table,
        handle,
        games,
    }))
}

/// Calls a function of the table of a batch.
macro_rules! call {
    ($batch:ident.$function:ident($($argument:expr),*)) => {
        // SAFETY: the handle is a batch of this table, which is borrowed for the call, and mutably
        // for functions that change it; what is lent lives until the call returns.
        complete(|failure| unsafe {
            ($batch.table.batch.$function)($batch.handle.as_ptr(), $($argument,)* failure)
        })
    };
}

impl AnyBatch for PluginBatch {
    fn games(&self) -> usize {
        self.games
    }

    fn reseed(&mut self, seed: u64) {
        call!(self.reseed(seed)).unwrap_or_else(|error| fail(&error));
    }

    fn reset(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
    ) -> Result<(), RunError> {
        let which = which.map(Lent::lend);
        let which = which.as_ref().map_or(null(), from_ref);
        call!(self.reset(which, RawOutput::lend(output)))
    }

    fn choose(&mut self, actions: &[i32], which: Option<&[u8]>) -> Result<(), RunError> {
        let which = which.map(Lent::lend);
        let which = which.as_ref().map_or(null(), from_ref);
        call!(self.choose(Lent::lend(actions), which))
    }

    fn make(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        call!(self.make(RawOutput::lend(output)))
    }

    fn step_random(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
        chosen: Option<&mut [i32]>,
    ) -> Result<(), RunError> {
        let which = which.map(Lent::lend);
        let which = which.as_ref().map_or(null(), from_ref);
        let chosen = LentMut::lend(chosen);
        call!(self.step_random(which, RawOutput::lend(output), chosen))
    }

    fn rollout(
        &mut self,
        steps: u64,
        output: &mut BatchOutput<'_>,
    ) -> Result<RolloutStats, RunError> {
        let mut numbers = [0; 3];
        call!(self.rollout(steps, RawOutput::lend(output), &raw mut numbers))?;
        let [moves, terminated, truncated] = numbers;
        Ok(RolloutStats {
            moves,
            terminated,
            truncated,
        })
    }

    fn observe(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        call!(self.observe(RawOutput::lend(output)))
    }

    fn duplicate(&self) -> Box<dyn AnyBatch> {
        take_over(self.table, self.games, |place, failure| {
            // SAFETY: the handle is a batch of this table, and the function writes a pointer.
            unsafe { (self.table.batch.duplicate)(self.handle.as_ptr(), place, failure) }
        })
        .unwrap_or_else(|error| fail(&error))
    }

    fn snapshot(&self, game: usize) -> Snapshot {
        self.position(game).snapshot()
    }

    fn position(&self, game: usize) -> Box<dyn AnyPosition> {
        written(self.table, |to, failure| {
            // SAFETY: the handle is a batch of this table, and the function writes a position to
            // memory for one.
            unsafe { (self.table.batch.position)(self.handle.as_ptr(), game, to, failure) }
        })
    }

    fn load(&mut self, game: usize, position: &dyn AnyPosition) -> Result<(), RunError> {
        let Some(place) = place_of(position, self.table) else {
            return Err(RunError::Unfit(
                "the position is of another engine than the batch".to_owned(),
            ));
        };
        call!(self.load(game, place))
    }
}
