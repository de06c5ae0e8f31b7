//! Where a pattern about the whole board is known not to hold, or to hold through the current cell only.
//!
//! *What it proves:* for every state, what is known of the pattern whenever play comes to it.
//!
//! *Why it is sound:* the facts are the least ones that hold at the start of the game and are kept by all
//! steps, switches included. A piece for which no test passes that did not pass for the piece in its place
//! takes no way away from those that failed. Where a pattern fails that holds wherever this one does, this one
//! fails; where it holds and nothing has changed, it holds by the same ways. Values of flags, variables that are
//! set to constants only, are followed beside the facts: rules that note a line in a flag go on only where there
//! was none. Nothing is known within patterns, which no step enters from the start: they are asked from many
//! places.

use std::collections::{BTreeMap, BTreeSet};

use super::tests_of::Tests;
use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::contradiction::holds;
use crate::machine::implication::implies;
use crate::machine::step::{Machine, Step};
use crate::model::{Arithmetic, PieceId, VariableId};

/// The most pairs of a state and values of flags; beyond, values are not followed.
const MOST_PAIRS: usize = 4096;

/// What is known of a pattern where play comes to a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    /// It does not hold.
    Absent,
    /// If it holds, then by ways that test for one of these pieces, sorted, on the current cell.
    Through(Vec<PieceId>),
    /// Nothing.
    Unknown,
}

/// The values of flags, in the order of the flags.
type Values = Vec<i32>;

/// What is known where play comes to a state.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    fact: Fact,
    /// The pieces that can stand on the current cell, if that is known.
    here: Option<BTreeSet<PieceId>>,
}

/// What facts about all patterns of a machine rest on.
pub(super) struct Facts<'a> {
    machine: &'a Machine,
    /// The patterns that are asked somewhere.
    asked: Vec<PatternId>,
    /// The variables that are compared and set to constants only.
    flags: Vec<VariableId>,
}

impl<'a> Facts<'a> {
    /// Finds out what facts rest on, given the patterns that are asked somewhere.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub(super) fn new(
        machine: &'a Machine,
        asked: Vec<PatternId>,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        Ok(Self {
            machine,
            flags: flags(machine, meter)?,
            asked,
        })
    }

    /// Returns what is known of a pattern that makes these tests, by states, given what is known of it when the
    /// game begins; nothing where play does not come.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub(super) fn of(
        &self,
        pattern: PatternId,
        tests: &Tests,
        at_start: Fact,
        meter: &Meter,
    ) -> Result<Vec<Option<Fact>>, Exhausted> {
        let wider = wider(self.machine, pattern, &self.asked, meter)?;
        let following = |flags| Following {
            machine: self.machine,
            tests,
            flags,
            wider: &wider,
        };
        let known = match following(&self.flags).known(at_start.clone(), meter)? {
            Some(known) => known,
            None => following(&[]).known(at_start, meter)?.unwrap_or_default(),
        };
        let mut facts: Vec<Option<Fact>> = vec![None; self.machine.steps.len()];
        for ((state, _), known) in known {
            let fact = &mut facts[state.index()];
            *fact = Some(match fact.take() {
                Some(fact) => fact.or(known.fact),
                None => known.fact,
            });
        }
        Ok(facts)
    }
}

/// Returns those of some patterns that hold wherever one does.
fn wider(
    machine: &Machine,
    pattern: PatternId,
    asked: &[PatternId],
    meter: &Meter,
) -> Result<BTreeSet<PatternId>, Exhausted> {
    let holds = |pattern| Action::Pattern {
        negated: false,
        pattern,
    };
    let mut wider = BTreeSet::from([pattern]);
    for &other in asked {
        if implies(machine, &holds(pattern), &holds(other), meter)? {
            wider.insert(other);
        }
    }
    Ok(wider)
}

/// Returns the variables that are compared and set to constants only.
fn flags(machine: &Machine, meter: &Meter) -> Result<Vec<VariableId>, Exhausted> {
    let mut compared = BTreeSet::new();
    let mut counted = BTreeSet::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            match &step.action {
                Action::Compare(comparison) => {
                    if let Arithmetic::Variable(variable) = comparison.left {
                        compared.insert(variable);
                    }
                }
                Action::Assign(variable, value, _) if !matches!(value, Arithmetic::Constant(_)) => {
                    counted.insert(*variable);
                }
                _ => {}
            }
        }
    }
    Ok(compared.difference(&counted).copied().collect())
}

/// What is known of a pattern in a state, given the values of flags.
type KnownByValues = BTreeMap<(StateId, Values), Known>;

