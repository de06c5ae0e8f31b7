//! The report on what was optimised in a game, what was not, and why.
//!
//! The report is plain data made from a [`Plan`]; showing it is the business
//! of whoever asks. One file per section.

mod decided;
mod drawing;
mod ending;
mod engines;
mod features;
mod goals;
mod influence;
mod keeper;
mod layout;
mod monotonic;
mod moves;
mod patterns;
mod place;
mod strategies;
mod tables;
mod visited;
mod walks;
mod words;

pub use decided::{DecidedPositions, ScoreChangeAt};
pub use drawing::{CutAt, Drawing, Method, PoolAt};
pub use ending::{Answer, Direct, EndTest, Ending};
pub use engines::{AddToEmpty, Engines, EnginesAt, Filter};
pub use features::{FeatureOf, GameFeatures, PieceOwner, TermOff};
pub use goals::{ConditionData, Degree, GameEnd, GameEnds, NoWayOn, NotUnderstood, PlayerScore};
pub use influence::{GameInfluence, LinesToWin, WinningPieces};
pub use keeper::{Alternatives, Flow, KeeperSegment};
pub use layout::{Field, StateLayout};
pub use monotonic::{Class, ControlState};
pub use moves::{Moves, Representation};
pub use patterns::{Evaluation, Pattern};
pub use place::{ActionAt, Place};
pub use strategies::{
    ApplyMethod, CountingMethod, Decision, Finding, KeeperMethod, LegalityMethod, ListingMethod,
};
pub use tables::ShiftTable;
pub use visited::{Reason, VisitedCheck};
pub use walks::{Part, Walk};

use serde::Serialize;

use crate::Options;
use crate::analysis::{features, goals, influence};
use crate::effort::{Exhausted, Meter};
use crate::plan::Plan;
use place::Places;

/// A report on a description and its plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// The optimisations that were left out, as flags, or `default`.
    pub options: String,
    /// How the game ends.
    pub goals: GameEnds,
    /// What may be good for players.
    pub features: GameFeatures,
    /// What bears on what within a turn.
    pub influence: GameInfluence,
    /// What the plan makes of the rules.
    #[serde(flatten)]
    pub plan: PlanReport,
}

/// A report on a plan alone, without what is known of the game besides: that takes longer than the
/// rest of the compiler.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanReport {
    /// The sizes of the automaton.
    pub automaton: Automaton,
    /// How the end of the game is found.
    pub ending: Ending,
    /// Where the scores are decided before the game is over.
    pub decided: DecidedPositions,
    /// The relations between cells that steps look up, in the order of their
    /// first use.
    pub shift_tables: Vec<ShiftTable>,
    /// The states at which visited cells are remembered.
    pub visited_checks: Vec<VisitedCheck>,
    /// The lengths of players' moves and how they are stored.
    pub moves: Moves,
    /// The control states of players, and which of them are monotonic classes.
    pub control_states: Vec<ControlState>,
    /// The ways in which players' moves are found, counted and told to be legal.
    pub finding: Vec<Finding>,
    /// The ways in which players' moves are drawn.
    pub drawing: Vec<Drawing>,
    /// The strategies of uniform playouts that apply.
    pub engines: Engines,
    /// The patterns, those the cell alone decides first.
    pub patterns: Vec<Pattern>,
    /// The segments of the keeper.
    pub keeper: Vec<KeeperSegment>,
    /// The layout of a position.
    pub state: StateLayout,
    /// The parts that are executed by the walk from one cell.
    pub walks: Vec<Walk>,
}

/// The sizes of the automaton before and after gathering shifts and merging.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Automaton {
    /// The number of states as the rules are written.
    pub nfa_states: usize,
    /// The number of transitions as the rules are written.
    pub nfa_transitions: usize,
    /// The number of states that remain.
    pub states: usize,
    /// The number of steps that remain.
    pub steps: usize,
    /// The number of states in which a move can begin.
    pub control_states: usize,
}

impl Report {
    /// Explains the plan of a game that was made with `options` from `text`.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(
        plan: &Plan<'_>,
        name: &str,
        text: &[u8],
        options: &Options,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let game = plan.game;
        Ok(Self {
            game: name.to_owned(),
            options: options.to_string(),
            goals: GameEnds::new(&goals(game), game, text),
            features: GameFeatures::new(features(game).as_ref(), game, text),
            influence: GameInfluence::new(&influence(game), game),
            plan: PlanReport::new(plan, text, options, meter)?,
        })
    }
}

impl PlanReport {
    /// Explains a plan that was made with `options` from `text`.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(
        plan: &Plan<'_>,
        text: &[u8],
        options: &Options,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let places = Places::new(plan.game, text);
        let patterns = patterns::patterns(plan, &places, meter)?;
        Ok(Self {
            automaton: Automaton {
                nfa_states: plan.nfa_states,
                nfa_transitions: plan.nfa_transitions,
                states: plan.machine.steps.len(),
                steps: plan.machine.step_count(),
                control_states: plan.controls.len(),
            },
            ending: ending::ending(plan, &patterns, &places, meter)?,
            decided: decided::decided(plan, &places),
            shift_tables: tables::shift_tables(plan, &places, meter)?,
            visited_checks: visited::checks(plan, &places, options.visited_skipping, meter)?,
            moves: moves::moves(plan, meter)?,
            control_states: monotonic::control_states(plan, &places, options.monotonic_classes),
            finding: strategies::findings(plan, &places, meter)?,
            drawing: drawing::drawings(plan, &places, meter)?,
            engines: engines::engines(plan, &places, meter)?,
            patterns,
            keeper: keeper::segments(plan, &places, meter)?,
            state: layout::layout(plan, meter)?,
            walks: walks::walks(plan, options, meter)?,
        })
    }
}
