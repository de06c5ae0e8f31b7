//! A position inside a library whose moves go by numbers, seen from the host.

use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};

use super::abi::ReasonerTable;
use super::call::{complete, fail, write};
use super::lent::{Sink, Text};
use super::numbered::NumberedView;
use super::position::written;
use crate::batch::NumberedPosition;
use crate::game::{MoveNumbering, Player};
use crate::playout::RunError;
use crate::position::AnyPosition;

/// A position inside a library.
struct PluginNumbered {
    table: &'static ReasonerTable,
    handle: NonNull<c_void>,
    /// What the library lends of the position as it is.
    view: NumberedView,
}

// SAFETY: the position belongs to this value alone with what is lent of it, and `NumberedPosition` is
// `Send`.
unsafe impl Send for PluginNumbered {}

impl Drop for PluginNumbered {
    fn drop(&mut self) {
        // SAFETY: the handle came from this table and is not used again.
        unsafe { (self.table.numbered.release)(self.handle.as_ptr()) };
    }
}

/// Creates the start of a game inside a library.
pub(super) fn create(
    table: &'static ReasonerTable,
    numbering: &MoveNumbering,
) -> Result<Box<dyn NumberedPosition>, RunError> {
    let text = write(numbering)?;
    take_over(table, |place, view, failure| {
        // SAFETY: the text lives until the call returns, and the function writes to the places.
        unsafe { (table.numbered.create)(Text::lend(&text), place, view, failure) }
    })
}

/// Takes over a position to which `make` writes a pointer.
fn take_over(
    table: &'static ReasonerTable,
    make: impl FnOnce(*mut *mut c_void, *mut NumberedView, Sink) -> u32,
) -> Result<Box<dyn NumberedPosition>, RunError> {
    let mut handle = null_mut();
    let mut view = NumberedView::over();
    complete(|failure| make(&raw mut handle, &raw mut view, failure))?;
    let handle = NonNull::new(handle).ok_or_else(|| RunError::failed("it gave no position"))?;
    Ok(Box::new(PluginNumbered {
        table,
        handle,
        view,
    }))
}

impl NumberedPosition for PluginNumbered {
    fn legal(&self) -> &[i64] {
        // SAFETY: they are lent until the position is changed or released.
        unsafe { self.view.legal.slice() }
    }

    fn to_move(&self) -> Player {
        self.view.to_move
    }

    fn apply(&mut self, number: i64) -> Result<(), RunError> {
        // A library that breaks down lends nothing.
        self.view = NumberedView::over();
        let view = &raw mut self.view;
        // SAFETY: the handle is a position of this table, which is borrowed mutably for the call, and
        // the function writes to the place.
        complete(|failure| unsafe {
            (self.table.numbered.apply)(self.handle.as_ptr(), number, view, failure)
        })
    }

    fn clone_box(&self) -> Box<dyn NumberedPosition> {
        take_over(self.table, |place, view, failure| {
            // SAFETY: the handle is a position of this table, and the function writes to the places.
            unsafe { (self.table.numbered.duplicate)(self.handle.as_ptr(), place, view, failure) }
        })
        .unwrap_or_else(|error| fail(&error))
    }

    fn position(&self) -> Box<dyn AnyPosition> {
        written(self.table, |to, failure| {
            // SAFETY: the handle is a position of this table, and the function writes a position to
            // memory for one.
            unsafe { (self.table.numbered.position)(self.handle.as_ptr(), to, failure) }
        })
    }
}
