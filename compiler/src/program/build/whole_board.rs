//! Building of questions about the whole board that begin on hardly any cell.

use super::pieces::cells_of;
use super::walk::{Code, WalkBuilder};
use crate::automaton::StateId;
use crate::machine::Action;
use crate::program::{Expr, Stmt};

impl WalkBuilder<'_> {
    /// Builds the answer to a question that goes on in the state `begun`: from one cell after the
    /// other on which it begins.
    pub(super) fn asked_from_cells(&self, entry: StateId, begun: StateId) -> Code {
        let inner = self.rides(begun);
        let inner = inner.unwrap_or_else(|| self.segment(begun, false).statements);
        Code::one(Stmt::for_each("cell", self.first_cells(entry), inner))
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
