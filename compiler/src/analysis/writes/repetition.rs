//! Repetition of modifiers: which ones a search may pass again and again, and whether that ends.
//!
//! *What it proves:* a search passes a modifier that is not [`Endless`](Repetition::Endless) only so
//! often that its way has at most [`LONGEST_MOVE`] modifiers; on every other way is one that is.
//! Emitted code counts those. A way that ends can be one of countless ways: if it can go on in several
//! ways around a cycle, all its modifiers are [`Countless`](Repetition::Countless), and emitted code
//! counts how often the keeper takes one back.
//!
//! *On what:* the cycles of the machine, and where that does not tell, of its product with the board.
//!
//! Within a cycle a step is *used up* if it can be taken only so often:
//!
//! * an off, if what it puts on its cell is never turned back into a piece that it can replace,
//!   by any off of the cycle on that cell;
//! * an assignment, if none of the cycle leads from the value that it sets back to one from which
//!   it sets it ([`values`]), and whatever asks for a value that does not come again.
//!
//! Without the steps that are used up the cycle may fall apart, and so on; one that stays and has
//! a modifier is endless.
//!
//! *Why it is sound:* a way that never ends comes to some cycle that it never leaves, and takes each
//! step that it takes for ever again and again. The pieces of a cell and the values of a variable
//! follow each other by the cycle's offs and assignments; what is between two values that do
//! not follow each other in a circle happens once. A change that a search leaves out is one that no
//! test on its way tells from a change that is made, so the ways are the same.

mod circles;
mod pieces;
mod values;

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::step::{Machine, Step};
use crate::machine::{RelationClass, exclude_each_other};
use crate::model::{CellId, Game};
use rbg_runtime::position::LONGEST_MOVE;

/// The most product edges that are looked at; beyond, all modifiers of a cycle count as endless.
const MOST_EDGES: usize = 3_000_000;

/// A step between two places of the machine, or of its product with the board.
#[derive(Clone, Copy)]
struct Edge {
    from: u32,
    to: u32,
    /// The state and the number of the step.
    place: (StateId, usize),
    /// The cell on which the step acts; the first one stands for all without the board.
    cell: CellId,
}

/// How often a search passes a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Repetition {
    /// Few times: it is on no cycle, or on one with no more than one way to go on around it.
    Few,
    /// Each way passes it only so often, but the ways divide again and again around a cycle, so that
    /// there can be more than can be gone.
    Countless,
    /// Perhaps without end on one way.
    Endless,
}

/// The error that a way need not end: the modifiers that can be passed again and again.
struct Endless(BTreeSet<(StateId, usize)>);

/// What is known of the game.
struct Search<'m> {
    machine: &'m Machine,
    flow: &'m PieceFlow,
    game: &'m Game,
    /// The cells for which the first one stands; 1 with the board.
    cells: usize,
}

/// Returns, per state and step, how often a search passes it as a modifier; what is no modifier
/// counts as passed few times.
///
/// # Errors
///
/// What ran out of the budget.
pub fn repetitions(
    machine: &Machine,
    flow: &PieceFlow,
    game: &Game,
    meter: &Meter,
) -> Result<Vec<Vec<Repetition>>, Exhausted> {
    let few = |steps: &Vec<Step>| vec![Repetition::Few; steps.len()];
    let mut repeated: Vec<Vec<Repetition>> = machine.steps.iter().map(few).collect();
    let mut longest = vec![0; machine.steps.len()];
    // Each component comes after those that it leads to.
    for states in machine.components(meter)? {
        let within = Within::new(machine, &states, meter)?;
        let own = if within.writes.is_empty() {
            Ok(0)
        } else {
            bound(machine, flow, game, &within, meter)?
        };
        let mut most = 0;
        for state in &states {
            for step in machine.steps(*state, meter)? {
                if !step.action.ends() && !within.states.contains(&step.target) {
                    let behind = longest[step.target.index()];
                    most = most.max(behind + usize::from(step.action.writes()));
                }
            }
        }
        if within.divides(machine, game, meter)? {
            for &(state, number) in &within.writes {
                repeated[state.index()][number] = Repetition::Countless;
            }
        }
        let endless = match own {
            // Longer moves are not looked for, so they are told like those without end.
            Ok(own) if own.saturating_add(most) <= LONGEST_MOVE => {
                most += own;
                BTreeSet::new()
            }
            Ok(_) => within.writes,
            Err(Endless(places)) => places,
        };
        for (state, number) in endless {
            repeated[state.index()][number] = Repetition::Endless;
        }
        for state in states {
            longest[state.index()] = most;
        }
    }
    Ok(repeated)
}

