//! A walk through segments on the product of the machine with the board.

use super::regions::is_inner;
use super::tested::Tested;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::step::{Machine, Step};
use crate::model::CellId;

/// A walk through segments that notes what is entered twice.
pub(super) struct Sweep<'a> {
    machine: &'a Machine,
    floods: &'a [Option<usize>],
    /// What each step of each state tests.
    tests: &'a [Vec<Tested>],
    /// What was found of each pair in the sweep that reached it last.
    found: Vec<Found>,
    number: u32,
    pub(super) edges: usize,
}

/// What a sweep finds of a pair of state and cell.
#[derive(Clone, Copy)]
struct Found {
    sweep: u32,
    /// What the ways there have tested.
    possible: Tested,
    /// What the arrivals so far have tested.
    arrived: Tested,
}

/// What is to be told of a pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum News {
    /// More that counts on the cell only.
    Here,
    /// More that counts everywhere.
    Everywhere,
    /// That it is reached.
    Reached,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(
        machine: &'a Machine,
        floods: &'a [Option<usize>],
        tests: &'a [Vec<Tested>],
    ) -> Self {
        let nothing = Found {
            sweep: 0,
            possible: Tested::NO_WAY,
            arrived: Tested::NO_WAY,
        };
        Self {
            machine,
            floods,
            tests,
            found: vec![nothing; machine.steps.len() * machine.cells],
            number: 0,
            edges: 0,
        }
    }

    /// Looks at the segment that begins in a state on a cell.
    pub(super) fn from(
        &mut self,
        state: StateId,
        cell: CellId,
        joins: &mut [bool],
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        self.number += 1;
        let reached = self.reached(state, cell, meter)?;
        self.enter(state, cell, Tested::NOTHING, joins);
        let machine = self.machine;
        for (state, cell) in reached {
            for (number, step) in inner_steps(machine, state, meter)? {
                let floods = self.floods[state.index()] == Some(number);
                for &next in machine.relations.get(step.relation).targets(cell, meter)? {
                    self.edges += 1;
                    let tested = self.arriving((state, cell), number, next);
                    let tested = if floods { Tested::NO_WAY } else { tested };
                    self.enter(step.target, next, tested, joins);
                }
            }
        }
        Ok(())
    }

    /// Returns the pairs that are reached from one, each once, and notes what the ways there have
    /// tested.
    fn reached(
        &mut self,
        state: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Vec<(StateId, CellId)>, Exhausted> {
        let machine = self.machine;
        let mut reached = Vec::new();
        let mut todo = Vec::new();
        self.allow(state, cell, Tested::NOTHING, &mut todo);
        while let Some((state, cell, news)) = todo.pop() {
            if news == News::Reached {
                reached.push((state, cell));
            }
            for (number, step) in inner_steps(machine, state, meter)? {
                let told = |next: &&CellId| news > News::Here || **next == cell;
                let targets = machine.relations.get(step.relation).targets(cell, meter)?;
                for &next in targets.iter().filter(told) {
                    let tested = self.arriving((state, cell), number, next);
                    self.allow(step.target, next, tested, &mut todo);
                }
            }
        }
        Ok(reached)
    }

    /// Returns what the ways have tested that come to a cell by a step from a pair.
    fn arriving(&self, (state, cell): (StateId, CellId), step: usize, next: CellId) -> Tested {
        let known = self.found[self.place(state, cell)].possible;
        let known = if next == cell {
            known
        } else {
            known.elsewhere()
        };
        known & self.tests[state.index()][step]
    }

    /// Notes what ways have tested that come to a pair; what is new is to be followed.
    fn allow(
        &mut self,
        state: StateId,
        cell: CellId,
        tested: Tested,
        todo: &mut Vec<(StateId, CellId, News)>,
    ) {
        let (sweep, place) = (self.number, self.place(state, cell));
        let found = &mut self.found[place];
        if found.sweep != sweep {
            *found = Found {
                sweep,
                possible: tested,
                arrived: Tested::NO_WAY,
            };
            todo.push((state, cell, News::Reached));
            return;
        }
        let before = found.possible;
        found.possible = before.or(tested);
        if found.possible.elsewhere() != before.elsewhere() {
            todo.push((state, cell, News::Everywhere));
        } else if found.possible != before {
            todo.push((state, cell, News::Here));
        }
    }

    fn enter(&mut self, state: StateId, cell: CellId, tested: Tested, joins: &mut [bool]) {
        let place = self.place(state, cell);
        let found = &mut self.found[place];
        if found.arrived.meets(tested) {
            joins[state.index()] = true;
        }
        found.arrived = found.arrived.or(tested);
    }

    fn place(&self, state: StateId, cell: CellId) -> usize {
        state.index() * self.machine.cells + cell.index()
    }
}

/// Returns the steps of a state that stay within its segment, with their numbers.
fn inner_steps<'m>(
    machine: &'m Machine,
    state: StateId,
    meter: &Meter,
) -> Result<impl Iterator<Item = (usize, &'m Step)>, Exhausted> {
    let steps = machine.steps(state, meter)?.iter().enumerate();
    Ok(steps.filter(|(_, step)| is_inner(&step.action)))
}