/// Facts about a pattern, followed through the machine.
struct Following<'a> {
    machine: &'a Machine,
    tests: &'a Tests,
    flags: &'a [VariableId],
    /// The patterns that hold wherever the pattern does, itself among them.
    wider: &'a BTreeSet<PatternId>,
}

impl Following<'_> {
    /// Returns what is known wherever play comes, unless there are too many values of flags.
    fn known(&self, at_start: Fact, meter: &Meter) -> Result<Option<KnownByValues>, Exhausted> {
        let machine = self.machine;
        let first = (machine.start, vec![0; self.flags.len()]);
        let start = Known {
            fact: at_start,
            here: None,
        };
        let mut known = BTreeMap::from([(first.clone(), start)]);
        let mut todo = vec![first];
        while let Some((state, values)) = todo.pop() {
            for step in machine.steps(state, meter)? {
                let before = &known[&(state, values.clone())];
                let (Some(values), false) = (
                    self.values_behind(step, &values),
                    step.action == Action::Accept,
                ) else {
                    continue;
                };
                let arriving = self.behind(before, step);
                let pair = (step.target, values);
                let joined = match known.get(&pair) {
                    Some(known) => known.clone().or(arriving),
                    None => arriving,
                };
                if known.get(&pair) != Some(&joined) {
                    known.insert(pair.clone(), joined);
                    todo.push(pair);
                }
            }
            if known.len() > MOST_PAIRS && !self.flags.is_empty() {
                return Ok(None);
            }
        }
        Ok(Some(known))
    }

    /// Returns the values of the flags behind a step; nothing if they forbid it.
    fn values_behind(&self, step: &Step, values: &Values) -> Option<Values> {
        let flag = |of: &VariableId| self.flags.iter().position(|flag| flag == of);
        let mut behind = values.clone();
        match &step.action {
            Action::Assign(variable, Arithmetic::Constant(value), _) => {
                if let Some(flag) = flag(variable) {
                    behind[flag] = *value;
                }
            }
            Action::Compare(comparison) => {
                if let (Arithmetic::Variable(variable), Arithmetic::Constant(_)) =
                    (&comparison.left, &comparison.right)
                    && let Some(flag) = flag(variable)
                    && !holds(i64::from(values[flag]), comparison)
                {
                    return None;
                }
            }
            _ => {}
        }
        Some(behind)
    }

    /// Returns what is known behind a step.
    fn behind(&self, before: &Known, step: &Step) -> Known {
        let stays = self.machine.relations.stays(step.relation);
        let here = before.here.as_ref().filter(|_| stays);
        let fact = match &before.fact {
            Fact::Through(_) if !stays => &Fact::Unknown,
            fact => fact,
        };
        match &step.action {
            Action::Pattern {
                negated: true,
                pattern,
            } if self.wider.contains(pattern) => Known {
                fact: Fact::Absent,
                here: here.cloned(),
            },
            Action::On(pieces) => {
                let passes = |piece: &&PieceId| here.is_none_or(|here| here.contains(piece));
                Known {
                    fact: fact.clone(),
                    here: Some(pieces.iter().filter(passes).copied().collect()),
                }
            }
            Action::Off(piece, _) => Known {
                fact: self.behind_off(fact, *piece, here),
                here: Some(BTreeSet::from([*piece])),
            },
            _ => Known {
                fact: fact.clone(),
                here: here.cloned(),
            },
        }
    }

    /// Returns what is known behind an off, given the pieces that can stand on its cell before.
    fn behind_off(&self, fact: &Fact, piece: PieceId, here: Option<&BTreeSet<PieceId>>) -> Fact {
        // What stood there before the last change is not known any more.
        let here = here.filter(|_| *fact == Fact::Absent);
        match fact {
            Fact::Unknown => Fact::Unknown,
            _ if self.tests.may_change_elsewhere(piece, here) => Fact::Unknown,
            _ if self.tests.may_pass(piece, here) => Fact::Through(vec![piece]),
            _ => Fact::Absent,
        }
    }
}

impl Known {
    /// Returns what is known if one of two is.
    fn or(self, other: Self) -> Self {
        let here = match (self.here, other.here) {
            (Some(mut here), Some(other)) => {
                here.extend(other);
                Some(here)
            }
            _ => None,
        };
        Self {
            fact: self.fact.or(other.fact),
            here,
        }
    }
}

impl Fact {
    /// Returns what is known if one of two facts is.
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Absent, fact) | (fact, Self::Absent) => fact,
            (Self::Through(mut pieces), Self::Through(others)) => {
                pieces.extend(others);
                pieces.sort_unstable();
                pieces.dedup();
                Self::Through(pieces)
            }
            _ => Self::Unknown,
        }
    }
}
