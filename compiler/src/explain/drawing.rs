//! The report's section on drawing moves.

use serde::Serialize;

use super::place::{ActionAt, Places};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::plan::{CutReason, Plan};

/// The way in which a move is drawn where a player is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawing {
    /// The number of the state.
    pub state: usize,
    /// The method of drawing.
    pub method: Method,
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
    /// Counts all moves and selects one: nothing has to be changed for that.
    Counting,
    /// Lists all moves: to find them the position has to be changed.
    Listing,
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
    let roots = plan.moves.roots.iter();
    roots
        .map(|&root| drawing(plan, places, root, meter))
        .collect()
}

fn drawing(
    plan: &Plan<'_>,
    places: &Places<'_>,
    root: StateId,
    meter: &Meter,
) -> Result<Drawing, Exhausted> {
    let sampling = plan.sampling.as_deref();
    let sampling = sampling.filter(|sampling| sampling.moves.roots.contains(&root));
    let mut roots = plan.moves.roots.iter();
    let method = if sampling.is_some() {
        Method::Candidates
    } else if plan.set_sampling.contains_key(&root) {
        Method::SetSampling
    } else if roots.any(|root| plan.moves.mutates[root.index()]) {
        Method::Listing
    } else {
        Method::Counting
    };
    let sampling = sampling.unwrap_or(plan);
    let machine = &sampling.machine;
    let reached = machine.reachable_within_move([root], meter)?;
    let states = machine
        .states(meter)?
        .filter(|state| reached[state.index()]);
    let steps = machine.steps_of(states, meter)?;
    let drawn = matches!(method, Method::SetSampling);
    let mut displaced = Vec::new();
    for step in &steps {
        if plan.sets && sampling.template_behind(step, drawn, meter)?.is_some() {
            displaced.push(*step);
        }
    }
    let cuts = sampling.cuts.iter();
    let cuts = cuts.filter(|cut| reached[cut.stub.index()]).map(|cut| {
        let behind = steps.iter().copied();
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
        pool: pools.find(own).map(|(_, pool)| pool),
        templates: places.actions(displaced),
        cuts: cuts.collect(),
    })
}
