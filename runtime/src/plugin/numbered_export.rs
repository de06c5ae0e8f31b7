//! The library's side of positions whose moves go by numbers.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::lent::{Lent, Sink, Text};
use super::numbered::{NumberedTable, NumberedView};
use super::reply::{attempt, done, read};
use crate::batch::Numbered;
use crate::dynamic::Reasoned;
use crate::game::MoveNumbering;
use crate::playout::{Playable, RunError};

/// Returns the functions for positions of a type.
pub(super) const fn numbered_table<P: Playable>() -> NumberedTable {
    NumberedTable {
        create: create::<P>,
        duplicate: duplicate::<P>,
        release: release::<P>,
        apply: apply::<P>,
        position: position::<P>,
    }
}

// In all functions of the table a position comes from `create` or `duplicate` of the same table, has
// not been released, and is used by nobody else during the call where it is changed. What is lent is
// as its definition says for the time of the call, and pointers are to places that are the caller's.

/// Returns what is known of a position.
#[inline]
fn view<P: Playable>(position: &Numbered<Reasoned<P>>) -> NumberedView {
    NumberedView {
        legal: Lent::lend(position.numbers()),
        to_move: position.player(),
    }
}

/// Hands out a position.
///
/// # Safety
///
/// `to` and `seen` are places of their types.
unsafe fn hand_out<P: Playable>(
    position: Numbered<Reasoned<P>>,
    to: *mut *mut c_void,
    seen: *mut NumberedView,
) {
    // The numbers may lie within the position: it has to be in its place before they are lent.
    let position = Box::into_raw(Box::new(position));
    // SAFETY: the position has just been put there, and the places are the caller's.
    unsafe {
        seen.write(view(&*position));
        to.write(position.cast());
    }
}

/// Reads a numbering; compiled with the runtime instead of with every game.
///
/// # Safety
///
/// The text must be lent as its definition says.
#[inline(never)]
unsafe fn read_numbering(numbering: Text) -> Result<MoveNumbering, RunError> {
    // SAFETY: as the caller promises.
    unsafe { read(numbering) }
}

unsafe extern "C" fn create<P: Playable>(
    numbering: Text,
    to: *mut *mut c_void,
    seen: *mut NumberedView,
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: the text is lent for the time of the call.
        let numbering = unsafe { read_numbering(numbering) }?;
        let position = Numbered::new(Reasoned(P::initial()), &numbering)?;
        // SAFETY: the caller gives the places.
        unsafe { hand_out(position, to, seen) };
        Ok(())
    })
}

unsafe extern "C" fn duplicate<P: Playable>(
    from: *const c_void,
    to: *mut *mut c_void,
    seen: *mut NumberedView,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: it is a position of this table, which nobody changes during the call.
        let copy = unsafe { &*from.cast::<Numbered<Reasoned<P>>>() }.clone();
        // SAFETY: the caller gives the places.
        unsafe { hand_out(copy, to, seen) };
    })
}

unsafe extern "C" fn release<P: Playable>(position: *mut c_void) {
    // SAFETY: it was handed out in a box, and the caller gives it up.
    let position = unsafe { Box::from_raw(position.cast::<Numbered<Reasoned<P>>>()) };
    // A panic while dropping loses nothing that could still be saved.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| drop(position))) {
        std::mem::forget(panic);
    }
}

unsafe extern "C" fn apply<P: Playable>(
    to: *mut c_void,
    number: i64,
    seen: *mut NumberedView,
    failure: Sink,
) -> u32 {
    attempt(failure, || {
        // SAFETY: it is a position of this table, which nobody else uses during the call.
        let position = unsafe { &mut *to.cast::<Numbered<Reasoned<P>>>() };
        let outcome = position.play(number);
        // SAFETY: the caller gives the place.
        unsafe { seen.write(view(position)) };
        outcome
    })
}

unsafe extern "C" fn position<P: Playable>(
    from: *const c_void,
    to: *mut c_void,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: it is a position of this table, which nobody changes during the call.
        let copy = unsafe { &*from.cast::<Numbered<Reasoned<P>>>() }
            .inner()
            .clone();
        // SAFETY: the caller gives memory for a position.
        unsafe { to.cast::<Reasoned<P>>().write(copy) };
    })
}
