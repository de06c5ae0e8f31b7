//! Piece flow: which pieces can stand on the current cell.
//!
//! *What it proves:* for every state, a set of pieces such that whenever a game
//! comes to that state, one of them stands on the current cell. So for every
//! off it is known which pieces it can replace, often only one. And over the
//! whole game: which pieces are never put, and which are never replaced once
//! they stand.
//!
//! *Why it is sound:* a game is one path through the machine, from the start
//! through all switches, that performs every modifier it passes. The sets are
//! the least fixpoint over all such paths. A step that stays on its cell keeps
//! the set, a test on the cell cuts it down, an off leaves just its own piece;
//! a switch keeps it, because the current cell persists between moves and
//! nothing happens in between. Changes of other cells need no thought: a step to
//! another cell knows nothing but which pieces can ever be there, which the
//! second fixpoint counts from the start of the game and from all offs that can
//! be reached. Patterns are undone, so that asking one changes nothing; *within* a
//! pattern, the sets hold for a search that performs every modifier on its way,
//! beginning with what stands where the pattern is asked.
//!
//! The sets do not hold where a search leaves out changes that nothing reads
//! (see [`observable_writes`](crate::analysis::observable_writes)): emission uses them where
//! moves are performed.

use std::collections::BTreeSet;

use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::Relation;
use crate::machine::step::{Machine, Step};
use crate::model::{Game, PieceId};

/// A set of pieces, by their numbers.
type Pieces = BTreeSet<PieceId>;

/// The pieces that can stand on cells, as far as is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceFlow {
    /// The pieces that can stand on the current cell in each state; `None` if no game comes to the
    /// state.
    on_current: Vec<Option<Pieces>>,
    /// The pieces that can ever stand on each cell.
    on_cell: Vec<Pieces>,
    /// The cells to which each relation leads.
    targets: Vec<Vec<usize>>,
    /// The pieces that some off puts.
    put: Pieces,
    /// The pieces that some off replaces by another.
    removed: Pieces,
}

