//! Visited checks: where the search must remember on which cells it has been.
//!
//! *What it proves:* a state needs no visited check if, from no cell on which
//! a segment can begin, two different steps lead to it on the same cell.
//!
//! *On what:* the product of the machine with the board, within segments
//! (between two modifiers). Two steps that arrive on one cell after tests for
//! disjoint sets of pieces exclude each other and do not count as two. A test counts as long as
//! the search stays on the cell.
//!
//! Every one of these counts by itself:
//!
//! * A segment begins where a move does, where a pattern is asked, and behind every modifier,
//!   on every cell on which play can come there. Its beginning is an arrival, too.
//! * Two arrivals exclude each other only if both have tested the cell where they arrive for pieces
//!   of which they have none in common; every further one is compared with all before it.
//! * A test counts only until the search leaves the cell, or something changes: what is known
//!   on a cell is that one of the tests of all ways to it was passed.
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

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::relation::RelationClass;
use crate::machine::step::{Action, Machine, Step};
use crate::model::{CellId, PieceId};

/// The most product edges that are looked at; what remains is checked.
const MOST_EDGES: usize = 6_000_000;

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

    /// Finds the states that need a check; all of them without `skip`.
    /// Steps in `floods` enter each cell once by themselves.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(
        machine: &Machine,
        floods: &[Option<usize>],
        skip: bool,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let region = regions(machine, meter)?;
        let needed = if skip {
            let mut needed = joins(machine, &region, floods, meter)?;
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

/// Numbers the classes of states that are connected by steps that neither
/// write nor end.
fn regions(machine: &Machine, meter: &Meter) -> Result<Vec<usize>, Exhausted> {
    let mut neighbours = vec![Vec::new(); machine.steps.len()];
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            if is_inner(&step.action) {
                neighbours[state.index()].push(step.target);
                neighbours[step.target.index()].push(state);
            }
        }
    }
    let mut region = vec![usize::MAX; machine.steps.len()];
    let mut count = 0;
    for state in machine.states(meter)? {
        let mut todo = vec![state];
        if region[state.index()] != usize::MAX {
            continue;
        }
        while let Some(state) = todo.pop() {
            if region[state.index()] == usize::MAX {
                region[state.index()] = count;
                todo.extend(&neighbours[state.index()]);
            }
        }
        count += 1;
    }
    Ok(region)
}

fn is_inner(action: &Action) -> bool {
    !action.writes() && !action.ends()
}

/// The most states of a region of patterns that may be entered twice unchecked.
const MOST_REPEATED: usize = 4;

/// Removes the checks of states that only succeed: a search ends with the first success, so nothing
/// succeeds twice.
fn spare_successes(machine: &Machine, needed: &mut [bool], meter: &Meter) -> Result<(), Exhausted> {
    for state in machine.states(meter)? {
        if machine.succeeds(state, meter)? {
            needed[state.index()] = false;
        }
    }
    Ok(())
}

/// Removes checks within patterns that cost more than they save. Patterns only ask whether
/// something succeeds, so entering a pair twice does no harm but repeated work, as long as it ends:
/// on states outside cycles, if they are few, the check costs more.
fn spare_patterns(
    machine: &Machine,
    region: &[usize],
    needed: &mut [bool],
    meter: &Meter,
) -> Result<(), Exhausted> {
    let controls = machine.control_states().into_iter().map(|(state, _)| state);
    let in_moves = machine.reachable_within_move(controls, meter)?;
    let cyclic = cyclic(machine, meter)?;
    let spared = |state: StateId, needed: &[bool]| {
        needed[state.index()] && !in_moves[state.index()] && !cyclic[state.index()]
    };
    let mut spared_in = vec![0; machine.steps.len()];
    for state in machine
        .states(meter)?
        .filter(|state| spared(*state, needed))
    {
        spared_in[region[state.index()]] += 1;
    }
    for state in machine.states(meter)? {
        if spared(state, needed) && spared_in[region[state.index()]] <= MOST_REPEATED {
            needed[state.index()] = false;
        }
    }
    Ok(())
}

/// Returns per state whether some cycle leads through it.
fn cyclic(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut cyclic = vec![false; machine.steps.len()];
    for component in machine.components(meter)? {
        for &state in &component {
            cyclic[state.index()] = component.len() > 1 || machine.repeats(state, meter)?;
        }
    }
    Ok(cyclic)
}

