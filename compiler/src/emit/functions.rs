//! The queue of functions of walks and segments that are needed, and their signatures.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::describe::describe;
use super::free_variables::FreeVariables;
use super::function_merging;
use super::names::CodeNames;
use super::pools;
use super::tables::Tables;
use super::walk::{Code, WalkEmitter};
use crate::automaton::StateId;
use crate::plan::{Kind, MoveForm, Plan};

/// The id of a function of the emitted code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FunctionId {
    /// Begins a walk from a state.
    Root(Kind, StateId),
    /// Goes on with a walk from a state that others share.
    From(Kind, StateId),
    /// Finds all cells on which a pattern holds.
    Everywhere(StateId),
    /// Tells whether a given move goes on from a state.
    Replay(StateId),
    /// Draws one of the moves that begin in a state.
    Draw(StateId),
    /// Asks a question about the whole board and keeps the cells found.
    Asker(StateId),
    /// Finds the cells of the pool whose first control state this is.
    Pool(StateId),
    /// Draws one of the moves that begin in a state from a pool.
    DrawPooled(StateId),
}

impl FunctionId {
    fn kind(self) -> Kind {
        match self {
            Self::Root(kind, _) | Self::From(kind, _) => kind,
            Self::Everywhere(_) | Self::Asker(_) => Kind::Patterns,
            Self::Replay(_) | Self::Draw(_) | Self::Pool(_) | Self::DrawPooled(_) => Kind::Moves,
        }
    }

    /// Returns the file in which the function is written.
    fn file(self) -> File {
        match self {
            Self::Replay(_) => File::Legality,
            Self::Draw(_) | Self::Pool(_) | Self::DrawPooled(_) => File::Drawing,
            _ => match self.kind() {
                Kind::Moves => File::Listing,
                Kind::Candidates => File::Sampling,
                Kind::PseudoLegal => File::PseudoLegal,
                Kind::Modifiers => File::Modifiers,
                Kind::Keeper => File::Keeper,
                Kind::Patterns => File::Patterns,
            },
        }
    }
}

/// A file of functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum File {
    /// The functions that find a player's moves.
    Listing,
    /// The functions that enumerate candidates for a player's moves.
    Sampling,
    /// The functions that find a player's pseudo-legal moves.
    PseudoLegal,
    /// The functions that find the next modifiers of a player's move.
    Modifiers,
    /// The functions that draw a player's move from all at once.
    Drawing,
    /// The functions that test a given move.
    Legality,
    /// The functions that perform the keeper's moves.
    Keeper,
    /// The functions that test patterns.
    Patterns,
}

impl File {
    /// Returns the name of the file, and its heading.
    pub(super) fn heading(self) -> (&'static str, &'static str) {
        match self {
            Self::Listing => ("listing", "Finding a player's moves."),
            Self::Sampling => ("sampling", "Enumerating candidates for a player's moves."),
            Self::PseudoLegal => (
                "superset",
                "Finding a player's moves without the conditions at their ends.",
            ),
            Self::Modifiers => (
                "modifiers",
                "Finding the modifiers that can come next in a player's move.",
            ),
            Self::Drawing => ("drawing", "Drawing a player's move from all at once."),
            Self::Legality => ("legality", "Testing whether a move is legal."),
            Self::Keeper => ("keeper", "Performing the keeper's moves."),
            Self::Patterns => ("patterns", "Testing patterns."),
        }
    }
}

/// A queue of the functions that emitted code calls.
#[derive(Default)]
pub(super) struct FunctionQueue {
    all: RefCell<BTreeSet<FunctionId>>,
    open: RefCell<Vec<FunctionId>>,
    /// The functions that are called in place of functions that have been merged into them.
    merged: RefCell<BTreeMap<FunctionId, FunctionId>>,
}

