//! The ways through a turn on which a question can be asked first, apart from the others.

use std::collections::{BTreeMap, BTreeSet};

use super::invariance::WholeQuestion;
use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};

/// How a step of a turn goes on with regard to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// It asks the question.
    Asks,
    /// It leads closer to where the question is asked, and leaves its answer as it is.
    Through,
    /// It leads elsewhere, or may change the answer.
    Away,
}

/// The states of a turn from which a question is asked before its answer can have changed.
pub(super) struct Ways {
    root: StateId,
    /// How the steps of these states go on.
    ways: BTreeMap<StateId, Vec<Way>>,
}

impl Ways {
    /// Finds the ways from a turn's beginning, `root`, to the steps that ask a question with the action
    /// `asks`; nothing if there are none, or if asking it first would not spare asking it.
    pub(super) fn of(
        machine: &Machine,
        flow: &PieceFlow,
        root: StateId,
        (asks, question): (&Action, &WholeQuestion),
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        let mut ways: BTreeMap<StateId, Vec<Way>> = BTreeMap::new();
        let mut sources: BTreeMap<StateId, Vec<StateId>> = BTreeMap::new();
        let mut todo = vec![root];
        while let Some(state) = todo.pop() {
            if ways.contains_key(&state) {
                continue;
            }
            let mut own = Vec::new();
            for step in machine.steps(state, meter)? {
                if step.action == *asks {
                    own.push(Way::Asks);
                    continue;
                }
                let before = match step.action {
                    Action::Off(..) => flow.before(machine, state, step, meter)?,
                    _ => Vec::new(),
                };
                if question.ignores(&step.action, &before, meter)? {
                    sources.entry(step.target).or_default().push(state);
                    todo.push(step.target);
                    own.push(Way::Through);
                } else {
                    own.push(Way::Away);
                }
            }
            ways.insert(state, own);
        }
        let asking = ways.iter().filter(|(_, own)| own.contains(&Way::Asks));
        let mut todo: Vec<StateId> = asking.map(|(state, _)| *state).collect();
        let mut leads = BTreeSet::new();
        while let Some(state) = todo.pop() {
            meter.spend(1)?;
            if leads.insert(state) {
                todo.extend(sources.get(&state).into_iter().flatten());
            }
        }
        ways.retain(|state, _| leads.contains(state));
        for (state, own) in &mut ways {
            for (step, way) in machine.steps(*state, meter)?.iter().zip(own) {
                if *way == Way::Through && !leads.contains(&step.target) {
                    *way = Way::Away;
                }
            }
        }
        let found = Self { root, ways };
        Ok(found.spares(machine, meter)?.then_some(found))
    }

    /// Returns whether the question is asked more often behind the beginning than it would be there:
    /// behind a modifier on all ways, and behind a step that leads to several cells.
    fn spares(&self, machine: &Machine, meter: &Meter) -> Result<bool, Exhausted> {
        let mut several = false;
        for (state, own) in &self.ways {
            for (step, way) in machine.steps(*state, meter)?.iter().zip(own) {
                let class = machine.relations.class(step.relation);
                let one = !matches!(class, RelationClass::Constant | RelationClass::General);
                several |= *way == Way::Through && !one;
            }
        }
        let mut seen = BTreeSet::new();
        let mut todo = vec![self.root];
        while let Some(state) = todo.pop() {
            if !seen.insert(state) {
                continue;
            }
            let Some(own) = self.ways.get(&state) else {
                continue;
            };
            for (step, way) in machine.steps(state, meter)?.iter().zip(own) {
                match way {
                    Way::Asks => return Ok(false),
                    Way::Through if !step.action.writes() => todo.push(step.target),
                    Way::Through | Way::Away => {}
                }
            }
        }
        Ok(several && self.ways.contains_key(&self.root))
    }

    /// Returns the states from which the question is asked on some way before its answer can change.
    pub(super) fn states(&self) -> impl Iterator<Item = StateId> {
        self.ways.keys().copied()
    }

    /// Returns the states behind the question.
    pub(super) fn behind(&self, machine: &Machine) -> BTreeSet<StateId> {
        let asking = self.ways.iter().flat_map(|(state, own)| {
            let steps = machine.steps[state.index()].iter().zip(own);
            steps.filter(|(_, way)| **way == Way::Asks)
        });
        asking.map(|(step, _)| step.target).collect()
    }

