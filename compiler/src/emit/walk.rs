//! The depth-first walk as Rust functions.
//!
//! In the emitted code the current cell is always called `cell` and the move
//! under construction `m` (or `path`); inner scopes shadow outer ones.

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::HashSet;

use super::arithmetic::{Arithmetics, Checked};
use super::names::CodeNames;
use super::tables::Tables;
use crate::analysis::{Act, RelationClass, Step};
use crate::automaton::{Names, StateId};
use crate::model::{ActionIndex, PieceId, PlayerId, VariableId};
use crate::plan::{Kind, MoveForm, Plan, WalkFunctions};

/// Statements, and whether control never gets behind them.
struct Code {
    tokens: TokenStream,
    diverges: bool,
}

impl Code {
    fn of(tokens: TokenStream) -> Self {
        Self {
            tokens,
            diverges: false,
        }
    }

    /// The body of a function that answers `true` where the code says so and
    /// `false` behind it.
    fn answer(self) -> TokenStream {
        let tokens = self.tokens;
        if !self.diverges {
            return quote!(#tokens false);
        }
        let success = quote!(return true;).to_string();
        if !tokens.to_string().ends_with(&success) {
            return tokens;
        }
        let mut all: Vec<TokenTree> = tokens.into_iter().collect();
        all.truncate(all.len().saturating_sub(3));
        let before: TokenStream = all.into_iter().collect();
        quote!(#before true)
    }
}

/// Emits the functions of one kind of walk.
pub(super) struct WalkEmitter<'p> {
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
    tables: &'p Tables<'p>,
    kind: Kind,
    walk: &'p WalkFunctions,
}

impl<'p> WalkEmitter<'p> {
    pub(super) fn new(
        plan: &'p Plan<'p>,
        names: &'p CodeNames,
        tables: &'p Tables<'p>,
        kind: Kind,
    ) -> Self {
        let walk = match kind {
            Kind::Moves => &plan.moves,
            Kind::Keeper => &plan.keeper,
            Kind::Patterns => &plan.patterns,
        };
        Self {
            plan,
            names,
            tables,
            kind,
            walk,
        }
    }

    /// All functions of the kind, as items of `impl State`.
    pub(super) fn functions(&self) -> Vec<TokenStream> {
        let reached = self
            .plan
            .machine
            .reachable_within_move(self.walk.roots.iter().copied());
        let states = self.plan.machine.states();
        let states = states.filter(|s| reached[s.index()] && self.walk.function[s.index()]);
        let roots = self.walk.roots.iter().map(|&root| self.root(root));
        roots
            .chain(states.map(|state| self.function(state)))
            .collect()
    }

    /// The function by which others begin a walk in a state.
    pub(super) fn root_name(kind: Kind, state: StateId) -> Ident {
        match kind {
            Kind::Moves => format_ident!("moves_{}", state.0),
            Kind::Keeper => format_ident!("keeper_{}", state.0),
            Kind::Patterns => format_ident!("pattern_{}", state.0),
        }
    }

    fn function_name(&self, state: StateId) -> Ident {
        match self.kind {
            Kind::Moves => format_ident!("moves_from_{}", state.0),
            Kind::Keeper => format_ident!("keeper_from_{}", state.0),
            Kind::Patterns => format_ident!("holds_from_{}", state.0),
        }
    }

    fn receiver(&self, state: StateId) -> TokenStream {
        if self.walk.mutates[state.index()] {
            quote!(&mut self)
        } else {
            quote!(&self)
        }
    }

    /// Begins a walk: sets up what its functions take.
    fn root(&self, state: StateId) -> TokenStream {
        let name = Self::root_name(self.kind, state);
        let receiver = self.receiver(state);
        let enter = self.enter(state, true);
        let used = Used::of(&enter.tokens);
        let cell = used.name("cell");
        let doc = format!(" {}", self.describe(state));
        match self.kind {
            Kind::Moves => {
                let enter = enter.tokens;
                let start = match self.plan.form {
                    MoveForm::Fixed(_) => quote!(let m = Move::EMPTY;),
                    MoveForm::Path(_) | MoveForm::Growable => quote!(let path = &mut Path::new();),
                };
                quote! {
                    #[doc = #doc]
                    pub(crate) fn #name(#receiver, out: &mut MoveList<Move>, #cell: usize) {
                        #start
                        #enter
                    }
                }
            }
            Kind::Keeper | Kind::Patterns => {
                let body = enter.answer();
                quote! {
                    #[doc = #doc]
                    pub(crate) fn #name(#receiver, #cell: usize) -> bool { #body }
                }
            }
        }
    }

