//! Play: which control states come after which.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::rc::Rc;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
use crate::model::PlayerId;

/// Returns which control states play can lead to from which, as a graph whose nodes have the
/// numbers of `controls`.
fn play(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    meter: &Meter,
) -> Result<DiGraph<(), ()>, Exhausted> {
    let mut graph = DiGraph::<(), ()>::new();
    let nodes: Vec<NodeIndex> = controls.iter().map(|_| graph.add_node(())).collect();
    for (number, &(state, _)) in controls.iter().enumerate() {
        for target in switches(
            machine,
            &machine.reachable_within_move([state], meter)?,
            meter,
        )? {
            if let Ok(target) = controls.binary_search(&target) {
                graph.update_edge(nodes[number], nodes[target], ());
            }
        }
    }
    Ok(graph)
}

/// Returns per control state whether play that has passed it can come to each other, or back to
/// itself.
pub(crate) fn reached_controls(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    meter: &Meter,
) -> Result<Vec<Vec<bool>>, Exhausted> {
    let graph = play(machine, controls, meter)?;
    let from = |node: NodeIndex| {
        let mut reached = vec![false; controls.len()];
        let mut todo: Vec<NodeIndex> = graph.neighbors(node).collect();
        while let Some(node) = todo.pop() {
            if !std::mem::replace(&mut reached[node.index()], true) {
                todo.extend(graph.neighbors(node));
            }
        }
        reached
    };
    Ok(graph.node_indices().map(from).collect())
}

/// Returns per control state all control states (itself included) that lie with it on a cycle of
/// play, if there is a cycle.
pub(super) fn loops(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    meter: &Meter,
) -> Result<Vec<Option<Rc<[usize]>>>, Exhausted> {
    let graph = play(machine, controls, meter)?;
    let mut loops = vec![None; controls.len()];
    for component in kosaraju_scc(&graph) {
        let first = component[0];
        if component.len() > 1 || graph.contains_edge(first, first) {
            let numbers: Rc<[usize]> = component.iter().map(|node| node.index()).collect();
            for &number in numbers.iter() {
                loops[number] = Some(numbers.clone());
            }
        }
    }
    Ok(loops)
}

/// Returns the control states to which the switches of some states lead.
fn switches(
    machine: &Machine,
    states: &[bool],
    meter: &Meter,
) -> Result<Vec<(StateId, PlayerId)>, Exhausted> {
    meter.spend(states.len() / 8)?;
    let mut targets = Vec::new();
    for state in machine.states(meter)?.filter(|state| states[state.index()]) {
        for step in machine.steps(state, meter)? {
            if let Action::Switch(player, _) = step.action {
                targets.push((step.target, player));
            }
        }
    }
    Ok(targets)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{machine, row};

    #[test]
    fn play_reaches_control_states_over_others() {
        let game = row("->p [x] ->q [x] ->> [y] ->p [z] (->q [y])* {}");
        let machine = machine(&game);
        let reached =
            reached_controls(&machine, &machine.control_states(), &Meter::unlimited()).unwrap();
        let reached: Vec<Vec<usize>> = reached
            .iter()
            .map(|row| (0..row.len()).filter(|&to| row[to]).collect())
            .collect();
        // The keeper, p, q, the keeper, p, and q again and again.
        let expected = [
            vec![1, 2, 3, 4, 5],
            vec![2, 3, 4, 5],
            vec![3, 4, 5],
            vec![4, 5],
            vec![5],
            vec![5],
        ];
        assert_eq!(reached, expected);
    }
}
