//! Building of moves in parts: the modifiers that can come next, and what is behind them.

use std::collections::BTreeMap;

use super::arithmetic::Arithmetics;
use super::queue::FunctionQueue;
use super::tables::Tables;
use super::walk::{Code, WalkBuilder};
use crate::automaton::StateId;
use crate::machine::Action;
use crate::model::ActionIndex;
use crate::plan::{Kind, Plan};
use crate::program::{Expr, FunctionId, Helper, Search, Stmt};

impl WalkBuilder<'_> {
    /// Builds the finding of a modifier on `cell`, as one that can come next.
    pub(super) fn next_modifier(&self, action: &Action, index: ActionIndex) -> Code {
        let arguments = vec![Expr::local("out"), self.code(index, Expr::cell())];
        self.if_applicable(action, Expr::Helper(Helper::Push, arguments))
    }

    /// Builds the finding of a modifier on each of some cells.
    pub(super) fn next_modifiers(&self, action: &Action, index: ActionIndex, cells: Expr) -> Code {
        let made = Expr::lambda("cell", self.code(index, Expr::cell()));
        let arguments = vec![Expr::local("out"), cells, made];
        self.if_applicable(action, Expr::Helper(Helper::Extend, arguments))
    }

    fn if_applicable(&self, action: &Action, given: Expr) -> Code {
        let given = vec![Stmt::Do(given)];
        Code::of(match action {
            Action::Assign(variable, value, _) => {
                let bound = self.plan.game.variables[variable.index()].bound;
                let value = Arithmetics::new(self.whole).value(value);
                value.within(bound, false, given)
            }
            _ => given,
        })
    }
}

/// Queues the functions that find modifiers, and moves behind them.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue) {
    let Some(partial) = &plan.partial else {
        return;
    };
    for &root in &plan.moves.roots {
        queue.request(FunctionId::Root(Kind::Modifiers, root));
    }
    for &state in partial.behind.values() {
        queue.request(FunctionId::Root(Kind::Modifiers, state));
        queue.request(FunctionId::From(Kind::Moves, state));
    }
}

/// Returns the searches for what is behind the modifiers that have been made, by the states in which
/// moves go on.
pub(super) fn searches(
    plan: &Plan<'_>,
    tables: &Tables<'_>,
    queue: &FunctionQueue,
) -> BTreeMap<StateId, Search> {
    let behind = plan
        .partial
        .iter()
        .flat_map(|partial| partial.behind.values());
    let searches = behind.map(|&state| {
        let builder = WalkBuilder::new(plan, tables, queue, Kind::Moves);
        let (setup, call) = builder.call(state, true);
        (state, Search { setup, call })
    });
    searches.collect()
}