    /// Adds copies of the states without the question, whose ways are all those on which it was asked,
    /// and returns the copy of the beginning.
    pub(super) fn add_asked(
        &self,
        machine: &mut Machine,
        meter: &Meter,
    ) -> Result<StateId, Exhausted> {
        // A state that only asks is as good as what follows.
        let mut copies: BTreeMap<StateId, StateId> = BTreeMap::new();
        let mut copied = Vec::new();
        for (state, own) in &self.ways {
            let steps = machine.steps(*state, meter)?.iter().zip(own);
            let kept: Vec<(&Step, &Way)> = steps.filter(|(_, way)| **way != Way::Away).collect();
            let copy = match kept[..] {
                [(only, Way::Asks)]
                    if machine.relations.class(only.relation) == RelationClass::Identity =>
                {
                    only.target
                }
                _ => {
                    copied.push(*state);
                    StateId::from_index(machine.steps.len() + copied.len() - 1)
                }
            };
            copies.insert(*state, copy);
        }
        for state in copied {
            let steps = machine.steps(state, meter)?.iter().zip(&self.ways[&state]);
            let copy = |(step, way): (&Step, &Way)| match way {
                Way::Asks => Some(Step {
                    action: Action::Pass,
                    ..step.clone()
                }),
                Way::Through => Some(Step {
                    target: copies[&step.target],
                    ..step.clone()
                }),
                Way::Away => None,
            };
            let steps: Vec<Step> = steps.filter_map(copy).collect();
            machine.steps.push(steps);
        }
        Ok(copies[&self.root])
    }

    /// Adds copies of the states whose ways are all those on which the question was not asked before
    /// its answer could change, and returns the steps with which these begin.
    pub(super) fn add_others(
        &self,
        machine: &mut Machine,
        meter: &Meter,
    ) -> Result<Vec<Step>, Exhausted> {
        let live = self.live(machine, meter)?;
        let mut copies: BTreeMap<StateId, StateId> = BTreeMap::new();
        let mut todo = Vec::new();
        let first = self.others(machine, self.root, &live, meter)?;
        let first = redirected(machine, first, &mut copies, &mut todo);
        while let Some(state) = todo.pop() {
            let steps = self.others(machine, state, &live, meter)?;
            let steps = redirected(machine, steps, &mut copies, &mut todo);
            machine.steps[copies[&state].index()] = steps;
        }
        Ok(first)
    }

    /// Returns the steps of a state that do not ask the question and lead on without it.
    fn others(
        &self,
        machine: &Machine,
        state: StateId,
        live: &BTreeSet<StateId>,
        meter: &Meter,
    ) -> Result<Vec<(Step, Way)>, Exhausted> {
        let steps = machine.steps(state, meter)?.iter().zip(&self.ways[&state]);
        let kept = steps.filter(|(step, way)| match way {
            Way::Asks => false,
            Way::Through => live.contains(&step.target),
            Way::Away => true,
        });
        Ok(kept.map(|(step, way)| (step.clone(), *way)).collect())
    }

    /// Returns the states from which some way leads on without the question.
    fn live(&self, machine: &Machine, meter: &Meter) -> Result<BTreeSet<StateId>, Exhausted> {
        let mut sources: BTreeMap<StateId, Vec<StateId>> = BTreeMap::new();
        let mut todo = Vec::new();
        for (state, own) in &self.ways {
            for (step, way) in machine.steps(*state, meter)?.iter().zip(own) {
                match way {
                    Way::Asks => {}
                    Way::Through => sources.entry(step.target).or_default().push(*state),
                    Way::Away => todo.push(*state),
                }
            }
        }
        let mut live = BTreeSet::new();
        while let Some(state) = todo.pop() {
            meter.spend(1)?;
            if live.insert(state) {
                todo.extend(sources.get(&state).into_iter().flatten());
            }
        }
        Ok(live)
    }
}

/// Leads steps to copies of their targets, which are added, empty, and listed in `todo` if they are
/// new.
fn redirected(
    machine: &mut Machine,
    steps: Vec<(Step, Way)>,
    copies: &mut BTreeMap<StateId, StateId>,
    todo: &mut Vec<StateId>,
) -> Vec<Step> {
    let redirect = |(step, way): (Step, Way)| {
        if way == Way::Away {
            return step;
        }
        let target = *copies.entry(step.target).or_insert_with(|| {
            todo.push(step.target);
            machine.steps.push(Vec::new());
            StateId::from_index(machine.steps.len() - 1)
        });
        Step { target, ..step }
    };
    steps.into_iter().map(redirect).collect()
}