    fn function(&self, state: StateId) -> TokenStream {
        let name = self.function_name(state);
        let receiver = self.receiver(state);
        let body = self.body(state);
        let (code, used) = (&body.tokens, Used::of(&body.tokens));
        let cell = used.name("cell");
        let slots = self.plan.visited.slots_from(state);
        let seen = (slots > 0).then(|| {
            let (seen, slots) = (used.name("seen"), Literal::usize_unsuffixed(slots));
            quote!(#seen: &mut [Cells; #slots],)
        });
        let doc = format!(" {}", self.describe(state));
        match self.kind {
            Kind::Moves => {
                let (out, m, path) = (used.name("out"), used.name("m"), used.name("path"));
                let prefix = match self.plan.form {
                    MoveForm::Fixed(_) => quote!(#m: Move),
                    MoveForm::Path(_) | MoveForm::Growable => quote!(#path: &mut Path),
                };
                quote! {
                    #[doc = #doc]
                    fn #name(#receiver, #out: &mut MoveList<Move>, #seen #cell: usize, #prefix) {
                        #code
                    }
                }
            }
            Kind::Keeper | Kind::Patterns => {
                let body = body.answer();
                quote! {
                    #[doc = #doc]
                    fn #name(#receiver, #seen #cell: usize) -> bool { #body }
                }
            }
        }
    }

    /// What can come next, in the language.
    fn describe(&self, state: StateId) -> String {
        const MOST: usize = 6;
        let steps = self.plan.machine.steps(state);
        let mut acts: Vec<String> = steps.iter().map(|step| self.text(&step.act)).collect();
        acts.dedup();
        if acts.len() > MOST {
            acts.truncate(MOST);
            acts.push("…".to_owned());
        }
        format!("Then `{}`.", acts.join("` or `"))
    }

    fn text(&self, act: &Act) -> String {
        let names = Names(self.plan.game);
        let modifier = |index: ActionIndex| {
            let action = &self.plan.game.actions[index.0 as usize - 1];
            names.modifier(&action.modifier)
        };
        match act {
            Act::Pass => "go on".to_owned(),
            Act::On(pieces) => names.on(pieces),
            Act::Compare(comparison) => names.comparison(comparison),
            Act::Pattern { negated, pattern } => {
                let entry = self.plan.machine.patterns[pattern.index()];
                format!(
                    "{{{} pattern {}}}",
                    if *negated { '!' } else { '?' },
                    entry.0
                )
            }
            Act::Off(piece, _) => format!("[{}]", names.piece(*piece)),
            Act::Assign(_, _, Some(index)) => modifier(*index),
            Act::Assign(variable, ..) => {
                format!("[$ {}=…]", self.plan.game.variables[variable.index()].name)
            }
            Act::Switch(_, index) => modifier(*index),
            Act::Accept => "success".to_owned(),
        }
    }

    /// The steps of a state, `cell` being the current cell.
    fn body(&self, state: StateId) -> Code {
        let steps = self.plan.machine.steps(state);
        let flooded = self.plan.floods[state.index()];
        if let Some(number) = flooded {
            return Code::of(self.flood(steps, number));
        }
        let repeated = self.walk.repeated[state.index()];
        let mut tokens = TokenStream::new();
        for (number, step) in steps.iter().enumerate() {
            if repeated == Some(number) {
                continue;
            }
            let code = self.step(step);
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
            .guard(&step.act)
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

    /// The cells to which a step spreads at once, and then all other steps from
    /// each of them.
    fn flood(&self, steps: &[Step], number: usize) -> TokenStream {
        let flooding = &steps[number];
        let Act::On(pieces) = &flooding.act else {
            return TokenStream::new();
        };
        let table = self.tables.sets(flooding.relation);
        let within = self.names.planes(pieces, self.plan);
        let others = steps
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != number);
        let (mut success, mut onward) = (TokenStream::new(), TokenStream::new());
        for (_, step) in others {
            if step.act == Act::Accept {
                let area = self.tables.domain(step.relation);
                success.extend(quote!(if reached.meets(#area) { return true; }));
            } else {
                onward.extend(self.step(step).tokens);
            }
        }
        let cell = Used::of(&onward).name("cell");
        let onward = (!onward.is_empty()).then(|| quote!(for #cell in reached { #onward }));
        quote! {
            let reached = flood(cell, &#table, #within);
            #success
            #onward
        }
    }

    /// A step: moves by its relation, acts, and goes on.
    fn step(&self, step: &Step) -> Code {
        let relations = &self.plan.machine.relations;
        let class = relations.class(step.relation);
        if let (Act::On(pieces), Some(area)) = (&step.act, self.tables.area(step.relation)) {
            let sources = self.names.planes(pieces, self.plan);
            let enter = self.enter(step.target, false).tokens;
            let cell = Used::of(&enter).name("cell");
            return Code::of(quote! {
                for #cell in #sources & #area { #enter }
            });
        }
        let act = self.act(step);
        let inner = act.tokens;
        match class {
            RelationClass::Identity => Code {
                tokens: inner,
                diverges: act.diverges,
            },
            RelationClass::Restriction => {
                let set = self.tables.set(step.relation);
                Code::of(quote!(if #set.contains(cell) { #inner }))
            }
            RelationClass::Function => {
                let table = self.tables.function(step.relation);
                Code::of(if Used::of(&inner).0.contains("cell") {
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
                    let cell = Used::of(&inner).name("cell");
                    Code::of(quote!(for #cell in #area { #inner }))
                } else {
                    Code::of(if Used::of(&inner).0.contains("cell") {
                        quote!(for &cell in #area { let cell = cell as usize; #inner })
                    } else {
                        quote!(for _ in #area { #inner })
                    })
                }
            }
        }
    }

    /// The condition under which a test goes on; `None` if always.
    fn guard(&self, act: &Act) -> Option<TokenStream> {
        match act {
            Act::On(pieces) => Some(self.names.piece_test(pieces, self.plan)),
            Act::Compare(comparison) => {
                Some(Arithmetics::new(self.plan, self.names).comparison(comparison))
            }
            Act::Pattern { negated, pattern } => {
                let entry = self.plan.machine.patterns[pattern.index()];
                let name = Self::root_name(Kind::Patterns, entry);
                let not = negated.then(|| quote!(!));
                Some(quote!(#not self.#name(cell)))
            }
            _ => None,
        }
    }

    /// Acts on `cell` and goes on behind.
    fn act(&self, step: &Step) -> Code {
        match &step.act {
            Act::Pass => self.enter(step.target, false),
            Act::On(_) | Act::Compare(_) | Act::Pattern { .. } => {
                let guard = self.guard(&step.act);
                let enter = self.enter(step.target, false).tokens;
                Code::of(quote!(if #guard { #enter }))
            }
            Act::Off(piece, index) => self.off(step, *piece, *index),
            Act::Assign(variable, value, index) => {
                let value = Arithmetics::new(self.plan, self.names).value(value);
                self.assign(step, *variable, &value, *index)
            }
            Act::Switch(player, index) => self.switch(step.target, *player, *index),
            Act::Accept => Code {
                tokens: quote!(return true;),
                diverges: true,
            },
        }
    }

    fn switch(&self, target: StateId, player: PlayerId, index: ActionIndex) -> Code {
        if self.kind == Kind::Keeper {
            let control = self
                .plan
                .controls
                .binary_search(&(target, player))
                .unwrap_or(0);
            let control = Literal::usize_unsuffixed(control);
            let leave = quote!(self.leave(#control, cell); return true;);
            return Code {
                tokens: leave,
                diverges: true,
            };
        }
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        Code::of(match self.plan.form {
            MoveForm::Fixed(_) => {
                let depth = self.depth_before(target, index);
                quote!(out.push(m.then(#depth, #code, cell));)
            }
            MoveForm::Path(_) | MoveForm::Growable => {
                quote!(out.push(Move::from_path(path, #code, cell));)
            }
        })
    }

    /// The number of modifiers in front of a modifier in a fixed move.
    fn depth_before(&self, target: StateId, index: ActionIndex) -> Literal {
        let machine = &self.plan.machine;
        let source = machine.states().find(|state| {
            self.plan.length.depth[state.index()].is_some()
                && machine
                    .steps(*state)
                    .iter()
                    .any(|step| step.target == target && step.act.index() == Some(index))
        });
        let depth = source.and_then(|state| self.plan.length.depth[state.index()]);
        Literal::usize_unsuffixed(depth.unwrap_or(0))
    }

    /// Notes a modifier of the move under construction, around `inner`.
    fn noted(
        &self,
        target: StateId,
        index: Option<ActionIndex>,
        inner: &TokenStream,
    ) -> TokenStream {
        let (Kind::Moves, Some(index)) = (self.kind, index) else {
            return inner.clone();
        };
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        match self.plan.form {
            MoveForm::Fixed(_) => {
                let depth = self.depth_before(target, index);
                quote!({ let m = m.then(#depth, #code, cell); #inner })
            }
            MoveForm::Path(_) => quote! {
                path.push(code(#code, cell));
                #inner
                path.pop();
            },
            MoveForm::Growable => quote! {
                if path.len() < LONGEST_MOVE {
                    path.push(code(#code, cell));
                    #inner
                    path.pop();
                }
            },
        }
    }

    fn off(&self, step: &Step, piece: PieceId, index: Option<ActionIndex>) -> Code {
        let piece = self.names.piece(piece);
        let seen = self.plan.reads[step.target.index()].see(&step.act);
        match self.kind {
            Kind::Keeper => {
                let enter = self.enter(step.target, true);
                let inner = enter.tokens;
                if enter.diverges {
                    let tokens = quote!({ self.put(cell, #piece); #inner });
                    return Code {
                        tokens,
                        diverges: true,
                    };
                }
                Code::of(quote! {{
                    let old = self.put(cell, #piece);
                    #inner
                    self.put(cell, old);
                }})
            }
            _ if !seen => {
                let enter = self.enter(step.target, true);
                let tokens = self.noted(step.target, index, &enter.tokens);
                Code {
                    tokens,
                    diverges: enter.diverges,
                }
            }
            Kind::Moves => {
                let inner = self.enter(step.target, true).tokens;
                let inner = self.noted(step.target, index, &inner);
                Code::of(quote! {{
                    let old = self.put(cell, #piece);
                    #inner
                    self.put(cell, old);
                }})
            }
            Kind::Patterns => {
                let (setup, call) = self.call(step.target, true);
                Code::of(quote! {{
                    #setup
                    let old = self.put(cell, #piece);
                    let holds = #call;
                    self.put(cell, old);
                    if holds { return true; }
                }})
            }
        }
    }

    fn assign(
        &self,
        step: &Step,
        variable: VariableId,
        value: &Checked,
        index: Option<ActionIndex>,
    ) -> Code {
        let bound = self.plan.game.variables[variable.index()].bound;
        let field = self.names.variable(variable);
        let stored = self.names.store(variable, self.plan);
        let seen = self.plan.reads[step.target.index()].see(&step.act);
        let set = quote!(let old = std::mem::replace(&mut self.variables.#field, #stored););
        let reset = quote!(self.variables.#field = old;);
        let mut diverges = false;
        let inner = match self.kind {
            Kind::Keeper => {
                let enter = self.enter(step.target, true);
                let inner = enter.tokens;
                diverges = enter.diverges;
                if diverges {
                    quote!(self.variables.#field = #stored; #inner)
                } else {
                    quote!(#set #inner #reset)
                }
            }
            _ if !seen => {
                let enter = self.enter(step.target, true);
                diverges = enter.diverges;
                self.noted(step.target, index, &enter.tokens)
            }
            Kind::Moves => {
                let inner = self.enter(step.target, true).tokens;
                let inner = self.noted(step.target, index, &inner);
                quote!(#set #inner #reset)
            }
            Kind::Patterns => {
                let (setup, call) = self.call(step.target, true);
                quote!(#setup #set let holds = #call; #reset if holds { return true; })
            }
        };
        let tokens = value.within(bound, seen || self.kind == Kind::Keeper, &inner);
        let diverges = diverges && value.always_within(bound);
        Code { tokens, diverges }
    }

    /// Goes on in a state; `fresh` behind a modifier, where everything may be
    /// visited again.
    fn enter(&self, state: StateId, fresh: bool) -> Code {
        let slots = self.plan.visited.slots_from(state);
        let setup = (fresh && slots > 0).then(|| {
            let slots = Literal::usize_unsuffixed(slots);
            quote!(let seen = &mut [Cells::EMPTY; #slots];)
        });
        let inner = if self.walk.function[state.index()] {
            let (_, call) = self.call(state, false);
            Code::of(match self.kind {
                Kind::Moves => quote!(#call;),
                Kind::Keeper | Kind::Patterns => quote!(if #call { return true; }),
            })
        } else {
            self.body(state)
        };
        let mut code = inner;
        if let Some(slot) = self.plan.visited.slot[state.index()] {
            let (slot, tokens) = (Literal::usize_unsuffixed(slot), code.tokens);
            code = Code::of(quote!(if seen[#slot].insert(cell) { #tokens }));
        }
        if let Some(setup) = setup {
            let tokens = code.tokens;
            code.tokens = quote!({ #setup #tokens });
        }
        code
    }

    /// A call of a state's function, and what has to be set up before.
    fn call(&self, state: StateId, fresh: bool) -> (TokenStream, TokenStream) {
        let name = self.function_name(state);
        let slots = self.plan.visited.slots_from(state);
        let mut setup = TokenStream::new();
        if fresh && slots > 0 {
            let count = Literal::usize_unsuffixed(slots);
            setup.extend(quote!(let seen = &mut [Cells::EMPTY; #count];));
            if let Some(slot) = self.plan.visited.slot[state.index()] {
                let slot = Literal::usize_unsuffixed(slot);
                setup.extend(quote!(seen[#slot].insert(cell);));
            }
        }
        let seen = (slots > 0).then(|| quote!(seen,));
        let call = match self.kind {
            Kind::Moves => {
                let prefix = match self.plan.form {
                    MoveForm::Fixed(_) => quote!(m),
                    MoveForm::Path(_) | MoveForm::Growable => quote!(path),
                };
                quote!(self.#name(out, #seen cell, #prefix))
            }
            Kind::Keeper | Kind::Patterns => quote!(self.#name(#seen cell)),
        };
        (setup, call)
    }
}

/// Which names a piece of code mentions, to mark unused parameters.
struct Used(HashSet<String>);

impl Used {
    /// A name does not count where it is shadowed: behind its own `let` in a
    /// block, and in the body of a `for` over it.
    fn of(tokens: &TokenStream) -> Self {
        let mut names = HashSet::new();
        let mut blocks = vec![(tokens.clone(), HashSet::new())];
        while let Some((tokens, mut shadowed)) = blocks.pop() {
            let mut keyword = String::new();
            let mut looped = None;
            for token in tokens {
                match token {
                    TokenTree::Group(group) => {
                        let mut inner = shadowed.clone();
                        if group.delimiter() == Delimiter::Brace {
                            inner.extend(looped.take());
                        }
                        blocks.push((group.stream(), inner));
                    }
                    TokenTree::Ident(ident) => {
                        let name = ident.to_string();
                        if keyword == "let" && name == "seen" {
                            shadowed.insert(name.clone());
                        } else if keyword == "for" {
                            looped = Some(name.clone());
                        } else if !shadowed.contains(&name) {
                            names.insert(name.clone());
                        }
                        keyword = name;
                    }
                    _ => {}
                }
            }
        }
        Self(names)
    }

    fn name(&self, name: &str) -> Ident {
        if self.0.contains(name) {
            format_ident!("{name}")
        } else {
            format_ident!("_{name}")
        }
    }
}
