//! A position of a library, seen from the host.

use std::alloc::Layout;
use std::convert::Infallible;
use std::ffi::c_void;
use std::ptr;

use rand_core::Rng;

use super::abi::{Actions, Lent, Observation, ReasonerTable, Receiver, Sink, Text};
use super::call::{complete, fail, receive, write};
use super::room::{Apart, Inline, Room};
use crate::game::{
    ActionList, Cell, MoveAction, Piece, Player, RestoreError, SavedPosition, Snapshot, Variable,
};
use crate::playout::RunError;
use crate::position::{AnyPosition, MOVE_LIMIT, SampleHistogram, Unlistable, contained, give_up};
use crate::rng::PlayoutRng;

/// A position of a library, in memory of the host.
struct PluginPosition<R: Room> {
    table: &'static ReasonerTable,
    room: R,
    /// Whether the library has written a position to the room.
    written: bool,
    /// Why nothing is known of the position: the keeper's moves that lead to it have no end. It is
    /// then the keeper's turn, for ever.
    lost: Option<Unlistable>,
}

impl<R: Room> Drop for PluginPosition<R> {
    fn drop(&mut self) {
        if self.written {
            // SAFETY: the room holds a position of this table, which is not used again.
            unsafe { (self.table.release)(self.room.place()) };
        }
    }
}

/// Calls a function of the table of a position, which answers only that it fails.
macro_rules! call {
    ($position:ident.$function:ident($($argument:expr),*)) => {
        // SAFETY: the room holds a position of this table, which is borrowed for the call, and
        // mutably for functions that change it; what is lent lives until the call returns.
        complete(|failure| unsafe {
            ($position.table.$function)($position.room.place(), $($argument,)* failure)
        })
        .unwrap_or_else(|error| fail(&error))
    };
}

/// Asks for a fact about a position.
macro_rules! fact {
    ($position:ident.$function:ident($($argument:expr),*)) => {{
        let mut fact = Default::default();
        if $position.lost.is_some() {
            return fact;
        }
        call!($position.$function($($argument,)* &raw mut fact));
        fact
    }};
}

/// Returns the start of the game of a table.
pub(super) fn initial(table: &'static ReasonerTable) -> Box<dyn AnyPosition> {
    // SAFETY: the function writes a position to memory for one.
    written(table, |to, failure| unsafe { (table.initial)(to, failure) })
}

/// Returns a saved position of the game of a table.
pub(super) fn restore(
    table: &'static ReasonerTable,
    saved: &SavedPosition,
) -> Result<Box<dyn AnyPosition>, RestoreError> {
    let saved = write(saved).unwrap_or_else(|error| fail(&error));
    written_if(table, |to| {
        // SAFETY: the text lives until the call returns, and the function writes a position to
        // memory for one if it answers that it did.
        receive::<Result<(), RestoreError>>(|answer| unsafe {
            (table.restore)(Text::lend(&saved), to, answer)
        })
        .unwrap_or_else(|error| fail(&error))
        .map(Ok)
    })
}

/// Takes over a position that `write` writes to memory for one, in a kind of room that has room for
/// it.
pub(super) fn written(
    table: &'static ReasonerTable,
    write: impl FnOnce(*mut c_void, Sink) -> u32,
) -> Box<dyn AnyPosition> {
    let written = written_if(table, |to| {
        Ok(complete_or_lost(|failure| write(to, failure)))
    });
    written.unwrap_or_else(|never: Infallible| match never {})
}

/// Calls a function that writes a position, which is lost where its keeper has no end.
fn complete_or_lost(call: impl FnOnce(Sink) -> u32) -> Result<(), Unlistable> {
    match complete(call) {
        Ok(()) => Ok(()),
        Err(RunError::EndlessMoves(how)) => Err(Unlistable::Endless(how)),
        Err(error) => fail(&error),
    }
}