/// Returns per state whether some segment can enter it twice on one cell.
fn joins(
    machine: &Machine,
    region: &[usize],
    floods: &[Option<usize>],
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let mut joins = vec![false; machine.steps.len()];
    let suspects = suspects(machine);
    let mut suspicious = vec![false; machine.steps.len()];
    for state in machine.states(meter)? {
        suspicious[region[state.index()]] |= suspects[state.index()];
    }
    let entries = Entries::new(machine, meter)?;
    let mut sweep = Sweep::new(machine, floods);
    for state in machine.states(meter)? {
        if !suspicious[region[state.index()]] {
            continue;
        }
        let cells = &entries.cells[state.index()];
        let constant = |step: &Step| {
            matches!(
                machine.relations.class(step.relation),
                RelationClass::Constant
            )
        };
        // From such a state every cell leads to the same cells.
        let alike = machine.steps(state, meter)?.iter().all(constant);
        for &cell in &cells[..if alike {
            cells.len().min(1)
        } else {
            cells.len()
        }] {
            sweep.from(state, cell, &mut joins, meter)?;
            if sweep.edges > MOST_EDGES {
                let unknown = joins.iter().zip(suspects);
                return Ok(unknown.map(|(&join, suspect)| join || suspect).collect());
            }
        }
    }
    Ok(joins)
}

/// Returns per state whether it could be entered twice as far as the machine alone can tell.
fn suspects(machine: &Machine) -> Vec<bool> {
    let mut entered = vec![0; machine.steps.len()];
    for (state, _) in machine.control_states() {
        entered[state.index()] = 1;
    }
    for &state in &machine.patterns {
        entered[state.index()] = 1;
    }
    for step in machine
        .steps
        .iter()
        .flatten()
        .filter(|step| step.action.writes())
    {
        entered[step.target.index()] = 1;
    }
    for step in machine
        .steps
        .iter()
        .flatten()
        .filter(|step| is_inner(&step.action))
    {
        let merges = machine.relations.get(step.relation).merges_cells();
        entered[step.target.index()] += if merges { 2 } else { 1 };
    }
    entered.into_iter().map(|count| count > 1).collect()
}

/// The cells on which segments can begin, per state.
struct Entries {
    cells: Vec<Vec<CellId>>,
}

impl Entries {
    fn new(machine: &Machine, meter: &Meter) -> Result<Self, Exhausted> {
        let mut entries = vec![Vec::new(); machine.steps.len()];
        let mut reached = vec![false; machine.steps.len() * machine.cells];
        let mut entered = reached.clone();
        let at = |state: StateId, cell: CellId| state.index() * machine.cells + cell.index();
        let mut todo = vec![(machine.start, CellId(0))];
        entries[machine.start.index()].push(CellId(0));
        entered[at(machine.start, CellId(0))] = true;
        while let Some((state, cell)) = todo.pop() {
            if std::mem::replace(&mut reached[at(state, cell)], true) {
                continue;
            }
            for step in machine.steps(state, meter)? {
                for &next in machine.relations.get(step.relation).targets(cell, meter)? {
                    let entry = match step.action {
                        Action::Accept => continue,
                        Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
                        Action::Off(..) | Action::Assign(..) | Action::Switch(..) => {
                            Some(step.target)
                        }
                        _ => None,
                    };
                    if let Some(entry) = entry {
                        if !std::mem::replace(&mut entered[at(entry, next)], true) {
                            entries[entry.index()].push(next);
                        }
                        todo.push((entry, next));
                    }
                    todo.push((step.target, next));
                }
            }
        }
        Ok(Self { cells: entries })
    }
}

/// A walk through segments that notes what is entered twice.
struct Sweep<'a> {
    machine: &'a Machine,
    floods: &'a [Option<usize>],
    /// What was found of each pair in the sweep that reached it last.
    found: Vec<Found>,
    number: u32,
    edges: usize,
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
    fn new(machine: &'a Machine, floods: &'a [Option<usize>]) -> Self {
        Self {
            machine,
            floods,
            found: vec![Found::default(); machine.steps.len() * machine.cells],
            number: 0,
            edges: 0,
        }
    }

    /// Looks at the segment that begins in a state on a cell.
    fn from(
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

#[cfg(test)]
mod tests;
