//! Building of moves whose last condition is asked once for all of them.

use std::collections::BTreeSet;

use super::describe::documentation;
use super::pieces::cells_of;
use super::segment::set_of;
use super::walk::{Located, WalkBuilder};
use crate::automaton::StateId;
use crate::machine::{Action, Step};
use crate::model::PieceId;
use crate::plan::costs::MOST_TRIED_MOVES;
use crate::plan::{Changes, Kind, PatternStrategy, Reading, SharedCondition, components};
use crate::program::{
    Condition, Expr, FreeVariables, Function, FunctionId, Helper, Inline, Name, Op, Stmt, Type,
};

/// The name of whether the condition holds before the move.
const HOLDS: &str = "holds";

/// The name of whether the move can have changed the answer so far.
const TOUCHED: &str = "touched";

/// Returns the name of the cells on which a modifier can change the answer.
fn decisive(changes: Changes) -> Name {
    let number = |reading: Option<usize>| reading.map_or(String::new(), |n| format!("_{n}"));
    format!(
        "decisive{}{}",
        number(changes.gains),
        number(changes.losses)
    )
    .into()
}

/// Cells on which some pieces are asked for.
struct Asked<'a> {
    pieces: &'a [PieceId],
    /// The condition under which it matters what stands there, if there is one.
    needed: Option<Expr>,
    cells: Vec<Expr>,
}

