//! Reasoners compiled to shared libraries.
//!
//! A generated crate invokes [`export_reasoner!`](crate::export_reasoner) when
//! it is built as a `cdylib`; [`Plugin::load`] opens the library and gives an
//! [`AnyGame`](crate::AnyGame).
//!
//! Rust has no stable layout for its own types, so what crosses the boundary
//! is plain C: a [`ReasonerTable`] of functions, opaque pointers to positions,
//! and questions and answers as JSON text. Every function catches panics. The
//! long runs (perft, playouts, searches) happen wholly inside the library.
//!
//! Policies and agents take rustc some seconds for every game. A library has them if
//! [`export_reasoner!`](crate::export_reasoner) was asked for them; otherwise these runs
//! fail with [`RunError::Missing`](crate::RunError::Missing).

mod call;
mod export;
mod load;
mod position;
mod seal;

use serde::{Deserialize, Serialize};
use std::ffi::c_void;

pub use export::table;
pub use load::{Plugin, PluginError};
pub use seal::{Seal, check_seal, seal};

use crate::agents::{AnalysisRequest, DirectedRequest, MatchRequest};
use crate::game::ActionList;
use crate::playout::PlayoutRequest;
use crate::playout::policy::PolicyPlayouts;

/// The version of the interface. A library built for another one is refused.
/// It changes with the table, with the JSON form of anything exchanged, and with the seal.
pub const ABI_VERSION: u32 = 6;

/// The name of the exported function that gives the table.
pub const ENTRY_POINT: &str = "rbg_reasoner_table";

/// The name of the exported function that gives the tables of several reasoners.
pub const LIST_ENTRY_POINT: &str = "rbg_reasoner_tables";

/// The status of a call that went well; what the sink got is the answer.
const DONE: u32 = 0;
/// The status of a call that failed; what the sink got is a `RunError`.
const FAILED: u32 = 1;

/// The functions of a reasoner. Only [`table`] makes one, so that its pointers
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
    version: u32,
    /// The [`codegen::VERSION`](crate::codegen::VERSION) that the library was built with.
    codegen: u32,
    /// Answers with the `GameInfo`.
    info: unsafe extern "C" fn(answer: Sink) -> u32,
    /// Writes a pointer to a new position.
    initial: unsafe extern "C" fn(position: *mut *mut c_void, answer: Sink) -> u32,
    /// Writes a pointer to a copy of a position.
    duplicate: unsafe extern "C" fn(from: *const c_void, to: *mut *mut c_void, answer: Sink) -> u32,
    /// Frees a position.
    release: unsafe extern "C" fn(position: *mut c_void),
    /// Answers a [`Question`] about a position.
    ask: unsafe extern "C" fn(position: *const c_void, question: Text, answer: Sink) -> u32,
    /// Performs a move (an `ActionList`); answers whether it was legal.
    apply: unsafe extern "C" fn(position: *mut c_void, actions: Text, answer: Sink) -> u32,
    /// Does a [`Job`].
    run: unsafe extern "C" fn(job: Text, watcher: Watcher, answer: Sink) -> u32,
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
    start: *const *const ReasonerTable,
    length: usize,
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
struct Text {
    start: *const u8,
    length: usize,
}

/// The receiver of an answer: `write` is called at most once, with text that is lent for the time
/// of that call.
#[derive(Clone, Copy)]
#[repr(C)]
struct Sink {
    context: *mut c_void,
    write: unsafe extern "C" fn(context: *mut c_void, answer: Text),
}

impl Sink {
    /// Creates a sink that keeps the answer in a text, which must live as long.
    fn into(text: &mut Vec<u8>) -> Self {
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
struct Watcher {
    context: *mut c_void,
    report: unsafe extern "C" fn(context: *mut c_void, progress: Text, answer: Sink) -> bool,
}

/// A question about a position.
#[derive(Debug, Serialize, Deserialize)]
enum Question {
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

/// A job that can be run from the start of the game.
#[derive(Debug, Serialize, Deserialize)]
enum Job {
    /// Reports and answers leaves.
    Perft { depth: u32 },
    /// Reports leaves and answers a list of moves with leaves.
    Divide { depth: u32 },
    /// Reports and answers `PlayoutStats`.
    Playouts(PlayoutRequest),
    /// Reports and answers `PolicyStats`, if the library offers policies.
    Engine(PolicyPlayouts),
    /// Reports nothing in particular and answers an `Analysis`. This and what
    /// follows need agents.
    Analyse(AnalysisRequest),
    /// Reports `MatchReport` and answers the number of games.
    Match(MatchRequest),
    /// Reports `DirectedReport`, where the host answers with a `Call`, and answers nothing.
    Attend(DirectedRequest),
}

/// Exports the reasoner of a position type from a `cdylib`.
///
/// ```text
/// #[cfg(feature = "plugin")]
/// rbg_runtime::export_reasoner!(State, policies = true, agents = true);
/// ```
///
/// `policies` and `agents` are constants that say whether the library offers playouts
/// with policies, and agents; each takes rustc some seconds.
///
/// The crate must not *forbid* unsafe code (it may deny it): the name of an
/// exported function counts as unsafe, because it must be unique in the
/// program.
#[macro_export]
macro_rules! export_reasoner {
    ($position:ty, policies = $policies:expr, agents = $agents:expr) => {
        /// The table of this library's reasoner.
        // SAFETY: a library exports one reasoner, and no other function has
        // this name.
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub extern "C" fn rbg_reasoner_table() -> &'static $crate::plugin::ReasonerTable {
            $crate::plugin::table::<
                $position,
                $crate::dynamic::Has<{ $policies }>,
                $crate::dynamic::Has<{ $agents }>,
            >()
        }
    };
}

/// Exports the reasoners of several position types from one `cdylib`, for
/// [`Plugin::load_all`]. They may be of different games.
///
/// ```text
/// rbg_runtime::export_reasoners!(chess::State, hex::State);
/// ```
#[macro_export]
macro_rules! export_reasoners {
    ($($position:ty),+ $(,)?) => {
        /// The tables of this library's reasoners.
        // SAFETY: a library exports one list of reasoners, and no other function
        // has this name.
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub extern "C" fn rbg_reasoner_tables() -> $crate::plugin::TableList {
            const TABLES: &[&$crate::plugin::ReasonerTable] =
                &[$($crate::plugin::table::<
                    $position,
                    $crate::dynamic::Has<false>,
                    $crate::dynamic::Has<false>,
                >()),+];
            $crate::plugin::TableList::new(TABLES)
        }
    };
}
