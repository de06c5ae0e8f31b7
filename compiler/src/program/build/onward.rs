//! Building of the cells from which a search may go on behind a modifier.

use super::pieces::cells_of;
use super::walk::WalkBuilder;
use crate::automaton::StateId;
use crate::machine::{RelationClass, Step, StepId};
use crate::plan::{Kind, Onward, Way};
use crate::program::{Expr, Stmt};

impl WalkBuilder<'_> {
    /// Leaves out of the `cells` where a modifier can be made those from which nothing follows.
    ///
    /// The keeper's modifiers are made on the first cell, and mostly something follows.
    pub(super) fn onward(&self, modifier: StepId, cells: Expr) -> Expr {
        if self.kind == Kind::Keeper {
            return cells;
        }
        match self.plan.onward.get(&modifier) {
            Some(onward) => cells.and(self.leading_on(onward)),
            None => cells,
        }
    }

    /// Does the same where a state does nothing but make a modifier on its cell.
    pub(super) fn onward_from(&self, state: StateId, cells: Expr) -> Expr {
        let steps = self.plan.machine.steps(state, self.meter);
        match steps.unwrap_or_default() {
            [only] if self.stays(only) && only.action.writes() => {
                self.onward(StepId { state, number: 0 }, cells)
            }
            _ => cells,
        }
    }

    fn stays(&self, step: &Step) -> bool {
        self.plan.machine.relations.class(step.relation) == RelationClass::Identity
    }

    /// Returns the cells from which one of some ways can be gone.
    fn leading_on(&self, onward: &Onward) -> Expr {
        Expr::union(onward.ways.iter().map(|way| self.first_of(way)))
    }

    /// Returns the cells from which a way can be gone.
    fn first_of(&self, way: &Way) -> Expr {
        let pieces = way.pieces.as_deref();
        let pieces = pieces.map(|pieces| cells_of(pieces, self.whole.game));
        let further = [&way.asked, &way.then].into_iter().flatten();
        let tests = pieces
            .into_iter()
            .chain(further.map(|further| self.leading_on(further)));
        let Some(into) = tests.reduce(Expr::and) else {
            return self.tables.domain(way.relation);
        };
        // Planes are read once however often they are named.
        let several = self.plan.machine.relations.class(way.relation) == RelationClass::General;
        if !several || (way.asked.is_none() && way.then.is_none()) {
            return self.sources_of(way.relation, &into);
        }
        let sources = self.sources_of(way.relation, &Expr::local("into"));
        Expr::Block(vec![Stmt::set("into", into)], Box::new(sources))
    }
}
