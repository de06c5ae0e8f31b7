//! Kinds of pieces: alternatives of a move that differ in the piece they begin with, and in constants.
//!
//! *What it proves:* that steps of one state, which test pieces that exclude each other on the same
//! cells, are followed by the same steps, up to the numbers of modifiers, pieces that nobody looks at
//! before the move is over, and what comes behind the switch. Then whoever looks for moves can follow
//! the first alternative for all the pieces, and tell by the piece found which of the alternatives a
//! move belongs to.
//!
//! *On what:* the machine, whose alternatives are followed side by side as pairs of states (a
//! *bisimulation* up to these constants), and the changes that the rest of a move can read.
//!
//! Every one of these is necessary:
//!
//! * Up to the first modifier all steps stay on the cell of the test, so the piece found is the one
//!   on the cell of that modifier.
//! * No other way leads into the first alternative, and no other step has the number of one of its
//!   modifiers: wherever they are passed, the piece has been found.
//! * Modifiers stand at the same place of the move in all alternatives.

use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::{ActionIndex, PieceId};

/// Alternatives that differ in a piece and in constants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kinds {
    /// The state that the alternatives begin with.
    pub state: StateId,
    /// The numbers of its steps that test the pieces; the first one is followed for all.
    pub steps: Vec<usize>,
    /// The pieces of each alternative.
    pub pieces: Vec<Vec<PieceId>>,
    /// The states of the first alternative, each with those of the others that it stands for.
    pub entered: BTreeMap<StateId, BTreeSet<StateId>>,
    /// The numbers of the modifiers of the first alternative, and of the same modifier in each.
    pub numbers: BTreeMap<ActionIndex, Vec<ActionIndex>>,
    /// The numbers of those that are passed first.
    pub first: BTreeSet<ActionIndex>,
}

impl Kinds {
    /// Returns whether one of two begins within the other.
    fn is_within(&self, other: &Self) -> bool {
        self.entered.contains_key(&other.state)
            || other.entered.contains_key(&self.state)
            || self
                .entered
                .keys()
                .any(|state| other.entered.contains_key(state))
    }
}

/// Returns the alternatives that begin in some states and differ in a piece and in constants, at least
/// `fewest` at a time; none within one another. `seen` tells which steps make changes that the rest of
/// the move can read, `depth` how many modifiers are in front of those of a state.
///
/// # Errors
///
/// What ran out of the budget.
pub fn kinds(
    machine: &Machine,
    states: impl IntoIterator<Item = StateId>,
    fewest: usize,
    seen: &[Vec<bool>],
    depth: &[Option<usize>],
    meter: &Meter,
) -> Result<Vec<Kinds>, Exhausted> {
    let search = Search {
        machine,
        seen,
        depth,
        meter,
    };
    let mut found: Vec<Kinds> = Vec::new();
    for state in states {
        let steps = machine.steps(state, meter)?;
        let tests = |step: &&Step| matches!(step.action, Action::On(_));
        let relations: BTreeSet<_> = steps.iter().filter(tests).map(|s| s.relation).collect();
        for relation in relations {
            let own = steps.iter().enumerate();
            let own = own.filter(|(_, step)| step.relation == relation && tests(step));
            let mut own: Vec<usize> = own.map(|(number, _)| number).collect();
            while own.len() >= fewest {
                let alike = search.alike(state, &own)?;
                own.remove(0);
                own.retain(|number| !alike.steps.contains(number));
                let nested = found.iter().any(|other| other.is_within(&alike));
                if alike.steps.len() >= fewest && !nested && search.is_apart(&alike)? {
                    found.push(alike);
                }
            }
        }
    }
    Ok(found)
}

/// What is the same in the first alternative and another one.
#[derive(Default)]
struct Pairs {
    /// The states of the other one by those of the first, and whether a modifier is passed before.
    states: BTreeMap<StateId, (StateId, bool)>,
    numbers: BTreeMap<ActionIndex, ActionIndex>,
    first: BTreeSet<ActionIndex>,
}

impl Pairs {
    /// Notes that a modifier has these numbers; returns whether it always has.
    fn note(&mut self, numbers: (ActionIndex, ActionIndex), passed: bool) -> bool {
        if !passed {
            self.first.insert(numbers.0);
        }
        let first_only = self.first.contains(&numbers.0) != passed;
        *self.numbers.entry(numbers.0).or_insert(numbers.1) == numbers.1 && first_only
    }
}

