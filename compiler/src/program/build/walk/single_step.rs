//! Building of one step of a walk: where it leads, what it asks there, and what follows.

use super::WalkBuilder;
use super::code::Code;
use super::located::Located;
use crate::automaton::StateId;
use crate::machine::{Action, RelationClass, Step};
use crate::plan::{Kind, MoveForm};
use crate::program::build::pieces::cells_of;
use crate::program::build::queue::Entry;
use crate::program::{Expr, FunctionId, Helper, Over, Stmt};

impl WalkBuilder<'_> {
    /// Builds a step: it moves by its relation, acts, and goes on.
    pub(in crate::program::build) fn step(&self, step: Located<'_>) -> Code {
        let relations = &self.plan.machine.relations;
        if let Some(code) = self.wide(step) {
            return code;
        }
        if let Some(taken) = self.taken(step) {
            return Code::of(taken);
        }
        let action = self.action(step);
        let inner = action.statements;
        match relations.class(step.relation) {
            RelationClass::Identity => Code {
                statements: inner,
                diverges: action.diverges,
            },
            RelationClass::Restriction => {
                let set = self.tables.set(step.relation);
                Code::one(Stmt::when(set.contains(Expr::cell()), inner))
            }
            RelationClass::Function => {
                let followed = self.followed_from(step, Expr::cell());
                Code::one(Stmt::when_some("cell", followed, inner))
            }
            RelationClass::Constant | RelationClass::General => {
                let over = match self.tables.area(step.relation) {
                    Some(area) => Over::Set(area),
                    None => Over::List(self.tables.list(step.relation)),
                };
                Code::one(Stmt::For {
                    name: "cell".into(),
                    over,
                    body: inner,
                })
            }
        }
    }

    /// Builds a step to many cells of which a piece or a pattern leaves some.
    fn wide(&self, step: Located<'_>) -> Option<Code> {
        let area = self.tables.area(step.relation)?;
        let expected = |pieces| {
            self.plan
                .target_cardinality(step.relation, pieces, self.meter)
                .unwrap_or_default()
        };
        let (sources, target) = match &step.action {
            Action::On(pieces) => {
                let planes = cells_of(pieces, self.whole.game);
                match self.asked_next(step.target, expected(Some(pieces))) {
                    Some((holds, target)) => (planes.and(holds), target),
                    None => (planes, step.target),
                }
            }
            action => {
                let holds = self.asked_at_once(action, expected(None))?;
                (holds, step.target)
            }
        };
        let enter = self.enter(target, Entry::Within).statements;
        if self.kind == Kind::Patterns
            && self
                .plan
                .machine
                .succeeds(target, self.meter)
                .unwrap_or_default()
        {
            let meets = Expr::Helper(Helper::Meets, vec![area, sources]);
            return Some(Code::one(Stmt::when(meets, enter)));
        }
        let cells = self.onward_from(target, sources.and(area));
        Some(Code::one(Stmt::for_each("cell", cells, enter)))
    }

    /// Returns the set of cells on which a pattern holds, if it is better evaluated for all cells at
    /// once than for this number of them one by one.
    fn asked_at_once(&self, action: &Action, cells: usize) -> Option<Expr> {
        let Action::Pattern { negated, pattern } = action else {
            return None;
        };
        let entry = self.plan.machine.patterns[pattern.index()];
        if !self
            .plan
            .asks_at_once(entry, cells, self.meter)
            .unwrap_or_default()
        {
            return None;
        }
        let call = self.queue.call(FunctionId::Everywhere(entry), Vec::new());
        Some(call.negated(*negated))
    }

    /// Returns, if all that a state does is to ask a pattern on this number of cells, where the
    /// pattern holds, and what follows.
    fn asked_next(&self, state: StateId, cells: usize) -> Option<(Expr, StateId)> {
        let machine = &self.plan.machine;
        let [step] = machine.steps(state, self.meter).unwrap_or_default() else {
            return None;
        };
        let stays = machine.relations.class(step.relation) == RelationClass::Identity;
        let own =
            self.walk.function[state.index()] || self.walk.visited.slot[state.index()].is_some();
        if !stays || own {
            return None;
        }
        Some((self.asked_at_once(&step.action, cells)?, step.target))
    }

    /// Builds a step behind which a move ends, on at most one cell and on account of nothing but a
    /// piece: whether it does is hard to predict, so the move is taken without a branch.
    fn taken(&self, step: Located<'_>) -> Option<Vec<Stmt>> {
        let machine = &self.plan.machine;
        let (test, last) = match &step.action {
            Action::Switch(..) => (None, &*step),
            Action::On(_) => match machine.steps(step.target, self.meter).unwrap_or_default() {
                [last] if matches!(last.action, Action::Switch(..)) => (self.guard_of(step), last),
                _ => return None,
            },
            _ => return None,
        };
        let Action::Switch(_, index) = last.action else {
            return None;
        };
        let fixed = matches!(self.plan.form, MoveForm::Fixed(_));
        let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
        let checked = self.walk.visited.slot[step.target.index()].is_some();
        if self.kind != Kind::Moves || !fixed || checked && test.is_some() {
            return None;
        }
        if test.is_some() && !stays(last) {
            return None;
        }
        let taken = self.then(Expr::local("m"), last.target, index, Expr::cell());
        let push = |test: Expr, taken: Expr| {
            let arguments = vec![Expr::local("out"), test, taken];
            Stmt::Do(Expr::Helper(Helper::PushIf, arguments))
        };
        match (machine.relations.class(step.relation), test) {
            (RelationClass::Function, test) => {
                let table = self.tables.function(step.relation);
                let leads = Expr::local("leads");
                let test = match test {
                    Some(test) => leads.and(test),
                    None => leads,
                };
                Some(vec![Stmt::Scope(vec![
                    Stmt::LetTuple {
                        names: vec!["cell".into(), "leads".into()],
                        value: Expr::Helper(Helper::Look, vec![table, Expr::cell()]),
                    },
                    push(test, taken),
                ])])
            }
            (RelationClass::Identity, Some(test)) => Some(vec![push(test, taken)]),
            _ => None,
        }
    }
}
