//! Emission of segments on sets of cells, forward from the cell where they begin.
//!
//! In the emitted code `at_7` is the set of cells on which state 7 of the
//! machine is reached.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

use super::free_variables::FreeVariables;
use super::set_expression::{bare, union};
use super::set_sampling::Codes;
use super::walk::{Code, WalkEmitter};
use crate::analysis::{Action, Direction, RelationClass, RelationId, Step, direction};
use crate::automaton::StateId;
use crate::plan::{Component, Kind, MoveForm, chain_search, components, is_inner};

/// The most cells of which moves are made one by one: so few are listed faster so than
/// in groups.
const FEW: usize = 6;

/// Returns the name of the set of cells of a state.
pub(super) fn set_of(state: StateId) -> Ident {
    format_ident!("at_{}", state.0)
}

impl WalkEmitter<'_> {
    /// Emits everything that can be done from `entry` on `cell` up to the next modifiers, and what
    /// follows them. At the `root` of a move it is executed once per position, and its sets may be
    /// large.
    pub(super) fn segment(&self, entry: StateId, root: bool) -> Code {
        let machine = &self.plan.machine;
        let components = components(machine, entry, self.meter).unwrap_or_default();
        let guarded = self.guarded(entry, &components);
        let mut skipped = BTreeSet::new();
        let mut tokens = TokenStream::new();
        for &step in &guarded {
            for component in
                crate::plan::components(machine, step.target, self.meter).unwrap_or_default()
            {
                skipped.extend(component.states);
            }
            let guard = self.guard(&step.action);
            let segment = || {
                self.meter
                    .deeper_or_default(|| self.segment(step.target, root).tokens)
            };
            let stays = machine.relations.class(step.relation) == RelationClass::Identity;
            let inner = match &self.groups {
                Some(groups) if guard.is_some() || !stays => groups.within(segment),
                _ => segment(),
            };
            let inner = match guard {
                Some(guard) => quote!(if #guard { #inner }),
                None => inner,
            };
            tokens.extend(self.at_target(step.relation, inner));
        }
        let entry_is_set = components[0].cyclic;
        for component in components
            .iter()
            .filter(|c| !skipped.contains(&c.states[0]))
        {
            let is_cell = component.states[0] == entry && !entry_is_set;
            if !is_cell {
                tokens.extend(self.sets(component, &components, entry, root));
            }
            for &state in &component.states {
                let source = if is_cell { None } else { Some(set_of(state)) };
                for step in machine
                    .steps(state, self.meter)
                    .unwrap_or_default()
                    .iter()
                    .filter(|step| !is_inner(step))
                {
                    let code = self.leaving(step, source.as_ref());
                    tokens.extend(code.tokens);
                    if code.diverges {
                        return Code {
                            tokens,
                            diverges: true,
                        };
                    }
                }
            }
        }
        Code::of(tokens)
    }

    /// Emits code for the only target of `cell`, if there is one.
    fn at_target(&self, relation: RelationId, inner: TokenStream) -> TokenStream {
        if self.plan.machine.relations.class(relation) == RelationClass::Identity {
            return inner;
        }
        let table = self.tables.function(relation);
        if FreeVariables::of(&inner, self.meter).has("cell") {
            quote!(if let Some(cell) = follow(&#table, cell) { #inner })
        } else {
            quote!(if follow(&#table, cell).is_some() { #inner })
        }
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

    /// Emits the sets of a component, computed from those of earlier ones.
    fn sets(
        &self,
        component: &Component,
        all: &[Component],
        entry: StateId,
        root: bool,
    ) -> TokenStream {
        let machine = &self.plan.machine;
        let entry_is_set = all[0].cyclic;
        if let Some(slide) = self.slide(component, all, entry) {
            return slide;
        }
        let earlier = all.iter().flat_map(|c| &c.states).copied();
        let earlier: Vec<StateId> = earlier
            .filter(|source| !component.states.contains(source))
            .collect();
        let words = self.plan.layout.words;
        let search = chain_search(machine, component, entry, &earlier, words, self.meter)
            .unwrap_or_default();
        let mut tokens = TokenStream::new();
        for &state in &component.states {
            if search.as_ref().is_some_and(|search| search.hub != state) {
                continue;
            }
            let mut parts = Vec::new();
            let mut tests = Vec::new();
            let later = !component.cyclic && self.asks_later(state);
            if state == entry {
                parts.push(quote!(Cells::of(cell)));
            }
            for &source in &earlier {
                let steps = machine.steps(source, self.meter).unwrap_or_default().iter();
                for step in steps.filter(|step| is_inner(step) && step.target == state) {
                    let cells = if source == entry && !entry_is_set {
                        self.targets_of_cell(step.relation)
                    } else {
                        self.targets_of(step.relation, &set_of(source))
                    };
                    let large = root && self.can_be_large(source, step, entry);
                    match self.cell_test(&step.action, large) {
                        Some(test) if later && large => tests.push((bare(cells), test)),
                        _ => parts.push(self.tested(&step.action, &cells, large)),
                    }
                }
            }
            if let Some(search) = &search {
                return self
                    .chain_search(search, &parts, |source| source == entry && !entry_is_set);
            }
            if !tests.is_empty() {
                tokens.extend(self.asked_later(state, &parts, &tests));
                continue;
            }
            let set = set_of(state);
            let value = union(&parts);
            if let Some(spread) = self.spread(component) {
                return quote!(let #set = (#value).#spread;);
            }
            let mutable = component.cyclic.then(|| quote!(mut));
            tokens.extend(quote!(let #mutable #set = #value;));
        }
        if component.cyclic {
            tokens.extend(self.closure(component, root));
        }
        tokens
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

    /// Emits a component that is a slide from `cell`: everything that leads to its state is the
    /// same step as the one within.
    fn slide(
        &self,
        component: &Component,
        all: &[Component],
        entry: StateId,
    ) -> Option<TokenStream> {
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
        let slide = if direction.upward {
            quote!(slide_up)
        } else {
            quote!(slide_down)
        };
        let (rays, set) = (self.tables.rays(own.relation), set_of(state));
        let within = bare(self.names.planes(pieces, self.plan));
        let start = (state == entry).then(|| quote!(Cells::of(cell) |));
        Some(quote!(let #set = #start #slide(&#rays, cell, #within);))
    }

    /// Emits the call that spreads the set of a component over its own steps, if they all add the
    /// same number to a cell.
    fn spread(&self, component: &Component) -> Option<TokenStream> {
        let (own, direction) = self.own_direction(component)?;
        let Action::On(pieces) = &own.action else {
            return None;
        };
        let by = Literal::i64_unsuffixed(direction.by?);
        let levels = usize::BITS - direction.longest.leading_zeros();
        let levels = Literal::u32_unsuffixed(levels);
        let (planes, targets) = (
            self.names.planes(pieces, self.plan),
            self.tables.cells(&direction.targets),
        );
        Some(quote!(spread(#planes & #targets, #by, #levels)))
    }

    /// Returns whether the cells of a step are more than a few: not next to the cell where the
    /// segment begins.
    fn can_be_large(&self, source: StateId, step: &Step, entry: StateId) -> bool {
        match self.plan.machine.relations.class(step.relation) {
            RelationClass::Constant => true,
            RelationClass::General => source != entry,
            _ => source != entry && !self.plan.has_low_cardinality(source),
        }
    }

    /// Emits the spreading of the sets of a cyclic component over its own steps until they grow no
    /// more.
    fn closure(&self, component: &Component, root: bool) -> TokenStream {
        let machine = &self.plan.machine;
        let own = |state: StateId| {
            let steps = machine.steps(state, self.meter).unwrap_or_default().iter();
            steps.filter(|step| is_inner(step) && component.states.contains(&step.target))
        };
        if let [state] = component.states[..] {
            let set = set_of(state);
            let todo = format_ident!("todo");
            let parts: Vec<_> = own(state)
                .map(|step| self.tested(&step.action, &self.targets_of(step.relation, &todo), root))
                .collect();
            let new = union(&parts);
            return quote! {
                let mut todo = #set;
                while !todo.is_empty() {
                    todo = (#new) & !#set;
                    #set |= todo;
                }
            };
        }
        let mut updates = TokenStream::new();
        for &source in &component.states {
            for step in own(source) {
                let target = set_of(step.target);
                let cells = self.targets_of(step.relation, &set_of(source));
                let new = bare(self.tested(&step.action, &cells, root));
                updates.extend(quote!(#target |= #new;));
            }
        }
        let sets: Vec<Ident> = component
            .states
            .iter()
            .map(|&state| set_of(state))
            .collect();
        quote! {
            loop {
                let before = [#(#sets),*];
                #updates
                if before == [#(#sets),*] {
                    break;
                }
            }
        }
    }

    /// Emits the handing over of the moves that `make` makes of some cells, of which about
    /// `expected` are expected.
    pub(super) fn found(
        &self,
        cells: &TokenStream,
        make: TokenStream,
        codes: Codes,
        expected: usize,
    ) -> TokenStream {
        match &self.groups {
            Some(groups) => groups.add(cells, make, codes),
            None if expected <= FEW => quote!(out.extend_few(#cells, |cell| #make);),
            None => quote!(out.extend(#cells, |cell| #make);),
        }
    }

    /// Emits a modifier or a success, from the set `source` or from `cell`.
    fn leaving(&self, step: &Step, source: Option<&Ident>) -> Code {
        let class = self.plan.machine.relations.class(step.relation);
        if step.action == Action::Accept {
            return match (source, class) {
                (None, RelationClass::Identity) => self.action(step),
                (None, _) => {
                    let area = self.tables.domain(step.relation);
                    Code::of(quote!(if #area.contains(cell) { return true; }))
                }
                (Some(set), RelationClass::Identity) => {
                    Code::of(quote!(if !#set.is_empty() { return true; }))
                }
                (Some(set), _) => {
                    let area = self.tables.domain(step.relation);
                    Code::of(quote!(if #set.meets(#area) { return true; }))
                }
            };
        }
        let cut = self.plan.cut_behind(step, self.meter).unwrap_or_default();
        let is_switch = matches!(step.action, Action::Switch(..));
        let noted = self.groups.as_ref().filter(|_| !is_switch);
        if source.is_none() && class == RelationClass::Identity && cut.is_none() {
            return match noted {
                Some(groups) => Code::of(groups.further(&quote!(true))),
                None => self.action(step),
            };
        }
        if source.is_none() && self.leads_to_one(step) && cut.is_none() {
            let action = || self.action(step).tokens;
            let inner = match (noted, &self.groups) {
                (Some(groups), _) => groups.further(&quote!(true)),
                (None, Some(groups)) => groups.within(action),
                (None, None) => action(),
            };
            return Code::of(self.at_target(step.relation, inner));
        }
        let cells = match source {
            None => self.targets_of_cell(step.relation),
            Some(set) => self.targets_of(step.relation, set),
        };
        let cells = bare(cells);
        if let Some(cut) = cut {
            let candidates = self.candidates(step, cut, &cells);
            return Code::of(quote!(#candidates if out.is_full() { return; }));
        }
        if let (Kind::Modifiers, Some(index)) = (self.kind, step.action.index()) {
            return self.next_modifiers(&step.action, index, &cells);
        }
        if let Some(template) = self
            .plan
            .template_behind(step, self.groups.is_some(), self.meter)
            .unwrap_or_default()
        {
            return Code::of(self.displaced(step, &template, &cells));
        }
        if let Action::Switch(_, index) = step.action {
            let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
            let make = match self.plan.form {
                MoveForm::Fixed(_) => {
                    let depth = self.depth_before(step.target, index);
                    quote!(m.then(#depth, #code, cell))
                }
                MoveForm::Path(_) => quote!(path.end(#code, cell)),
                MoveForm::Growable => self.whole_move(&quote!([code(#code, cell)])),
            };
            let codes = vec![(self.plan.layout.code_of(index), 0)];
            let expected = match source {
                Some(_) => self
                    .plan
                    .cardinality_before(step, self.meter)
                    .unwrap_or_default(),
                None => self.plan.most_targets(step, self.meter).unwrap_or_default(),
            };
            return Code::of(self.found(&cells, make, codes, expected));
        }
        if let Some(groups) = noted {
            return Code::of(groups.further(&quote!(!(#cells).is_empty())));
        }
        let inner = self.action(step).tokens;
        let cell = FreeVariables::of(&inner, self.meter).name("cell");
        Code::of(quote! {
            for #cell in #cells {
                #inner
                if out.is_full() { return; }
            }
        })
    }
}
