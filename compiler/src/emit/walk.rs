//! Emission of the depth-first walk as Rust functions.
//!
//! In the emitted code the current cell is always called `cell` and the move
//! under construction `m` (or `path`); inner scopes shadow outer ones.

use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::quote;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::arithmetic::Arithmetics;
use super::free_variables::FreeVariables;
use super::functions::{Entry, FunctionId, FunctionQueue};
use super::names::CodeNames;
use super::set_expression::bare;
use super::set_sampling::Groups;
use super::tables::Tables;
use crate::analysis::{Action, RelationClass, Step, complementary};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::plan::{Kind, MoveForm, Plan, WalkFunctions};

/// Emitted statements, and whether control never gets behind them.
#[derive(Default)]
pub(super) struct Code {
    pub(super) tokens: TokenStream,
    pub(super) diverges: bool,
}

impl Code {
    pub(super) fn of(tokens: TokenStream) -> Self {
        Self {
            tokens,
            diverges: false,
        }
    }

    /// Returns the body of a function that answers `true` where the code says so and `false` behind
    /// it.
    pub(super) fn answer(self) -> TokenStream {
        let tokens = self.tokens;
        if !self.diverges {
            return quote!(#tokens false);
        }
        let mut all: Vec<TokenTree> = tokens.into_iter().collect();
        let returns =
            |token: &TokenTree| matches!(token, TokenTree::Ident(name) if name == "return");
        match all.iter().rposition(returns) {
            // A `return` at the very end is the value of the body.
            Some(at) if ends_statement(&all[at..]) => {
                all.remove(at);
                all.pop();
                all.into_iter().collect()
            }
            _ => all.into_iter().collect(),
        }
    }
}

/// Returns whether some tokens are one statement that ends with a semicolon.
fn ends_statement(tokens: &[TokenTree]) -> bool {
    let semicolon = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
    tokens.iter().position(semicolon) == Some(tokens.len() - 1)
}

/// An emitter of the functions of one kind of walk.
pub(super) struct WalkEmitter<'p> {
    pub(super) plan: &'p Plan<'p>,
    pub(super) meter: &'p Meter,
    pub(super) names: &'p CodeNames,
    pub(super) tables: &'p Tables<'p>,
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
    /// Patterns whose cells have a name where code is emitted, by their entries.
    pub(super) named: RefCell<BTreeMap<StateId, Ident>>,
}

