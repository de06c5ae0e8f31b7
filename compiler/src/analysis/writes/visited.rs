//! Visited checks: where the search must remember on which cells it has been.
//!
//! *What it proves:* a state needs no visited check if, from no cell on which
//! a segment can begin, two different steps lead to it on the same cell.
//!
//! *On what:* the product of the machine with the board, within segments
//! (between two modifiers). Two steps that arrive on one cell after tests that exclude each
//! other, for disjoint sets of pieces, by a pattern and its negation, or by comparisons, do not count
//! as two. What a cell was tested for counts as long as the search stays there, comparisons count
//! for the whole segment.
//!
//! Every one of these counts by itself:
//!
//! * A segment begins where a move does, where a pattern is asked, and behind every modifier,
//!   on every cell on which play can come there. Its beginning is an arrival, too.
//! * Two arrivals exclude each other only if there is no piece, no outcome of patterns or no outcome
//!   of comparisons for which both have passed their tests; every further one is compared with all
//!   before it.
//! * A test of a cell counts only until the search leaves it, and any test until something changes:
//!   what is known is that one of the tests of all ways there was passed.
//! * Before the product, a state is free of suspicion only if at most one step leads to it,
//!   no segment begins there, and no two cells lead to one by that step.
//! * A flood enters each cell once by itself, but other steps to its state do not.
//! * An unchecked state of a pattern that can be entered twice lies on no cycle and in no
//!   move, or holds at once.
//! * What is not looked at is checked.
//!
//! *Why it is sound:* if every pair of state and cell that can be entered
//! twice is checked, the search visits a tree, so every pair is entered at
//! most once, and every move is found once.

mod joins;
mod regions;
mod spared;
mod sweep;
mod tested;

use crate::analysis::pieces::entry_cells::EntryCells;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::step::Machine;
use joins::joins;
use regions::regions;
use spared::{spare_patterns, spare_successes};

/// The states at which visited cells are remembered.
#[derive(Clone, Debug)]
pub struct Visited {
    /// The number of each state's cell set within its region, if it has one.
    pub slot: Vec<Option<usize>>,
    /// The region of each state: states connected without modifiers.
    pub region: Vec<usize>,
    /// The number of cell sets that each region needs.
    pub slots: Vec<usize>,
}

impl Visited {
    /// Returns how many cell sets a search needs that begins in `state`.
    pub fn slots_from(&self, state: StateId) -> usize {
        self.slots[self.region[state.index()]]
    }

    /// Adds states without steps, which need no check.
    pub fn extend_to(&mut self, states: usize) {
        let added = states - self.slot.len();
        self.slot.resize(states, None);
        self.region
            .extend(self.slots.len()..self.slots.len() + added);
        self.slots.resize(self.slots.len() + added, 0);
    }

    /// Returns the same for a search that visits some of the states only: the others need no sets
    /// there.
    pub fn among(&self, states: &[bool]) -> Self {
        let kept = self.slot.iter().zip(states);
        let needed = kept.map(|(slot, kept)| slot.is_some() && *kept);
        Self::of(needed.collect(), self.region.clone())
    }

    /// Finds the states that need a check; all of them where it is not known on which cells
    /// segments begin. Steps in `floods` enter each cell once by themselves.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(
        machine: &Machine,
        entries: Option<&EntryCells>,
        floods: &[Option<usize>],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let region = regions(machine, meter)?;
        let needed = if let Some(entries) = entries {
            let mut needed = joins(machine, &region, entries, floods, meter)?;
            spare_patterns(machine, &region, &mut needed, meter)?;
            spare_successes(machine, &mut needed, meter)?;
            needed
        } else {
            vec![true; machine.steps.len()]
        };
        Ok(Self::of(needed, region))
    }

    /// Numbers the sets of the states that need one.
    fn of(needed: Vec<bool>, region: Vec<usize>) -> Self {
        let mut slots = vec![0; region.iter().max().map_or(0, |last| last + 1)];
        let slot = needed.iter().zip(&region).map(|(needed, &region)| {
            needed.then(|| {
                slots[region] += 1;
                slots[region] - 1
            })
        });
        let slot = slot.collect();
        Self {
            slot,
            region,
            slots,
        }
    }

    /// Returns the number of states that are checked.
    pub fn checked(&self) -> usize {
        self.slot.iter().flatten().count()
    }
}

#[cfg(test)]
mod tests;
