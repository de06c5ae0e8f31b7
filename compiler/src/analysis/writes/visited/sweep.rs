//! A walk through segments on the product of the machine with the board.

use super::regions::is_inner;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::{Machine, Step};
use crate::model::{CellId, PieceId};

/// A walk through segments that notes what is entered twice.
pub(super) struct Sweep<'a> {
    machine: &'a Machine,
    floods: &'a [Option<usize>],
    /// What was found of each pair in the sweep that reached it last.
    found: Vec<Found>,
    number: u32,
    pub(super) edges: usize,
}

/// What a sweep finds of a pair of state and cell.
#[derive(Clone, Copy, Default)]
struct Found {
    sweep: u32,
    /// The pieces that can stand on the cell where the search is in the state.
    possible: u64,
    /// The pieces under which something has arrived.
    arrived: u64,
}

impl<'a> Sweep<'a> {
    pub(super) fn new(machine: &'a Machine, floods: &'a [Option<usize>]) -> Self {
        Self {
            machine,
            floods,
            found: vec![Found::default(); machine.steps.len() * machine.cells],
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
        self.enter(state, cell, u64::MAX, joins);
        let machine = self.machine;
        for (state, cell) in reached {
            let possible = self.found(state, cell).possible;
            let steps = machine.steps(state, meter)?.iter().enumerate();
            for (number, step) in steps.filter(|(_, step)| is_inner(&step.action)) {
                let floods = self.floods[state.index()] == Some(number);
                for &next in machine.relations.get(step.relation).targets(cell, meter)? {
                    self.edges += 1;
                    let pieces = arriving(step, (cell, possible), next);
                    self.enter(step.target, next, if floods { 0 } else { pieces }, joins);
                }
            }
        }
        Ok(())
    }

    /// Returns the pairs that are reached from one, each once, and notes which pieces can stand
    /// there.
    fn reached(
        &mut self,
        state: StateId,
        cell: CellId,
        meter: &Meter,
    ) -> Result<Vec<(StateId, CellId)>, Exhausted> {
        let machine = self.machine;
        let mut reached = Vec::new();
        let mut todo = Vec::new();
        self.allow(state, cell, u64::MAX, &mut todo);
        while let Some((state, cell, new)) = todo.pop() {
            let possible = self.found(state, cell).possible;
            if new {
                reached.push((state, cell));
            }
            for step in machine
                .steps(state, meter)?
                .iter()
                .filter(|s| is_inner(&s.action))
            {
                // More pieces on a cell are told on that cell only.
                let told = |next: &&CellId| new || **next == cell;
                let targets = machine.relations.get(step.relation).targets(cell, meter)?;
                for &next in targets.iter().filter(told) {
                    let pieces = arriving(step, (cell, possible), next);
                    self.allow(step.target, next, pieces, &mut todo);
                }
            }
        }
        Ok(reached)
    }

    /// Notes that some pieces can stand where the search comes; what is new is to be followed.
    fn allow(
        &mut self,
        state: StateId,
        cell: CellId,
        pieces: u64,
        todo: &mut Vec<(StateId, CellId, bool)>,
    ) {
        let sweep = self.number;
        let found = self.found(state, cell);
        if found.sweep != sweep {
            *found = Found {
                sweep,
                possible: pieces,
                arrived: 0,
            };
            todo.push((state, cell, true));
        } else if pieces & !found.possible != 0 {
            found.possible |= pieces;
            todo.push((state, cell, false));
        }
    }

    fn enter(&mut self, state: StateId, cell: CellId, pieces: u64, joins: &mut [bool]) {
        let found = self.found(state, cell);
        if found.arrived & pieces != 0 {
            joins[state.index()] = true;
        }
        found.arrived |= pieces;
    }

    fn found(&mut self, state: StateId, cell: CellId) -> &mut Found {
        &mut self.found[state.index() * self.machine.cells + cell.index()]
    }
}

/// Returns the pieces of which one stands on a cell if a step comes there from another cell, or
/// from the same one, where some pieces are possible.
fn arriving(step: &Step, (cell, possible): (CellId, u64), next: CellId) -> u64 {
    let known = if next == cell { possible } else { u64::MAX };
    match &step.action {
        Action::On(pieces) => piece_mask(pieces) & known,
        _ => known,
    }
}

/// Returns the pieces as bits; with more than 64 kinds, all bits.
fn piece_mask(pieces: &[PieceId]) -> u64 {
    let bit = |piece: &PieceId| 1u64.checked_shl(piece.0);
    pieces
        .iter()
        .map(bit)
        .try_fold(0, |mask, bit| Some(mask | bit?))
        .unwrap_or(u64::MAX)
}
