//! Segments: the parts of a move between two modifiers, executed on whole sets
//! of cells.
//!
//! Nothing changes within a segment, so it is a function from the cell where it
//! begins to the sets of cells on which its states are reached. Sets take the
//! place of visited checks: their unions hold every cell once.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashMap;

use crate::analysis::{Action, Machine, Step};
use crate::automaton::StateId;
use crate::effort::spend;

/// States of a segment that depend on each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// The states, more than one only if they form a cycle.
    pub states: Vec<StateId>,
    /// Whether some step stays within.
    pub cyclic: bool,
}

/// The states reached from `entry` without a modifier, in an order in which
/// every component comes after those that lead to it.
pub fn components(machine: &Machine, entry: StateId) -> Vec<Component> {
    let mut graph = DiGraph::<StateId, ()>::new();
    let mut nodes: FxHashMap<StateId, NodeIndex> = FxHashMap::default();
    nodes.insert(entry, graph.add_node(entry));
    let mut todo = vec![entry];
    while let Some(state) = todo.pop() {
        spend(16);
        for step in machine.steps(state).iter().filter(|step| is_inner(step)) {
            let target = *nodes.entry(step.target).or_insert_with(|| {
                todo.push(step.target);
                graph.add_node(step.target)
            });
            graph.add_edge(nodes[&state], target, ());
        }
    }
    let mut components = kosaraju_scc(&graph);
    components.reverse();
    let component = |nodes: Vec<NodeIndex>| {
        let cyclic = nodes.len() > 1 || graph.contains_edge(nodes[0], nodes[0]);
        let mut states: Vec<StateId> = nodes.into_iter().map(|node| graph[node]).collect();
        states.sort_unstable();
        Component { states, cyclic }
    };
    components.into_iter().map(component).collect()
}

/// Whether a step stays within its segment.
pub fn is_inner(step: &Step) -> bool {
    !step.action.writes() && !step.action.ends()
}

/// Whether a pattern's test changes anything on its way, itself or in the
/// patterns that it asks.
pub fn pattern_writes(machine: &Machine, entry: StateId) -> bool {
    let mut reached = vec![false; machine.steps.len()];
    let mut todo = vec![entry];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut reached[state.index()], true) {
            continue;
        }
        for step in machine.steps(state) {
            if step.action.writes() {
                return true;
            }
            if let Action::Pattern { pattern, .. } = step.action {
                todo.push(machine.patterns[pattern.index()]);
            }
            if !step.action.ends() {
                todo.push(step.target);
            }
        }
    }
    false
}
