//! From the text of a game to the files of its reasoner.

use serde::{Deserialize, Serialize};

use crate::automaton::Nfa;
use crate::diagnostic::{Diagnostic, Place};
use crate::effort::{self, Budget, Exhausted, take_code_bytes};
use crate::emit;
use crate::model::Game;
use crate::plan::Plan;
use crate::syntax::limits::{self, Limit, Limits};

/// About how long the emitted text about a cell is at least.
const CELL_BYTES: usize = 100;

/// A description with the name of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The game's name, usually that of its file.
    pub name: String,
    /// The text, of any bytes.
    pub text: Vec<u8>,
}

/// Where the emitted crate finds the runtime.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RuntimeSource {
    /// A folder, absolute or relative to the emitted crate.
    Path(String),
    /// A version from the registry.
    Version(String),
}

/// What to optimise, and how the crate is packaged.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Gather shifts into tables.
    pub shift_tables: bool,
    /// Leave out visited checks that cannot matter.
    pub visited_skipping: bool,
    /// Execute the segments of players' moves on sets of cells.
    pub sets: bool,
    /// Evaluate complementary tests once.
    pub exclusive_branches: bool,
    /// Flood sets of cells instead of walking where a pattern spreads.
    pub floods: bool,
    /// Answer patterns by comparing sets of cells with alternatives.
    pub alternatives: bool,
    /// Give moves a fixed size where their length is bounded.
    pub bounded_moves: bool,
    /// Keep the lists of moves that only shrink through a playout.
    pub monotonic_classes: bool,
    /// Perform moves straight through.
    pub straight_apply: bool,
    /// Displace all cells of a modifier at once.
    pub templates: bool,
    /// Draw moves from candidates.
    pub sampling: bool,
    /// Offer moves in parts (`rbg_runtime::codegen::PartialMoves`), which takes code of its own.
    pub partial_moves: bool,
    /// The runtime that the emitted crate depends on.
    pub runtime: RuntimeSource,
    /// How large the description may be, and how much work it may cause.
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            shift_tables: true,
            visited_skipping: true,
            sets: true,
            exclusive_branches: true,
            floods: true,
            alternatives: true,
            bounded_moves: true,
            monotonic_classes: true,
            straight_apply: true,
            templates: true,
            sampling: true,
            partial_moves: false,
            runtime: RuntimeSource::Version(env!("CARGO_PKG_VERSION").to_owned()),
            limits: Limits::default(),
        }
    }
}

/// The files of a reasoner.
#[derive(Clone, Debug)]
pub struct Reasoner {
    /// The package name; the library is named the same with underscores.
    pub crate_name: String,
    /// Paths relative to the crate's folder, with `/`, and contents.
    pub files: Vec<(String, String)>,
    /// Sizes.
    pub figures: Figures,
    /// What the author should know.
    pub warnings: Vec<Diagnostic>,
}

/// Sizes of a compiled game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// States of the automaton as the rules are written.
    pub nfa_states: usize,
    /// Its transitions.
    pub nfa_transitions: usize,
    /// States after gathering shifts and merging.
    pub states: usize,
    /// Steps between them.
    pub steps: usize,
    /// States at which visited cells are remembered.
    pub checked_states: usize,
    /// The largest number of modifiers in a player's move, if bounded.
    pub longest_move: Option<usize>,
    /// Lines of emitted text.
    pub lines: usize,
    /// Bytes of emitted text.
    pub bytes: usize,
}

/// Compiles a description to the files of a Rust crate.
///
/// # Errors
///
/// All diagnostics, at least one of them an error, if the text is not a valid
/// description.
pub fn compile(source: &Source, options: &Options) -> Result<Reasoner, Vec<Diagnostic>> {
    let loaded = crate::load_within(&source.text, &options.limits)?;
    let work = || {
        // Told before planning for so many cells takes memory.
        take_code_bytes(CELL_BYTES * loaded.game.board.cells.len());
        let plan = Plan::new(&loaded.game, options);
        emit::emit(&plan, &source.name, options)
    };
    let mut reasoner = within_limits(&loaded.game, options, work)?;
    reasoner.warnings = loaded.warnings;
    Ok(reasoner)
}

/// Does what follows the loading of a game as long as it stays within the limits
/// of `options`: planning it, emitting it, reporting on it.
///
/// # Errors
///
/// The limit that is exceeded.
pub fn within_limits<T>(
    game: &Game,
    options: &Options,
    work: impl FnOnce() -> T,
) -> Result<T, Vec<Diagnostic>> {
    let limits = &options.limits;
    let refuse = |limit: &Limit, what: &str| {
        let place = Place::from(game.rules.span);
        vec![limits.exceeded(
            limit,
            place,
            format!("{what}: more than {} {}", limits.get(limit), limit.counts),
        )]
    };
    if Nfa::size(&game.rules) > limits.states {
        return Err(refuse(
            &limits::STATES,
            "the rules are too large to be compiled",
        ));
    }
    let budget = Budget {
        steps: limits.effort,
        depth: limits.code_depth,
        tables: limits.table_bytes,
        code: limits.code_bytes,
    };
    effort::within_on_a_large_stack(budget, work).map_err(|exhausted| match exhausted {
        Exhausted::Steps => refuse(&limits::EFFORT, "the rules take too much work to compile"),
        Exhausted::Depth => refuse(
            &limits::CODE_DEPTH,
            "the rules nest too deeply to be compiled",
        ),
        Exhausted::Tables => refuse(
            &limits::TABLE_BYTES,
            "the tables of the rules are too large",
        ),
        Exhausted::Code => refuse(&limits::CODE_BYTES, "the rules compile to too much code"),
    })
}
