//! Building of segments on sets of cells, forward from the cell where they begin.
//!
//! In the program `at_7` is the set of cells on which state 7 of the
//! machine is reached.

use std::collections::BTreeSet;

use super::groups::Codes;
use super::pieces::cells_of;
use super::walk::{Code, Located, WalkBuilder};
use crate::analysis::{Direction, direction};
use crate::automaton::StateId;
use crate::machine::{Action, RelationClass, RelationId, Step};
use crate::plan::{Component, Kind, chain_search, components, is_inner};
use crate::program::name::UNNAMED_SET;
use crate::program::{Expr, Helper, Name, Op, Stmt};

/// The most cells of which moves are made one by one: so few are listed faster so than
/// in groups.
const FEW: usize = 6;

/// Returns the name of the set of cells of a state.
pub(super) fn set_of(state: StateId) -> Name {
    format!("{UNNAMED_SET}{}", state.0).into()
}

/// Returns the leaving of a function that finds moves, if its sink takes no more.
fn stop_when_full() -> Stmt {
    let full = Expr::Helper(Helper::IsFull, vec![Expr::local("out")]);
    Stmt::when(full, vec![Stmt::Return(None)])
}

impl WalkBuilder<'_> {
    /// Builds everything that can be done from `entry` on `cell` up to the next modifiers, and what
    /// follows them. At the `root` of a move it is executed once per position, and its sets may be
    /// large.
    pub(super) fn segment(&self, entry: StateId, root: bool) -> Code {
        let machine = &self.plan.machine;
        let components = components(machine, entry, self.meter).unwrap_or_default();
        let guarded = self.guarded(entry, &components);
        let mut skipped = BTreeSet::new();
        let mut statements = Vec::new();
        for &step in &guarded {
            for component in
                crate::plan::components(machine, step.target, self.meter).unwrap_or_default()
            {
                skipped.extend(component.states);
            }
            let guard = self.guard(&step.action);
            let segment = || {
                self.meter
                    .deeper_or_default(|| self.segment(step.target, root).statements)
            };
            let stays = machine.relations.class(step.relation) == RelationClass::Identity;
            let inner = match &self.groups {
                Some(groups) if guard.is_some() || !stays => groups.within(segment),
                _ => segment(),
            };
            let inner = match guard {
                Some(guard) => vec![Stmt::when(guard, inner)],
                None => inner,
            };
            statements.extend(self.at_target(step.relation, inner));
        }
        let entry_is_set = components[0].cyclic;
        for component in components
            .iter()
            .filter(|c| !skipped.contains(&c.states[0]))
        {
            let is_cell = component.states[0] == entry && !entry_is_set;
            if let Some(answers) = self.answers(component, &components, entry, root) {
                statements.extend(answers);
                continue;
            }
            if !is_cell {
                statements.extend(self.sets(component, &components, entry, root));
            }
            for &state in &component.states {
                let source = (!is_cell).then(|| Expr::Local(set_of(state)));
                for step in self.steps(state).into_iter().filter(|step| !is_inner(step)) {
                    let code = self.leaving(step, source.as_ref());
                    statements.extend(code.statements);
                    if code.diverges {
                        return Code::diverging(statements);
                    }
                }
            }
        }
        Code::of(statements)
    }

    /// Builds code for the only target of `cell`, if there is one.
    fn at_target(&self, relation: RelationId, inner: Vec<Stmt>) -> Vec<Stmt> {
        if self.plan.machine.relations.class(relation) == RelationClass::Identity {
            return inner;
        }
        let table = self.tables.function(relation);
        let followed = Expr::Helper(Helper::Follow, vec![table, Expr::cell()]);
        vec![Stmt::when_some("cell", followed, inner)]
    }

    /// Returns whether a step from one cell is best taken as a step to one cell: it has one target
    /// at most, and a set of cells is more than a word.
    fn leads_to_one(&self, step: &Step) -> bool {
        let class = self.plan.machine.relations.class(step.relation);
        class == RelationClass::Function && self.plan.layout.words > 1
    }

    /// Returns the steps from the cell where the segment begins to one cell whose continuations
    /// have nothing in common with the rest: conditions around segments of their own.
    fn guarded(&self, entry: StateId, all: &[Component]) -> Vec<&Step> {
        let machine = &self.plan.machine;
        if all[0].cyclic {
            return Vec::new();
        }
        let inner: Vec<&Step> = machine
            .steps(entry, self.meter)
            .unwrap_or_default()
            .iter()
            .filter(|step| is_inner(step))
            .collect();
        let reach = |step: &Step| -> BTreeSet<StateId> {
            components(machine, step.target, self.meter)
                .unwrap_or_default()
                .into_iter()
                .flat_map(|c| c.states)
                .collect()
        };
        let reaches: Vec<BTreeSet<StateId>> = inner.iter().map(|step| reach(step)).collect();
        let alone = |number: usize| {
            let mut others = reaches
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != number);
            others.all(|(_, other)| other.is_disjoint(&reaches[number]))
        };
        let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
        let chosen = inner
            .iter()
            .enumerate()
            .filter(|(n, step)| (stays(step) || self.leads_to_one(step)) && alone(*n));
        chosen.map(|(_, step)| *step).collect()
    }

    /// Builds the sets of a component, computed from those of earlier ones.
    pub(super) fn sets(
        &self,
        component: &Component,
        all: &[Component],
        entry: StateId,
        root: bool,
    ) -> Vec<Stmt> {
        let machine = &self.plan.machine;
        let entry_is_set = all[0].cyclic;
        if let Some(slide) = self.slide(component, all, entry) {
            return vec![slide];
        }
        let earlier = all.iter().flat_map(|c| &c.states).copied();
        let earlier: Vec<StateId> = earlier
            .filter(|source| !component.states.contains(source))
            .collect();
        let search =
            chain_search(machine, component, entry, &earlier, self.meter).unwrap_or_default();
        let mut statements = Vec::new();
        for &state in &component.states {
            if search.as_ref().is_some_and(|search| search.hub != state) {
                continue;
            }
            let mut parts = Vec::new();
            let mut tests = Vec::new();
            let later = !component.cyclic && self.asks_later(state);
            if state == entry {
                parts.push(Expr::only(Expr::cell()));
            }
            for &source in &earlier {
                let steps = machine.steps(source, self.meter).unwrap_or_default().iter();
                for step in steps.filter(|step| is_inner(step) && step.target == state) {
                    let cells = if source == entry && !entry_is_set {
                        self.targets_of_cell(step.relation)
                    } else {
                        self.targets_of(step.relation, &Expr::Local(set_of(source)))
                    };
                    let large = root && self.can_be_large(source, step, entry);
                    match self.cell_test(&step.action, large) {
                        Some(test) if later && large => tests.push((cells, test)),
                        _ => parts.push(self.tested(&step.action, cells, large)),
                    }
                }
            }
            if let Some(search) = &search {
                return self.chain_search(search, parts, |source| source == entry && !entry_is_set);
            }
            if !tests.is_empty() {
                statements.extend(self.asked_later(state, parts, tests));
                continue;
            }
            let (set, value) = (set_of(state), Expr::union(parts));
            if let Some((own, by, levels)) = self.spread(component) {
                let spread = Expr::Helper(Helper::Spread, vec![value, own, by, levels]);
                return vec![Stmt::set(set, spread)];
            }
            statements.push(Stmt::Let {
                name: set,
                mutable: component.cyclic,
                value,
            });
        }
        if component.cyclic {
            statements.extend(self.closure(component, root));
        }
        statements
    }

    /// Returns the only step of a component within itself, if it is one of a state to itself, in a
    /// direction, over certain pieces.
    fn own_direction(&self, component: &Component) -> Option<(&Step, Direction)> {
        let [state] = component.states[..] else {
            return None;
        };
        let steps = self
            .plan
            .machine
            .steps(state, self.meter)
            .unwrap_or_default()
            .iter();
        let mut own = steps.filter(|step| is_inner(step) && step.target == state);
        let (step, None) = (own.next()?, own.next()) else {
            return None;
        };
        let on = matches!(step.action, Action::On(_));
        let direction = direction(self.plan.machine.relations.get(step.relation), self.meter)
            .unwrap_or_default()?;
        on.then_some((step, direction))
    }

    /// Builds a component that is a slide from `cell`: everything that leads to its state is the
    /// same step as the one within.
    pub(super) fn slide(
        &self,
        component: &Component,
        all: &[Component],
        entry: StateId,
    ) -> Option<Stmt> {
        let (own, direction) = self.own_direction(component)?;
        let state = component.states[0];
        let Action::On(pieces) = &own.action else {
            return None;
        };
        let machine = &self.plan.machine;
        let sources = all
            .iter()
            .flat_map(|c| &c.states)
            .filter(|source| **source != state);
        for source in sources {
            let steps = machine
                .steps(*source, self.meter)
                .unwrap_or_default()
                .iter();
            for step in steps.filter(|step| is_inner(step) && step.target == state) {
                let same = step.relation == own.relation && step.action == own.action;
                if *source != entry || all[0].cyclic || !same {
                    return None;
                }
            }
        }
        let slide = match direction.upward {
            true => Helper::SlideUp,
            false => Helper::SlideDown,
        };
        let (rays, set) = (self.tables.rays(own.relation), set_of(state));
        let within = cells_of(pieces, self.whole.game);
        let slide = Expr::Helper(slide, vec![rays, Expr::cell(), within]);
        let start = (state == entry).then(|| Expr::only(Expr::cell()));
        Some(Stmt::set(
            set,
            Expr::union(start.into_iter().chain([slide])),
        ))
    }

    /// Returns within what, by how much and over how many levels the set of a component spreads
    /// over its own steps, if they all add the same number to a cell.
    fn spread(&self, component: &Component) -> Option<(Expr, Expr, Expr)> {
        let (own, direction) = self.own_direction(component)?;
        let Action::On(pieces) = &own.action else {
            return None;
        };
        let by = Expr::Int(direction.by?);
        let levels = usize::BITS - direction.longest.leading_zeros();
        let (planes, targets) = (
            cells_of(pieces, self.whole.game),
            self.tables.cells(&direction.targets),
        );
        Some((planes.and(targets), by, Expr::Int(i64::from(levels))))
    }

    /// Returns whether the cells of a step are more than a few: not next to the cell where the
    /// segment begins.
    pub(super) fn can_be_large(&self, source: StateId, step: &Step, entry: StateId) -> bool {
        match self.plan.machine.relations.class(step.relation) {
            RelationClass::Constant => true,
            RelationClass::General => source != entry,
            _ => source != entry && !self.plan.has_low_cardinality(source),
        }
    }

    /// Builds the spreading of the sets of a cyclic component over its own steps until they grow no
    /// more.
    fn closure(&self, component: &Component, root: bool) -> Vec<Stmt> {
        let machine = &self.plan.machine;
        let own = |state: StateId| {
            let steps = machine.steps(state, self.meter).unwrap_or_default().iter();
            steps.filter(|step| is_inner(step) && component.states.contains(&step.target))
        };
        if let [state] = component.states[..] {
            let (set, todo) = (|| Expr::Local(set_of(state)), || Expr::local("todo"));
            let parts = own(state).map(|step| {
                let targets = self.targets_of(step.relation, &todo());
                self.tested(&step.action, targets, root)
            });
            let new = Expr::union(parts).and(set().not());
            return vec![
                Stmt::set_mut("todo", set()),
                Stmt::While {
                    condition: todo().is_empty().not(),
                    body: vec![
                        Stmt::store("todo", None, new),
                        Stmt::store(set_of(state), Some(Op::Or), todo()),
                    ],
                },
            ];
        }
        let mut updates = Vec::new();
        for &source in &component.states {
            for step in own(source) {
                let cells = self.targets_of(step.relation, &Expr::Local(set_of(source)));
                let new = self.tested(&step.action, cells, root);
                updates.push(Stmt::store(set_of(step.target), Some(Op::Or), new));
            }
        }
        let sets: Vec<Name> = component.states.iter().copied().map(set_of).collect();
        vec![until_nothing_is_new(&sets, updates)]
    }

    /// Builds the handing over of the moves that `make` makes of some cells, of which about
    /// `expected` are expected.
    pub(super) fn found(&self, cells: Expr, make: Expr, codes: Codes, expected: usize) -> Stmt {
        if let Some(groups) = &self.groups {
            return groups.add(cells, make, codes);
        }
        let extend = match expected <= FEW {
            true => Helper::ExtendFew,
            false => Helper::Extend,
        };
        let arguments = vec![Expr::local("out"), cells, Expr::lambda("cell", make)];
        Stmt::Do(Expr::Helper(extend, arguments))
    }

    /// Builds a success, from the set `source` or from `cell`.
    fn accepted(&self, step: Located<'_>, source: Option<&Expr>) -> Code {
        let stays = self.plan.machine.relations.class(step.relation) == RelationClass::Identity;
        let condition = match (source, stays) {
            (None, true) => return self.action(step),
            (None, false) => self.tables.domain(step.relation).contains(Expr::cell()),
            (Some(set), true) => set.clone().is_empty().not(),
            (Some(set), false) => {
                let area = self.tables.domain(step.relation);
                Expr::Helper(Helper::Meets, vec![set.clone(), area])
            }
        };
        Code::one(Stmt::answer_when(condition))
    }

    /// Builds a modifier or a success, from the set `source` or from `cell`.
    fn leaving(&self, step: Located<'_>, source: Option<&Expr>) -> Code {
        let class = self.plan.machine.relations.class(step.relation);
        if step.action == Action::Accept {
            return self.accepted(step, source);
        }
        let cut = self.plan.cut_behind(&step, self.meter).unwrap_or_default();
        let is_switch = matches!(step.action, Action::Switch(..));
        let noted = self.groups.as_ref().filter(|_| !is_switch);
        if source.is_none() && class == RelationClass::Identity && cut.is_none() {
            return match noted {
                Some(groups) => Code::one(groups.further(Expr::Bool(true))),
                None => self.action(step),
            };
        }
        if source.is_none() && self.leads_to_one(&step) && cut.is_none() {
            let action = || self.action(step).statements;
            let inner = match (noted, &self.groups) {
                (Some(groups), _) => vec![groups.further(Expr::Bool(true))],
                (None, Some(groups)) => groups.within(action),
                (None, None) => action(),
            };
            return Code::of(self.at_target(step.relation, inner));
        }
        let cells = match source {
            None => self.targets_of_cell(step.relation),
            Some(set) => self.targets_of(step.relation, set),
        };
        if let Some(cut) = cut {
            let candidates = self.candidates(&step, cut, cells);
            return Code::of(vec![candidates, stop_when_full()]);
        }
        if let (Kind::Modifiers, Some(index)) = (self.kind, step.action.index()) {
            return self.next_modifiers(&step.action, index, cells);
        }
        if let Some(template) = self
            .plan
            .template_behind(step.id, self.groups.is_some(), self.meter)
            .unwrap_or_default()
        {
            return Code::of(self.displaced(&step, &template, cells));
        }
        if let Action::Switch(_, index) = step.action {
            let made = self.ended(step.target, index);
            let codes = self.constant_codes([(index, 0)]);
            let expected = self.expected(step, source);
            return Code::one(self.found(cells, made, codes, expected));
        }
        let leading_on = |cells| match source {
            Some(_) => self.onward(step.id, cells),
            None => cells,
        };
        if let Some(groups) = noted {
            return Code::one(groups.further(leading_on(cells).is_empty().not()));
        }
        let mut inner = self.action(step).statements;
        let expected = self.expected(step, source);
        // Few moves are tried, and whoever looks for them stops behind them.
        if let Some(shared) = self.last_modifier(step, &cells, expected, &inner) {
            return Code::one(Stmt::Scope(shared));
        }
        inner.push(stop_when_full());
        Code::one(Stmt::for_each("cell", leading_on(cells), inner))
    }

    /// Returns how many cells a step is expected to lead to, from the set `source` or from `cell`.
    fn expected(&self, step: Located<'_>, source: Option<&Expr>) -> usize {
        let expected = match source {
            Some(_) => self.plan.cardinality_before(&step, self.meter),
            None => self.plan.most_targets(&step, self.meter),
        };
        expected.unwrap_or_default()
    }
}

/// Builds a loop over some changes of sets, until all of them are as before.
pub(super) fn until_nothing_is_new(sets: &[Name], updates: Vec<Stmt>) -> Stmt {
    let now = || Expr::Array(sets.iter().cloned().map(Expr::Local).collect());
    let mut body = vec![Stmt::set("before", now())];
    body.extend(updates);
    let same = Expr::local("before").equals(now());
    body.push(Stmt::when(same, vec![Stmt::Break]));
    Stmt::Loop(body)
}
