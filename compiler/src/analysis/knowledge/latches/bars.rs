//! The bars of a test: facts by which it never passes from now on.

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use super::bar::{Arrangement, Bar, Deficit, Latches, ScoreChange};
use super::blocked::{asked, blocking};
use super::clock::Clock;
use super::forms::{LinearForm, Trends, changed_by, failing, largest};
use super::futures::Futures;
use super::room::{lead, leaves_room};
use crate::analysis::knowledge::goals::questions::Questions;
use crate::analysis::knowledge::goals::rules::Rules;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::tried;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::CellId;

/// The most arrangements of which it is counted what is missing.
const MOST_COUNTED: usize = 16;

/// The most bars of a game.
const MOST_BARS: usize = 64;

/// What bars are found by.
pub(super) struct BarSearch<'a> {
    rules: &'a Rules<'a>,
    /// Per state whether a player's decision can lead to it.
    behind: &'a [bool],
    questions: Questions<'a>,
    futures: Futures,
    trends: Trends,
    clock: Option<Clock>,
    numbers: FxHashMap<Bar, usize>,
    /// The bars found so far.
    bars: Vec<Bar>,
}

impl<'a> BarSearch<'a> {
    pub(super) fn new(
        rules: &'a Rules<'a>,
        behind: &'a [bool],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        Ok(Self {
            rules,
            behind,
            questions: Questions::new(rules),
            futures: Futures::new(rules, behind, meter)?,
            trends: Trends::new(rules, behind, meter)?,
            clock: Clock::find(rules, behind, meter)?,
            numbers: FxHashMap::default(),
            bars: Vec::new(),
        })
    }

    /// Returns the sets of bars of any of which all have to hold, for a step never to pass.
    pub(super) fn of(
        &mut self,
        state: StateId,
        step: &Step,
        meter: &Meter,
    ) -> Result<Vec<Vec<usize>>, Exhausted> {
        let mut found = Vec::new();
        if let Action::Compare(comparison) = &step.action {
            for forms in failing(comparison, self.rules, meter)?.unwrap_or_default() {
                let limits = forms.iter().map(|form| self.limit(form));
                found.push(limits.collect());
                let late = forms.iter().map(|form| self.too_late(form, meter));
                found.push(late.collect::<Result<_, _>>()?);
            }
        } else if let Some(asked) = asked(self.rules, &mut self.questions, state, step, meter)? {
            let blocked = blocking(&self.futures, &asked, meter)?.map(Bar::Blocked);
            found.push(blocked.map(|bar| vec![bar]));
            found.push(self.no_time_to_fill(&asked, meter)?.map(|bar| vec![bar]));
        }
        let mut sets: BTreeSet<Vec<usize>> = BTreeSet::new();
        for set in found.into_iter().flatten() {
            sets.extend(self.numbered(set, meter)?);
        }
        Ok(sets.into_iter().collect())
    }

    /// Returns what was found, with the changes that it bars.
    pub(super) fn finish(self, changes: Vec<ScoreChange>) -> Latches {
        let timed = self
            .bars
            .iter()
            .any(|bar| matches!(bar, Bar::TooLate { .. }));
        Latches {
            changes,
            bars: self.bars,
            clock: self.clock.filter(|_| timed),
            complete: true,
        }
    }

    /// Returns the numbers of the bars of a set; `None` if it is not worth looking at.
    fn numbered(&mut self, bars: Vec<Bar>, meter: &Meter) -> Result<Option<Vec<usize>>, Exhausted> {
        for bar in &bars {
            if !leaves_room(bar, self.rules, &self.futures, self.clock, meter)? {
                return Ok(None);
            }
        }
        // All of a set or none: a bar that belongs to no set would be looked at for nothing.
        let new = bars.iter().filter(|bar| !self.numbers.contains_key(*bar));
        if self.bars.len() + new.count() > MOST_BARS {
            return Ok(None);
        }
        let mut numbers = Vec::new();
        for bar in bars {
            let next = self.bars.len();
            let number = *self.numbers.entry(bar.clone()).or_insert(next);
            if number == next {
                self.bars.push(bar);
            }
            numbers.push(number);
        }
        numbers.sort_unstable();
        numbers.dedup();
        Ok(Some(numbers))
    }

    fn limit(&self, form: &LinearForm) -> Option<Bar> {
        largest(form, self.rules, &self.futures, &self.trends).map(Bar::Limit)
    }

    /// Returns the bar of a form that cannot become positive in time.
    fn too_late(&self, form: &LinearForm, meter: &Meter) -> Result<Option<Bar>, Exhausted> {
        let Some(clock) = self.clock else {
            return Ok(None);
        };
        if form
            .variables
            .iter()
            .any(|(variable, _)| *variable == clock.variable)
        {
            return Ok(None);
        }
        let rules = self.rules;
        let Some(gains) = clock.gains(
            rules,
            self.behind,
            &|state, step| gained(rules, form, state, step, meter),
            meter,
        )?
        else {
            return Ok(None);
        };
        Ok(Some(self.late(Deficit::Form(form.clone()), gains)))
    }

    /// Returns the bar of arrangements that cannot be completed in time.
    fn no_time_to_fill(
        &self,
        asked: &BTreeSet<Arrangement>,
        meter: &Meter,
    ) -> Result<Option<Bar>, Exhausted> {
        let Some(clock) = self.clock else {
            return Ok(None);
        };
        if asked.len() > MOST_COUNTED || asked.iter().any(|all| all.len() < 2) {
            return Ok(None);
        }
        let rules = self.rules;
        let mut wanted = vec![PieceSet::EMPTY; rules.machine.cells];
        for &(cell, pieces) in asked.iter().flatten() {
            wanted[cell.index()] = wanted[cell.index()] | pieces;
        }
        let fills = |state: StateId, step: &Step| {
            let Action::Off(piece, Some(_)) = step.action else {
                return Ok(0);
            };
            let fits = |cell: &CellId| !(wanted[cell.index()] & PieceSet::of(&[piece])).is_empty();
            let cells = tried(&rules.machine, &rules.reach, state, step, meter)?;
            Ok(i32::from(cells.iter().any(fits)))
        };
        let Some(gains) = clock.gains(rules, self.behind, &fills, meter)? else {
            return Ok(None);
        };
        let deficit = Deficit::Cells(asked.iter().cloned().collect());
        Ok(Some(self.late(deficit, gains)))
    }

    fn late(&self, deficit: Deficit, gains: Vec<Vec<i32>>) -> Bar {
        Bar::TooLate {
            lead: lead(&deficit, &gains, self.rules),
            deficit,
            gains,
        }
    }
}

/// Returns the most that a step adds to a form.
fn gained(
    rules: &Rules<'_>,
    form: &LinearForm,
    state: StateId,
    step: &Step,
    meter: &Meter,
) -> Result<i32, Exhausted> {
    meter.spend(4)?;
    match &step.action {
        Action::Off(piece, Some(_)) => {
            let replaced = rules
                .flow
                .before(&rules.machine, state, step, meter)?
                .into_iter();
            let least = replaced.map(|piece| form.pieces[piece.index()]).min();
            let own = form.pieces[piece.index()];
            Ok(own - least.unwrap_or(own))
        }
        Action::Assign(variable, value, Some(_)) => {
            let weight = form.variables.iter().find(|(read, _)| read == variable);
            let Some(&(_, weight)) = weight else {
                return Ok(0);
            };
            let bound = rules.game.variables[variable.index()].bound;
            let by = changed_by(*variable, value).filter(|by| by.abs() <= bound);
            Ok(by.map_or(weight.abs() * bound, |by| weight * by))
        }
        _ => Ok(0),
    }
}
