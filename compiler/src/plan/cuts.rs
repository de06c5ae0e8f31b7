//! Cuts: places where drawing a move stops enumerating and draws with rejection.
//!
//! To draw a move uniformly all moves have to be counted, but the last part of
//! the work can be left to chance: behind a *cut* the moves that go on are not
//! looked for but bounded, and a draw that hits nothing is repeated
//! (`rbg_runtime::Candidates`). A cut is made behind a modifier,
//!
//! * where at most one move goes on and nothing but conditions can stop it, such
//!   as a king that must not be left attacked, or nothing at all, whichever of
//!   several conditions holds;
//! * where the last choice of a move follows, made among bounded targets, if the
//!   expected number of draws is smaller than the number of places from which
//!   that choice would have to be looked at.
//!
//! What follows such a choice has cuts of its own where at most one move goes on behind each of the
//! choice's targets, under conditions: the conditions are looked at for the target that is drawn, and
//! not for all before it.
//!
//! The enumeration up to the cuts is planned as a machine of its own: each cut
//! leads to a state without steps. What the part before a cut cannot read need
//! not be performed there.

mod search;

use super::costs::FEW_TESTED_CELLS;
use super::cut::{Cut, CutReason, RestStrategy};
use super::search::SearchPlan;
use super::templates::{Onward, Template, template};
use crate::analysis::always_passes;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Step, StepId};
use search::Search;

/// Plans the enumeration of candidates: that of `plan` up to the cuts. Its roots are those where
/// drawing candidates is worth while; none if no root is. Of moves that are `in_sets` from which
/// they can be drawn, candidates have to spare something.
pub(super) fn candidates<'g>(
    plan: &SearchPlan<'g>,
    in_sets: impl Fn(StateId) -> bool,
    meter: &Meter,
) -> Result<Option<SearchPlan<'g>>, Exhausted> {
    let (machine, cuts) = Search::of(plan, meter)?.machine(meter)?;
    let mut visited = plan.visited.clone();
    visited.extend_to(machine.steps.len());
    let divided = cuts
        .iter()
        .filter(|cut| cut.rest == RestStrategy::Candidates);
    let entries: Vec<StateId> = divided.map(|cut| cut.tail).collect();
    let mut candidates = SearchPlan {
        cuts,
        ..plan.of_machine(machine, &entries, visited, meter)?
    };
    let mut roots: Vec<StateId> = Vec::new();
    for &root in &candidates.moves.roots {
        if pays(&candidates, root, in_sets(root), meter)? {
            roots.push(root);
        }
    }
    if roots.is_empty() {
        return Ok(None);
    }
    candidates.moves.roots = roots;
    Ok(Some(candidates.looking_ahead(meter)?))
}

/// Returns whether moves from a root are better drawn from candidates: there are cuts on the way,
/// and a pass over the candidates is cheap enough to be done twice: it changes nothing, or spares a
/// search for each candidate. To draw from sets is not even a pass.
fn pays(
    candidates: &SearchPlan<'_>,
    root: StateId,
    in_sets: bool,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let machine = &candidates.machine;
    let reached = machine.reachable_within_move([root], meter)?;
    let cuts = candidates.cuts.iter();
    let cuts: Vec<&Cut> = cuts.filter(|cut| reached[cut.stub.index()]).collect();
    let spares = cuts.iter().any(|cut| cut.reason != CutReason::MustSucceed);
    if in_sets && !spares {
        return Ok(false);
    }
    let plain = unfiltered(candidates, root, meter)?;
    for state in machine.states(meter)?.filter(|state| plain[state.index()]) {
        for step in machine.steps(state, meter)? {
            if candidates.cut_behind(step, meter)?.is_some() {
                return Ok(spares || !candidates.moves.mutates[root.index()]);
            }
        }
    }
    Ok(spares)
}

