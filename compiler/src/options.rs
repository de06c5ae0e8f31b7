//! The options of a compilation.

use serde::{Deserialize, Serialize};

use crate::syntax::limits::Limits;

/// The source from which the emitted crate takes the runtime.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RuntimeSource {
    /// A folder, absolute or relative to the emitted crate.
    Path(String),
    /// A version from the registry.
    Version(String),
}

/// The options of a compilation: what to optimise, and how the crate is packaged.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Whether to gather shifts into tables.
    pub shift_tables: bool,
    /// Whether to leave out visited checks that cannot matter.
    pub visited_skipping: bool,
    /// Whether to execute the segments of players' moves on sets of cells.
    pub sets: bool,
    /// Whether to evaluate complementary tests once.
    pub exclusive_branches: bool,
    /// Whether to flood sets of cells instead of walking where a pattern spreads.
    pub floods: bool,
    /// Whether to answer patterns by comparing sets of cells with alternatives.
    pub alternatives: bool,
    /// Whether to give moves a fixed size where their length is bounded.
    pub bounded_moves: bool,
    /// Whether to keep the lists of moves that only shrink through a playout.
    pub monotonic_classes: bool,
    /// Whether to perform moves straight through.
    pub straight_apply: bool,
    /// Whether to let the keeper make endings of players' moves that are decided.
    pub decided_endings: bool,
    /// Whether to displace all cells of a modifier at once.
    pub templates: bool,
    /// Whether to make modifiers only where something may follow.
    pub look_ahead: bool,
    /// Whether to look for moves with several pieces together where they go on alike behind each.
    pub kinds: bool,
    /// Whether to draw moves from candidates.
    pub sampling: bool,
    /// Whether to ask conditions at the ends of moves once for all moves that do not touch what
    /// they read.
    pub shared_conditions: bool,
    /// Whether to tell where the scores are decided before the game is over.
    pub latches: bool,
    /// Whether to offer moves in parts (`rbg_runtime::codegen::PartialMoves`), which takes code of
    /// its own.
    pub partial_moves: bool,
    /// The runtime that the emitted crate depends on.
    pub runtime: RuntimeSource,
    /// The limits on how large the description may be, and how much work it may cause.
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
            decided_endings: true,
            templates: true,
            look_ahead: true,
            kinds: true,
            sampling: true,
            shared_conditions: true,
            latches: true,
            partial_moves: false,
            runtime: RuntimeSource::Version(env!("CARGO_PKG_VERSION").to_owned()),
            limits: Limits::default(),
        }
    }
}
