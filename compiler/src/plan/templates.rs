//! Templates: what follows a modifier, for all cells of the modifier at once.
//!
//! Where the rest of a segment is made of few constant displacements, tests of
//! pieces and patterns that can be asked for the whole board, its cells need not be
//! looked at from one modifier after the other: the set of all modifiers' cells is
//! displaced as a whole. A cell of the outcome tells the cell of the modifier by the
//! displacement that led there. So it does behind further modifiers, if nothing behind them reads what
//! they change: what follows these is a template again, of the set of their cells.

use std::collections::BTreeMap;

use super::costs::MOST_TEMPLATE_PARTS;
use super::segments::{components, is_inner, pattern_writes};
use crate::analysis::{Displacement, displacements};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationId, Step, StepId};

/// The most modifiers that are followed from one template on.
const MOST_FOLLOWED: usize = 16;

/// A segment as displacements of the set of cells where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The states, once for each displacement with which they are reached; the
    /// first is where the segment begins, and arrivals come from earlier ones.
    pub nodes: Vec<Node>,
    /// The modifiers and switches by which the segment is left.
    pub leaving: Vec<Leaving>,
    /// The number of sets that have to be displaced.
    pub parts: usize,
}

/// A state that is reached with a displacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The state.
    pub state: StateId,
    /// The difference to the cell where the segment begins.
    pub by: i64,
    /// The nodes from which it is reached, by which of the steps of their states, and how far.
    pub arrivals: Vec<(usize, usize, Displacement)>,
}

/// A modifier or a switch that is reached with a displacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The state that the step leaves.
    pub state: StateId,
    /// The number of the step within the state.
    pub step: usize,
    /// The difference to the cell where the segment begins.
    pub by: i64,
    /// The nodes from which it is reached, and how far.
    pub arrivals: Vec<(usize, Displacement)>,
    /// What follows a modifier that is not the last one: displacements of the set of its cells.
    pub behind: Option<Template>,
}

/// The ways in which a template can go on at a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Onward {
    /// Nothing behind the modifier has to be looked at.
    Last,
    /// What is behind the modifier is a template as well.
    Followed,
    /// The template is none.
    Stopped,
}

impl Template {
    /// Returns the entries of the patterns that are asked, and whether each is asked on the cell of
    /// the modifier in front of its segment.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn patterns(
        &self,
        machine: &Machine,
        meter: &Meter,
    ) -> Result<Vec<(StateId, bool)>, Exhausted> {
        let mut asked = self.own_patterns(machine, meter)?;
        for behind in self.leaving.iter().filter_map(|left| left.behind.as_ref()) {
            asked.extend(meter.deeper(|| behind.patterns(machine, meter))?);
        }
        Ok(asked)
    }

    /// Returns the entries of the patterns that are asked in the segment itself, and whether each is
    /// asked on the cell where it begins.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn own_patterns(
        &self,
        machine: &Machine,
        meter: &Meter,
    ) -> Result<Vec<(StateId, bool)>, Exhausted> {
        let arrivals = self.nodes.iter();
        let arrivals = arrivals.flat_map(|node| node.arrivals.iter().map(|from| (node.by, from)));
        let mut asked = Vec::new();
        for (by, (from, step, _)) in arrivals {
            let state = self.nodes[*from].state;
            if let Action::Pattern { pattern, .. } = machine.steps(state, meter)?[*step].action {
                asked.push((machine.patterns[pattern.index()], by == 0));
            }
        }
        Ok(asked)
    }

    /// Returns the number of sets of whole moves, or of moves up to their last modifiers.
    pub fn sets(&self) -> usize {
        let sets = |left: &Leaving| left.behind.as_ref().map_or(1, Self::sets);
        self.leaving.iter().map(sets).sum()
    }
}

/// Returns the segment from `entry` as a template, if it can be one.
///
/// It must not have a cycle, its relations have to be displacements, few in all, and its steps may
/// test pieces and patterns that change nothing. How it goes on at its modifiers is asked of `onward`.
pub(super) fn template(
    machine: &Machine,
    entry: StateId,
    onward: impl Fn(StepId, &Step) -> Result<Onward, Exhausted>,
    meter: &Meter,
) -> Result<Option<Template>, Exhausted> {
    let mut search = Search {
        machine,
        onward,
        parts: 0,
        followed: 0,
    };
    search.from(entry, meter)
}

