//! Building of the depth-first walk as functions of the program.
//!
//! In the program the current cell is always called `cell` and the move
//! under construction `m` (or `path`); inner scopes shadow outer ones.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ops::Deref;

use super::arithmetic::Arithmetics;
use super::groups::Groups;
use super::names::CodeNames;
use super::queue::{Entry, FunctionQueue};
use super::tables::Tables;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, RelationClass, Step, StepId, complementary};
use crate::plan::{Kind, MoveForm, Plan, Question, SearchPlan, WalkFunctions};
use crate::program::{Condition, Expr, FunctionId, Helper, Name, Op, Over, Stmt};

/// Statements, and whether control never gets behind them.
#[derive(Default)]
pub(super) struct Code {
    pub(super) statements: Vec<Stmt>,
    pub(super) diverges: bool,
}

impl Code {
    pub(super) fn of(statements: Vec<Stmt>) -> Self {
        Self {
            statements,
            diverges: false,
        }
    }

    pub(super) fn one(statement: Stmt) -> Self {
        Self::of(vec![statement])
    }

    /// Returns statements behind which control never gets.
    pub(super) fn diverging(statements: Vec<Stmt>) -> Self {
        Self {
            statements,
            diverges: true,
        }
    }

    /// Returns the body of a function that answers `true` where the code says so and `false` behind
    /// it.
    pub(super) fn answer(mut self) -> Vec<Stmt> {
        if !self.diverges {
            self.statements.push(Stmt::answer(false));
        }
        self.statements
    }
}

/// A step with its identity.
#[derive(Clone, Copy)]
pub(super) struct Located<'m> {
    /// The identity of the step.
    pub(super) id: StepId,
    step: &'m Step,
}

impl<'m> Located<'m> {
    /// Returns steps with the identities that they have in a state.
    pub(super) fn all(state: StateId, steps: &'m [Step]) -> Vec<Self> {
        let located = |(number, step)| Self {
            id: StepId { state, number },
            step,
        };
        steps.iter().enumerate().map(located).collect()
    }
}

impl<'m> Deref for Located<'m> {
    type Target = Step;

    fn deref(&self) -> &Step {
        self.step
    }
}

/// An emitter of the functions of one kind of walk.
pub(super) struct WalkEmitter<'p> {
    /// The plan of the whole game.
    pub(super) whole: &'p Plan<'p>,
    /// The plan of searching the machine of this kind of walk.
    pub(super) plan: &'p SearchPlan<'p>,
    pub(super) names: &'p CodeNames,
    pub(super) tables: &'p Tables<'p>,
    /// The meter of the work of emission.
    pub(super) meter: &'p Meter,
    pub(super) queue: &'p FunctionQueue,
    pub(super) kind: Kind,
    pub(super) walk: &'p WalkFunctions,
    /// Whether tests of one cell look at the planes: code that is seldom executed
    /// must not be the reason to keep the piece on each cell.
    pub(super) by_planes: bool,
    /// The groups in which the sets of moves are noted, if a move is drawn from them.
    pub(super) groups: Option<Groups>,
    /// Whether no modifier of the move has been passed where code is emitted.
    pub(super) begins: Cell<bool>,
    /// The entry of the pattern whose cells are known where code is emitted.
    pub(super) cached_pattern: Cell<Option<StateId>>,
    /// The state whose step asks what is built.
    asking: Cell<Option<StateId>>,
    /// Patterns whose cells have a name where code is emitted, by their entries.
    pub(super) named: RefCell<BTreeMap<StateId, Name>>,
}

