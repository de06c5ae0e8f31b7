//! What crosses the boundary between a library and its host, in the layout of C.

use serde::{Deserialize, Serialize};
use std::ffi::c_void;

use crate::agents::{AnalysisRequest, DirectedRequest, MatchRequest};
use crate::game::ActionList;
use crate::playout::PlayoutRequest;
use crate::playout::policy::PolicyPlayouts;

/// The version of the interface. A library built for another one is refused.
/// It changes with the table, with the JSON form of anything exchanged, and with the seal.
pub const ABI_VERSION: u32 = 8;

/// The name of the exported function that gives the table.
pub const ENTRY_POINT: &str = "rbg_reasoner_table";

/// The name of the exported function that gives the tables of several reasoners.
pub const LIST_ENTRY_POINT: &str = "rbg_reasoner_tables";

/// The status of a call that went well; what the sink got is the answer.
pub(super) const DONE: u32 = 0;
/// The status of a call that failed; what the sink got is a `RunError`.
pub(super) const FAILED: u32 = 1;

/// The functions of a reasoner. Only [`table`](super::table) makes one, so that its pointers
/// are known to be right.
///
/// The version is the first field of every table, past and future; a host looks
/// at nothing else before it has compared that.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::AnyGame;
/// use rbg_runtime::dynamic::Has;
/// use rbg_runtime::plugin::{Plugin, table};
///
/// // Within one program a table can be used without a library.
/// let game = Plugin::from_table(table::<Nim, Has<true>, Has<true>>())?;
/// assert_eq!(game.info().name, "nim");
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[repr(C)]
pub struct ReasonerTable {
    /// The [`ABI_VERSION`] that the library was built for.
    pub(super) version: u32,
    /// The [`codegen::VERSION`](crate::codegen::VERSION) that the library was built with.
    pub(super) codegen: u32,
    /// Answers with the `GameInfo`.
    pub(super) info: unsafe extern "C" fn(answer: Sink) -> u32,
    /// Writes a pointer to a new position.
    pub(super) initial: unsafe extern "C" fn(position: *mut *mut c_void, answer: Sink) -> u32,
    /// Writes a pointer to a copy of a position.
    pub(super) duplicate:
        unsafe extern "C" fn(from: *const c_void, to: *mut *mut c_void, answer: Sink) -> u32,
    /// Frees a position.
    pub(super) release: unsafe extern "C" fn(position: *mut c_void),
    /// Answers a [`Question`] about a position.
    pub(super) ask:
        unsafe extern "C" fn(position: *const c_void, question: Text, answer: Sink) -> u32,
    /// Performs a move (an `ActionList`); answers whether it was legal.
    pub(super) apply:
        unsafe extern "C" fn(position: *mut c_void, actions: Text, answer: Sink) -> u32,
    /// Does a [`Job`].
    pub(super) run: unsafe extern "C" fn(job: Text, watcher: Watcher, answer: Sink) -> u32,
}

/// The tables of a library with several reasoners.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::dynamic::Has;
/// use rbg_runtime::plugin::{ReasonerTable, TableList, table};
///
/// // `export_reasoners!` makes such a list.
/// static TABLES: &[&ReasonerTable] = &[table::<Nim, Has<false>, Has<false>>()];
/// let list = TableList::new(TABLES);
/// # let _ = list;
/// ```
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableList {
    pub(super) start: *const *const ReasonerTable,
    pub(super) length: usize,
}

impl TableList {
    /// Returns the list of these tables.
    pub const fn new(tables: &'static [&'static ReasonerTable]) -> Self {
        Self {
            start: tables.as_ptr().cast(),
            length: tables.len(),
        }
    }
}

/// A text in JSON, lent for the time of a call.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Text {
    pub(super) start: *const u8,
    pub(super) length: usize,
}

impl Text {
    /// Lends bytes as a text; the value must not be used longer than they live.
    pub(super) fn lend(bytes: &[u8]) -> Self {
        Self {
            start: bytes.as_ptr(),
            length: bytes.len(),
        }
    }

    /// Returns the bytes.
    ///
    /// # Safety
    ///
    /// They must be lent for at least the lifetime of the result.
    pub(super) unsafe fn bytes<'a>(self) -> &'a [u8] {
        // SAFETY: `start` and `length` come from a slice that is still lent.
        unsafe { std::slice::from_raw_parts(self.start, self.length) }
    }
}

/// The receiver of an answer: `write` is called at most once, with text that is lent for the time
/// of that call.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Sink {
    pub(super) context: *mut c_void,
    pub(super) write: unsafe extern "C" fn(context: *mut c_void, answer: Text),
}

impl Sink {
    /// Creates a sink that keeps the answer in a text, which must live as long.
    pub(super) fn into(text: &mut Vec<u8>) -> Self {
        Self {
            context: (&raw mut *text).cast(),
            write: on_answer,
        }
    }
}

/// Keeps an answer in the text of [`Sink::into`].
unsafe extern "C" fn on_answer(context: *mut c_void, answer: Text) {
    // SAFETY: the context is the text of `Sink::into`, whose owner is waiting.
    let text = unsafe { &mut *context.cast::<Vec<u8>>() };
    // SAFETY: the answer is lent for the time of this call.
    text.extend_from_slice(unsafe { answer.bytes() });
}

/// The receiver of reports of progress; the result is whether to go on, and the sink gets what the
/// host has to say.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Watcher {
    pub(super) context: *mut c_void,
    pub(super) report:
        unsafe extern "C" fn(context: *mut c_void, progress: Text, answer: Sink) -> bool,
}

/// A question about a position.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Question {
    /// Answered by a `Snapshot`.
    Snapshot,
    /// Answered by a list of `ActionList`.
    Moves,
    /// Answered by a number.
    CountMoves,
    /// Answered by yes or no.
    IsLegal(ActionList),
    /// Answered by an `ActionList`, if there is a move. The draw is made from
    /// the first stream of the seed.
    Sample { seed: u64 },
    /// Answered by `SampleHistogram`.
    SampleHistogram { seed: u64, count: u64 },
}

/// A job that the library runs by itself, from the start of the game.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Job {
    /// Reports and answers leaves behind some moves.
    Perft { moves: Vec<ActionList>, depth: u32 },
    /// Reports leaves and answers a list of moves with leaves.
    Divide { depth: u32 },
    /// Reports and answers `PlayoutStats`.
    Playouts(PlayoutRequest),
    /// Reports and answers `PolicyStats`, if the library offers policies.
    Engine(PolicyPlayouts),
    /// Reports nothing in particular and answers an `Analysis`. This and what
    /// follows need agents.
    Analyse(AnalysisRequest),
    /// Reports `MatchMessage`, where the host answers with a `Reply` if it is to choose a
    /// move, and answers the number of games.
    Match(MatchRequest),
    /// Reports `DirectedReport`, where the host answers with a `Call`, and answers nothing.
    Attend(DirectedRequest),
}
