//! Patterns that only test what their own cell and the variables hold, as these tests.
//!
//! *What it proves:* a pattern whose steps all stay on their cell and only test comes to
//! a sum of conjunctions of tests, one for each way through it, and its negation to a
//! sum of conjunctions of the opposite tests, by De Morgan's laws. A step that asks such a
//! pattern is replaced by the tests themselves: `{! {e}}` by the test for every other
//! piece, `{! {$ v == 1}}` by `{$ v != 1}`.
//!
//! *Why it is sound:* a pattern holds if some way through it passes, nothing changes
//! while it is asked, and a search goes on from the cell where it was asked. So it goes on
//! from the same cells behind the tests, and as tests have no number the moves are the
//! same. Every one of these is necessary:
//!
//! * No step of the pattern leads to another cell, or can be taken from some cells only.
//! * No step changes anything: what a pattern changes is undone behind it, and read within.
//! * No way through the pattern is endless.
//! * A comparison that may divide by zero fails then, and so would its opposite: it is
//!   not negated.
//! * Tests for pieces are opposite if they share out all pieces.

use std::collections::BTreeSet;

use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::exclusive::negation;
use crate::machine::relation::{Relation, RelationClass, RelationId};
use crate::machine::step::{Machine, Step};
use crate::model::PieceId;

/// Patterns with more tests on one of their ways remain patterns.
const MOST_TESTS: usize = 8;

/// Patterns of more ways remain patterns.
const MOST_WAYS: usize = 8;

/// Patterns with a way of more steps remain patterns.
const LONGEST_WAY: usize = 24;

/// The most steps that are looked at for one pattern; beyond, it remains a pattern.
const MOST_STEPS: usize = 256;

/// Replaces the steps that ask patterns made of tests on the cell by these tests, and
/// tells whether there are any. Patterns that nobody asks any more remain.
///
/// A pattern that comes to more than one test remains if one and the same state asks whether
/// it holds and whether it does not: that is decided at once, and the tests one by one
/// would not be seen to be opposite.
pub(crate) fn inline_patterns(
    machine: &mut Machine,
    pieces: usize,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let inliner = Inliner { machine, pieces };
    let patterns = inliner.machine.patterns.iter();
    let ways: Vec<Option<Ways>> = patterns
        .map(|&entry| inliner.ways_through(entry, meter))
        .collect::<Result<_, _>>()?;
    if ways.iter().all(Option::is_none) {
        return Ok(false);
    }
    let mut replaced = Vec::new();
    for state in machine.states(meter)? {
        let steps = machine.steps(state, meter)?;
        for (number, step) in steps.iter().enumerate() {
            let Action::Pattern { negated, pattern } = step.action else {
                continue;
            };
            let Some(holds) = &ways[pattern.index()] else {
                continue;
            };
            let Some(ways) = (if negated {
                holds.negation(pieces)
            } else {
                Some(holds.clone())
            }) else {
                continue;
            };
            if ways.tests() <= 1 || !asks_the_contrary(steps, pattern, negated) {
                replaced.push((state, number, ways));
            }
        }
    }
    let changes = !replaced.is_empty();
    let identity = machine
        .relations
        .intern(Relation::identity(machine.cells), meter)?;
    // From the last one, as the numbers of earlier steps stay the same.
    for (state, number, ways) in replaced.into_iter().rev() {
        let step = machine.steps[state.index()].remove(number);
        for (place, way) in ways.0.into_iter().enumerate() {
            let first = way_of_steps(machine, way, &step, identity);
            machine.steps[state.index()].insert(number + place, first);
        }
    }
    Ok(changes)
}

/// Returns whether some step asks a pattern the other way round.
fn asks_the_contrary(steps: &[Step], pattern: PatternId, negated: bool) -> bool {
    let contrary = Action::Pattern {
        negated: !negated,
        pattern,
    };
    steps.iter().any(|other| other.action == contrary)
}

/// Adds the states of a conjunction of tests that takes the place of `step`, and returns
/// the step to the first of them.
fn way_of_steps(machine: &mut Machine, way: Way, step: &Step, identity: RelationId) -> Step {
    let mut actions = way.into_actions();
    let first = if actions.is_empty() {
        Action::Pass
    } else {
        actions.remove(0)
    };
    let mut target = step.target;
    for action in actions.into_iter().rev() {
        machine.steps.push(vec![Step {
            relation: identity,
            action,
            target,
            span: step.span,
        }]);
        target = StateId::from_index(machine.steps.len() - 1);
    }
    Step {
        action: first,
        target,
        ..step.clone()
    }
}

/// A conjunction of tests on one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Way {
    /// The pieces that may be on the cell; none: any.
    pieces: Option<Vec<PieceId>>,
    /// Comparisons and patterns that have other cells to look at.
    others: BTreeSet<Action>,
}

impl Way {
    /// Returns what always passes.
    fn always() -> Self {
        Self {
            pieces: None,
            others: BTreeSet::new(),
        }
    }

    fn on(pieces: Vec<PieceId>) -> Self {
        Self {
            pieces: Some(pieces),
            ..Self::always()
        }
    }

    fn other(action: Action) -> Self {
        Self {
            others: BTreeSet::from([action]),
            ..Self::always()
        }
    }

    fn tests(&self) -> usize {
        usize::from(self.pieces.is_some()) + self.others.len()
    }

    /// Returns what passes if both do.
    fn and(&self, other: &Self) -> Self {
        let pieces = match (&self.pieces, &other.pieces) {
            (Some(some), Some(others)) => {
                let both = some.iter().filter(|piece| others.contains(piece));
                Some(both.copied().collect())
            }
            (one, None) | (None, one) => one.clone(),
        };
        Self {
            pieces,
            others: self.others.union(&other.others).cloned().collect(),
        }
    }