impl<'p> WalkEmitter<'p> {
    pub(super) fn new(
        plan: &'p Plan<'p>,
        names: &'p CodeNames,
        tables: &'p Tables<'p>,
        queue: &'p FunctionQueue,
        kind: Kind,
    ) -> Self {
        let plan = match kind {
            Kind::Candidates => plan.sampling.as_deref().unwrap_or(plan),
            Kind::PseudoLegal => plan.pseudo_legal.as_deref().unwrap_or(plan),
            _ => plan,
        };
        let walk = match kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => &plan.moves,
            Kind::Modifiers => plan
                .partial
                .as_ref()
                .map_or(&plan.moves, |partial| &partial.walk),
            Kind::Keeper => &plan.keeper,
            Kind::Patterns => &plan.patterns,
        };
        Self {
            plan,
            meter: tables.meter,
            names,
            tables,
            queue,
            kind,
            walk,
            by_planes: false,
            groups: None,
            cached_pattern: Cell::default(),
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

    /// Emits the steps of a state, `cell` being the current cell.
    pub(super) fn body(&self, state: StateId) -> Code {
        let steps = self
            .plan
            .machine
            .steps(state, self.meter)
            .unwrap_or_default();
        if let (Kind::Keeper, Some(run)) = (self.kind, &self.plan.custodian_flips[state.index()]) {
            return self.custodian_flips(run);
        }
        let flooded = self.plan.floods[state.index()];
        if let Some(number) = flooded {
            return self.flood(steps, number);
        }
        let repeated = self.walk.repeated[state.index()];
        let mut tokens = TokenStream::new();
        let mut done = vec![false; steps.len()];
        for (inner, numbers) in &self.walk.embedded[state.index()] {
            let code = self.enter(*inner, Entry::Within);
            tokens.extend(code.tokens);
            if code.diverges {
                return Code {
                    tokens,
                    diverges: true,
                };
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
            let step = &steps[number];
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
                    self.choice(step, &steps[other])
                }
            };
            tokens.extend(code.tokens);
            if code.diverges {
                return Code {
                    tokens,
                    diverges: true,
                };
            }
        }
        let Some(repeated) = repeated else {
            return Code::of(tokens);
        };
        let step = &steps[repeated];
        let table = self.tables.function(step.relation);
        let guard = self
            .guard(&step.action)
            .map(|guard| quote!(if !(#guard) { break; }));
        Code::of(quote! {{
            let mut cell = cell;
            loop {
                #tokens
                let Some(next) = follow(&#table, cell) else { break };
                cell = next;
                #guard
            }
        }})
    }

    /// Returns a later step that goes on exactly where step `number` does not.
    fn opposite(&self, steps: &[Step], number: usize) -> Option<usize> {
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

    /// Emits two steps of which exactly one goes on.
    fn choice(&self, step: &Step, other: &Step) -> Code {
        let class = |step: &Step| self.plan.machine.relations.class(step.relation);
        if class(other) == RelationClass::Function {
            return self.choice(other, step);
        }
        if class(step) == RelationClass::Function {
            let table = self.tables.function(step.relation);
            let guard = self.guard(&step.action);
            let first = self.enter(step.target, Entry::Within);
            let second = self.enter(other.target, Entry::Within);
            let diverges = first.diverges && second.diverges;
            let (first, second) = (first.tokens, second.tokens);
            return Code {
                tokens: quote! {
                    match follow(&#table, cell) {
                        Some(cell) if #guard => { #first }
                        _ => { #second }
                    }
                },
                diverges,
            };
        }
        let restricted = class(step);
        let (condition, first, second) = if restricted == RelationClass::Restriction {
            let set = self.tables.set(step.relation);
            (
                quote!(#set.contains(cell)),
                self.action(step),
                self.action(other),
            )
        } else {
            let enter = |step: &Step| self.enter(step.target, Entry::Within);
            let condition = self.guard(&step.action).unwrap_or_default();
            (condition, enter(step), enter(other))
        };
        let diverges = first.diverges && second.diverges;
        let (first, second) = (first.tokens, second.tokens);
        Code {
            tokens: quote!(if #condition { #first } else { #second }),
            diverges,
        }
    }

    /// Emits the cells to which a step spreads, and all other steps from each of them.
    fn flood(&self, steps: &[Step], number: usize) -> Code {
        let flooding = &steps[number];
        let Action::On(pieces) = &flooding.action else {
            return Code::of(TokenStream::new());
        };
        let others = steps
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != number);
        let mut onward = TokenStream::new();
        for (_, step) in others {
            let code = self.step(step);
            onward.extend(code.tokens);
            if code.diverges {
                // The first cell is as good as any.
                return Code {
                    tokens: onward,
                    diverges: true,
                };
            }
        }
        let table = self.tables.sets(flooding.relation);
        let within = self.names.planes(pieces, self.plan);
        Code::of(quote! {
            let mut reached = Cells::of(cell);
            let mut todo = reached;
            while let Some(cell) = todo.pop() {
                #onward
                let new = #table[cell] & #within & !reached;
                reached |= new;
                todo |= new;
            }
        })
    }

    /// Emits a step: it moves by its relation, acts, and goes on.
    pub(super) fn step(&self, step: &Step) -> Code {
        let relations = &self.plan.machine.relations;
        let class = relations.class(step.relation);
        if let Some(code) = self.wide(step) {
            return code;
        }
        if let Some(taken) = self.taken(step) {
            return Code::of(taken);
        }
        let action = self.action(step);
        let inner = action.tokens;
        match class {
            RelationClass::Identity => Code {
                tokens: inner,
                diverges: action.diverges,
            },
            RelationClass::Restriction => {
                let set = self.tables.set(step.relation);
                Code::of(quote!(if #set.contains(cell) { #inner }))
            }
            RelationClass::Function => {
                let table = self.tables.function(step.relation);
                Code::of(if FreeVariables::of(&inner, self.meter).has("cell") {
                    quote!(if let Some(cell) = follow(&#table, cell) { #inner })
                } else {
                    quote!(if follow(&#table, cell).is_some() { #inner })
                })
            }
            RelationClass::Constant | RelationClass::General => {
                let area = match self.tables.area(step.relation) {
                    Some(area) => area,
                    None => self.tables.list(step.relation),
                };
                if self.tables.area(step.relation).is_some() {
                    let cell = FreeVariables::of(&inner, self.meter).name("cell");
                    Code::of(quote!(for #cell in #area { #inner }))
                } else {
                    Code::of(if FreeVariables::of(&inner, self.meter).has("cell") {
                        quote!(for &cell in #area { let cell = cell as usize; #inner })
                    } else {
                        quote!(for _ in #area { #inner })
                    })
                }
            }
        }
    }

    /// Emits a step to many cells of which a piece or a pattern leaves some.
    fn wide(&self, step: &Step) -> Option<Code> {
        let area = self.tables.area(step.relation)?;
        let expected = |pieces| {
            self.plan
                .target_cardinality(step.relation, pieces, self.meter)
                .unwrap_or_default()
        };
        let (sources, target) = match &step.action {
            Action::On(pieces) => {
                let planes = self.names.planes(pieces, self.plan);
                match self.asked_next(step.target, expected(Some(pieces))) {
                    Some((holds, target)) => (quote!((#planes & #holds)), target),
                    None => (planes, step.target),
                }
            }
            action => {
                let holds = self.asked_at_once(action, expected(None))?;
                (holds, step.target)
            }
        };
        let enter = self.enter(target, Entry::Within).tokens;
        if self.kind == Kind::Patterns
            && self
                .plan
                .machine
                .succeeds(target, self.meter)
                .unwrap_or_default()
        {
            let sources = bare(sources);
            return Some(Code::of(quote!(if #area.meets(#sources) { #enter })));
        }
        let cell = FreeVariables::of(&enter, self.meter).name("cell");
        Some(Code::of(quote! {
            for #cell in #sources & #area { #enter }
        }))
    }

    /// Emits the set of cells on which a pattern holds, if it is better evaluated for all cells at
    /// once than for this number of them one by one.
    fn asked_at_once(&self, action: &Action, cells: usize) -> Option<TokenStream> {
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
        let name = self.queue.function(FunctionId::Everywhere(entry));
        let not = negated.then(|| quote!(!));
        Some(quote!(#not self.#name()))
    }

    /// Returns, if all that a state does is to ask a pattern on this number of cells, where the
    /// pattern holds, and what follows.
    fn asked_next(&self, state: StateId, cells: usize) -> Option<(TokenStream, StateId)> {
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

    /// Emits a step behind which a move ends, on at most one cell and on account of nothing but a
    /// piece: whether it does is hard to predict, so the move is taken without a branch.
    fn taken(&self, step: &Step) -> Option<TokenStream> {
        let machine = &self.plan.machine;
        let (test, last) = match &step.action {
            Action::Switch(..) => (None, step),
            Action::On(_) => match machine.steps(step.target, self.meter).unwrap_or_default() {
                [last] if matches!(last.action, Action::Switch(..)) => {
                    (self.guard(&step.action), last)
                }
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
        let (code, depth) = (
            Literal::usize_unsuffixed(self.plan.layout.code_of(index)),
            self.depth_before(last.target, index),
        );
        let taken = quote!(m.then(#depth, #code, cell));
        match (machine.relations.class(step.relation), test) {
            (RelationClass::Function, test) => {
                let table = self.tables.looked_at(step.relation);
                let test = test.map(|test| quote!(& (#test)));
                Some(quote! {{
                    let (cell, leads) = look(&#table, cell);
                    out.push_if(leads #test, #taken);
                }})
            }
            (RelationClass::Identity, Some(test)) => Some(quote!(out.push_if(#test, #taken);)),
            _ => None,
        }
    }

    /// Emits the condition under which a test goes on; `None` if always.
    pub(super) fn guard(&self, action: &Action) -> Option<TokenStream> {
        match action {
            Action::On(pieces) if self.by_planes => {
                let planes = self.names.planes(pieces, self.plan);
                Some(quote!(#planes.contains(cell)))
            }
            Action::On(pieces) => Some(self.names.piece_test(pieces, self.plan)),
            Action::Compare(comparison) => {
                Some(Arithmetics::new(self.plan, self.names).comparison(comparison))
            }
            Action::Pattern { negated, pattern } => {
                let entry = self.plan.machine.patterns[pattern.index()];
                let asks = self.kind == Kind::Keeper
                    && self.plan.cached_patterns.askers.contains_key(&entry);
                let item = match asks {
                    true => FunctionId::Asker(entry),
                    false => FunctionId::Root(Kind::Patterns, entry),
                };
                let name = self.queue.function(item);
                let not = negated.then(|| quote!(!));
                Some(quote!(#not self.#name(cell)))
            }
            _ => None,
        }
    }
}
