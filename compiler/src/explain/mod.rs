//! What was optimised in a game, what was not, and why.
//!
//! The report is plain data made from a [`Plan`]; showing it is the business
//! of whoever asks. One file per section.

mod drawing;
mod engines;
mod keeper;
mod layout;
mod monotonic;
mod moves;
mod patterns;
mod place;
mod tables;
mod visited;
mod walks;

pub use drawing::{CutAt, Drawing, Method, PoolAt};
pub use engines::{AddToEmpty, Engines, EnginesAt, Filter};
pub use keeper::{Alternatives, Flow, KeeperSegment};
pub use layout::{Field, StateLayout};
pub use monotonic::{Class, ControlState};
pub use moves::{Moves, Representation};
pub use patterns::{Evaluation, Pattern};
pub use place::{ActionAt, Place};
pub use tables::ShiftTable;
pub use visited::{Reason, VisitedCheck};
pub use walks::{Part, Walk};

use serde::Serialize;

use crate::Options;
use crate::plan::Plan;
use place::Places;

/// What became of a description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// The optimisations that were left out, as flags, or `default`.
    pub options: String,
    /// Sizes.
    pub automaton: Automaton,
    /// The relations between cells that steps look up, in the order of their
    /// first use.
    pub shift_tables: Vec<ShiftTable>,
    /// Where visited cells are remembered.
    pub visited_checks: Vec<VisitedCheck>,
    /// Players' moves.
    pub moves: Moves,
    /// The control states of players, and which of them are monotonic classes.
    pub control_states: Vec<ControlState>,
    /// How players' moves are drawn.
    pub drawing: Vec<Drawing>,
    /// Which engines of playouts apply.
    pub engines: Engines,
    /// The patterns, those the cell alone decides first.
    pub patterns: Vec<Pattern>,
    /// Where the keeper takes over.
    pub keeper: Vec<KeeperSegment>,
    /// How a position is stored.
    pub state: StateLayout,
    /// What is executed by the walk from one cell.
    pub walks: Vec<Walk>,
}

/// Sizes of the automaton before and after gathering shifts and merging.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Automaton {
    /// States as the rules are written.
    pub nfa_states: usize,
    /// Transitions as the rules are written.
    pub nfa_transitions: usize,
    /// States that remain.
    pub states: usize,
    /// Steps that remain.
    pub steps: usize,
    /// States in which a move can begin.
    pub control_states: usize,
}

impl Report {
    /// Explains the plan of a game that was made with `options` from `text`.
    pub fn new(plan: &Plan<'_>, name: &str, text: &[u8], options: &Options) -> Self {
        let places = Places::new(plan, text);
        Self {
            game: name.to_owned(),
            options: options.to_string(),
            automaton: Automaton {
                nfa_states: plan.nfa_states,
                nfa_transitions: plan.nfa_transitions,
                states: plan.machine.steps.len(),
                steps: plan.machine.step_count(),
                control_states: plan.controls.len(),
            },
            shift_tables: tables::shift_tables(plan, &places),
            visited_checks: visited::checks(plan, &places, options.visited_skipping),
            moves: moves::moves(plan),
            control_states: monotonic::control_states(plan, &places, options.monotonic_classes),
            drawing: drawing::drawings(plan, &places),
            engines: engines::engines(plan, &places),
            patterns: patterns::patterns(plan, &places),
            keeper: keeper::segments(plan, &places),
            state: layout::layout(plan),
            walks: walks::walks(plan, options),
        }
    }
}
