//! The queue of functions of walks and segments that are needed.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::program::{Calls, Expr, FunctionId};

/// A queue of the functions that the program calls.
#[derive(Default)]
pub(super) struct FunctionQueue {
    all: RefCell<BTreeSet<FunctionId>>,
    open: RefCell<Vec<FunctionId>>,
    /// The functions that are called in place of functions that have been merged into them.
    merged: RefCell<Calls>,
}

impl FunctionQueue {
    /// Returns a call of a function, which is queued.
    pub(super) fn call(&self, id: FunctionId, arguments: Vec<Expr>) -> Expr {
        Expr::Call(self.called(id), arguments)
    }

    /// Returns the function that is called where the function `id` is asked for, and queues it.
    pub(super) fn called(&self, id: FunctionId) -> FunctionId {
        self.request(id);
        self.merged.borrow().called(id)
    }

    /// Queues a function.
    pub(super) fn request(&self, id: FunctionId) {
        if self.all.borrow_mut().insert(id) {
            self.open.borrow_mut().push(id);
        }
    }

    /// Has another function called in place of the function `id`.
    pub(super) fn merge(&self, id: FunctionId, other: FunctionId) {
        self.merged.borrow_mut().merge(id, other);
    }

    /// Takes the next function that is still to be built.
    pub(super) fn next(&self) -> Option<FunctionId> {
        self.open.borrow_mut().pop()
    }

    /// Returns the functions that are called in place of others.
    pub(super) fn finish(self) -> Calls {
        self.merged.into_inner()
    }
}

/// The ways in which a walk comes to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// The state begins the walk.
    Root,
    /// The state is behind a modifier, where everything may be visited again.
    Modified,
    /// The state is within a segment.
    Within,
}
