//! Building of patterns for all cells at once, backward from their ends.
//!
//! In the program `from_7` is the set of cells from which the pattern
//! succeeds if state 7 of the machine is reached there.

use super::describe::documentation;
use super::pieces::cells_of;
use super::segment::until_nothing_is_new;
use super::walk::WalkBuilder;
use crate::analysis::{direction, transposed};
use crate::automaton::StateId;
use crate::machine::{Action, Step};
use crate::plan::{Component, components};
use crate::program::{Expr, Function, FunctionId, Helper, Inline, Name, Op, Stmt, Type};

/// Returns the name of the set of cells from which a state leads to success.
fn set_from(state: StateId) -> Name {
    format!("from_{}", state.0).into()
}

impl WalkBuilder<'_> {
    /// Builds the set of cells on which a pattern without modifiers holds.
    pub(super) fn everywhere(&self, entry: StateId) -> Function {
        let mut body = Vec::new();
        let components = components(&self.plan.machine, entry, self.meter).unwrap_or_default();
        for component in components.iter().rev() {
            body.extend(self.sources(component));
        }
        body.push(Stmt::Return(Some(Expr::Local(set_from(entry)))));
        Function {
            id: FunctionId::Everywhere(entry),
            doc: vec![documentation(
                self.plan,
                FunctionId::Everywhere(entry),
                self.meter,
            )],
            public: true,
            inline: Inline::Unsaid,
            mutates: false,
            parameters: Vec::new(),
            result: Type::Set,
            body,
        }
    }

    /// Builds the sets of a component, computed from those of later ones.
    fn sources(&self, component: &Component) -> Vec<Stmt> {
        let machine = &self.plan.machine;
        let mut statements = Vec::new();
        let mut inner = Vec::new();
        for &state in &component.states {
            let looped = component.cyclic && self.spread_back(component).is_none();
            let mut parts = Vec::new();
            for step in machine.steps(state, self.meter).unwrap_or_default() {
                let part = self.before(step);
                if !step.action.ends() && component.states.contains(&step.target) {
                    inner.push(Stmt::store(set_from(state), Some(Op::Or), part));
                } else {
                    parts.push(part);
                }
            }
            statements.push(Stmt::Let {
                name: set_from(state),
                mutable: looped,
                value: Expr::union(parts),
            });
        }
        if let Some(spread) = self.spread_back(component) {
            statements.push(spread);
        } else if component.cyclic {
            let sets: Vec<Name> = component.states.iter().copied().map(set_from).collect();
            statements.push(until_nothing_is_new(&sets, inner));
        }
        statements
    }

    /// Builds the spreading of the set of a component back over its own step, if that is one of a
    /// state to itself in a direction that adds the same number to every cell.
    fn spread_back(&self, component: &Component) -> Option<Stmt> {
        let [state] = component.states[..] else {
            return None;
        };
        let steps = self
            .plan
            .machine
            .steps(state, self.meter)
            .unwrap_or_default()
            .iter();
        let mut own = steps.filter(|step| !step.action.ends() && step.target == state);
        let (step, None) = (own.next()?, own.next()) else {
            return None;
        };
        let Action::On(pieces) = &step.action else {
            return None;
        };
        let back = transposed(self.plan.machine.relations.get(step.relation), self.meter)
            .unwrap_or_default();
        let direction = direction(&back, self.meter).unwrap_or_default()?;
        let by = Expr::Int(direction.by?);
        let levels = usize::BITS - direction.longest.leading_zeros();
        let planes = || cells_of(pieces, self.whole.game);
        let targets = self.tables.cells(&direction.targets);
        let set = || Expr::Local(set_from(state));
        // Every cell of the run leads on to success; one step before them
        // is the beginning of a run.
        let arguments = vec![
            set().and(planes()),
            planes().and(targets),
            by,
            Expr::Int(i64::from(levels)),
        ];
        let into = Stmt::set("into", Expr::Helper(Helper::Spread, arguments));
        let sources = self.sources_of(step.relation, &Expr::local("into"));
        let grown = Expr::Block(vec![into], Box::new(set().or(sources)));
        Some(Stmt::set(set_from(state), grown))
    }

    /// Returns the set of cells from which a step goes on to success.
    fn before(&self, step: &Step) -> Expr {
        if step.action == Action::Accept {
            return self.tables.domain(step.relation);
        }
        let behind = Expr::Local(set_from(step.target));
        let cells = self.tested(&step.action, behind, true);
        let sources = self.sources_of(step.relation, &Expr::local("into"));
        Expr::Block(vec![Stmt::set("into", cells)], Box::new(sources))
    }
}
