//! Upper bounds on the number of moves that can follow a modifier.
//!
//! *What it proves:* the most moves that go on from a state on a cell. It is the smaller
//! one of two numbers:
//!
//! * if all tests succeed, the sum over the cells of all modifiers that are reached in the
//!   segment of the most moves behind them;
//! * the sum over the steps of the state and their cells of the most moves behind each, where
//!   of steps that exclude each other on a cell only the one with the most counts.
//!
//! *Why it is sound:* a segment tries every modifier on every cell once, so there
//! are no more moves than that. Nothing changes while the steps of a state are tried, so
//! of those that exclude each other in pairs one at most goes on from each cell to which all of
//! them lead, and every move goes on by one of the others or by that one. Cycles through
//! modifiers have no bound.

mod exclusive_steps;

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

use super::segments::is_inner;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine};
use crate::model::CellId;
use exclusive_steps::{choosing, groups};

/// The largest bound that is of use.
const MOST_MOVES: usize = 1 << 12;

/// The most modifiers that may follow each other.
const DEEPEST: usize = 24;

/// The most pairs of state and cell that are looked at in all; beyond, nothing
/// has a bound.
const MOST_PAIRS: usize = 3_000_000;

/// The most states of which it is looked at which of their steps exclude each other, each
/// on one cell.
const MOST_CHOICES: usize = 300_000;

/// Upper bounds of moves that have been computed, and what computing them takes.
pub(super) struct Bounds<'a> {
    machine: &'a Machine,
    known: FxHashMap<(StateId, CellId), Option<usize>>,
    /// The steps of each state in groups that exclude each other.
    groups: Vec<Vec<Vec<usize>>>,
    /// Whether steps of each state exclude each other, or steps further on in its segment.
    choosing: Vec<bool>,
    pairs: usize,
    choices: usize,
}

impl<'a> Bounds<'a> {
    /// Prepares to compute bounds, none of which is known yet.
    pub(super) fn new(
        machine: &'a Machine,
        pieces: usize,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let groups = machine
            .states(meter)?
            .map(|state| groups(pieces, machine.steps(state, meter)?, meter));
        let groups: Vec<Vec<Vec<usize>>> = groups.collect::<Result<_, _>>()?;
        Ok(Self {
            choosing: choosing(machine, &groups, meter)?,
            groups,
            ..Self::of_sums(machine)
        })
    }

    /// Prepares to compute bounds by the first of the two numbers only.
    pub(super) fn of_sums(machine: &'a Machine) -> Self {
        Self {
            machine,
            known: FxHashMap::default(),
            choosing: vec![false; machine.steps.len()],
            groups: Vec::new(),
            pairs: 0,
            choices: 0,
        }
    }

    /// Returns the largest number of moves that go on from a state on any of some cells; `None` if
    /// there is no bound, it is too large, or it would take too long to find.
    pub(super) fn on_any(
        &mut self,
        state: StateId,
        cells: impl IntoIterator<Item = CellId>,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        let mut most = 0;
        for cell in cells {
            let Some(moves) = self.moves(state, cell, 0, meter)? else {
                return Ok(None);
            };
            most = most.max(moves);
        }
        Ok(Some(most))
    }

    fn moves(
        &mut self,
        entry: StateId,
        cell: CellId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        if let Some(&known) = self.known.get(&(entry, cell)) {
            return Ok(known);
        }
        // A cycle through a modifier comes back while there is no bound yet.
        self.known.insert((entry, cell), None);
        let mut bound = self.segment(entry, cell, depth, meter)?;
        if self.choosing[entry.index()] && bound.is_none_or(|bound| bound > 1) {
            let chosen = meter.deeper(|| self.chosen(entry, cell, depth, meter))?;
            bound = chosen.into_iter().chain(bound).min();
        }
        self.known.insert((entry, cell), bound);
        Ok(bound)
    }

    /// Returns the sum over groups of steps that exclude each other of the most moves behind any.
    fn chosen(
        &mut self,
        state: StateId,
        cell: CellId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        self.choices += 1;
        if self.choices > MOST_CHOICES {
            return Ok(None);
        }
        let machine = self.machine;
        let steps = machine.steps(state, meter)?;
        let mut sum = 0;
        for group in self.groups[state.index()].clone() {
            // All steps of a group lead to the same cells.
            let relation = machine.relations.get(steps[group[0]].relation);
            for &target in relation.targets(cell, meter)? {
                let mut most = 0;
                for step in group.iter().map(|&number| &steps[number]) {
                    let behind = if step.action.ends() {
                        Some(1)
                    } else {
                        let depth = depth + usize::from(!is_inner(step));
                        self.moves(step.target, target, depth, meter)?
                    };
                    let Some(behind) = behind else {
                        return Ok(None);
                    };
                    most = most.max(behind);
                }
                sum += most;
            }
        }
        Ok((sum <= MOST_MOVES).then_some(sum))
    }

    fn segment(
        &mut self,
        entry: StateId,
        cell: CellId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        if depth > DEEPEST {
            return Ok(None);
        }
        let machine = self.machine;
        let mut seen = FxHashSet::default();
        let mut todo = vec![(entry, cell)];
        let mut left: BTreeSet<(StateId, usize, CellId)> = BTreeSet::new();
        while let Some((state, cell)) = todo.pop() {
            if !seen.insert((state, cell)) {
                continue;
            }
            self.pairs += 1;
            if self.pairs > MOST_PAIRS {
                return Ok(None);
            }
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let targets = machine.relations.get(step.relation).targets(cell, meter)?;
                if is_inner(step) {
                    todo.extend(targets.iter().map(|&target| (step.target, target)));
                } else {
                    left.extend(targets.iter().map(|&target| (state, number, target)));
                }
            }
        }
        let mut sum = 0;
        for (state, number, cell) in left {
            let step = &machine.steps(state, meter)?[number];
            let behind = match step.action {
                Action::Switch(..) => Some(1),
                _ => self.moves(step.target, cell, depth + 1, meter)?,
            };
            let Some(behind) = behind else {
                return Ok(None);
            };
            sum += behind;
            if sum > MOST_MOVES {
                return Ok(None);
            }
        }
        Ok(Some(sum))
    }
}

#[cfg(test)]
mod tests;