struct Search<'m, F> {
    machine: &'m Machine,
    onward: F,
    /// The number of displacements so far.
    parts: usize,
    /// The number of modifiers so far behind which a template follows.
    followed: usize,
}

impl<F: Fn(StepId, &Step) -> Result<Onward, Exhausted>> Search<'_, F> {
    fn from(&mut self, entry: StateId, meter: &Meter) -> Result<Option<Template>, Exhausted> {
        let machine = self.machine;
        let mut nodes: Vec<Node> = Vec::new();
        let mut ahead: BTreeMap<(StateId, i64), Node> = BTreeMap::new();
        let mut leaving: BTreeMap<(StateId, usize, i64), Leaving> = BTreeMap::new();
        let node = |state, by| Node {
            state,
            by,
            arrivals: Vec::new(),
        };
        let before = self.parts;
        ahead.insert((entry, 0), node(entry, 0));
        for component in components(machine, entry, meter)? {
            let state = component.states[0];
            if component.cyclic {
                return Ok(None);
            }
            let first = nodes.len();
            let here = ahead.extract_if(.., |(at, _), _| *at == state);
            nodes.extend(here.map(|(_, node)| node));
            for (from, base) in nodes.iter().map(|node| node.by).enumerate().skip(first) {
                for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                    let Some(parts) = parts(machine, step.relation, meter)? else {
                        return Ok(None);
                    };
                    for part in parts {
                        self.parts += usize::from(part.by != 0);
                        if self.parts > MOST_TEMPLATE_PARTS {
                            return Ok(None);
                        }
                        let by = base + part.by;
                        if !is_inner(step) {
                            let left = leaving.entry((state, number, by));
                            let left = left.or_insert_with(|| Leaving {
                                state,
                                step: number,
                                by,
                                arrivals: Vec::new(),
                                behind: None,
                            });
                            left.arrivals.push((from, part));
                            continue;
                        }
                        if !self.may_test(step, meter)? {
                            return Ok(None);
                        }
                        let target = ahead.entry((step.target, by));
                        let target = target.or_insert_with(|| node(step.target, by));
                        target.arrivals.push((from, number, part));
                    }
                }
            }
        }
        let mut leaving: Vec<Leaving> = leaving.into_values().collect();
        for left in &mut leaving {
            if !self.leave(left, meter)? {
                return Ok(None);
            }
        }
        Ok((!leaving.is_empty()).then_some(Template {
            nodes,
            leaving,
            parts: self.parts - before,
        }))
    }

    /// Returns whether a step within a segment can be taken from a set of cells.
    fn may_test(&self, step: &Step, meter: &Meter) -> Result<bool, Exhausted> {
        Ok(match step.action {
            Action::On(_) | Action::Pass => true,
            Action::Pattern { pattern, .. } => {
                let entry = self.machine.patterns[pattern.index()];
                !pattern_writes(self.machine, entry, meter)?
            }
            _ => false,
        })
    }

    /// Finds out what follows a modifier or a switch; returns false if that is no template.
    fn leave(&mut self, left: &mut Leaving, meter: &Meter) -> Result<bool, Exhausted> {
        let id = StepId {
            state: left.state,
            number: left.step,
        };
        let step = &self.machine.steps(left.state, meter)?[left.step];
        if matches!(step.action, Action::Switch(..)) {
            return Ok(true);
        }
        match (self.onward)(id, step)? {
            Onward::Last => Ok(true),
            Onward::Stopped => Ok(false),
            Onward::Followed => {
                self.followed += 1;
                if self.followed > MOST_FOLLOWED {
                    return Ok(false);
                }
                left.behind = meter.deeper(|| self.from(step.target, meter))?;
                Ok(left.behind.is_some())
            }
        }
    }
}

fn parts(
    machine: &Machine,
    relation: RelationId,
    meter: &Meter,
) -> Result<Option<Vec<Displacement>>, Exhausted> {
    displacements(machine.relations.get(relation), MOST_TEMPLATE_PARTS, meter)
}

#[cfg(test)]
mod tests;