impl WalkBuilder<'_> {
    /// Builds the function that finds cells which a pattern about the whole board reads.
    pub(super) fn read(&self, entry: StateId, number: usize) -> Function {
        let reading = &self.whole.conditions.readings[&entry][number];
        let body = match self.whole.pattern_strategies.get(&entry) {
            Some(&PatternStrategy::FromFewCells(begun)) => {
                let (mut inner, asked) = self.read_from(begun, reading);
                let (sometimes, always): (Vec<_>, Vec<_>) =
                    asked.into_iter().partition(|asked| asked.needed.is_some());
                let add = |cells| Stmt::store("read", Some(Op::Or), cells);
                if !always.is_empty() {
                    inner.push(add(self.all_read(always, reading)));
                }
                inner.extend(sometimes.into_iter().map(|mut asked| {
                    let needed = asked.needed.take().unwrap_or(Expr::Bool(true));
                    Stmt::when(needed, vec![add(self.all_read([asked], reading))])
                }));
                vec![
                    Stmt::set_mut("read", Expr::NoCells),
                    Stmt::for_each("cell", self.first_cells(entry), inner),
                    Stmt::Return(Some(Expr::local("read"))),
                ]
            }
            _ => {
                let (mut body, asked) = self.read_from(entry, reading);
                body.push(Stmt::Return(Some(self.all_read(asked, reading))));
                body
            }
        };
        let id = FunctionId::Read(entry, number);
        Function {
            id,
            doc: vec![documentation(self.plan, id, self.meter)],
            public: true,
            inline: Inline::Unsaid,
            mutates: false,
            parameters: Vec::new(),
            result: Type::Set,
            body,
        }
    }

    /// Builds the sets of a pattern from `begun` on, and returns the cells that are asked for.
    fn read_from<'r>(&'r self, begun: StateId, reading: &Reading) -> (Vec<Stmt>, Vec<Asked<'r>>) {
        let machine = &self.plan.machine;
        let all = components(machine, begun, self.meter).unwrap_or_default();
        let is_cell = |state: StateId| state == begun && !all[0].cyclic;
        let sets = all.iter().filter(|part| !is_cell(part.states[0]));
        let sets = sets.flat_map(|part| self.sets(part, &all, begun, false));
        let mut asked: Vec<Asked<'_>> = Vec::new();
        for test in &reading.tests {
            let id = test.id;
            let step = &machine.steps(id.state, self.meter).unwrap_or_default()[id.number];
            let Action::On(pieces) = &step.action else {
                continue;
            };
            let at = match is_cell(id.state) {
                true => self.targets_of_cell(step.relation),
                false => self.targets_of(step.relation, &Expr::Local(set_of(id.state))),
            };
            let needed = match is_cell(begun) {
                true => self.can_go_on(begun, test),
                false => None,
            };
            let known = |known: &&mut Asked<'_>| known.pieces == pieces && known.needed == needed;
            match asked.iter_mut().find(known) {
                Some(known) if known.cells.contains(&at) => {}
                Some(known) => known.cells.push(at),
                None => asked.push(Asked {
                    pieces,
                    needed,
                    cells: vec![at],
                }),
            }
        }
        (sets.collect(), asked)
    }

    /// Returns those of some cells that a reading means.
    fn all_read<'r>(&self, asked: impl IntoIterator<Item = Asked<'r>>, reading: &Reading) -> Expr {
        let read = asked.into_iter().map(|asked| {
            let passing = cells_of(asked.pieces, self.whole.game);
            Expr::union(asked.cells).and(passing.negated(!reading.passing))
        });
        Expr::union(read)
    }

    /// Adds to the body of a function that finds moves what their shared condition says before any
    /// is made, if it is looked at.
    pub(super) fn with_condition(&self, condition: &SharedCondition, body: &mut Vec<Stmt>) {
        let free = FreeVariables::of(body);
        if !free.has(HOLDS) {
            return;
        }
        let mut known = vec![Stmt::set(HOLDS, self.asked(condition, condition.negated))];
        let kinds: BTreeSet<Changes> = condition.changes.values().copied().collect();
        for changes in kinds {
            let name = decisive(changes);
            if !free.has(name.as_str()) {
                continue;
            }
            let read = |reading: Option<usize>| match reading {
                None => Expr::NoCells,
                Some(number) => {
                    let id = FunctionId::Read(condition.entry, number);
                    self.queue.call(id, Vec::new())
                }
            };
            // What can be gained matters where the pattern does not hold.
            let (held, failed) = (read(changes.losses), read(changes.gains));
            let cells = match condition.negated {
                true => Expr::local(HOLDS).choose(failed, held),
                false => Expr::local(HOLDS).choose(held, failed),
            };
            known.push(Stmt::set(name, cells));
        }
        body.splice(0..0, known);
    }

    /// Returns how a modifier can change the answer to the condition that the function shares.
    pub(super) fn changes(&self, step: Located<'_>) -> Option<Changes> {
        self.condition.get()?.changes.get(&step.id).copied()
    }

    /// Returns what the pattern of a shared condition answers where code is built, or whether it
    /// does not hold.
    fn asked(&self, condition: &SharedCondition, negated: bool) -> Expr {
        let root = FunctionId::Root(Kind::Patterns, condition.entry);
        let holds = self.queue.call(root, vec![Expr::cell()]);
        holds.negated(negated)
    }

    /// Adds to what follows a modifier on `cell` whether the move can have changed the answer to its
    /// shared condition, if that is looked at; `further` tells whether it could before.
    pub(super) fn note_touched(
        &self,
        step: Located<'_>,
        further: bool,
        inner: Vec<Stmt>,
    ) -> Vec<Stmt> {
        let (Some(condition), Some(changes)) = (self.condition.get(), self.changes(step)) else {
            return inner;
        };
        if !FreeVariables::of(&inner).has(TOUCHED) {
            return inner;
        }
        let own = Expr::Local(decisive(changes)).contains(Expr::cell());
        let touched = match further {
            true => Expr::local(TOUCHED).or_else(own),
            false => own,
        };
        let touched = match condition.settling.contains(&step.id) {
            true => {
                let fails = self.asked(condition, !condition.negated);
                touched.and_also(Expr::local(HOLDS).not().or_else(fails))
            }
            false => touched,
        };
        [vec![Stmt::set(TOUCHED, touched)], inner].concat()
    }

    /// Builds a last modifier on some cells, behind which only the shared condition is asked: moves
    /// that touch nothing it reads are handed over together, and the others are tried by `inner`.
    pub(super) fn last_modifier(
        &self,
        step: Located<'_>,
        cells: &Expr,
        expected: usize,
        inner: &[Stmt],
    ) -> Option<Vec<Stmt>> {
        let condition = self.condition.get()?;
        if self.groups.is_some() {
            return None;
        }
        if let Some(begun) = condition.beginning.get(&step.id) {
            return self.answered_at_once(step, (condition, *begun), (cells, expected), inner);
        }
        if !condition.last.contains(&step.id) {
            return None;
        }
        let made = self.made_behind(step)?;
        let reached = || Expr::local("reached");
        let own = self.changes(step);
        let own = own.map(|changes| reached().and(Expr::Local(decisive(changes))));
        let own = own.unwrap_or(Expr::NoCells);
        let tried = match self.modified.get() {
            0 => own,
            _ => Expr::local(TOUCHED).choose(reached(), own),
        };
        let free = reached().and(Expr::local("tried").not());
        let free = self.found(free, made, Vec::new(), expected);
        Some(vec![
            Stmt::set("reached", cells.clone()),
            Stmt::set("tried", tried),
            Stmt::when(Expr::local(HOLDS), vec![free]),
            Stmt::for_each("cell", Expr::local("tried"), inner.to_vec()),
        ])
    }

    /// Builds a last modifier on cells where the pattern of the shared condition begins: if it can
    /// begin nowhere else, it is answered for all of them at once.
    fn answered_at_once(
        &self,
        step: Located<'_>,
        (condition, begun): (&SharedCondition, StateId),
        (cells, expected): (&Expr, usize),
        inner: &[Stmt],
    ) -> Option<Vec<Stmt>> {
        let made = self.made_behind(step)?;
        let reached = || Expr::local("reached");
        let nowhere_else = self.first_cells(condition.entry).is_empty();
        let count = Expr::Helper(Helper::Len, vec![reached()]);
        let many = Expr::binary(Op::Greater, count, Expr::number(MOST_TRIED_MOVES));
        let at_once = nowhere_else.and_also(many);
        let id = FunctionId::Everywhere(begun);
        let holding = self.queue.call(id, Vec::new()).negated(condition.negated);
        let found = self.found(reached().and(holding), made, Vec::new(), expected);
        Some(vec![
            Stmt::set("reached", cells.clone()),
            Stmt::If {
                conditions: vec![Condition::Holds(at_once)],
                then: vec![found],
                otherwise: vec![Stmt::for_each("cell", reached(), inner.to_vec())],
            },
        ])
    }

    /// Returns the move that a last modifier and the switch behind its condition make on `cell`.
    fn made_behind(&self, step: Located<'_>) -> Option<Expr> {
        let steps = |state| {
            let steps = self.plan.machine.steps(state, self.meter);
            steps.unwrap_or_default()
        };
        let [condition] = steps(step.target) else {
            return None;
        };
        let [end] = steps(condition.target) else {
            return None;
        };
        let last: &Step = &step;
        Some(self.made_of(&[(last, 0), (end, 0)], false))
    }
}