/// As [`written`], of what may leave the memory as it is and say why.
fn written_if<E>(
    table: &'static ReasonerTable,
    write: impl FnOnce(*mut c_void) -> Result<Result<(), Unlistable>, E>,
) -> Result<Box<dyn AnyPosition>, E> {
    let layout = layout(table);
    if Inline::<64>::fits(layout) {
        create::<Inline<64>, E>(table, write)
    } else if Inline::<256>::fits(layout) {
        create::<Inline<256>, E>(table, write)
    } else if Inline::<1024>::fits(layout) {
        create::<Inline<1024>, E>(table, write)
    } else {
        create::<Apart, E>(table, write)
    }
}

/// Returns where a position of this table is; `None` if it is none, or nothing is known of it.
pub(super) fn place_of(
    position: &dyn AnyPosition,
    table: &'static ReasonerTable,
) -> Option<*const c_void> {
    fn place<R: Room>(
        position: &dyn AnyPosition,
        table: &'static ReasonerTable,
    ) -> Option<*const c_void> {
        let position = position.downcast_ref::<PluginPosition<R>>()?;
        let known = ptr::eq(position.table, table) && position.lost.is_none();
        known.then(|| position.room.place().cast_const())
    }
    place::<Inline<64>>(position, table)
        .or_else(|| place::<Inline<256>>(position, table))
        .or_else(|| place::<Inline<1024>>(position, table))
        .or_else(|| place::<Apart>(position, table))
}

/// Returns the layout of the positions of a table.
fn layout(table: &ReasonerTable) -> Layout {
    Layout::from_size_align(table.size, table.align)
        .unwrap_or_else(|error| fail(&RunError::Failed(error.to_string())))
}

/// Takes over a position that `write` writes to memory for one.
fn create<R: Room, E>(
    table: &'static ReasonerTable,
    write: impl FnOnce(*mut c_void) -> Result<Result<(), Unlistable>, E>,
) -> Result<Box<dyn AnyPosition>, E> {
    let mut new = Box::new(PluginPosition {
        table,
        room: R::new(layout(table)),
        written: false,
        lost: None,
    });
    match write(new.room.place())? {
        Ok(()) => new.written = true,
        Err(why) => new.lost = Some(why),
    }
    Ok(new)
}

impl<R: Room> PluginPosition<R> {
    /// Makes sure that the position is known.
    fn known(&self) {
        if let Some(why) = &self.lost {
            give_up(why.clone());
        }
    }

    /// Appends the legal moves to a list.
    fn append_moves(&self, moves: &mut Vec<ActionList>) {
        self.known();
        let receiver = Receiver {
            context: ptr::from_mut(moves).cast(),
            take: on_move,
        };
        call!(self.moves(receiver));
    }
}

/// Appends a move to the list of [`PluginPosition::append_moves`].
unsafe extern "C" fn on_move(context: *mut c_void, actions: Actions) {
    // SAFETY: the context is the list of the receiver, whose owner is waiting.
    let moves = unsafe { &mut *context.cast::<Vec<ActionList>>() };
    // SAFETY: the actions are lent for the time of this call.
    moves.push(ActionList::from_slice(unsafe { actions.slice() }));
}

/// Keeps the move of [`PluginPosition::sample`].
unsafe extern "C" fn on_drawn(context: *mut c_void, actions: Actions) {
    // SAFETY: the context is the place of the receiver, whose owner is waiting.
    let drawn = unsafe { &mut *context.cast::<Option<ActionList>>() };
    // SAFETY: the actions are lent for the time of this call.
    *drawn = Some(ActionList::from_slice(unsafe { actions.slice() }));
}

/// Keeps the snapshot of [`PluginPosition::snapshot`].
unsafe extern "C" fn on_observation(context: *mut c_void, seen: Observation) {
    // SAFETY: the context is the place of the receiver, whose owner is waiting.
    let snapshot = unsafe { &mut *context.cast::<Snapshot>() };
    *snapshot = Snapshot {
        // SAFETY: they are lent for the time of this call.
        pieces: unsafe { seen.pieces.slice() }.to_vec(),
        // SAFETY: as above.
        variables: unsafe { seen.variables.slice() }.to_vec(),
        cell: seen.cell,
        to_move: seen.to_move,
    };
}