/// Returns per state whether it is reached without conditions on the cells of a set. Where such
/// conditions leave few cells or none, to look at them one by one is as good as anything.
pub(super) fn unfiltered(
    candidates: &SearchPlan<'_>,
    root: StateId,
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let mut reached = vec![false; candidates.machine.steps.len()];
    let mut todo = vec![root];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut reached[state.index()], true) {
            continue;
        }
        // States behind modifiers that are made anew here are entered on one cell.
        let one = candidates
            .cardinalities
            .get(state.index())
            .is_none_or(|&cells| cells == 1);
        let steps = candidates.machine.steps(state, meter)?.iter();
        let passed = steps.filter(|step| {
            let condition = matches!(step.action, Action::Compare(_) | Action::Pattern { .. });
            !step.action.ends() && (one || !condition)
        });
        todo.extend(passed.map(|step| step.target));
    }
    Ok(reached)
}

impl SearchPlan<'_> {
    /// Returns per state whether the enumeration of candidates from some roots reaches it, or the one
    /// of candidates within what follows a cut.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn reached_by_candidates(
        &self,
        roots: &[StateId],
        meter: &Meter,
    ) -> Result<Vec<bool>, Exhausted> {
        let reached = self
            .machine
            .reachable_within_move(roots.iter().copied(), meter)?;
        // What follows a cut within the rest of a move is not divided again.
        let divided = self
            .cuts
            .iter()
            .filter(|cut| reached[cut.stub.index()] && cut.rest == RestStrategy::Candidates);
        let entries = divided.map(|cut| cut.tail);
        let entries = roots.iter().copied().chain(entries);
        self.machine.reachable_within_move(entries, meter)
    }

    /// Returns the number of the cut to which a step leads.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn cut_behind(&self, step: &Step, meter: &Meter) -> Result<Option<usize>, Exhausted> {
        // Nothing else leads to a stub.
        let Action::Off(..) = step.action else {
            return Ok(None);
        };
        meter.spend(self.cuts.len())?;
        Ok(self.cuts.iter().position(|cut| cut.stub == step.target))
    }

    /// Returns the segment behind a modifier as a template, if that is better than to look at the
    /// modifier's cells one by one. It always is for a move that is `drawn`: what it leads to is
    /// counted then and not listed.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn template_behind(
        &self,
        id: StepId,
        drawn: bool,
        meter: &Meter,
    ) -> Result<Option<Template>, Exhausted> {
        let StepId { state, number } = id;
        let step = &self.machine.steps(state, meter)?[number];
        if !self.templates || !self.may_wait(id, step) {
            return Ok(None);
        }
        let onward = |id, step: &Step| {
            Ok(match self.cut_behind(step, meter)? {
                Some(_) => Onward::Last,
                None if self.may_wait(id, step) => Onward::Followed,
                None => Onward::Stopped,
            })
        };
        let Some(template) = template(&self.machine, step.target, onward, meter)? else {
            return Ok(None);
        };
        let sources = self.cardinalities[state.index()];
        // Patterns are asked for the whole board, however few cells are left, but those that take for
        // granted what the modifier puts: they are asked on each of its cells.
        for (pattern, own) in template.patterns(&self.machine, meter)? {
            let possible = match self.elsewhere.contains(&pattern) {
                true => own,
                false => self.asks_at_once(pattern, sources, meter)?,
            };
            if !possible {
                return Ok(None);
            }
        }
        let pays = drawn || template.parts <= sources;
        Ok(pays.then_some(template))
    }

    /// Returns whether the rest of a move can be looked for before a modifier is made: it never
    /// stops the search, and nothing reads what it changes.
    fn may_wait(&self, id: StepId, step: &Step) -> bool {
        step.action.writes()
            && always_passes(self.game, &step.action)
            && !self.awaited_writes[id.state.index()][id.number]
    }

    /// Returns whether no more than a few cells are expected in the set of a state.
    pub fn has_low_cardinality(&self, state: StateId) -> bool {
        self.cardinalities[state.index()] <= FEW_TESTED_CELLS
    }
}

#[cfg(test)]
mod tests;
