//! Segments: the parts of a move between two modifiers, executed on whole sets
//! of cells.
//!
//! Nothing changes within a segment, so it is a function from the cell where it
//! begins to the sets of cells on which its states are reached. Sets take the
//! place of visited checks: their unions hold every cell once.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashMap;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};

/// A strongly connected component of a segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// The states, more than one only if they form a cycle.
    pub states: Vec<StateId>,
    /// Whether some step stays within.
    pub cyclic: bool,
}

/// Returns the components of the states reached from `entry` without a modifier, in an order in
/// which every component comes after those that lead to it.
///
/// # Errors
///
/// What ran out of the budget.
pub fn components(
    machine: &Machine,
    entry: StateId,
    meter: &Meter,
) -> Result<Vec<Component>, Exhausted> {
    let mut graph = DiGraph::<StateId, ()>::new();
    let mut nodes: FxHashMap<StateId, NodeIndex> = FxHashMap::default();
    nodes.insert(entry, graph.add_node(entry));
    let mut todo = vec![entry];
    while let Some(state) = todo.pop() {
        meter.spend(16)?;
        for step in machine
            .steps(state, meter)?
            .iter()
            .filter(|step| is_inner(step))
        {
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
    Ok(components.into_iter().map(component).collect())
}

/// Returns whether a step stays within its segment: it neither writes nor ends.
pub fn is_inner(step: &Step) -> bool {
    !step.action.writes() && !step.action.ends()
}

/// Returns whether a pattern is a question about the whole board: it can begin anywhere, and changes
/// nothing.
pub(super) fn whole_board(
    machine: &Machine,
    entry: StateId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let anywhere = |relation| machine.relations.class(relation) == RelationClass::Constant;
    let mut steps = machine.steps(entry, meter)?.iter();
    Ok(machine.cells > 1
        && steps.all(|step| anywhere(step.relation))
        && !pattern_writes(machine, entry, meter)?)
}

/// Returns whether a pattern's test changes anything on its way, itself or in the patterns that it
/// asks.
///
/// # Errors
///
/// What ran out of the budget.
pub fn pattern_writes(machine: &Machine, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let mut reached = vec![false; machine.steps.len()];
    let mut todo = vec![entry];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut reached[state.index()], true) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            if step.action.writes() {
                return Ok(true);
            }
            if let Action::Pattern { pattern, .. } = step.action {
                todo.push(machine.patterns[pattern.index()]);
            }
            if !step.action.ends() {
                todo.push(step.target);
            }
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::{components, pattern_writes};
    use crate::effort::Meter;
    use crate::testing::{grid, machine, row, turns};

    /// Returns the segment with which the first turn begins: per component, how many states it has
    /// and whether it is cyclic.
    fn segment(rules: &str) -> Vec<(usize, bool)> {
        let machine = machine(&row(rules));
        let found = components(&machine, turns(&machine)[0], &Meter::unlimited())
            .unwrap()
            .into_iter();
        found.map(|one| (one.states.len(), one.cyclic)).collect()
    }

    #[test]
    fn a_segment_ends_at_modifiers_and_switches() {
        let cases = [
            ("tests follow each other", "->p {e} right {e} [x] ->> {}", 3),
            ("an off", "->p {e} [x] right {e} right {e} ->> {}", 2),
            ("an assignment", "->p {e} [$ v = 1] right {e} ->> {}", 2),
            ("a switch", "->p {e} ->> right {e} right {e} ->q {}", 2),
        ];
        for (name, rules, states) in cases {
            assert_eq!(segment(rules), vec![(1, false); states], "{name}");
        }
    }

    #[test]
    fn only_loops_are_cyclic() {
        let one_state = "->p (right {e})* [x] ->> {}";
        assert_eq!(segment(one_state), [(1, true)]);
        let two_states = "->p {e} (right {e} left {x})* [x] ->> {}";
        assert_eq!(segment(two_states), [(1, false), (2, true)]);
        let by_a_modifier = "->p ({e} [x] right)* ->> {}";
        assert!(segment(by_a_modifier).iter().all(|(_, cyclic)| !cyclic));
    }

    #[test]
    fn components_come_after_those_that_lead_to_them() {
        let rules = "->p {e} (right {e} left {x} up {x} + up {y} down {z})* ({$ v == 0} up {x} + up up {y}) {$ w == 0} \
                     (right {x} left {e} up {e} + up {z} down {y})* [x] ->> {}";
        let game = grid(rules);
        let machine = machine(&game);
        let entry = turns(&machine)[0];
        let found = components(&machine, entry, &Meter::unlimited()).unwrap();
        assert_eq!(found[0].states, [entry]);
        let place = |state| {
            let mut places = found.iter();
            places.position(|one| one.states.contains(&state))
        };
        for (number, component) in found.iter().enumerate() {
            assert!(component.states.is_sorted());
            for step in component
                .states
                .iter()
                .flat_map(|s| machine.steps(*s, &Meter::unlimited()).unwrap())
            {
                assert!(step.action.writes() || place(step.target) >= Some(number));
            }
        }
        assert_eq!(found.iter().filter(|one| one.cyclic).count(), 2);
    }

    #[test]
    fn a_pattern_writes_if_a_modifier_is_on_its_way() {
        let cases = [
            ("tests alone", "{? right {e}}", false),
            ("an off", "{? right [x] left {x}}", true),
            ("an off behind tests", "{? right {e} right {x} [x]}", true),
            ("an assignment", "{? [$ v = 1] right {e}}", true),
            ("a pattern that asks", "{? right {! left {e}} {x}}", false),
            (
                "a pattern that writes",
                "{? right {! left [e] {e}} {x}}",
                true,
            ),
        ];
        for (name, pattern, writes) in cases {
            // What follows a pattern is not part of it, even if it writes.
            let game = row(&format!("->p {pattern} {{e}} [x] ->> [y]"));
            let machine = machine(&game);
            let step = &machine
                .steps(turns(&machine)[0], &Meter::unlimited())
                .unwrap()[0];
            let crate::machine::Action::Pattern { pattern, .. } = step.action else {
                panic!("the turn begins with the pattern");
            };
            let entry = machine.patterns[pattern.index()];
            assert_eq!(
                pattern_writes(&machine, entry, &Meter::unlimited()).unwrap(),
                writes,
                "{name}"
            );
        }
    }
}
