//! The assignments to scores, and the tests that every way to them passes.

use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::bar::{Latches, ScoreChange};
use super::bars::BarSearch;
use crate::analysis::knowledge::goals::rules::Rules;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::{Arithmetic, PlayerId, VariableId};

/// Returns what is known about the scores that a game can still come to.
pub(super) fn latches(rules: &Rules<'_>, meter: &Meter) -> Result<Latches, Exhausted> {
    let ways = Ways::new(rules, meter)?;
    let assignments = ways.assignments();
    if !could_decide(&ways, &assignments) {
        return Ok(Latches::default());
    }
    let behind = behind_decisions(rules, meter)?;
    let mut search = BarSearch::new(rules, &behind, meter)?;
    let mut known: BTreeMap<(usize, usize), Vec<Vec<usize>>> = BTreeMap::new();
    let mut changes: Vec<ScoreChange> = Vec::new();
    for assignment in &assignments {
        let mut barred: Vec<Vec<usize>> = Vec::new();
        for test in ways.tests(assignment.node) {
            let sets = match known.entry(test) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let state = StateId::from_index(test.0);
                    let step = &rules.machine.steps(state, meter)?[test.1];
                    new.insert(search.of(state, step, meter)?)
                }
            };
            barred.extend(sets.iter().cloned());
        }
        barred.sort_unstable();
        barred.dedup();
        let same = |change: &ScoreChange| {
            (change.score, change.value, &change.barred)
                == (assignment.score, assignment.value, &barred)
        };
        if !changes.iter().any(same) {
            changes.push(ScoreChange {
                score: assignment.score,
                value: assignment.value,
                barred,
                span: assignment.step.span,
            });
        }
    }
    Ok(search.finish(changes))
}

/// Returns per state whether a player's decision can lead to it: what is done before the first one does
/// not count.
fn behind_decisions(rules: &Rules<'_>, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let controls = rules.machine.control_states().into_iter();
    let players = controls.filter(|(_, player)| *player != PlayerId::KEEPER);
    let mut todo: Vec<StateId> = players.map(|(state, _)| state).collect();
    let mut behind = vec![false; rules.machine.steps.len()];
    while let Some(state) = todo.pop() {
        if rules.flow.reached(state) && !std::mem::replace(&mut behind[state.index()], true) {
            let steps = rules.machine.steps(state, meter)?.iter();
            let on = steps.filter(|step| step.action != Action::Accept);
            todo.extend(on.map(|step| step.target));
        }
    }
    Ok(behind)
}

/// Returns whether it is possible that scores are decided: of no score are there assignments of several
/// values that no test comes before.
fn could_decide(ways: &Ways<'_>, assignments: &[Assignment<'_>]) -> bool {
    let mut open: BTreeMap<VariableId, Option<i32>> = BTreeMap::new();
    for assignment in assignments {
        if ways.tests(assignment.node).is_empty() {
            let Some(value) = assignment.value else {
                return false;
            };
            let known = open.entry(assignment.score).or_insert(Some(value));
            if *known != Some(value) {
                return false;
            }
        }
    }
    true
}

/// An assignment to a score that can be made when a player has decided.
struct Assignment<'a> {
    node: NodeIndex,
    step: &'a Step,
    score: VariableId,
    value: Option<i32>,
}

/// The ways through the machine from all positions in which a player is to move. States and steps are
/// nodes of one graph, so that both can be passed by all ways.
struct Ways<'a> {
    rules: &'a Rules<'a>,
    graph: DiGraph<Option<(usize, usize)>, ()>,
    dominators: Dominators<NodeIndex>,
}

impl<'a> Ways<'a> {
    fn new(rules: &'a Rules<'a>, meter: &Meter) -> Result<Self, Exhausted> {
        let machine = &rules.machine;
        let mut graph = DiGraph::new();
        let states: Vec<NodeIndex> = machine
            .states(meter)?
            .map(|_| graph.add_node(None))
            .collect();
        let root = graph.add_node(None);
        for (state, player) in machine.control_states() {
            if player != PlayerId::KEEPER {
                graph.add_edge(root, states[state.index()], ());
            }
        }
        for state in machine.states(meter)? {
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                if step.action == Action::Accept {
                    continue;
                }
                let node = graph.add_node(Some((state.index(), number)));
                graph.add_edge(states[state.index()], node, ());
                graph.add_edge(node, states[step.target.index()], ());
            }
        }
        meter.spend(8 * graph.node_count())?;
        let dominators = simple_fast(&graph, root);
        Ok(Self {
            rules,
            graph,
            dominators,
        })
    }

    fn step(&self, (state, number): (usize, usize)) -> &'a Step {
        &self.rules.machine.steps[state][number]
    }

    /// Returns the assignments to scores that a player's decision can lead to.
    fn assignments(&self) -> Vec<Assignment<'a>> {
        let players = self.rules.game.players.len();
        let mut found = Vec::new();
        for node in self.graph.node_indices() {
            let Some(place) = self.graph[node] else {
                continue;
            };
            let step = self.step(place);
            let Action::Assign(score, value, Some(_)) = &step.action else {
                continue;
            };
            let reached = self.dominators.immediate_dominator(node).is_some();
            if score.index() < players && reached {
                found.push(Assignment {
                    node,
                    step,
                    score: *score,
                    value: match value {
                        Arithmetic::Constant(value) => Some(*value),
                        _ => None,
                    },
                });
            }
        }
        found
    }

    /// Returns the tests that every way to a node passes, nearest first.
    fn tests(&self, node: NodeIndex) -> Vec<(usize, usize)> {
        let passed = self
            .dominators
            .strict_dominators(node)
            .into_iter()
            .flatten();
        let steps = passed.filter_map(|node| self.graph[node]);
        let tests = steps.filter(|place| {
            matches!(
                self.step(*place).action,
                Action::On(_) | Action::Compare(_) | Action::Pattern { .. }
            )
        });
        tests.collect()
    }
}
