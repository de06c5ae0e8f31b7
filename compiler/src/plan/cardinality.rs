//! Cardinality estimates: on how many cells at a time a state is reached.
//!
//! A guess, on which only speed depends: pieces are as many as at the beginning,
//! and steps lead from a cell to one cell, unless they lead to many from any.

use crate::analysis::{Action, Machine, RelationClass, Step};
use crate::automaton::StateId;
use crate::model::{Game, PieceId};

use super::Plan;
use super::segments::is_inner;

/// The expected number of pieces of a kind that does not stand on the board at the beginning.
const UNSEEN_PIECES: usize = 6;

/// Estimates how many cells hold one of some pieces.
pub(super) fn piece_cardinality(game: &Game, pieces: &[PieceId]) -> usize {
    let cells = game.board.cells.iter();
    let count = cells.filter(|cell| pieces.binary_search(&cell.piece).is_ok());
    match count.count() {
        0 => UNSEEN_PIECES,
        count => count,
    }
}

/// Estimates per state on how many cells it is reached within its segment.
pub(super) fn cardinalities(machine: &Machine, game: &Game) -> Vec<usize> {
    let mut expected = vec![1; machine.steps.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for source in machine.states() {
            for step in machine.steps(source).iter().filter(|step| is_inner(step)) {
                let guess = guess(machine, game, source, step, &expected);
                let known = &mut expected[step.target.index()];
                changed |= guess > *known;
                *known = guess.max(*known);
            }
        }
    }
    expected
}

impl Plan<'_> {
    /// Estimates on how many cells the state of a step is reached.
    pub fn cardinality_before(&self, step: &Step) -> usize {
        let of = |state: &StateId| self.machine.steps(*state).contains(step);
        let states = self.machine.states().filter(of);
        let expected = states.map(|state| self.cardinalities[state.index()]);
        expected.max().unwrap_or(1)
    }

    /// Returns the largest number of cells to which a step leads from one cell.
    pub fn most_targets(&self, step: &Step) -> usize {
        let rows = self.machine.relations.get(step.relation).rows();
        rows.iter().map(Vec::len).max().unwrap_or(0)
    }
}

fn guess(
    machine: &Machine,
    game: &Game,
    source: StateId,
    step: &Step,
    expected: &[usize],
) -> usize {
    let tested = match &step.action {
        Action::On(pieces) => piece_cardinality(game, pieces),
        _ => machine.cells,
    };
    match machine.relations.class(step.relation) {
        RelationClass::Constant | RelationClass::General => tested,
        _ if step.target == source => tested,
        _ => tested.min(expected[source.index()]),
    }
}