struct Search<'m> {
    machine: &'m Machine,
    seen: &'m [Vec<bool>],
    depth: &'m [Option<usize>],
    meter: &'m Meter,
}

impl Search<'_> {
    /// Returns those of some steps of a state that are alike to the first of them.
    fn alike(&self, state: StateId, numbers: &[usize]) -> Result<Kinds, Exhausted> {
        let steps = self.machine.steps(state, self.meter)?;
        let mut kinds = Kinds {
            state,
            steps: Vec::new(),
            pieces: Vec::new(),
            entered: BTreeMap::new(),
            numbers: BTreeMap::new(),
            first: BTreeSet::new(),
        };
        for &number in numbers {
            let Action::On(pieces) = &steps[number].action else {
                continue;
            };
            let first = kinds.steps.first().map_or(number, |first| *first);
            let others = kinds.pieces.concat();
            if pieces.iter().any(|piece| others.contains(piece)) {
                continue;
            }
            let targets = (steps[first].target, steps[number].target);
            let Some(pairs) = self.pairs(targets)? else {
                continue;
            };
            kinds.steps.push(number);
            kinds.pieces.push(pieces.clone());
            for (own, (other, _)) in pairs.states {
                kinds.entered.entry(own).or_default().insert(other);
            }
            kinds.first.extend(pairs.first);
            for (own, other) in pairs.numbers {
                kinds.numbers.entry(own).or_default().push(other);
            }
        }
        Ok(kinds)
    }

    /// Follows two alternatives side by side; returns `None` if they differ in more than constants.
    fn pairs(&self, targets: (StateId, StateId)) -> Result<Option<Pairs>, Exhausted> {
        let mut pairs = Pairs::default();
        let mut todo = vec![(targets, false)];
        while let Some(((own, other), passed)) = todo.pop() {
            if let Some(known) = pairs.states.insert(own, (other, passed)) {
                if known != (other, passed) {
                    return Ok(None);
                }
                continue;
            }
            let steps = self.machine.steps(own, self.meter)?;
            let others = self.machine.steps(other, self.meter)?;
            let depths = (self.depth[own.index()], self.depth[other.index()]);
            if steps.len() != others.len() || depths.0 != depths.1 {
                return Ok(None);
            }
            for (number, (a, b)) in steps.iter().zip(others).enumerate() {
                let seen = self.seen[own.index()][number] || self.seen[other.index()][number];
                let class = self.machine.relations.class(a.relation);
                let stays = passed || class == RelationClass::Identity;
                if a.relation != b.relation || !stays || !alike(&a.action, &b.action, seen) {
                    return Ok(None);
                }
                if let (Some(a), Some(b)) = (a.action.index(), b.action.index())
                    && !pairs.note((a, b), passed)
                {
                    return Ok(None);
                }
                if !a.action.ends() {
                    todo.push(((a.target, b.target), passed || a.action.writes()));
                }
            }
        }
        Ok(Some(pairs))
    }

    /// Returns whether nothing else leads into the first alternative, and no other step has a number
    /// of its modifiers.
    fn is_apart(&self, kinds: &Kinds) -> Result<bool, Exhausted> {
        let machine = self.machine;
        let entries = machine
            .patterns
            .iter()
            .chain([&machine.start, &kinds.state]);
        if entries
            .into_iter()
            .any(|state| kinds.entered.contains_key(state))
        {
            return Ok(false);
        }
        for state in machine.states(self.meter)? {
            if kinds.entered.contains_key(&state) {
                continue;
            }
            for (id, step) in machine.identified_steps(state, self.meter)? {
                let own = state == kinds.state && kinds.steps.first() == Some(&id.number);
                let index = step.action.index();
                if kinds.entered.contains_key(&step.target) && !own
                    || index.is_some_and(|index| kinds.numbers.contains_key(&index))
                {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// Returns whether two actions are the same but for constants that nobody looks at: what they put, if
/// that is not `seen`, numbers, and where a move leads.
fn alike(own: &Action, other: &Action, seen: bool) -> bool {
    match (own, other) {
        (Action::Off(a, x), Action::Off(b, y)) => (a == b || !seen) && x.is_some() == y.is_some(),
        (Action::Assign(v, a, x), Action::Assign(w, b, y)) => {
            (v, a) == (w, b) && x.is_some() == y.is_some()
        }
        (Action::Switch(a, _), Action::Switch(b, _)) => a == b,
        (Action::Accept, _) => false,
        _ => own == other,
    }
}

#[cfg(test)]
mod tests;