/// A component of the machine.
struct Within {
    states: BTreeSet<StateId>,
    /// The modifiers that stay within.
    writes: BTreeSet<(StateId, usize)>,
}

impl Within {
    fn new(machine: &Machine, states: &[StateId], meter: &Meter) -> Result<Self, Exhausted> {
        let states: BTreeSet<StateId> = states.iter().copied().collect();
        let mut within = Self {
            writes: BTreeSet::new(),
            states,
        };
        for (state, number, step) in within.steps(machine, meter)? {
            if step.action.writes() {
                within.writes.insert((state, number));
            }
        }
        Ok(within)
    }

    /// Returns whether a way that passes modifiers can go on in several ways without leaving.
    fn divides(&self, machine: &Machine, game: &Game, meter: &Meter) -> Result<bool, Exhausted> {
        if self.writes.is_empty() {
            return Ok(false);
        }
        let mut earlier: FxHashMap<StateId, Vec<&Step>> = FxHashMap::default();
        for (state, _, step) in self.steps(machine, meter)? {
            let class = machine.relations.class(step.relation);
            if matches!(class, RelationClass::Constant | RelationClass::General) {
                return Ok(true);
            }
            let others = earlier.entry(state).or_default();
            meter.spend(others.len())?;
            let excluded = |other: &&Step| {
                other.relation == step.relation
                    && exclude_each_other(game.pieces.len(), &other.action, &step.action)
            };
            if !others.iter().all(excluded) {
                return Ok(true);
            }
            others.push(step);
        }
        Ok(false)
    }

    /// Returns the steps that stay within.
    fn steps<'m>(
        &self,
        machine: &'m Machine,
        meter: &Meter,
    ) -> Result<Vec<(StateId, usize, &'m Step)>, Exhausted> {
        let mut all = Vec::new();
        for &state in &self.states {
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                if !step.action.ends() && self.states.contains(&step.target) {
                    all.push((state, number, step));
                }
            }
        }
        Ok(all)
    }
}

/// Returns the most modifiers on a way within a component.
fn bound(
    machine: &Machine,
    flow: &PieceFlow,
    game: &Game,
    within: &Within,
    meter: &Meter,
) -> Result<Result<usize, Endless>, Exhausted> {
    let search = |cells| Search {
        machine,
        flow,
        game,
        cells,
    };
    let edges = within.steps(machine, meter)?.into_iter();
    let edges = edges.map(|(state, number, step)| Edge {
        from: state.0,
        to: step.target.0,
        place: (state, number),
        cell: CellId(0),
    });
    // A way is the same with the board and without, so that the smaller bound holds.
    let without = search(machine.cells).longest(edges.collect(), meter)?;
    if matches!(without, Ok(found) if found <= LONGEST_MOVE) {
        return Ok(without);
    }
    match product(machine, within, meter)? {
        Some(edges) => search(1).longest(edges, meter),
        None => Ok(Err(Endless(within.writes.clone()))),
    }
}

/// Returns the product of a component and the board; `None` if it is too large.
fn product(
    machine: &Machine,
    within: &Within,
    meter: &Meter,
) -> Result<Option<Vec<Edge>>, Exhausted> {
    let cells = machine.cells as u32;
    let mut edges = Vec::new();
    for (state, number, step) in within.steps(machine, meter)? {
        let relation = machine.relations.get(step.relation);
        for cell in (0..cells).map(CellId) {
            let targets = relation.targets(cell, meter)?;
            meter.spend(4 * targets.len())?;
            edges.extend(targets.iter().map(|target| Edge {
                from: state.0 * cells + cell.0,
                to: step.target.0 * cells + target.0,
                place: (state, number),
                cell: *target,
            }));
            if edges.len() > MOST_EDGES {
                return Ok(None);
            }
        }
    }
    Ok(Some(edges))
}

