//! The report's section on the keeper.

use serde::Serialize;

use super::place::{ActionAt, Places};
use super::strategies::{Decision, KeeperMethod};
use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Step, outcomes};
use crate::model::{Comparison, PlayerId};
use crate::plan::Plan;

/// A segment of the keeper, from where it takes over up to the next switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeeperSegment {
    /// The number of the state.
    pub state: usize,
    /// The number of states up to the next switch.
    pub states: usize,
    /// The number of steps between them.
    pub steps: usize,
    /// Whether the keeper has anything to choose.
    pub flow: Flow,
    /// Whether the segment is called where the rules switch to it, rather than started by the
    /// control state.
    pub direct: bool,
    /// How the segment is begun.
    pub begun: Decision<KeeperMethod>,
    /// The first actions of the segment.
    pub begins_with: Vec<ActionAt>,
    /// The states in which there is something to choose.
    pub alternatives: Vec<Alternatives>,
}

/// Whether the keeper has anything to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Flow {
    /// Nothing can be done: the game is over.
    End,
    /// The steps follow one after the other.
    Straight,
    /// The steps branch, but deterministically: of several steps, tests let at most one pass.
    Branches,
    /// More than one step, or one step on more than one cell, may pass; the
    /// first way that succeeds is taken.
    Alternatives,
}

/// A state from which the keeper may go on in several ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Alternatives {
    /// The number of the state.
    pub state: usize,
    /// The actions to choose from.
    pub actions: Vec<ActionAt>,
}

pub(super) fn segments(
    plan: &Plan<'_>,
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Vec<KeeperSegment>, Exhausted> {
    let machine = &plan.machine;
    let segment = |entry: StateId| {
        let reached = machine.reachable_within_move([entry], meter)?;
        let states = machine.states(meter)?.filter(|s| reached[s.index()]);
        let states: Vec<StateId> = states.collect();
        let mut alternatives: Vec<Alternatives> = Vec::new();
        for &state in &states {
            if !is_decided(plan, state, meter)? {
                alternatives.push(Alternatives {
                    state: state.index(),
                    actions: places.actions(machine.steps(state, meter)?),
                });
            }
        }
        let branches = || {
            for &state in &states {
                if machine.steps(state, meter)?.len() > 1 {
                    return Ok(true);
                }
            }
            Ok(false)
        };
        Ok(KeeperSegment {
            state: entry.index(),
            states: states.len(),
            steps: machine.steps_of(states.iter().copied(), meter)?.len(),
            flow: if machine.steps(entry, meter)?.is_empty() {
                Flow::End
            } else if !alternatives.is_empty() {
                Flow::Alternatives
            } else if branches()? {
                Flow::Branches
            } else {
                Flow::Straight
            },
            direct: plan.is_direct(entry),
            begun: plan.keeper_strategies[&entry].into(),
            begins_with: places.actions(machine.steps(entry, meter)?),
            alternatives,
        })
    };
    let controls = plan.controls.iter();
    let keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
    keeper.map(|&(state, _)| segment(state)).collect()
}

/// Returns whether at most one step can pass from a state, on one cell.
fn is_decided(plan: &Plan<'_>, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let steps = plan.machine.steps(state, meter)?;
    for step in steps {
        let rows = plan.machine.relations.get(step.relation).rows(meter)?;
        if rows.iter().any(|row| row.len() > 1) {
            return Ok(false);
        }
    }
    for (second, step) in steps.iter().enumerate() {
        for first in &steps[..second] {
            if !exclude(plan, first, step, meter)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Returns whether two steps can never both pass: there is no cell from which both lead anywhere,
/// or they test for what excludes each other.
fn exclude(plan: &Plan<'_>, a: &Step, b: &Step, meter: &Meter) -> Result<bool, Exhausted> {
    let rows = |step: &Step| plan.machine.relations.get(step.relation).rows(meter);
    let both = || {
        let rows = rows(a)?.iter().zip(rows(b)?);
        Ok(rows.filter(|(a, b)| !a.is_empty() && !b.is_empty()))
    };
    let same_cell = || Ok(both()?.all(|(a, b)| a == b));
    let entry = |pattern: PatternId| plan.machine.patterns[pattern.index()];
    let tests_exclude = match (&a.action, &b.action) {
        (Action::Compare(a), Action::Compare(b)) => comparisons_exclude(a, b),
        (Action::On(a), Action::On(b)) => same_cell()? && a.iter().all(|piece| !b.contains(piece)),
        (
            Action::Pattern { negated, pattern },
            Action::Pattern {
                negated: other_negated,
                pattern: other,
            },
        ) => same_cell()? && negated != other_negated && entry(*pattern) == entry(*other),
        _ => false,
    };
    Ok(tests_exclude || both()?.next().is_none())
}

/// Returns whether two comparisons of the same numbers never hold together.
fn comparisons_exclude(a: &Comparison, b: &Comparison) -> bool {
    a.left == b.left && a.right == b.right && outcomes(a.relation) & outcomes(b.relation) == 0
}
