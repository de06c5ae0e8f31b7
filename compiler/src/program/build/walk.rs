//! Building of the depth-first walk as functions of the program.
//!
//! In the program the current cell is always called `cell` and the move
//! under construction `m` (or `path`); inner scopes shadow outer ones.

mod choice;
mod code;
mod located;
mod single_step;
mod unit;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::arithmetic::Arithmetics;
use super::groups::Groups;
use super::pieces::{cells_of, piece_test};
use super::queue::{Entry, FunctionQueue};
use super::tables::Tables;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::Action;
use crate::plan::{Kind, Plan, Question, SearchPlan, SharedCondition, WalkFunctions};
use crate::program::{Expr, FunctionId, Helper, Name, Op, Stmt};
use unit::Unit;

pub(super) use code::Code;
pub(super) use located::Located;

/// A builder of the functions of one kind of walk.
pub(super) struct WalkBuilder<'p> {
    /// The plan of the whole game.
    pub(super) whole: &'p Plan<'p>,
    /// The plan of searching the machine of this kind of walk.
    pub(super) plan: &'p SearchPlan<'p>,
    pub(super) tables: &'p Tables<'p>,
    /// The meter of the work of building.
    pub(super) meter: &'p Meter,
    pub(super) queue: &'p FunctionQueue,
    pub(super) kind: Kind,
    pub(super) walk: &'p WalkFunctions,
    /// Whether tests of one cell look at the planes: code that is seldom executed
    /// must not be the reason to keep the piece on each cell.
    pub(super) by_planes: bool,
    /// The groups in which the sets of moves are noted, if a move is drawn from them.
    pub(super) groups: Option<Groups>,
    /// Whether no modifier of the move has been passed where code is built.
    pub(super) begins: Cell<bool>,
    /// The entry of the pattern whose cells are known where code is built.
    pub(super) cached_pattern: Cell<Option<StateId>>,
    /// The state whose step asks what is built.
    asking: Cell<Option<StateId>>,
    /// The condition that is asked once for all moves, in the function that does so.
    pub(super) condition: Cell<Option<&'p SharedCondition>>,
    /// The number of modifiers around where code is built, in that function.
    pub(super) modified: Cell<usize>,
    /// Patterns whose cells have a name where code is built, by their entries.
    pub(super) named: RefCell<BTreeMap<StateId, Name>>,
    /// The piece that has been found, where one alternative stands for those of several pieces.
    pub(super) kind_found: RefCell<Option<Expr>>,
}

impl<'p> WalkBuilder<'p> {
    pub(super) fn new(
        plan: &'p Plan<'p>,
        tables: &'p Tables<'p>,
        queue: &'p FunctionQueue,
        kind: Kind,
    ) -> Self {
        let whole = plan;
        let plan = match kind {
            Kind::Candidates => whole.sampling.as_deref().unwrap_or(whole),
            Kind::PseudoLegal => whole.pseudo_legal.as_deref().unwrap_or(whole),
            Kind::Moves => whole.finding(),
            Kind::Modifiers | Kind::Keeper | Kind::Patterns => whole,
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
            tables,
            meter: tables.meter,
            queue,
            kind,
            walk,
            by_planes: false,
            groups: None,
            cached_pattern: Cell::default(),
            asking: Cell::default(),
            condition: Cell::default(),
            modified: Cell::default(),
            named: RefCell::default(),
            kind_found: RefCell::default(),
            begins: Cell::default(),
        }
    }

    /// Returns the builder of a function that follows single moves.
    pub(super) fn looking_at_planes(self) -> Self {
        Self {
            plan: self.whole,
            walk: &self.whole.moves,
            by_planes: true,
            ..self
        }
    }

    /// Returns the builder of a function that draws a move from its sets.
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
        let mut units = Vec::new();
        for number in order {
            let step = steps[number];
            if repeated == Some(number) || done[number] {
                continue;
            }
            let opposite = self.opposite(steps, number);
            let unit = match opposite.filter(|other| repeated != Some(*other) && !done[*other]) {
                None => {
                    let later = number + 1..steps.len();
                    let open = later.filter(|&other| repeated != Some(other) && !done[other]);
                    let others = self.same_test(steps, number, open);
                    others.iter().for_each(|&other| done[other] = true);
                    Unit {
                        code: self.tested_once(steps, number, &others),
                        step: Some(step),
                    }
                }
                Some(other) => {
                    done[other] = true;
                    Unit {
                        code: self.choice(step, steps[other]),
                        step: None,
                    }
                }
            };
            let last = unit.code.diverges;
            units.push(unit);
            if last {
                break;
            }
        }
        for code in self.one_of(units) {
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
        let within = cells_of(pieces, self.whole.game);
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
                let planes = cells_of(pieces, self.whole.game);
                Some(planes.contains(Expr::cell()))
            }
            Action::On(pieces) => Some(piece_test(pieces, self.whole.game)),
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
