//! A position inside a library, seen from the host.

use serde::de::DeserializeOwned;
use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};

use rand_core::Rng;

use super::abi::{Question, ReasonerTable, Sink, Text};
use super::call::{fail, receive, write};
use crate::game::Snapshot;
use crate::game::{ActionList, MoveAction};
use crate::game::{Cell, Piece, Player, Variable};
use crate::playout::RunError;
use crate::position::AnyPosition;
use crate::position::SampleHistogram;
use crate::rng::PlayoutRng;

/// A position inside a library.
pub(super) struct PluginPosition {
    table: &'static ReasonerTable,
    handle: NonNull<c_void>,
    /// The position as it can be seen from outside, kept here to spare calls.
    snapshot: Snapshot,
}

// SAFETY: the position belongs to this value alone, and `Position` is `Send`.
unsafe impl Send for PluginPosition {}

impl PluginPosition {
    fn ask<T: DeserializeOwned>(&self, question: &Question) -> T {
        ask(self.table, self.handle, question).unwrap_or_else(|error| fail(&error))
    }
}

impl Drop for PluginPosition {
    fn drop(&mut self) {
        // SAFETY: the handle came from this table and is not used again.
        unsafe { (self.table.release)(self.handle.as_ptr()) };
    }
}

impl AnyPosition for PluginPosition {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        // SAFETY: the handle is live and borrowed for the call; the function
        // writes a pointer to a new position.
        let copy = new_position(self.table, |place, answer| unsafe {
            (self.table.duplicate)(self.handle.as_ptr(), place, answer)
        });
        Box::new(copy)
    }

    fn to_move(&self) -> Player {
        self.snapshot.to_move
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.snapshot.pieces[cell.index()]
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.snapshot.variables[variable.index()]
    }

    fn current_cell(&self) -> Cell {
        self.snapshot.cell
    }

    fn moves(&self) -> Vec<ActionList> {
        self.ask(&Question::Moves)
    }

    fn count_moves(&self) -> usize {
        self.ask(&Question::CountMoves)
    }

    fn is_legal(&self, actions: &[MoveAction]) -> bool {
        self.ask(&Question::IsLegal(actions.into()))
    }

    fn apply(&mut self, actions: &[MoveAction]) -> bool {
        let outcome = write(&actions).and_then(|actions| {
            // SAFETY: the handle is live and borrowed mutably, the text lives
            // until the call returns.
            receive(|answer| unsafe {
                (self.table.apply)(self.handle.as_ptr(), Text::lend(&actions), answer)
            })
        });
        let legal = outcome.unwrap_or_else(|error| fail(&error));
        if legal {
            self.snapshot = self.ask(&Question::Snapshot);
        }
        legal
    }

    fn sample(&self, rng: &mut PlayoutRng) -> Option<ActionList> {
        self.ask(&Question::Sample {
            seed: rng.next_u64(),
        })
    }

    fn draws(&self, seed: u64, count: u64) -> SampleHistogram {
        self.ask(&Question::SampleHistogram { seed, count })
    }

    fn snapshot(&self) -> Snapshot {
        self.snapshot.clone()
    }
}

/// Takes over a position that `make` writes.
pub(super) fn new_position(
    table: &'static ReasonerTable,
    make: impl FnOnce(*mut *mut c_void, Sink) -> u32,
) -> PluginPosition {
    let mut handle = null_mut();
    let handle = receive::<()>(|answer| make(&raw mut handle, answer))
        .and_then(|()| {
            NonNull::new(handle).ok_or_else(|| RunError::Failed("it gave no position".to_owned()))
        })
        .unwrap_or_else(|error| fail(&error));
    let snapshot = ask(table, handle, &Question::Snapshot).unwrap_or_else(|error| fail(&error));
    PluginPosition {
        table,
        handle,
        snapshot,
    }
}

/// Asks about a live position of the table.
fn ask<T: DeserializeOwned>(
    table: &ReasonerTable,
    position: NonNull<c_void>,
    question: &Question,
) -> Result<T, RunError> {
    let question = write(question)?;
    // SAFETY: the position is live, the text lives until the call returns.
    receive(|answer| unsafe { (table.ask)(position.as_ptr(), Text::lend(&question), answer) })
}
