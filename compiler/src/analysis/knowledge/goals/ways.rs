//! Ways: all ways from the fork of a phase to its ends, with what is known at the end of each.
//!
//! *What it proves:* whenever a game comes to an end of a phase, one of the end's outcomes holds of
//! the position there: who moved last, the scores, and a term of tests that the position passes.
//!
//! *Why it is sound:* every way to the end passes the fork, and from there all steps are taken from
//! all cells on which a game can be there. What a test has shown is dropped as soon as a change
//! may have made it wrong: a test of a cell when that cell is changed, everything else that
//! looks at the board when any cell is changed, a comparison when one of its variables is set.
//! Loops are not gone round but jumped over: what any of their changes may have made wrong is
//! dropped, and behind them the current cell may be any on which a game can be there.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

use super::changes::Changes;
use super::condition::{Reason, Unknown};
use super::phases::{Phase, ends_phase};
use super::questions::Questions;
use super::rules::Rules;
use super::scores::{Standing, Standings};
use super::terms::{Term, Test, compared};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::CellId;

/// The most tests at all places together that are looked at from one fork.
const MOST_TESTS: usize = 10_000_000;

/// A place on a way.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Place {
    state: StateId,
    /// The current cell; `None` where it may be any that a game can be on there.
    cell: Option<CellId>,
    term: Term,
    standing: Standing,
}

/// The outcomes at the ends of phases: for each the terms of which one holds.
pub(super) type Outcomes = FxHashMap<(StateId, Standing), BTreeSet<Term>>;

/// The ways from one fork.
pub(super) struct Ways<'w, 'a> {
    rules: &'a Rules<'a>,
    phase: &'w Phase,
    questions: &'w mut Questions<'a>,
    /// The ends that are looked for.
    ends: &'w [StateId],
    standings: &'w [Standings],
    /// Per state whether it leads to one of them.
    leads: Vec<bool>,
    todo: Vec<Place>,
    seen: FxHashSet<Place>,
    /// The number of tests that are kept, those of outcomes included; each place counts for some.
    kept: usize,
    pub(super) outcomes: Outcomes,
}

/// Why the ways were not gone through.
pub(super) struct TooMuch;

impl<'w, 'a> Ways<'w, 'a> {
    /// Goes through all ways from a fork to some ends.
    pub(super) fn go(
        rules: &'a Rules<'a>,
        phase: &'w Phase,
        questions: &'w mut Questions<'a>,
        fork: StateId,
        ends: &'w [StateId],
        standings: &'w [Standings],
        meter: &Meter,
    ) -> Result<Result<Outcomes, TooMuch>, Exhausted> {
        let mut ways = Self {
            rules,
            phase,
            questions,
            ends,
            standings,
            leads: Vec::new(),
            todo: Vec::new(),
            seen: FxHashSet::default(),
            kept: 0,
            outcomes: FxHashMap::default(),
        };
        ways.leads = ways.leading(meter)?;
        let entered = standings[fork.index()].all.iter();
        for standing in entered.filter(|standing| phase.can_be(standing)) {
            ways.enter(fork, None, Term::ALL, standing.clone(), meter)?;
        }
        while let Some(place) = ways.todo.pop() {
            meter.spend(8 + place.term.cube.tests().len())?;
            if ways.kept > MOST_TESTS {
                return Ok(Err(TooMuch));
            }
            ways.leave(&place, meter)?;
        }
        Ok(Ok(ways.outcomes))
    }

    /// Returns per state whether some way leads from it to an end that is looked for.
    fn leading(&self, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
        let machine = &self.rules.machine;
        let mut leads = vec![false; machine.steps.len()];

        loop {
            meter.spend(leads.len())?;
            let mut grown = false;
            for state in machine
                .states(meter)?
                .filter(|state| self.phase.has(*state))
            {
                let on = |step: &Step| {
                    if ends_phase(self.rules, step) {
                        self.ends.contains(&step.target)
                    } else {
                        step.action != Action::Accept && leads[step.target.index()]
                    }
                };
                if !leads[state.index()] && machine.steps(state, meter)?.iter().any(on) {
                    leads[state.index()] = true;
                    grown = true;
                }
            }
            if !grown {
                return Ok(leads);
            }
        }
    }