impl FunctionQueue {
    /// Returns the name of a function and queues it for emission.
    pub(super) fn function(&self, id: FunctionId) -> Ident {
        if self.all.borrow_mut().insert(id) {
            self.open.borrow_mut().push(id);
        }
        let merged = self.merged.borrow().get(&id).copied();
        match merged.unwrap_or(id) {
            FunctionId::Root(Kind::Moves, state) => format_ident!("moves_{}", state.0),
            FunctionId::Root(Kind::Candidates, state) => format_ident!("candidates_{}", state.0),
            FunctionId::Root(Kind::PseudoLegal, state) => format_ident!("pseudo_legal_{}", state.0),
            FunctionId::Root(Kind::Modifiers, state) => format_ident!("modifiers_{}", state.0),
            FunctionId::Root(Kind::Keeper, state) => format_ident!("keeper_{}", state.0),
            FunctionId::Root(Kind::Patterns, state) => format_ident!("pattern_{}", state.0),
            FunctionId::From(Kind::Moves, state) => format_ident!("moves_from_{}", state.0),
            FunctionId::From(Kind::Candidates, state) => {
                format_ident!("candidates_from_{}", state.0)
            }
            FunctionId::From(Kind::PseudoLegal, state) => {
                format_ident!("pseudo_legal_from_{}", state.0)
            }
            FunctionId::From(Kind::Modifiers, state) => format_ident!("modifiers_from_{}", state.0),
            FunctionId::From(Kind::Keeper, state) => format_ident!("keeper_from_{}", state.0),
            FunctionId::From(Kind::Patterns, state) => format_ident!("holds_from_{}", state.0),
            FunctionId::Everywhere(state) => format_ident!("pattern_{}_everywhere", state.0),
            FunctionId::Replay(state) => format_ident!("is_legal_from_{}", state.0),
            FunctionId::Asker(state) => format_ident!("pattern_{}_noted", state.0),
            FunctionId::Draw(state) => format_ident!("draw_{}", state.0),
            FunctionId::Pool(state) => format_ident!("pool_{}", state.0),
            FunctionId::DrawPooled(state) => format_ident!("draw_{}_pooled", state.0),
        }
    }

    /// Has another function called in place of the function `id`.
    pub(super) fn merge(&self, id: FunctionId, other: FunctionId) {
        self.merged.borrow_mut().insert(id, other);
    }

    fn next(&self) -> Option<FunctionId> {
        self.open.borrow_mut().pop()
    }
}

/// Emits everything that was requested and everything that it requests, as
/// items of `impl State`, by file.
pub(super) fn functions<'p>(
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
    tables: &'p Tables<'p>,
    queue: &'p FunctionQueue,
) -> BTreeMap<File, Vec<TokenStream>> {
    let mut emitted: BTreeMap<File, BTreeMap<FunctionId, TokenStream>> = BTreeMap::new();
    while let Some(id) = queue.next() {
        if tables.meter.exhausted().is_some() {
            break;
        }
        let emitter = WalkEmitter::new(plan, names, tables, queue, id.kind());
        let code = match id {
            FunctionId::Root(_, state) => emitter.root(state),
            FunctionId::From(_, state) => emitter.function(state),
            FunctionId::Everywhere(state) => emitter.everywhere(state),
            FunctionId::Replay(state) => emitter.looking_at_planes().replay(state),
            FunctionId::Asker(state) => emitter.asker(state),
            FunctionId::Draw(state) => emitter.grouping().draw(state),
            FunctionId::Pool(state) => pools::cells(plan, names, tables, queue, state),
            FunctionId::DrawPooled(state) => pools::draw(plan, names, queue, state),
        };
        emitted.entry(id.file()).or_default().insert(id, code);
    }
    for items in emitted.values_mut() {
        function_merging::merge(plan, tables, queue, items);
    }
    let files = emitted.into_iter();
    files
        .map(|(file, items)| (file, items.into_values().collect()))
        .collect()
}

