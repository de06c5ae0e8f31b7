//! Building of the answers to questions about the whole board.

use super::pieces::cells_of;
use super::walk::{Code, WalkBuilder};
use crate::automaton::StateId;
use crate::machine::Action;
use crate::program::{Expr, Stmt};

/// The most cells from which a question about the whole board is asked one after the other.
const FEW_BEGINNINGS: usize = 1;

impl WalkBuilder<'_> {
    /// Builds the answer to a question about the whole board: from one cell after the other where it
    /// begins on hardly any, and on sets otherwise.
    pub(super) fn asked_anywhere(&self, entry: StateId) -> Code {
        let Some(begun) = self.begun_on_few(entry) else {
            return self.segment(entry, true);
        };
        let inner = self.segment(begun, false).statements;
        Code::one(Stmt::for_each("cell", self.first_cells(entry), inner))
    }

    /// Returns the state in which a question about the whole board goes on, if all its first steps
    /// are tests that lead there, and hardly any cells are expected to pass them.
    pub(super) fn begun_on_few(&self, entry: StateId) -> Option<StateId> {
        let steps = self.steps(entry);
        let begun = steps.first()?.target;
        let mut tests = steps.iter();
        let tested = tests.all(|step| {
            matches!(step.action, Action::On(_)) && step.target == begun && begun != entry
        });
        let few = self.plan.cardinalities[begun.index()] <= FEW_BEGINNINGS;
        (tested && few).then_some(begun)
    }

    /// Returns the cells that pass the first tests of a question about the whole board.
    pub(super) fn first_cells(&self, entry: StateId) -> Expr {
        let cells = self
            .steps(entry)
            .into_iter()
            .map(|step| match &step.action {
                Action::On(pieces) => {
                    let area = self.targets_of_cell(step.relation);
                    area.and(cells_of(pieces, self.whole.game))
                }
                _ => Expr::NoCells,
            });
        Expr::union(cells)
    }
}