impl Search<'_> {
    fn step(&self, edge: &Edge) -> &Step {
        &self.machine.steps[edge.place.0.index()][edge.place.1]
    }

    /// Returns the most modifiers on a way along some edges.
    fn longest(
        &self,
        edges: Vec<Edge>,
        meter: &Meter,
    ) -> Result<Result<usize, Endless>, Exhausted> {
        let mut graph = DiGraph::<(), ()>::new();
        let mut nodes = FxHashMap::default();
        let mut node = |graph: &mut DiGraph<(), ()>, at| {
            let number = *nodes.entry(at).or_insert_with(|| graph.add_node(()));
            number.index()
        };
        let mut ends = Vec::with_capacity(edges.len());
        for edge in &edges {
            meter.spend(16)?;
            let (from, to) = (node(&mut graph, edge.from), node(&mut graph, edge.to));
            graph.add_edge(NodeIndex::new(from), NodeIndex::new(to), ());
            ends.push((from, to));
        }
        let components = tarjan_scc(&graph);
        let mut component_of = vec![0; graph.node_count()];
        for (number, component) in components.iter().enumerate() {
            for node in component {
                component_of[node.index()] = number;
            }
        }
        let mut inner = vec![Vec::new(); components.len()];
        let mut leaving = vec![Vec::new(); components.len()];
        for (edge, (from, to)) in edges.iter().zip(ends) {
            let (from, to) = (component_of[from], component_of[to]);
            if from == to {
                inner[from].push(*edge);
            } else {
                leaving[from].push((to, usize::from(self.step(edge).action.writes())));
            }
        }
        let mut endless = BTreeSet::new();
        let mut longest = vec![0usize; components.len()];
        // Each component comes after those that it leads to.
        for (number, (inner, leaving)) in inner.into_iter().zip(leaving).enumerate() {
            let onward = leaving
                .iter()
                .map(|&(to, weight)| longest[to].saturating_add(weight));
            let onward = onward.max().unwrap_or(0);
            match meter.deeper(|| self.around(inner, meter))? {
                Ok(own) => longest[number] = own.saturating_add(onward),
                Err(Endless(places)) => endless.extend(places),
            }
        }
        if endless.is_empty() {
            Ok(Ok(longest.into_iter().max().unwrap_or(0)))
        } else {
            Ok(Err(Endless(endless)))
        }
    }

    /// Returns the most modifiers on a way along the edges of a strongly connected component.
    fn around(&self, edges: Vec<Edge>, meter: &Meter) -> Result<Result<usize, Endless>, Exhausted> {
        let writes = |edge: &&Edge| self.step(edge).action.writes();
        if !edges.iter().any(|edge| writes(&edge)) {
            return Ok(Ok(0));
        }
        let (pieces, values) = (
            self.by_pieces(&edges, meter)?,
            self.by_values(&edges, meter)?,
        );
        let rounds = pieces.times.saturating_add(values.times);
        let used = pieces.steps.iter().zip(&values.steps).map(|(a, b)| a | b);
        let used: Vec<bool> = used.collect();
        if !used.contains(&true) {
            let places = edges.iter().filter(writes).map(|edge| edge.place);
            return Ok(Err(Endless(places.collect())));
        }
        let rest = edges.into_iter().zip(used).filter(|(_, used)| !used);
        let rest = self.longest(rest.map(|(edge, _)| edge).collect(), meter)?;
        Ok(rest.map(|rest| {
            rounds
                .saturating_mul(rest.saturating_add(1))
                .saturating_add(rest)
        }))
    }
}

/// The steps of a cycle that are used up.
struct UsedUp {
    /// Whether each step is.
    steps: Vec<bool>,
    /// How often all of them together can be taken.
    times: usize,
}

#[cfg(test)]
mod tests;