impl WalkEmitter<'_> {
    fn receiver(&self, state: StateId) -> TokenStream {
        if self.walk.mutates[state.index()] {
            quote!(&mut self)
        } else {
            quote!(&self)
        }
    }

    /// Emits the function that begins a walk: it sets up what the functions of the walk take.
    fn root(&self, state: StateId) -> TokenStream {
        let name = self.queue.function(FunctionId::Root(self.kind, state));
        let receiver = self.receiver(state);
        let compared = match self.kind {
            Kind::Patterns => super::lines::answer(self.plan, self.tables, state).or_else(|| {
                let alternatives = self.plan.alternatives.get(&state);
                let compared = alternatives.map(|found| self.alternatives(found));
                compared.or_else(|| super::regions::answer(self.plan, state))
            }),
            _ => None,
        };
        self.begins.set(true);
        if self.kind == Kind::Moves {
            self.cached_pattern
                .set(self.plan.cached_patterns.roots.get(&state).copied());
        }
        let straight = compared.is_some();
        let enter = match self.kind {
            _ if let Some(answer) = compared => Code::of(answer),
            Kind::Patterns
                if self
                    .plan
                    .asks_whole_board(state, self.meter)
                    .unwrap_or_default() =>
            {
                self.segment(state, true)
            }
            _ => self.enter(state, Entry::Root),
        };
        let used = FreeVariables::of(&enter.tokens, self.meter);
        let cell = used.name("cell");
        let doc = format!(" {}", describe(self.plan, state, self.meter));
        match self.kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => {
                let sink = self.sink();
                let enter = enter.tokens;
                let start = match self.plan.form {
                    MoveForm::Fixed(_) => Some(quote!(let m = Move::EMPTY;)),
                    MoveForm::Path(_) => used.has("path").then(|| quote!(let path = Path::EMPTY;)),
                    MoveForm::Growable => {
                        let started = quote!(let path = &mut Path::new(););
                        used.has("path").then_some(started)
                    }
                };
                quote! {
                    #[doc = #doc]
                    pub(crate) fn #name<S: #sink>(#receiver, out: &mut S, #cell: usize) {
                        #start
                        #enter
                    }
                }
            }
            Kind::Modifiers => {
                let (enter, out) = (enter.tokens, used.name("out"));
                quote! {
                    #[doc = #doc]
                    pub(crate) fn #name<S: MoveSink<Code>>(#receiver, #out: &mut S, #cell: usize) {
                        #enter
                    }
                }
            }
            Kind::Keeper | Kind::Patterns => {
                let body = enter.answer();
                let small = self.kind == Kind::Keeper || straight;
                let inline = small.then(|| pools::part_attribute(self.plan));
                quote! {
                    #[doc = #doc]
                    #inline
                    pub(crate) fn #name(#receiver, #cell: usize) -> bool { #body }
                }
            }
        }
    }

    /// Emits the function that asks a question about the whole board for the keeper, and keeps the
    /// cells of a pattern that the player asks about next.
    fn asker(&self, state: StateId) -> TokenStream {
        let name = self.queue.function(FunctionId::Asker(state));
        let cached = self.plan.cached_patterns.askers.get(&state).copied();
        self.cached_pattern.set(cached);
        let everywhere = cached.map(|entry| self.queue.function(FunctionId::Everywhere(entry)));
        let enter = self.segment(state, true);
        let cell = FreeVariables::of(&enter.tokens, self.meter).name("cell");
        let body = enter.answer();
        let doc = format!(" As `pattern_{}`, and keeps what it finds out.", state.0);
        quote! {
            #[doc = #doc]
            pub(crate) fn #name(&mut self, #cell: usize) -> bool {
                self.known = self.#everywhere();
                #body
            }
        }
    }

    fn function(&self, state: StateId) -> TokenStream {
        let name = self.queue.function(FunctionId::From(self.kind, state));
        let receiver = self.receiver(state);
        let body = if self.by_sets(state) {
            self.segment(state, false)
        } else {
            self.body(state)
        };
        let (code, used) = (&body.tokens, FreeVariables::of(&body.tokens, self.meter));
        let cell = used.name("cell");
        let slots = self.slots_from(state);
        let seen = (slots > 0).then(|| {
            let (seen, slots) = (used.name("seen"), Literal::usize_unsuffixed(slots));
            quote!(#seen: &mut [Cells; #slots],)
        });
        let doc = format!(" {}", describe(self.plan, state, self.meter));
        match self.kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => {
                let sink = self.sink();
                let entered = self
                    .plan
                    .partial
                    .as_ref()
                    .is_some_and(|p| p.is_entered(state));
                let called = entered || self.plan.is_tail(state, self.meter).unwrap_or_default();
                let visibility = called.then(|| quote!(pub(crate)));
                let (out, m, path) = (used.name("out"), used.name("m"), used.name("path"));
                let prefix = match self.plan.form {
                    MoveForm::Fixed(_) => quote!(#m: Move),
                    MoveForm::Path(_) => quote!(#path: Path),
                    MoveForm::Growable => quote!(#path: &mut Path),
                };
                quote! {
                    #[doc = #doc]
                    #visibility fn #name<S: #sink>(
                        #receiver, #out: &mut S, #seen #cell: usize, #prefix
                    ) {
                        #code
                    }
                }
            }
            Kind::Modifiers => {
                let out = used.name("out");
                quote! {
                    #[doc = #doc]
                    fn #name<S: MoveSink<Code>>(#receiver, #out: &mut S, #seen #cell: usize) {
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

    /// Returns whether the segment of a state is executed on sets of cells.
    pub(super) fn by_sets(&self, state: StateId) -> bool {
        self.kind.makes_moves() && self.plan.sets && !self.walk.walked[state.index()]
    }

    /// Emits the type of the sink that takes the moves.
    fn sink(&self) -> TokenStream {
        match (self.kind, self.plan.form) {
            (Kind::Candidates, MoveForm::Fixed(_)) => quote!(CandidateSink<Move, Move>),
            (Kind::Candidates, _) => quote!(CandidateSink<Move, Path>),
            _ => quote!(MoveSink<Move>),
        }
    }

    /// Returns how many sets of visited cells a walk takes along.
    fn slots_from(&self, state: StateId) -> usize {
        if self.by_sets(state) {
            0
        } else {
            self.walk.visited.slots_from(state)
        }
    }

    /// Emits the continuation in a state.
    pub(super) fn enter(&self, state: StateId, entry: Entry) -> Code {
        if entry == Entry::Modified {
            // What was known holds no more.
            let (cached, begins) = (self.cached_pattern.take(), self.begins.take());
            let code = self.meter.deeper_or_default(|| self.entered(state, entry));
            self.cached_pattern.set(cached);
            self.begins.set(begins);
            return code;
        }
        self.meter.deeper_or_default(|| self.entered(state, entry))
    }

    fn entered(&self, state: StateId, entry: Entry) -> Code {
        let slots = self.slots_from(state);
        let setup = (entry != Entry::Within && slots > 0).then(|| {
            let slots = Literal::usize_unsuffixed(slots);
            quote!(let seen = &mut [Cells::EMPTY; #slots];)
        });
        let mut code = if self.walk.function[state.index()] {
            let (_, call) = self.call(state, false);
            match self.kind {
                Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
                    Code::of(quote!(#call;))
                }
                Kind::Keeper if self.plan.must_succeed(state) => Code {
                    tokens: quote!(return #call;),
                    diverges: true,
                },
                Kind::Keeper | Kind::Patterns => Code::of(quote!(if #call { return true; })),
            }
        } else if self.by_sets(state) {
            self.segment(state, entry == Entry::Root)
        } else {
            self.body(state)
        };
        if let (false, Some(slot)) = (self.by_sets(state), self.walk.visited.slot[state.index()]) {
            let (slot, tokens) = (Literal::usize_unsuffixed(slot), code.tokens);
            code = Code::of(quote!(if seen[#slot].insert(cell) { #tokens }));
        }
        let used = FreeVariables::of(&code.tokens, self.meter).has("seen");
        if let Some(setup) = setup.filter(|_| used) {
            let tokens = code.tokens;
            code.tokens = quote!({ #setup #tokens });
        }
        code
    }

    /// Emits what has to be set up before a call of a state's function, and the call.
    pub(super) fn call(&self, state: StateId, fresh: bool) -> (TokenStream, TokenStream) {
        let name = self.queue.function(FunctionId::From(self.kind, state));
        let slots = self.slots_from(state);
        let mut setup = TokenStream::new();
        if fresh && slots > 0 {
            let count = Literal::usize_unsuffixed(slots);
            setup.extend(quote!(let seen = &mut [Cells::EMPTY; #count];));
            if let Some(slot) = self.walk.visited.slot[state.index()] {
                let slot = Literal::usize_unsuffixed(slot);
                setup.extend(quote!(seen[#slot].insert(cell);));
            }
        }
        let seen = (slots > 0).then(|| quote!(seen,));
        let call = match self.kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => {
                let prefix = match self.plan.form {
                    MoveForm::Fixed(_) => quote!(m),
                    MoveForm::Path(_) | MoveForm::Growable => quote!(path),
                };
                quote!(self.#name(out, #seen cell, #prefix))
            }
            Kind::Modifiers => quote!(self.#name(out, #seen cell)),
            Kind::Keeper | Kind::Patterns => quote!(self.#name(#seen cell)),
        };
        (setup, call)
    }
}

/// The ways in which a walk comes to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// The state begins the walk.
    Root,
    /// The state is behind a modifier, where everything may be visited again.
    Modified,
    /// The state is within a segment.
    Within,
}