    /// Comes to a state; a loop is passed at once.
    fn enter(
        &mut self,
        state: StateId,
        cell: Option<CellId>,
        term: Term,
        standing: Standing,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        if !self.leads[state.index()] {
            return Ok(());
        }
        let place = Place {
            state,
            cell,
            term,
            standing,
        };
        match self.phase.loops[state.index()] {
            None => self.note(place),
            Some(number) => {
                let members = self.members(number, meter)?;
                let mut term = place.term;
                for &member in &members {
                    for step in self.rules.machine.steps(member, meter)? {
                        if self.within(step, number) {
                            term = self.changes().anywhere(&term, member, step, meter)?;
                        }
                    }
                }
                let same = self.keeps(&members, number, &place.standing, meter)?;
                for member in members {
                    // What the loop does to the scores is part of the standings of its states.
                    let standings = if same {
                        vec![place.standing.clone()]
                    } else {
                        let all = self.standings[member.index()].all.iter();
                        all.filter(|one| self.phase.can_be(one)).cloned().collect()
                    };
                    for standing in standings {
                        self.note(Place {
                            state: member,
                            cell: None,
                            term: term.clone(),
                            standing,
                        });
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns whether a loop leaves a standing as it is.
    fn keeps(
        &self,
        members: &[StateId],
        number: usize,
        standing: &Standing,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        for &state in members {
            let steps = self.rules.machine.steps(state, meter)?.iter();
            let mut steps = steps.filter(|step| self.within(step, number));
            let same = steps.all(|step| {
                let behind = standing.behind(&step.action, self.rules);
                behind.is_none_or(|behind| behind == *standing)
            });
            if !same {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn note(&mut self, place: Place) {
        if self.leads[place.state.index()] && self.seen.insert(place.clone()) {
            self.kept += 16 + place.term.size();
            self.todo.push(place);
        }
    }

    fn members(&self, number: usize, meter: &Meter) -> Result<Vec<StateId>, Exhausted> {
        let states = self.rules.machine.states(meter)?;
        Ok(states
            .filter(|state| self.phase.loops[state.index()] == Some(number))
            .collect())
    }

    /// Returns whether a step stays within a loop.
    fn within(&self, step: &Step, number: usize) -> bool {
        !ends_phase(self.rules, step)
            && step.action != Action::Accept
            && self.phase.loops[step.target.index()] == Some(number)
    }

    /// Takes all steps from a place.
    fn leave(&mut self, place: &Place, meter: &Meter) -> Result<(), Exhausted> {
        let rules = self.rules;
        for step in rules.machine.steps(place.state, meter)? {
            let ends = ends_phase(rules, step);
            let wanted = if ends {
                self.ends.contains(&step.target)
            } else {
                step.action != Action::Accept && self.leads[step.target.index()]
            };
            let around = self.phase.loops[place.state.index()];
            if !wanted || around.is_some_and(|number| self.within(step, number)) {
                continue;
            }
            let unplaced = rules.stays(step) && !self.looks(&step.action, meter)?;
            match place.cell {
                Some(cell) => self.take(place, Some(cell), step, ends, meter)?,
                None if unplaced || rules.goes_anywhere(step) => {
                    self.take(place, None, step, ends, meter)?;
                }
                None => {
                    let cells: Vec<CellId> = rules.reach.cells(place.state).collect();
                    for cell in cells {
                        self.take(place, Some(cell), step, ends, meter)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes a step from a cell, or from wherever the place is.
    fn take(
        &mut self,
        place: &Place,
        cell: Option<CellId>,
        step: &Step,
        ends: bool,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let rules = self.rules;
        let relation = rules.machine.relations.get(step.relation);
        let known = match cell {
            Some(cell) if !rules.goes_anywhere(step) && !self.replaces(step, meter)? => {
                self.occupied(place, cell, meter)?
            }
            _ => Some(place.term.clone()),
        };
        let Some(known) = known else { return Ok(()) };
        let targets: Vec<Option<CellId>> = match cell {
            None if rules.stays(step) => vec![None],
            // It leads to the same cells from everywhere.
            None => relation
                .targets(CellId(0), meter)?
                .iter()
                .copied()
                .map(Some)
                .collect(),
            Some(cell) => relation
                .targets(cell, meter)?
                .iter()
                .copied()
                .map(Some)
                .collect(),
        };
        let Some(standing) = place.standing.behind(&step.action, rules) else {
            return Ok(());
        };
        let certain = match &step.action {
            Action::Compare(comparison) => place.standing.decides(comparison) == Some(true),
            _ => false,
        };
        for target in targets {
            let passed = if certain {
                vec![known.clone()]
            } else {
                self.passed(&known, place.state, step, target, meter)?
            };
            for term in passed {
                if ends {
                    let outcome = (step.target, standing.clone());
                    self.kept += 8 + term.size();
                    self.outcomes.entry(outcome).or_default().insert(term);
                } else {
                    self.enter(step.target, target, term, standing.clone(), meter)?;
                }
            }
        }
        Ok(())
    }

    fn changes(&self) -> Changes<'_, 'a> {
        Changes {
            rules: self.rules,
            questions: self.questions,
        }
    }

    /// Returns whether an action depends on its cell, or changes what stands there.
    fn looks(&self, action: &Action, meter: &Meter) -> Result<bool, Exhausted> {
        match action {
            Action::On(_) | Action::Off(..) => Ok(true),
            Action::Pattern { pattern, .. } => self.rules.asks_about_cell(*pattern, meter),
            _ => Ok(false),
        }
    }

    /// Returns whether a step does nothing but change its own cell, or passes on whatever is there.
    fn replaces(&self, step: &Step, meter: &Meter) -> Result<bool, Exhausted> {
        let asks = matches!(step.action, Action::On(_) | Action::Pattern { .. });
        Ok(self.rules.stays(step) && !(asks && self.looks(&step.action, meter)?))
    }

    /// Returns what is known with what stands on the current cell of a place.
    fn occupied(
        &self,
        place: &Place,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Option<Term>, Exhausted> {
        let occupants = self.rules.occupants(place.state, cell);
        if self.rules.possible[cell.index()].is_within(occupants) {
            return Ok(Some(place.term.clone()));
        }
        place.term.and(&Term::on(cell, occupants), meter)
    }

    /// Returns what is known behind an action on a cell, as several terms if there are several
    /// ways to pass.
    fn passed(
        &mut self,
        known: &Term,
        state: StateId,
        step: &Step,
        cell: Option<CellId>,
        meter: &Meter,
    ) -> Result<Vec<Term>, Exhausted> {
        let also = |terms: &[Term]| {
            let both = terms.iter().map(|term| known.and(term, meter));
            both.filter_map(Result::transpose).collect()
        };
        match (&step.action, cell) {
            (Action::On(pieces), Some(cell)) => {
                let term = Term::on(cell, PieceSet::of(pieces));
                let possible: Vec<Term> = self.questions.possible(&term).into_iter().collect();
                also(&possible)
            }
            (Action::Pattern { pattern, .. }, Some(cell)) => {
                let terms = self.questions.ask(*pattern, cell, step, meter)?;
                also(&terms)
            }
            (Action::Pattern { pattern, .. }, None)
                if !self.rules.asks_about_cell(*pattern, meter)? =>
            {
                let terms = self.questions.ask(*pattern, CellId(0), step, meter)?;
                also(&terms)
            }
            (Action::On(_) | Action::Pattern { .. }, None) => {
                let unknown = Unknown {
                    reason: Reason::Loop,
                    span: step.span,
                };
                also(&[Term::of(Test::Unknown(unknown))])
            }
            (Action::Compare(comparison), _) => also(&compared(comparison)),
            (Action::Off(..), Some(cell)) => {
                Ok(vec![self.changes().put(known, cell, step.span, meter)?])
            }
            (Action::Off(..), None) => {
                Ok(vec![self.changes().anywhere(known, state, step, meter)?])
            }
            (Action::Assign(..), _) => {
                Ok(vec![self.changes().anywhere(known, state, step, meter)?])
            }
            (Action::Pass | Action::Switch(..) | Action::Accept, _) => Ok(vec![known.clone()]),
        }
    }
}
