//! Building of the test whether one given move is legal, by following it.
//!
//! In the program `codes` are the modifiers that are still to come, `index`
//! is the number of the next one, `to` its cell, and `rest` are those behind it.

use super::actions::swapped;
use super::arithmetic::Arithmetics;
use super::describe::documentation;
use super::walk::{Located, WalkBuilder};
use crate::automaton::StateId;
use crate::machine::{Action, RelationClass, RelationId};
use crate::plan::is_inner;
use crate::program::{
    Expr, FreeVariables, Function, FunctionId, Helper, Inline, Parameter, Stmt, Type,
};

/// The depth up to which states are written into each other.
const DEEPEST: usize = 5;

impl WalkBuilder<'_> {
    /// Builds a function that tells whether a move goes on from a state with the given codes.
    pub(super) fn replay(&self, state: StateId) -> Function {
        let mut body = vec![Stmt::NextCode];
        body.extend(self.following(state, false, 0));
        body.push(Stmt::answer(false));
        Function {
            id: FunctionId::Replay(state),
            doc: vec![documentation(
                self.plan,
                FunctionId::Replay(state),
                self.meter,
            )],
            public: true,
            inline: Inline::Unsaid,
            mutates: self.walk.mutates[state.index()],
            parameters: vec![
                Parameter::new("codes", Type::Codes),
                Parameter::new("cell", Type::Cell),
            ],
            result: Type::Bool,
            body,
        }
    }

    /// Builds all steps of a state, `cell` being the current cell, which may be known to be `to`.
    fn following(&self, state: StateId, arrived: bool, depth: usize) -> Vec<Stmt> {
        let steps = self.steps(state).into_iter();
        let code = steps.flat_map(|step| {
            if is_inner(&step) {
                self.follow_test(step, arrived, depth)
            } else {
                self.follow_modifier(step, arrived)
            }
        });
        code.collect()
    }

    /// Builds a test, on the cell of the next code if it has to be that.
    fn follow_test(&self, step: Located<'_>, arrived: bool, depth: usize) -> Vec<Stmt> {
        let pinned = self.plan.replay.pinned[step.target.index()];
        let class = self.plan.machine.relations.class(step.relation);
        let stays = matches!(class, RelationClass::Identity | RelationClass::Restriction);
        let inner = if self.plan.replay.shared[step.target.index()] || depth == DEEPEST {
            let arguments = vec![Expr::local("codes"), Expr::cell()];
            let call = self.queue.call(FunctionId::Replay(step.target), arguments);
            vec![Stmt::answer_when(call)]
        } else {
            self.following(step.target, pinned || arrived && stays, depth + 1)
        };
        let inner = match self.guard(&step.action) {
            Some(guard) => vec![Stmt::when(guard, inner)],
            None => inner,
        };
        if pinned {
            let mut inner = inner;
            if !stays && FreeVariables::of(&inner).has("cell") {
                inner.insert(0, Stmt::set("cell", Expr::local("to")));
            }
            return vec![match self.leads_to(step.relation, arrived) {
                Some(condition) => Stmt::when(condition, inner),
                None => Stmt::Scope(inner),
            }];
        }
        match class {
            RelationClass::Identity => inner,
            RelationClass::Restriction => {
                let set = self.tables.set(step.relation);
                vec![Stmt::when(set.contains(Expr::cell()), inner)]
            }
            RelationClass::Function => {
                let followed = self.followed_from(step, Expr::cell());
                vec![Stmt::when_some("cell", followed, inner)]
            }
            RelationClass::Constant | RelationClass::General => {
                let cells = self.targets_of_cell(step.relation);
                vec![Stmt::for_each("cell", cells, inner)]
            }
        }
    }

    /// Returns the test whether the relation leads from `cell` to `to`; `None` if always.
    fn leads_to(&self, relation: RelationId, arrived: bool) -> Option<Expr> {
        let to = || Expr::local("to");
        let here = || Expr::cell().equals(to());
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity if arrived => None,
            RelationClass::Restriction if arrived => Some(self.tables.set(relation).contains(to())),
            RelationClass::Identity => Some(here()),
            RelationClass::Restriction => {
                Some(here().and_also(self.tables.set(relation).contains(to())))
            }
            RelationClass::Constant => {
                let area = &self
                    .plan
                    .machine
                    .relations
                    .get(relation)
                    .rows(self.meter)
                    .unwrap_or_default()[0];
                let set = self.tables.set(relation);
                (area.len() < self.plan.layout.cells).then(|| set.contains(to()))
            }
            RelationClass::Function => {
                let table = self.tables.function(relation);
                let followed = Expr::Helper(Helper::Follow, vec![table, Expr::cell()]);
                Some(followed.equals(Expr::Some(Box::new(to()))))
            }
            RelationClass::General => {
                let sets = self.tables.sets(relation).at(Expr::cell());
                Some(sets.contains(to()))
            }
        }
    }

    /// Builds a modifier: it has to be the next one of the move.
    fn follow_modifier(&self, step: Located<'_>, arrived: bool) -> Vec<Stmt> {
        let observable = self.plan.observable_writes[step.id.state.index()][step.id.number];
        let Some(index) = step.action.index() else {
            return Vec::new();
        };
        let code = Expr::number(self.plan.layout.code_of(index));
        let moved = self.leads_to(step.relation, arrived);
        let own = moved
            .into_iter()
            .fold(Expr::local("index").equals(code), Expr::and_also);
        let rest = || Expr::local("rest");
        let goes_on = || {
            let arguments = vec![rest(), Expr::local("to")];
            self.queue.call(FunctionId::Replay(step.target), arguments)
        };
        let legal = || Stmt::set("legal", goes_on());
        let answer = || Stmt::answer_when(Expr::local("legal"));
        vec![match &step.action {
            Action::Switch(..) => Stmt::answer_when(own.and_also(rest().is_empty())),
            Action::Off(..) if !observable => Stmt::answer_when(own.and_also(goes_on())),
            Action::Off(piece, _) => {
                let (put, undo) = self.try_out(step, &Expr::local("to"), *piece);
                let tried = [put, vec![legal()], undo, vec![answer()]].concat();
                Stmt::when(own, tried)
            }
            Action::Assign(variable, value, _) => {
                let value = Arithmetics::new(self.whole).value(value);
                let bound = self.plan.game.variables[variable.index()].bound;
                let inner = if observable {
                    let (set, reset) = swapped(*variable);
                    vec![set, legal(), reset, answer()]
                } else {
                    vec![Stmt::answer_when(goes_on())]
                };
                Stmt::when(own, value.within(bound, observable, inner))
            }
            Action::Pass
            | Action::On(_)
            | Action::Compare(_)
            | Action::Pattern { .. }
            | Action::Accept => return Vec::new(),
        }]
    }
}
