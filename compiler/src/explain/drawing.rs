//! The report's section on drawing moves.

use serde::Serialize;

use super::place::{ActionAt, Places};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Step, StepId};
use crate::plan::{CutReason, DrawingStrategy, Plan};

/// The way in which a move is drawn where a player is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawing {
    /// The number of the state.
    pub state: usize,
    /// The method of drawing.
    pub method: Method,
    /// The reason for the method.
    pub because: &'static str,
    /// The most moves there can be, where they are listed in an array.
    pub most: Option<usize>,
    /// The pool from which playouts draw instead, if any.
    pub pool: Option<PoolAt>,
    /// The segments that are executed for all cells of these modifiers at once.
    pub templates: Vec<ActionAt>,
    /// The places where the enumeration of candidates stops.
    pub cuts: Vec<CutAt>,
}

/// The methods of drawing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Draws from candidates, with rejection behind cuts.
    Candidates,
    /// Draws from the sets of all moves at once.
    SetSampling,
    /// Counts all moves and selects one.
    Counting,
    /// Lists all moves.
    Listing,
    /// Lists the moves, few at most, in an array.
    BoundedEnumeration,
    /// Draws while the moves are found, by reservoir sampling.
    Reservoir,
}

/// A list of cells that playouts keep to draw moves from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PoolAt {
    /// The number of the pool; control states of equal numbers share it.
    pub number: usize,
    /// Whether cells that are drawn need not be tested.
    pub exact: bool,
}

/// A place behind modifiers where the enumeration of candidates stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CutAt {
    /// The modifiers.
    pub behind: Vec<ActionAt>,
    /// The most moves that can go on from a candidate.
    pub bound: usize,
    /// The reason why it is better not to look.
    pub reason: &'static str,
    /// Whether the candidate's modifiers have to be performed to go on.
    pub performed: bool,
}

pub(super) fn drawings(
    plan: &Plan<'_>,
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Vec<Drawing>, Exhausted> {
    let roots = plan.drawing.iter();
    let drawings = roots.map(|(&root, &strategy)| drawing(plan, places, (root, strategy), meter));
    drawings.collect()
}

fn drawing(
    plan: &Plan<'_>,
    places: &Places<'_>,
    (root, strategy): (StateId, DrawingStrategy),
    meter: &Meter,
) -> Result<Drawing, Exhausted> {
    let (method, sampling, most) = match strategy {
        DrawingStrategy::Candidates => (Method::Candidates, plan.sampling.as_deref(), None),
        DrawingStrategy::SetSampling(_) => (Method::SetSampling, None, None),
        DrawingStrategy::Counting(_) => (Method::Counting, None, None),
        DrawingStrategy::Listing(_) => (Method::Listing, None, None),
        DrawingStrategy::BoundedEnumeration(most) => (Method::BoundedEnumeration, None, Some(most)),
        DrawingStrategy::Reservoir(_) => (Method::Reservoir, None, None),
    };
    let sampling = sampling.unwrap_or(plan);
    let machine = &sampling.machine;
    let reached = sampling.reached_by_candidates(&[root], meter)?;
    let mut steps: Vec<(StepId, &Step)> = Vec::new();
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        steps.extend(machine.identified_steps(state, meter)?);
    }
    let drawn = matches!(method, Method::SetSampling);
    let mut displaced = Vec::new();
    for &(id, step) in &steps {
        if plan.sets && sampling.template_behind(id, drawn, meter)?.is_some() {
            displaced.push(step);
        }
    }
    let cuts = sampling.cuts.iter();
    let cuts = cuts.filter(|cut| reached[cut.stub.index()]).map(|cut| {
        let behind = steps.iter().map(|(_, step)| *step);
        CutAt {
            behind: places.actions(behind.filter(|step| step.target == cut.stub)),
            bound: cut.bound,
            reason: match cut.reason {
                CutReason::MustSucceed => "the rest must succeed",
                CutReason::Certain => "one of the rest must succeed",
                CutReason::Condition => "only conditions follow",
                CutReason::Choice => "the last choice follows",
            },
            performed: cut.reads_changes,
        }
    });
    let pools = plan.pools.iter().enumerate();
    let mut pools = pools.flat_map(|(number, pool)| {
        let exact = pool.exact;
        let controls = pool.controls.iter();
        controls.map(move |(control, _)| (*control, PoolAt { number, exact }))
    });
    let own = |(control, _): &(usize, PoolAt)| plan.controls[*control].0 == root;
    Ok(Drawing {
        state: root.index(),
        method,
        because: strategy.reason(),
        most,
        pool: pools.find(own).map(|(_, pool)| pool),
        templates: places.actions(displaced),
        cuts: cuts.collect(),
    })
}
