//! The number of modifiers that a move can have.
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

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
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
    /// The number of modifiers that precede each state in the move, if it is always the same and
    /// the state belongs to a player's move.
    pub depth: Vec<Option<usize>>,
}

impl MoveLength {
    /// Returns whether every state of a player's move has a known depth.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn depths_known(&self, machine: &Machine, meter: &Meter) -> Result<bool, Exhausted> {
        let reached = machine.reachable_within_move(player_states(machine), meter)?;
        Ok(machine
            .states(meter)?
            .all(|state| !reached[state.index()] || self.depth[state.index()].is_some()))
    }
}

/// Returns the states in which a player chooses.
pub fn player_states(machine: &Machine) -> Vec<StateId> {
    let control = machine.control_states().into_iter();
    control
        .filter(|&(_, player)| player != PlayerId::KEEPER)
        .map(|(state, _)| state)
        .collect()
}

/// Computes the lengths of moves.
///
/// # Errors
///
/// What ran out of the budget.
pub fn move_length(machine: &Machine, meter: &Meter) -> Result<MoveLength, Exhausted> {
    Ok(MoveLength {
        longest: longest(machine, meter)?,
        depth: depths(machine, meter)?,
    })
}

/// Returns the weight of a step: one for each modifier.
fn weight(action: &Action) -> usize {
    usize::from(action.writes() || matches!(action, Action::Switch(..)))
}

fn longest(machine: &Machine, meter: &Meter) -> Result<Option<usize>, Exhausted> {
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
        for step in machine.steps(state, meter)? {
            for &next in machine.relations.get(step.relation).targets(cell, meter)? {
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
                    return Ok(None);
                }
            }
        }
    }
    Ok(longest_path(&graph))
}

/// Returns the weight of the heaviest path of a graph; `None` if a cycle has weight.
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

fn depths(machine: &Machine, meter: &Meter) -> Result<Vec<Option<usize>>, Exhausted> {
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
            .steps(state, meter)?
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
    Ok(depths.collect())
}

#[cfg(test)]
mod tests {

    use super::{longest, move_length};
    use crate::effort::Meter;
    use crate::testing::{FIRST, RIGHT, Row, STAY, by_hand, machine, row};

    /// Returns the largest number of modifiers of a move by these rules, and whether every state
    /// has a known depth.
    fn lengths(rules: &str) -> (Option<usize>, bool) {
        let machine = machine(&row(&format!("#any = (left* + right*)\n{rules}")));
        let lengths = move_length(&machine, &Meter::unlimited()).unwrap();
        (
            lengths.longest,
            lengths.depths_known(&machine, &Meter::unlimited()).unwrap(),
        )
    }

    #[test]
    fn the_longest_move_counts_every_modifier_and_the_switch() {
        let cases = [
            ("a change", "->p any {e} [x]", (Some(2), true)),
            ("nothing but the switch", "->p any {e}", (Some(1), true)),
            ("an assignment", "->p any {e} [$ v=1]", (Some(2), true)),
            ("two changes", "->p any {e} [x] [y]", (Some(3), true)),
            (
                "what the keeper does does not count",
                "->p any {e} [x] ->> [y] [z] [$ v=1] [$ w=1]",
                (Some(2), true),
            ),
            (
                "what patterns change does not count",
                "->p any {e} {? [y] right {e}} [x]",
                (Some(2), true),
            ),
            (
                "the longer way comes first",
                "->p any ({e} [y] + {x}) [x]",
                (Some(3), false),
            ),
            (
                "the longer way comes last",
                "->p any ({e} + {x} [y]) [x]",
                (Some(3), false),
            ),
            (
                "the longer move is another player's",
                "->p any {e} [x] ->q any {e} [x] [y]",
                (Some(3), true),
            ),
        ];
        for (story, rules, expected) in cases {
            assert_eq!(lengths(rules), expected, "{story}: {rules}");
        }
    }

    #[test]
    fn a_loop_bounds_a_move_if_it_changes_nothing_or_the_board_ends_it() {
        let cases = [
            ("to the edge", "->p (right {e} [x])*", (Some(4), false)),
            ("to the other edge", "->p (left {e} [x])*", (Some(4), false)),
            ("to and fro", "->p ((left + right) {e} [x])*", (None, false)),
            (
                "to and fro without a change",
                "->p (left {e} + right {e})* [x]",
                (Some(2), true),
            ),
            (
                "around with one change on the way",
                "->p (right {e} (left [x] + left {e}))* [y]",
                (None, false),
            ),
        ];
        for (story, rules, expected) in cases {
            assert_eq!(lengths(rules), expected, "{story}: {rules}");
        }
    }

    /// Checks moves over states 1, 2 and 3, whose last state has these steps.
    #[test]
    fn a_move_may_begin_on_any_cell_and_ends_with_its_switch() {
        let states = |last: &'static [Row]| {
            let states: &[&[Row]] = &[&[(STAY, "->p", 1)], &[(FIRST, "[x]", 2)], last];
            longest(&by_hand(states, &[]), &Meter::unlimited()).unwrap()
        };
        assert_eq!(states(&[(STAY, "->p", 1)]), Some(2));
        assert_eq!(states(&[(STAY, "[y]", 1)]), None);
        assert_eq!(states(&[(RIGHT, "[y]", 1)]), Some(2));
        assert_eq!(states(&[(STAY, "", 2), (STAY, "->p", 1)]), Some(2));
    }

    #[test]
    fn of_several_ways_the_longest_counts_wherever_it_is_written() {
        let of = |steps: &[Row]| {
            let states: &[&[Row]] = &[&[(STAY, "->p", 1)], steps, &[(STAY, "->p", 1)]];
            longest(&by_hand(states, &[]), &Meter::unlimited()).unwrap()
        };
        let (long, short) = ((STAY, "[x]", 2), (STAY, "->p", 1));
        assert_eq!([of(&[long, short]), of(&[short, long])], [Some(2); 2]);
        assert_eq!([of(&[short]), of(&[long])], [Some(1), Some(2)]);
    }

    #[test]
    fn the_depth_of_a_state_is_how_many_modifiers_precede_it() {
        let machine = machine(&row("->p right {e} [x] left {e} [$ v=1] right {e} [y]"));
        let depth = move_length(&machine, &Meter::unlimited()).unwrap().depth;
        let mut known: Vec<usize> = depth.into_iter().flatten().collect();
        known.sort_unstable();
        known.dedup();
        assert_eq!(known, [0, 1, 2, 3]);
    }
}