impl PieceFlow {
    /// Analyses a game.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(machine: &Machine, game: &Game, meter: &Meter) -> Result<Self, Exhausted> {
        let cells = game.board.cells.iter();
        let mut flow = Self {
            on_current: vec![None; machine.steps.len()],
            on_cell: cells.map(|cell| Pieces::from([cell.piece])).collect(),
            targets: machine
                .relations
                .iter()
                .map(|(_, r)| targets(r, meter))
                .collect::<Result<_, _>>()?,
            put: Pieces::new(),
            removed: Pieces::new(),
        };
        let first = game.board.cells[machine.start_cell.index()].piece;
        flow.on_current[machine.start.index()] = Some(Pieces::from([first]));
        // What can be on the cells of the board grows with what can be put, and
        // that with the states that can be reached.
        let mut todo = vec![machine.start];
        while !todo.is_empty() {
            while let Some(state) = todo.pop() {
                for step in machine.steps(state, meter)? {
                    flow.pass(machine, state, step, &mut todo, meter)?;
                }
            }
            if flow.grow(machine, meter)? {
                todo = machine
                    .states(meter)?
                    .filter(|s| flow.reached(*s))
                    .collect();
            }
        }
        flow.removed = flow.find_removed(machine, meter)?;
        Ok(flow)
    }

    /// Returns the pieces that can stand on a cell when the action of a step is tried there.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn before(
        &self,
        machine: &Machine,
        state: StateId,
        step: &Step,
        meter: &Meter,
    ) -> Result<Vec<PieceId>, Exhausted> {
        Ok(self
            .arriving(machine, state, step, meter)?
            .into_iter()
            .collect())
    }

    /// Returns the pieces that can stand on the current cell when a game comes to a state.
    pub fn on_current(&self, state: StateId) -> PieceSet {
        let known = self.on_current[state.index()].iter().flatten();
        PieceSet::of(&known.copied().collect::<Vec<PieceId>>())
    }

    /// Returns whether a piece can stand on the current cell when a game comes to a state.
    pub fn can_be_current(&self, state: StateId, piece: PieceId) -> bool {
        let known = self.on_current[state.index()].as_ref();
        known.is_some_and(|known| known.contains(&piece))
    }

    /// Has a state stand for another one as well: what can be on the current cell in either can be
    /// there.
    pub fn join(&mut self, state: StateId, other: StateId) {
        if let Some(pieces) = self.on_current[other.index()].clone() {
            self.add(state, &pieces, &mut Vec::new());
        }
    }

    /// Returns whether a game can come to a state.
    pub fn reached(&self, state: StateId) -> bool {
        self.on_current[state.index()].is_some()
    }

    /// Returns the pieces that can ever stand on a cell.
    pub fn ever_on(&self, cell: usize) -> impl Iterator<Item = PieceId> {
        self.on_cell[cell].iter().copied()
    }

    /// Returns whether a piece can ever stand on a cell.
    pub fn can_be_on(&self, cell: usize, piece: PieceId) -> bool {
        self.on_cell[cell].contains(&piece)
    }

    /// Returns whether no off puts a piece: it stands at most where it stood at the start.
    pub fn never_put(&self, piece: PieceId) -> bool {
        !self.put.contains(&piece)
    }

    /// Returns whether a piece stays wherever it stands.
    pub fn never_removed(&self, piece: PieceId) -> bool {
        !self.removed.contains(&piece)
    }

    /// Returns the pieces on the cell to which a step's relation leads from its state.
    fn arriving(
        &self,
        machine: &Machine,
        state: StateId,
        step: &Step,
        meter: &Meter,
    ) -> Result<Pieces, Exhausted> {
        let Some(known) = &self.on_current[state.index()] else {
            return Ok(Pieces::new());
        };
        if machine.relations.stays(step.relation) {
            return Ok(known.clone());
        }
        let targets = self.targets[step.relation.index()].iter();
        let pieces: usize = targets.clone().map(|&cell| self.on_cell[cell].len()).sum();
        meter.spend(2 * pieces + targets.len())?;
        // Sorted before they become a set, equal pieces would be sorted one by one.
        let mut found = Vec::new();
        for piece in targets.flat_map(|&cell| self.ever_on(cell)) {
            if found.len() <= piece.index() {
                found.resize(piece.index() + 1, false);
            }
            found[piece.index()] = true;
        }
        let pieces = (0..found.len()).filter(|&piece| found[piece]);
        Ok(pieces.map(PieceId::from_index).collect())
    }

    /// Carries what is known over a step.
    fn pass(
        &mut self,
        machine: &Machine,
        state: StateId,
        step: &Step,
        todo: &mut Vec<StateId>,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let mut pieces = self.arriving(machine, state, step, meter)?;
        match &step.action {
            Action::On(tested) => pieces.retain(|piece| tested.binary_search(piece).is_ok()),
            Action::Off(piece, _) => pieces = Pieces::from([*piece]),
            Action::Pattern { pattern, .. } => {
                self.add(machine.patterns[pattern.index()], &pieces, todo);
            }
            _ => {}
        }
        if !matches!(step.action, Action::Accept) {
            self.add(step.target, &pieces, todo);
        }
        Ok(())
    }

    /// Adds pieces to what is known of a state.
    fn add(&mut self, state: StateId, pieces: &Pieces, todo: &mut Vec<StateId>) {
        if pieces.is_empty() {
            // No game gets there on this way.
            return;
        }
        let known = self.on_current[state.index()].get_or_insert_default();
        let before = known.len();
        known.extend(pieces);
        if known.len() > before {
            todo.push(state);
        }
    }

    /// Notes what can be put where; returns whether anything is new.
    fn grow(&mut self, machine: &Machine, meter: &Meter) -> Result<bool, Exhausted> {
        let mut grown = false;
        for state in machine.states(meter)? {
            if !self.reached(state) {
                continue;
            }
            for step in machine.steps(state, meter)? {
                let Action::Off(piece, _) = step.action else {
                    continue;
                };
                self.put.insert(piece);
                for &cell in &self.targets[step.relation.index()] {
                    grown |= self.on_cell[cell].insert(piece);
                }
            }
        }
        Ok(grown)
    }

    fn find_removed(&self, machine: &Machine, meter: &Meter) -> Result<Pieces, Exhausted> {
        let mut removed = Pieces::new();
        for state in machine.states(meter)? {
            for step in machine.steps(state, meter)? {
                if let Action::Off(piece, _) = step.action {
                    let old = self.arriving(machine, state, step, meter)?.into_iter();
                    removed.extend(old.filter(|old| *old != piece));
                }
            }
        }
        Ok(removed)
    }
}

/// Returns the cells to which a relation leads, in ascending order.
fn targets(relation: &Relation, meter: &Meter) -> Result<Vec<usize>, Exhausted> {
    let mut reached = vec![false; relation.rows(meter)?.len()];
    for target in relation.rows(meter)?.iter().flatten() {
        reached[target.index()] = true;
    }
    let cells = reached.iter().enumerate();
    Ok(cells.filter(|(_, r)| **r).map(|(cell, _)| cell).collect())
}

#[cfg(test)]
mod tests;