impl<'p> WalkEmitter<'p> {
    pub(super) fn new(
        plan: &'p Plan<'p>,
        names: &'p CodeNames,
        tables: &'p Tables<'p>,
        queue: &'p FunctionQueue,
        kind: Kind,
    ) -> Self {
        let whole = plan;
        let plan = match kind {
            Kind::Candidates => whole.sampling.as_deref().unwrap_or(whole),
            Kind::PseudoLegal => whole.pseudo_legal.as_deref().unwrap_or(whole),
            Kind::Moves | Kind::Modifiers | Kind::Keeper | Kind::Patterns => whole,
        };
        let walk = match kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => &plan.moves,
            Kind::Modifiers => whole
                .partial
                .as_ref()
                .map_or(&plan.moves, |partial| &partial.walk),
            Kind::Keeper => &plan.keeper,
            Kind::Patterns => &plan.patterns,
        };
        Self {
            whole,
            plan,
            names,
            tables,
            meter: tables.meter,
            queue,
            kind,
            walk,
            by_planes: false,
            groups: None,
            cached_pattern: Cell::default(),
            asking: Cell::default(),
            named: RefCell::default(),
            begins: Cell::default(),
        }
    }

    /// Returns the emitter of a function that follows single moves.
    pub(super) fn looking_at_planes(self) -> Self {
        Self {
            by_planes: true,
            ..self
        }
    }

    /// Returns the emitter of a function that draws a move from its sets.
    pub(super) fn grouping(self) -> Self {
        Self {
            groups: Some(Groups::default()),
            ..self
        }
    }

    /// Returns the steps of a state.
    pub(super) fn steps(&self, state: StateId) -> Vec<Located<'p>> {
        Located::all(
            state,
            self.plan
                .machine
                .steps(state, self.meter)
                .unwrap_or_default(),
        )
    }

    /// Builds the steps of a state, `cell` being the current cell.
    pub(super) fn body(&self, state: StateId) -> Code {
        let steps = &self.steps(state);
        if let (Kind::Keeper, Some(run)) = (self.kind, &self.plan.custodian_flips[state.index()]) {
            return self.custodian_flips(run);
        }
        let flooded = self.plan.floods[state.index()];
        if let Some(number) = flooded {
            return self.flood(steps, number);
        }
        let repeated = self.walk.repeated[state.index()];
        let mut statements = Vec::new();
        let mut done = vec![false; steps.len()];
        for (inner, numbers) in &self.walk.embedded[state.index()] {
            let code = self.enter(*inner, Entry::Within);
            statements.extend(code.statements);
            if code.diverges {
                return Code::diverging(statements);
            }
            for &number in numbers {
                done[number] = true;
            }
        }
        if let Some(run) = repeated.and_then(|own| self.run(steps, own)) {
            return run;
        }
        let mut order: Vec<usize> = (0..steps.len()).collect();
        if self.kind == Kind::Patterns {
            // A success at hand spares the rest of the search.
            order.sort_by_key(|&number| {
                !self
                    .plan
                    .machine
                    .succeeds(steps[number].target, self.meter)
                    .unwrap_or_default()
            });
        }
        for number in order {
            let step = steps[number];
            if repeated == Some(number) || done[number] {
                continue;
            }
            let opposite = self.opposite(steps, number);
            let code = match opposite.filter(|other| repeated != Some(*other) && !done[*other]) {
                None => {
                    let later = number + 1..steps.len();
                    let open = later.filter(|&other| repeated != Some(other) && !done[other]);
                    let others = self.same_test(steps, number, open);
                    others.iter().for_each(|&other| done[other] = true);
                    self.tested_once(steps, number, &others)
                }
                Some(other) => {
                    done[other] = true;
                    self.choice(step, steps[other])
                }
            };
            statements.extend(code.statements);
            if code.diverges {
                return Code::diverging(statements);
            }
        }
        let Some(repeated) = repeated else {
            return Code::of(statements);
        };
        let step = steps[repeated];
        let next = Stmt::LetSomeOrBreak {
            name: "next".into(),
            value: self.followed_from(step, Expr::cell()),
        };
        statements.extend([next, Stmt::store("cell", None, Expr::local("next"))]);
        if let Some(guard) = self.guard_of(step) {
            statements.push(Stmt::when(guard.not(), vec![Stmt::Break]));
        }
        Code::one(Stmt::Scope(vec![
            Stmt::set_mut("cell", Expr::cell()),
            Stmt::Loop(statements),
        ]))
    }

    /// Returns the only cell to which a step leads from one, if there is one.
    pub(super) fn followed_from(&self, step: Located<'_>, cell: Expr) -> Expr {
        let table = self.tables.function(step.relation);
        Expr::Helper(Helper::Follow, vec![table, cell])
    }

    /// Returns a later step that goes on exactly where step `number` does not.
    fn opposite(&self, steps: &[Located<'_>], number: usize) -> Option<usize> {
        if !self.plan.exclusive {
            return None;
        }
        let (machine, pieces) = (&self.plan.machine, self.plan.game.pieces.len());
        let mut later = number + 1..steps.len();
        later.find(|&other| {
            complementary(machine, pieces, &steps[number], &steps[other], self.meter)
                .unwrap_or_default()
        })
    }

    /// Builds two steps of which exactly one goes on.
    fn choice(&self, step: Located<'_>, other: Located<'_>) -> Code {
        let class = |step: Located<'_>| self.plan.machine.relations.class(step.relation);
        if class(other) == RelationClass::Function {
            return self.choice(other, step);
        }
        let enter = |step: Located<'_>| self.enter(step.target, Entry::Within);
        if class(step) == RelationClass::Function {
            let followed = self.followed_from(step, Expr::cell());
            let guard = self.guard_of(step);
            let (first, second) = (enter(step), enter(other));
            return Code {
                diverges: first.diverges && second.diverges,
                statements: vec![Stmt::If {
                    conditions: [Condition::Some("cell".into(), followed)]
                        .into_iter()
                        .chain(guard.map(Condition::Holds))
                        .collect(),
                    then: first.statements,
                    otherwise: second.statements,
                }],
            };
        }
        let (condition, first, second) = if class(step) == RelationClass::Restriction {
            let set = self.tables.set(step.relation);
            (
                set.contains(Expr::cell()),
                self.action(step),
                self.action(other),
            )
        } else {
            let condition = self.guard_of(step).unwrap_or(Expr::Bool(true));
            (condition, enter(step), enter(other))
        };
        Code {
            diverges: first.diverges && second.diverges,
            statements: vec![Stmt::If {
                conditions: vec![Condition::Holds(condition)],
                then: first.statements,
                otherwise: second.statements,
            }],
        }
    }

    /// Builds the cells to which a step spreads, and all other steps from each of them.
    fn flood(&self, steps: &[Located<'_>], number: usize) -> Code {
        let flooding = steps[number];
        let Action::On(pieces) = &flooding.action else {
            return Code::of(Vec::new());
        };
        let mut onward = Vec::new();
        for step in steps.iter().filter(|step| step.id.number != number) {
            let code = self.step(*step);
            onward.extend(code.statements);
            if code.diverges {
                // The first cell is as good as any.
                return Code::diverging(onward);
            }
        }
        let table = self.tables.sets(flooding.relation);
        let within = self.names.planes(pieces, self.whole);
        let (reached, new) = (|| Expr::local("reached"), || Expr::local("new"));
        let next = table.at(Expr::cell()).and(within).and(reached().not());
        onward.extend([
            Stmt::set("new", next),
            Stmt::store("reached", Some(Op::Or), new()),
            Stmt::store("todo", Some(Op::Or), new()),
        ]);
        Code::of(vec![
            Stmt::set_mut("reached", Expr::only(Expr::cell())),
            Stmt::set_mut("todo", reached()),
            Stmt::WhileSome {
                name: "cell".into(),
                value: Expr::Helper(Helper::Pop, vec![Expr::local("todo")]),
                body: onward,
            },
        ])
    }

    /// Builds a step: it moves by its relation, acts, and goes on.
    pub(super) fn step(&self, step: Located<'_>) -> Code {
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
                let planes = self.names.planes(pieces, self.whole);
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
        Some(Code::one(Stmt::for_each("cell", sources.and(area), enter)))
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

    /// Returns the condition under which the test of a step goes on; `None` if always.
    pub(super) fn guard_of(&self, step: Located<'_>) -> Option<Expr> {
        let before = self.asking.replace(Some(step.id.state));
        let guard = self.guard(&step.action);
        self.asking.set(before);
        guard
    }

    /// Returns the pattern whose cells the keeper keeps when it asks a question where it is.
    fn kept_by(&self, entry: StateId) -> Option<StateId> {
        let askers = &self.whole.cached_patterns.askers;
        if self.kind != Kind::Keeper {
            return None;
        }
        let state = self.asking.get()?;
        askers.get(&Question { state, entry }).copied()
    }

    /// Returns the condition under which a test goes on; `None` if always.
    pub(super) fn guard(&self, action: &Action) -> Option<Expr> {
        match action {
            Action::On(pieces) if self.by_planes => {
                let planes = self.names.planes(pieces, self.whole);
                Some(planes.contains(Expr::cell()))
            }
            Action::On(pieces) => Some(self.names.piece_test(pieces, self.whole)),
            Action::Compare(comparison) => {
                Some(Arithmetics::new(self.whole).comparison(comparison))
            }
            Action::Pattern { negated, pattern } => {
                let entry = self.plan.machine.patterns[pattern.index()];
                let kept = self.kept_by(entry);
                let known = self.whole.cached_patterns.knowing.get(&entry).copied();
                let knows = self.kind == Kind::Moves
                    && known.is_some()
                    && known == self.cached_pattern.get();
                let id = match kept {
                    Some(kept) => FunctionId::Asker(entry, kept),
                    None if knows => FunctionId::Knowing(entry),
                    None => FunctionId::Root(Kind::Patterns, entry),
                };
                let call = self.queue.call(id, vec![Expr::cell()]);
                Some(call.negated(*negated))
            }
            _ => None,
        }
    }
}