impl<R: Room> AnyPosition for PluginPosition<R> {
    fn clone_box(&self) -> Box<dyn AnyPosition> {
        if let Some(why) = &self.lost {
            return Box::new(Self {
                table: self.table,
                room: R::new(layout(self.table)),
                written: false,
                lost: Some(why.clone()),
            });
        }
        let copy = create::<R, Infallible>(self.table, |to| {
            // SAFETY: the room holds a position of this table, and the function writes one to
            // memory for one.
            Ok(complete_or_lost(|failure| unsafe {
                (self.table.duplicate)(self.room.place(), to, failure)
            }))
        });
        copy.unwrap_or_else(|never| match never {})
    }

    fn to_move(&self) -> Player {
        fact!(self.to_move())
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        fact!(self.piece_at(cell))
    }

    fn variable(&self, variable: Variable) -> i32 {
        fact!(self.variable(variable))
    }

    fn is_decided(&self) -> bool {
        fact!(self.is_decided())
    }

    fn score_bounds(&self, player: Player) -> Option<(i32, i32)> {
        if self.lost.is_some() {
            return None;
        }
        let mut bounds = [0; 2];
        call!(self.score_bounds(player, &raw mut bounds));
        Some(bounds.into())
    }

    fn current_cell(&self) -> Cell {
        fact!(self.current_cell())
    }

    fn moves(&self) -> Vec<ActionList> {
        let mut moves = Vec::new();
        self.append_moves(&mut moves);
        moves
    }

    fn list_moves(&self, out: &mut Vec<ActionList>) -> Result<(), Unlistable> {
        out.clear();
        if let Err(why) = contained(|| self.append_moves(out)) {
            out.clear();
            return Err(why);
        }
        if out.len() >= MOVE_LIMIT {
            out.clear();
            return Err(Unlistable::TooMany);
        }
        Ok(())
    }

    fn count_moves(&self) -> usize {
        self.known();
        fact!(self.count_moves())
    }

    fn is_legal(&self, actions: &[MoveAction]) -> bool {
        fact!(self.is_legal(Lent::lend(actions)))
    }

    fn apply(&mut self, actions: &[MoveAction]) -> bool {
        if self.lost.is_some() {
            return false;
        }
        let mut legal = false;
        // SAFETY: the room holds a position of this table, borrowed mutably for the call.
        let applied = complete(|failure| unsafe {
            let (place, actions) = (self.room.place(), Lent::lend(actions));
            (self.table.apply)(place, actions, &raw mut legal, failure)
        });
        match applied {
            Ok(()) => legal,
            Err(RunError::EndlessMoves(how)) => {
                self.lost = Some(Unlistable::Endless(how));
                true
            }
            Err(error) => fail(&error),
        }
    }

    fn sample(&self, rng: &mut PlayoutRng) -> Option<ActionList> {
        self.known();
        let mut drawn = None::<ActionList>;
        let receiver = Receiver {
            context: (&raw mut drawn).cast(),
            take: on_drawn,
        };
        call!(self.sample(rng.next_u64(), receiver));
        drawn
    }

    fn draws(&self, seed: u64, count: u64) -> SampleHistogram {
        self.known();
        // SAFETY: the room holds a position of this table.
        receive(|answer| unsafe { (self.table.draws)(self.room.place(), seed, count, answer) })
            .unwrap_or_else(|error| fail(&error))
    }

    fn snapshot(&self) -> Snapshot {
        self.known();
        let mut snapshot = Snapshot {
            pieces: Vec::new(),
            variables: Vec::new(),
            cell: Cell::default(),
            to_move: Player::KEEPER,
        };
        let receiver = Receiver {
            context: (&raw mut snapshot).cast(),
            take: on_observation,
        };
        call!(self.observe(receiver));
        snapshot
    }

    fn last_switch(&self) -> u32 {
        fact!(self.last_switch())
    }

    fn key(&self) -> u64 {
        fact!(self.key())
    }

    fn same_engine(&self, other: &dyn AnyPosition) -> bool {
        place_of(other, self.table).is_some()
    }

    fn same_as(&self, other: &dyn AnyPosition) -> bool {
        place_of(other, self.table).is_some_and(|other| fact!(self.equals(other)))
    }
}
