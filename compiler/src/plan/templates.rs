//! Templates: what follows a modifier, for all cells of the modifier at once.
//!
//! Where the rest of a segment is made of few constant displacements, tests of
//! pieces and patterns that can be asked for the whole board, its cells need not be
//! looked at from one modifier after the other: the set of all modifiers' cells is
//! displaced as a whole. A cell of the outcome tells the cell of the modifier by the
//! displacement that led there.

use std::collections::BTreeMap;

use super::segments::{components, is_inner, pattern_writes};
use crate::analysis::{Action, Displacement, Machine, RelationId, Step, displacements};
use crate::automaton::StateId;

/// Segments of more displacements are not taken apart.
const MOST_PARTS: usize = 32;

/// A segment as displacements of the set of cells where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The states, once for each displacement with which they are reached; the
    /// first is where the segment begins, and arrivals come from earlier ones.
    pub nodes: Vec<Node>,
    /// How the segment is left.
    pub leaving: Vec<Leaving>,
    /// How many sets have to be displaced.
    pub parts: usize,
}

/// A state that is reached with a displacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The state.
    pub state: StateId,
    /// The difference to the cell where the segment begins.
    pub by: i64,
    /// From which nodes, by which of the steps of their states, and how far.
    pub arrivals: Vec<(usize, usize, Displacement)>,
}

/// A modifier or a switch that is reached with a displacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// Its state.
    pub state: StateId,
    /// Which of the steps of the state.
    pub step: usize,
    /// The difference to the cell where the segment begins.
    pub by: i64,
    /// From which nodes, and how far.
    pub arrivals: Vec<(usize, Displacement)>,
}

impl Template {
    /// The entries of the patterns that are asked, each for the whole board.
    pub fn patterns(&self, machine: &Machine) -> Vec<StateId> {
        let arrivals = self.nodes.iter().flat_map(|node| &node.arrivals);
        let steps = arrivals.map(|(from, step, _)| {
            let state = self.nodes[*from].state;
            &machine.steps(state)[*step]
        });
        let asked = steps.filter_map(|step| match step.action {
            Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
            _ => None,
        });
        asked.collect()
    }
}

/// The segment from `entry` as a template, if there is one; `last` tells the
/// modifiers behind which nothing has to be looked at.
pub(super) fn template(
    machine: &Machine,
    entry: StateId,
    last: impl Fn(&Step) -> bool,
) -> Option<Template> {
    let mut template = Template {
        nodes: Vec::new(),
        leaving: Vec::new(),
        parts: 0,
    };
    let mut ahead: BTreeMap<(StateId, i64), Node> = BTreeMap::new();
    let mut leaving: BTreeMap<(StateId, usize, i64), Leaving> = BTreeMap::new();
    let node = |state, by| Node {
        state,
        by,
        arrivals: Vec::new(),
    };
    ahead.insert((entry, 0), node(entry, 0));
    for component in components(machine, entry) {
        let state = component.states[0];
        if component.cyclic {
            return None;
        }
        let first = template.nodes.len();
        let here = ahead.extract_if(.., |(at, _), _| *at == state);
        template.nodes.extend(here.map(|(_, node)| node));
        for from in first..template.nodes.len() {
            let base = template.nodes[from].by;
            for (number, step) in machine.steps(state).iter().enumerate() {
                for part in parts(machine, step.relation)? {
                    template.parts += usize::from(part.by != 0);
                    if template.parts > MOST_PARTS {
                        return None;
                    }
                    let by = base + part.by;
                    if is_inner(step) {
                        match step.action {
                            Action::On(_) | Action::Pass => {}
                            Action::Pattern { pattern, .. }
                                if !pattern_writes(machine, machine.patterns[pattern.index()]) => {}
                            _ => return None,
                        }
                        let target = ahead.entry((step.target, by));
                        let target = target.or_insert_with(|| node(step.target, by));
                        target.arrivals.push((from, number, part));
                    } else {
                        if !matches!(step.action, Action::Switch(..)) && !last(step) {
                            return None;
                        }
                        let left = leaving.entry((state, number, by));
                        let left = left.or_insert_with(|| Leaving {
                            state,
                            step: number,
                            by,
                            arrivals: Vec::new(),
                        });
                        left.arrivals.push((from, part));
                    }
                }
            }
        }
    }
    template.leaving.extend(leaving.into_values());
    (!template.leaving.is_empty()).then_some(template)
}

fn parts(machine: &Machine, relation: RelationId) -> Option<Vec<Displacement>> {
    displacements(machine.relations.get(relation), MOST_PARTS)
}
