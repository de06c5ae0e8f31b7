//! The report's section on how the end of a game is found: what the keeper asks before, and what
//! answers it.
//!
//! What a condition says on the board ([`goals`](super::goals)) and what it costs to find out are two
//! things. Where numbers of pieces, variables, planes and tables answer all that the keeper asks, the
//! compiled rules do what evaluating the condition itself would do; elsewhere the places are shown at
//! which cells are walked.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

use super::patterns::{Evaluation, Pattern};
use super::place::{ActionAt, Places};
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Step};
use crate::model::{Arithmetic, Comparison, PlayerId};
use crate::plan::Plan;

/// How the end of a game is found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// Whether nothing is walked from cell to cell.
    pub computed: bool,
    /// What the keeper asks before it ends the game, in the order of the text.
    pub tests: Vec<EndTest>,
}

/// Something that the keeper asks before it ends the game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct EndTest {
    /// The test.
    pub test: ActionAt,
    /// What answers it.
    pub answered: Answer,
}

/// What answers a test of the keeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// Something that a position holds.
    Direct(Direct),
    /// A pattern.
    Pattern(Evaluation),
}

/// Something that answers a test without asking a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direct {
    /// The numbers of cells in planes.
    Counts,
    /// Variables.
    Variables,
    /// The piece on one cell.
    Cell,
    /// The pieces on one cell after the other.
    Cells,
}

impl Answer {
    /// Returns whether the answer is found by going from cell to cell.
    pub fn is_walked(self) -> bool {
        matches!(
            self,
            Self::Direct(Direct::Cells) | Self::Pattern(Evaluation::SetsOrWalk | Evaluation::Walk)
        )
    }
}

/// Explains how the end is found, given how patterns are evaluated.
pub(super) fn ending(
    plan: &Plan<'_>,
    patterns: &[Pattern],
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Ending, Exhausted> {
    let evaluations = patterns
        .iter()
        .filter_map(|p| Some((p.entry?, p.evaluation)));
    let evaluations: BTreeMap<usize, Evaluation> = evaluations.collect();
    let (leading, repeated) = (leading(plan, meter)?, repeated(plan, meter)?);
    let mut tests = BTreeSet::new();
    for state in plan
        .machine
        .states(meter)?
        .filter(|state| leading[state.index()])
    {
        for step in plan.machine.steps(state, meter)? {
            let answered = match &step.action {
                Action::On(_) if repeated[state.index()] || branches(plan, step, meter)? => {
                    Answer::Direct(Direct::Cells)
                }
                Action::On(_) => Answer::Direct(Direct::Cell),
                Action::Compare(comparison) => Answer::Direct(compared(comparison)),
                Action::Pattern { pattern, .. } => {
                    let entry = plan.machine.patterns[pattern.index()];
                    Answer::Pattern(evaluations[&entry.index()])
                }
                _ => continue,
            };
            let test = places.action(step);
            tests.insert(EndTest { test, answered });
        }
    }
    Ok(Ending {
        computed: !tests.iter().any(|test| test.answered.is_walked()),
        tests: tests.into_iter().collect(),
    })
}

/// Returns per state whether the keeper is there and may still end the game before anybody chooses.
fn leading(plan: &Plan<'_>, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let machine = &plan.machine;
    let keeper = plan.controls.iter();
    let keeper = keeper.filter(|(_, player)| *player == PlayerId::KEEPER);
    let reached = machine.reachable_within_move(keeper.map(|(state, _)| *state), meter)?;
    let mut leading = vec![false; machine.steps.len()];

    loop {
        let mut grown = false;
        for state in machine.states(meter)? {
            if !reached[state.index()] || leading[state.index()] {
                continue;
            }
            for step in machine.steps(state, meter)? {
                let leads = match step.action {
                    // One keeper segment after another is still before anybody chooses.
                    Action::Switch(player, _) => {
                        machine.steps(step.target, meter)?.is_empty()
                            || player == PlayerId::KEEPER && leading[step.target.index()]
                    }
                    _ => leading[step.target.index()],
                };
                if leads {
                    leading[state.index()] = true;
                    grown = true;
                    break;
                }
            }
        }
        if !grown {
            return Ok(leading);
        }
    }
}

/// Returns per state whether a move can come to it again before the next switch.
fn repeated(plan: &Plan<'_>, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let machine = &plan.machine;
    let mut graph = DiGraph::<(), ()>::new();
    let nodes: Vec<NodeIndex> = machine.states(meter)?.map(|_| graph.add_node(())).collect();
    for state in machine.states(meter)? {
        for step in machine
            .steps(state, meter)?
            .iter()
            .filter(|s| !s.action.ends())
        {
            graph.add_edge(nodes[state.index()], nodes[step.target.index()], ());
        }
    }
    let mut repeated = vec![false; nodes.len()];
    for component in kosaraju_scc(&graph) {
        let cyclic = component.len() > 1 || graph.contains_edge(component[0], component[0]);
        for node in component {
            repeated[node.index()] = cyclic;
        }
    }
    Ok(repeated)
}

/// Returns whether a step leads to several cells from one.
fn branches(plan: &Plan<'_>, step: &Step, meter: &Meter) -> Result<bool, Exhausted> {
    let relation = plan.machine.relations.get(step.relation);
    Ok(relation.rows(meter)?.iter().any(|row| row.len() > 1))
}

fn compared(comparison: &Comparison) -> Direct {
    if counts(&comparison.left) || counts(&comparison.right) {
        Direct::Counts
    } else {
        Direct::Variables
    }
}

fn counts(number: &Arithmetic) -> bool {
    match number {
        Arithmetic::Count(_) => true,
        Arithmetic::Constant(_) | Arithmetic::Variable(_) => false,
        Arithmetic::Operation(_, left, right) => counts(left) || counts(right),
    }
}