    /// Returns whether it passes wherever another one does.
    fn covers(&self, other: &Self) -> bool {
        let pieces = match (&self.pieces, &other.pieces) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(own), Some(others)) => others.iter().all(|piece| own.contains(piece)),
        };
        pieces && self.others.is_subset(&other.others)
    }

    fn into_actions(self) -> Vec<Action> {
        let pieces = self.pieces.map(Action::On);
        pieces.into_iter().chain(self.others).collect()
    }

    /// Returns what passes if this does not, test by test; none if that cannot be said.
    fn opposite(&self, pieces: usize) -> Option<Vec<Self>> {
        let rest = self.pieces.as_ref().map(|own| {
            let all = (0..pieces).map(PieceId::from_index);
            Self::on(all.filter(|piece| !own.contains(piece)).collect())
        });
        let others = self.others.iter();
        let others = others.map(|action| negation(action).map(Self::other));
        rest.into_iter().map(Some).chain(others).collect()
    }
}

/// A sum of conjunctions: it passes if some of them does.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ways(Vec<Way>);

impl Ways {
    fn tests(&self) -> usize {
        self.0.iter().map(Way::tests).sum()
    }

    /// Adds a conjunction: those that differ in the pieces only become one, and those that
    /// cannot pass or pass only where others do are left out.
    fn add(&mut self, mut way: Way, pieces: usize) {
        let same = self.0.iter().position(|known| known.others == way.others);
        if let Some(same) = same {
            let known = self.0.remove(same);
            way.pieces = way.pieces.zip(known.pieces).map(|(mut own, others)| {
                own.extend(others);
                own.sort_unstable();
                own.dedup();
                own
            });
        }
        let any = |own: &mut Vec<PieceId>| own.len() == pieces;
        if way.pieces.as_mut().is_some_and(any) {
            way.pieces = None;
        }
        let passes = way.pieces.as_ref().is_none_or(|own| !own.is_empty());
        if passes && !self.0.iter().any(|known| known.covers(&way)) {
            self.0.retain(|known| !way.covers(known));
            self.0.push(way);
        }
    }

    /// Returns what passes if both do; none if that is too long.
    fn and(&self, other: &Self, pieces: usize) -> Option<Self> {
        let mut both = Self(Vec::new());
        for one in &self.0 {
            for other in &other.0 {
                both.add(one.and(other), pieces);
            }
        }
        let short = both.0.iter().all(|way| way.tests() <= MOST_TESTS);
        (short && both.0.len() <= MOST_WAYS).then_some(both)
    }

    /// Returns what passes if this does not; none if that cannot be said.
    fn negation(&self, pieces: usize) -> Option<Self> {
        let always = Self(vec![Way::always()]);
        self.0.iter().try_fold(always, |all, way| {
            let mut opposite = Self(Vec::new());
            for test in way.opposite(pieces)? {
                opposite.add(test, pieces);
            }
            all.and(&opposite, pieces)
        })
    }
}

struct Inliner<'m> {
    machine: &'m Machine,
    pieces: usize,
}

impl Inliner<'_> {
    /// Returns the tests to which a pattern comes, if it only tests the cell.
    fn ways_through(&self, entry: StateId, meter: &Meter) -> Result<Option<Ways>, Exhausted> {
        let mut left = MOST_STEPS;
        self.ways_from(entry, LONGEST_WAY, &mut left, meter)
    }

    /// Returns the tests from a state to the end of its pattern, over so many steps at most.
    fn ways_from(
        &self,
        state: StateId,
        longest: usize,
        left: &mut usize,
        meter: &Meter,
    ) -> Result<Option<Ways>, Exhausted> {
        let Some(longest) = longest.checked_sub(1) else {
            return Ok(None);
        };
        let mut all = Ways(Vec::new());
        for step in self.machine.steps(state, meter)? {
            let Some(fewer) = left.checked_sub(1) else {
                return Ok(None);
            };
            *left = fewer;
            meter.spend(16)?;
            if self.machine.relations.class(step.relation) != RelationClass::Identity {
                return Ok(None);
            }
            let own = match &step.action {
                Action::Accept => {
                    all.add(Way::always(), self.pieces);
                    continue;
                }
                Action::Pass => Ways(vec![Way::always()]),
                Action::On(pieces) => {
                    let mut own = Ways(Vec::new());
                    own.add(Way::on(pieces.clone()), self.pieces);
                    own
                }
                Action::Compare(_) => Ways(vec![Way::other(step.action.clone())]),
                Action::Pattern { negated, pattern } => {
                    let inner = self.machine.patterns[pattern.index()];
                    let inner = self.ways_from(inner, longest, left, meter)?;
                    let inner = inner.and_then(|holds| {
                        if *negated {
                            holds.negation(self.pieces)
                        } else {
                            Some(holds)
                        }
                    });
                    inner.unwrap_or_else(|| Ways(vec![Way::other(step.action.clone())]))
                }
                Action::Off(..) | Action::Assign(..) | Action::Switch(..) => return Ok(None),
            };
            let Some(behind) = self.ways_from(step.target, longest, left, meter)? else {
                return Ok(None);
            };
            let Some(both) = own.and(&behind, self.pieces) else {
                return Ok(None);
            };
            for way in both.0 {
                all.add(way, self.pieces);
            }
        }
        Ok((all.0.len() <= MOST_WAYS).then_some(all))
    }
}

#[cfg(test)]
mod tests;
