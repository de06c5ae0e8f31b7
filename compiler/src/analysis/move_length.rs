//! How many modifiers a move can have.
//!
//! *What it proves:* the exact length of the longest path from a player's
//! choice to a switch in the product of machine and board, if no cycle of it
//! contains a modifier; tests are assumed to succeed, so real moves are at
//! most that long.
//!
//! *Why it is sound:* every move is such a path, and a path through cycles
//! without modifiers is as long as one that avoids them.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use rustc_hash::FxHashMap;

use super::machine::{Action, Machine};
use crate::automaton::StateId;
use crate::model::{CellId, PlayerId};

/// The most product edges that are looked at; beyond, moves count as
/// unbounded.
const MOST_EDGES: usize = 3_000_000;

/// The lengths of players' moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLength {
    /// The largest number of modifiers in a move, its switch included, if one
    /// was found.
    pub longest: Option<usize>,
    /// Per state: how many modifiers precede it in the move, if it is always
    /// the same number and the state belongs to a player's move.
    pub depth: Vec<Option<usize>>,
}

impl MoveLength {
    /// Whether every state of a player's move has a known depth.
    pub fn depths_known(&self, machine: &Machine) -> bool {
        let reached = machine.reachable_within_move(player_states(machine));
        machine
            .states()
            .all(|state| !reached[state.index()] || self.depth[state.index()].is_some())
    }
}

/// The states in which a player chooses.
pub fn player_states(machine: &Machine) -> Vec<StateId> {
    let control = machine.control_states().into_iter();
    control
        .filter(|&(_, player)| player != PlayerId::KEEPER)
        .map(|(state, _)| state)
        .collect()
}

/// Computes the lengths of moves.
pub fn move_length(machine: &Machine) -> MoveLength {
    MoveLength {
        longest: longest(machine),
        depth: depths(machine),
    }
}

/// Weight of a step: one for each modifier.
fn weight(action: &Action) -> usize {
    usize::from(action.writes() || matches!(action, Action::Switch(..)))
}

fn longest(machine: &Machine) -> Option<usize> {
    let mut graph = DiGraph::<(), usize>::new();
    let mut nodes: FxHashMap<(StateId, CellId), NodeIndex> = FxHashMap::default();
    let mut todo = Vec::new();
    for state in player_states(machine) {
        for cell in (0..machine.cells).map(CellId::from_index) {
            nodes.insert((state, cell), graph.add_node(()));
            todo.push((state, cell));
        }
    }
    let end = graph.add_node(());
    while let Some((state, cell)) = todo.pop() {
        let node = nodes[&(state, cell)];
        for step in machine.steps(state) {
            for &next in machine.relations.get(step.relation).targets(cell) {
                let target = if step.action.ends() {
                    end
                } else {
                    *nodes.entry((step.target, next)).or_insert_with(|| {
                        todo.push((step.target, next));
                        graph.add_node(())
                    })
                };
                graph.add_edge(node, target, weight(&step.action));
                if graph.edge_count() > MOST_EDGES {
                    return None;
                }
            }
        }
    }
    longest_path(&graph)
}

/// The heaviest path of a graph, or none if a cycle has weight.
fn longest_path(graph: &DiGraph<(), usize>) -> Option<usize> {
    let components = kosaraju_scc(graph);
    let mut component_of = vec![0; graph.node_count()];
    for (number, component) in components.iter().enumerate() {
        for node in component {
            component_of[node.index()] = number;
        }
    }
    // Components come in reverse topological order.
    let mut longest = vec![0; components.len()];
    for (number, component) in components.iter().enumerate() {
        for edge in component.iter().flat_map(|&node| graph.edges(node)) {
            let target = component_of[edge.target().index()];
            if target == number {
                if *edge.weight() > 0 {
                    return None;
                }
                continue;
            }
            longest[number] = longest[number].max(longest[target] + edge.weight());
        }
    }
    longest.into_iter().max()
}

fn depths(machine: &Machine) -> Vec<Option<usize>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Depth {
        Unknown,
        Always(usize),
        Varies,
    }
    let mut depths = vec![Depth::Unknown; machine.steps.len()];
    let mut todo: Vec<(StateId, Depth)> = player_states(machine)
        .into_iter()
        .map(|state| (state, Depth::Always(0)))
        .collect();
    while let Some((state, depth)) = todo.pop() {
        let known = &mut depths[state.index()];
        let merged = match (*known, depth) {
            (Depth::Unknown, depth) => depth,
            (known, depth) if known == depth => known,
            _ => Depth::Varies,
        };
        if *known == merged {
            continue;
        }
        *known = merged;
        for step in machine
            .steps(state)
            .iter()
            .filter(|step| !step.action.ends())
        {
            let behind = match merged {
                Depth::Always(depth) => Depth::Always(depth + weight(&step.action)),
                other => other,
            };
            todo.push((step.target, behind));
        }
    }
    let depths = depths.into_iter().map(|depth| match depth {
        Depth::Always(depth) => Some(depth),
        _ => None,
    });
    depths.collect()
}
