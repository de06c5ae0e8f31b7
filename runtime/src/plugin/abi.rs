//! What crosses the boundary between a library and its host, in the layout of C.

use serde::{Deserialize, Serialize};
use std::ffi::c_void;

use super::batch::BatchTable;
pub(super) use super::lent::{Lent, Receiver, Sink, Text};
use super::numbered::NumberedTable;
use crate::agents::{AnalysisRequest, DirectedRequest, LengthRequest, MatchRequest};
use crate::evaluate::{AnyNetworkWeights, EvaluationRequest, LinearWeights};
use crate::game::{ActionList, Cell, MoveAction, Piece, Player, SavedPosition, Variable};
use crate::learn::LearnRequest;
use crate::playout::PlayoutRequest;
use crate::playout::policy::PolicyPlayouts;
use crate::train::TrainRequest;

/// The version of the interface. A library built for another one is refused.
/// It changes with the table, with the JSON form of anything exchanged, and with the seal.
pub const ABI_VERSION: u32 = 20;

/// The name of the exported function that gives the table.
pub const ENTRY_POINT: &str = "rbg_reasoner_table";

/// The name of the exported function that gives the tables of several reasoners.
pub const LIST_ENTRY_POINT: &str = "rbg_reasoner_tables";

/// The status of a call that went well; what the sink got, if it takes answers, is the answer.
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
    /// The size of a position in bytes. Positions are in the memory of the host, which may move them.
    pub(super) size: usize,
    /// The alignment of a position in bytes.
    pub(super) align: usize,
    /// Answers with the `GameInfo`.
    pub(super) info: unsafe extern "C" fn(answer: Sink) -> u32,
    /// Writes the start of the game to memory for a position.
    pub(super) initial: unsafe extern "C" fn(to: *mut c_void, failure: Sink) -> u32,
    /// Writes a position to memory for one, as a `SavedPosition` says; answers with the
    /// `RestoreError` if it is none of the game, and has then written nothing.
    pub(super) restore: unsafe extern "C" fn(saved: Text, to: *mut c_void, answer: Sink) -> u32,
    /// Writes a copy of a position to memory for a position.
    pub(super) duplicate:
        unsafe extern "C" fn(from: *const c_void, to: *mut c_void, failure: Sink) -> u32,
    /// Gives up a position, but not its memory.
    pub(super) release: unsafe extern "C" fn(position: *mut c_void),
    /// Gives the player to move.
    pub(super) to_move: Fact<Player>,
    /// Gives the current cell.
    pub(super) current_cell: Fact<Cell>,
    /// Gives the action index of the last switch.
    pub(super) last_switch: Fact<u32>,
    /// Gives the piece on a cell.
    pub(super) piece_at: unsafe extern "C" fn(
        position: *const c_void,
        cell: Cell,
        piece: *mut Piece,
        failure: Sink,
    ) -> u32,
    /// Gives the value of a variable.
    pub(super) variable: unsafe extern "C" fn(
        position: *const c_void,
        variable: Variable,
        value: *mut i32,
        failure: Sink,
    ) -> u32,
    /// Gives whether the scores are known to be final.
    pub(super) is_decided: Fact<bool>,
    /// Gives the smallest and the largest score that a player can come to.
    pub(super) score_bounds: unsafe extern "C" fn(
        position: *const c_void,
        player: Player,
        bounds: *mut [i32; 2],
        failure: Sink,
    ) -> u32,
    /// Gives all that can be seen of a position.
    pub(super) observe: unsafe extern "C" fn(
        position: *const c_void,
        seen: Receiver<Observation>,
        failure: Sink,
    ) -> u32,
    /// Gives the legal moves, one after the other.
    pub(super) moves: unsafe extern "C" fn(
        position: *const c_void,
        moves: Receiver<Actions>,
        failure: Sink,
    ) -> u32,
    /// Gives the number of legal moves.
    pub(super) count_moves: Fact<usize>,
    /// Gives whether actions are a legal move.
    pub(super) is_legal: unsafe extern "C" fn(
        position: *const c_void,
        actions: Actions,
        legal: *mut bool,
        failure: Sink,
    ) -> u32,
    /// Performs a move if it is legal; gives whether it was.
    pub(super) apply: unsafe extern "C" fn(
        position: *mut c_void,
        actions: Actions,
        legal: *mut bool,
        failure: Sink,
    ) -> u32,
    /// Gives a legal move, if there is one. The draw is made from the first stream of the seed.
    pub(super) sample: unsafe extern "C" fn(
        position: *const c_void,
        seed: u64,
        drawn: Receiver<Actions>,
        failure: Sink,
    ) -> u32,
    /// Answers with a `SampleHistogram`.
    pub(super) draws:
        unsafe extern "C" fn(position: *const c_void, seed: u64, count: u64, answer: Sink) -> u32,
    /// Gives the key of a position.
    pub(super) key: Fact<u64>,
    /// Gives whether two positions are equal.
    pub(super) equals: unsafe extern "C" fn(
        one: *const c_void,
        other: *const c_void,
        equal: *mut bool,
        failure: Sink,
    ) -> u32,
    /// The functions of batches.
    pub(super) batch: BatchTable,
    /// The functions of positions whose moves go by numbers.
    pub(super) numbered: NumberedTable,
    /// Does a [`Job`].
    pub(super) run: unsafe extern "C" fn(job: Text, watcher: Watcher, answer: Sink) -> u32,
}

/// A function that writes a fact about a position.
pub(super) type Fact<T> =
    unsafe extern "C" fn(position: *const c_void, fact: *mut T, failure: Sink) -> u32;

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

/// The actions of a move.
pub(super) type Actions = Lent<MoveAction>;

/// What can be seen of a position.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Observation {
    pub(super) pieces: Lent<Piece>,
    pub(super) variables: Lent<i32>,
    pub(super) cell: Cell,
    pub(super) to_move: Player,
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

/// A job that the library runs by itself, from the start of the game or from a saved position.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Job {
    /// Reports and answers leaves behind some moves.
    Perft {
        start: Option<SavedPosition>,
        moves: Vec<ActionList>,
        depth: u32,
    },
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
    /// Reports nothing and answers a list of `ResolvedSetting`.
    Resolve(String),
    /// Reports and answers `LengthStats`.
    Lengths(LengthRequest),
    /// Reports `DirectedReport`, where the host answers with a `Call`, and answers nothing.
    Attend(DirectedRequest),
    /// Tells the weights that agents use by default; reports and answers nothing.
    Teach(Option<LinearWeights>),
    /// Tells the weights that agents use who name them so; reports and answers nothing.
    TeachAs(String, LinearWeights),
    /// Reports `Round` and answers `Learned`.
    Learn(LearnRequest),
    /// Reports `TrainRound` and answers `Trained`.
    Train(Box<TrainRequest>),
    /// Tells the network that agents use who name it so, or name none; reports and answers nothing.
    TeachNetwork(Option<String>, Option<AnyNetworkWeights>),
    /// Reports and answers `EvaluationStats`.
    EvaluationSpeed(EvaluationRequest),
}
