//! Emission of moves in parts: what the position offers as `rbg_runtime::codegen::PartialMoves`.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::arithmetic::Arithmetics;
use super::dispatch::{Walk, arms, dispatch};
use super::free_variables::FreeVariables;
use super::names::CodeNames;
use super::queue::FunctionQueue;
use super::tables::Tables;
use super::walk::{Code, WalkEmitter};
use crate::automaton::StateId;
use crate::codegen::rust::Printer;
use crate::machine::Action;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{Kind, MoveForm, Partial, Plan};
use crate::program::{Expr, FunctionId, Helper, Stmt};

impl WalkEmitter<'_> {
    /// Builds the finding of a modifier on `cell`, as one that can come next.
    pub(super) fn next_modifier(&self, action: &Action, index: ActionIndex) -> Code {
        let arguments = vec![Expr::local("out"), self.code(index, Expr::cell())];
        self.if_applicable(action, Expr::Helper(Helper::Push, arguments))
    }

    /// Builds the finding of a modifier on each of some cells.
    pub(super) fn next_modifiers(&self, action: &Action, index: ActionIndex, cells: Expr) -> Code {
        let made = Expr::lambda("cell", self.code(index, Expr::cell()));
        let arguments = vec![Expr::local("out"), cells, made];
        self.if_applicable(action, Expr::Helper(Helper::Extend, arguments))
    }

    fn if_applicable(&self, action: &Action, given: Expr) -> Code {
        let given = vec![Stmt::Do(given)];
        Code::of(match action {
            Action::Assign(variable, value, _) => {
                let bound = self.plan.game.variables[variable.index()].bound;
                let value = Arithmetics::new(self.whole).value(value);
                value.within(bound, false, given)
            }
            _ => given,
        })
    }
}

/// Queues the functions that find modifiers, and moves behind them.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue) {
    let Some(partial) = &plan.partial else {
        return;
    };
    for &root in &plan.moves.roots {
        queue.function(FunctionId::Root(Kind::Modifiers, root));
    }
    for &state in partial.behind.values() {
        queue.function(FunctionId::Root(Kind::Modifiers, state));
        queue.function(FunctionId::From(Kind::Moves, state));
    }
}

/// Emits the implementation of the trait, if it was asked for, and the agent that uses it.
pub(super) fn partial(
    plan: &Plan<'_>,
    names: &CodeNames,
    tables: &Tables<'_>,
    queue: &FunctionQueue,
) -> Option<TokenStream> {
    let code = PartialCode {
        plan,
        partial: plan.partial.as_ref()?,
        names,
        tables,
        queue,
    };
    let next = code.next_modifiers();
    let can_be_completed = code.can_be_completed();
    let completions = code.completions();
    let switches = plan.layout.indices.iter();
    let switches = switches.filter(|index| !code.partial.behind.contains_key(index));
    let ends = code.is_one_of(&quote!(ends_move), switches.copied());
    let dotted = code.partial.dotted.iter().copied();
    let dotted = dotted.filter(|index| code.partial.behind.contains_key(index));
    let splits = code.is_one_of(&quote!(splits), dotted);
    let make = if code.partial.behind.is_empty() {
        quote!(
            fn make(&mut self, _code: Code) {}
        )
    } else {
        quote! {
            #[inline]
            fn make(&mut self, code: Code) {
                self.perform(code);
            }
        }
    };
    let items = quote! {
        impl rbg_runtime::codegen::PartialMoves for State {
            type Modifier = Code;

            #next

            #make

            #can_be_completed

            #completions

            #[inline]
            #ends

            #[inline]
            #splits

            fn move_of(modifiers: &[Code]) -> Move {
                Move::of(modifiers)
            }

            #[inline]
            fn modifiers(m: &Move) -> &[Code] {
                m.codes()
            }

            fn action(code: Code) -> MoveAction {
                let (index, cell) = split(code);
                MoveAction {
                    cell: Cell::from_index(cell),
                    index: ACTIONS.get(index).copied().unwrap_or(0),
                }
            }
        }
    };
    Some(items)
}

struct PartialCode<'p> {
    plan: &'p Plan<'p>,
    partial: &'p Partial,
    names: &'p CodeNames,
    tables: &'p Tables<'p>,
    queue: &'p FunctionQueue,
}

impl PartialCode<'_> {
    /// Prints the arms of a match on the number of a modifier: `code` prints what `chosen` says of
    /// it. Modifiers of which the same is said share an arm.
    fn arms<T: PartialEq>(
        &self,
        chosen: impl Fn(ActionIndex, StateId) -> T,
        code: impl Fn(&T) -> TokenStream,
    ) -> Vec<TokenStream> {
        let behind = self.partial.behind.iter().map(|(&index, &state)| {
            let number = self.plan.layout.code_of(index);
            (number, chosen(index, state))
        });
        arms(behind, code)
            .into_iter()
            .map(|(numbers, code)| quote!(#numbers => #code,))
            .collect()
    }

    /// Emits a function that tells whether a modifier is one of these.
    fn is_one_of(
        &self,
        name: &TokenStream,
        indices: impl Iterator<Item = ActionIndex>,
    ) -> TokenStream {
        let codes = indices.map(|index| self.plan.layout.code_of(index));
        let codes: Vec<_> = codes.map(Literal::usize_unsuffixed).collect();
        if codes.is_empty() {
            return quote!(fn #name(_code: Code) -> bool { false });
        }
        quote! {
            fn #name(code: Code) -> bool {
                matches!(split(code).0, #(#codes)|*)
            }
        }
    }

    fn next_modifiers(&self) -> TokenStream {
        let walk = &self.partial.walk;
        let walk = |state: StateId| {
            let root = FunctionId::Root(Kind::Modifiers, state);
            Walk::new(self.queue, root, walk.mutates[state.index()])
        };
        let call = |walk: &Walk| walk.call(self.queue, &quote!(out, cell));
        let players = |_, player| player != PlayerId::KEEPER;
        let begins = dispatch(self.plan, players, walk, call, self.tables.meter);
        let behind = self.arms(|_, state| walk(state), call);
        let begins = (!begins.is_empty()).then(|| {
            quote! {
                let cell = self.cell as usize;
                match self.control {
                    #(#begins,)*
                    _ => {}
                }
            }
        });
        let behind = (!behind.is_empty()).then(|| {
            quote! {
                let (index, cell) = split(last);
                match index {
                    #(#behind)*
                    _ => {}
                }
            }
        });
        let last = if behind.is_some() {
            quote!(last)
        } else {
            quote!(_)
        };
        let used = FreeVariables::of(&quote!(#begins #behind), self.tables.meter);
        let out = used.name("out");
        quote! {
            fn next_modifiers<S: MoveSink<Code>>(&self, last: Option<Code>, #out: &mut S) {
                match last {
                    None => { #begins }
                    Some(#last) => { #behind }
                }
            }
        }
    }

    /// Emits the search for all moves behind a modifier; `path` is the beginning of the move.
    fn going_on(&self, state: StateId, path: TokenStream) -> TokenStream {
        let emitter = WalkEmitter::new(self.plan, self.names, self.tables, self.queue, Kind::Moves);
        let (setup, call) = emitter.call(state, true);
        let printer = Printer::new(self.plan, self.names);
        let setup = printer.statements(&setup);
        let copied = self.plan.moves.mutates[state.index()];
        let copy = copied.then(|| quote!(let mut position = self.clone();));
        let position = match copied {
            true => quote!(position),
            false => quote!(self),
        };
        let call = printer.expression_on(&position, &call);
        quote!({ #path #copy #setup #call; })
    }

    fn can_be_completed(&self) -> TokenStream {
        let path = match self.plan.form {
            MoveForm::Fixed(_) => quote!(let m = Move::of(&[]);),
            MoveForm::Path(_) => quote!(let path = super::moves::Path::of(&[]);),
            MoveForm::Growable => quote!(let path = &mut super::moves::Path::new();),
        };
        // Nothing is looked for where something must come.
        let searched = |index, state| {
            let certain = self.partial.must_succeed.contains(&index);
            (!certain).then_some(state)
        };
        let arms = self.arms(searched, |state| match state {
            None => quote!(true),
            Some(state) => {
                let search = self.going_on(*state, path.clone());
                quote!({ let out = &mut found; #search found.found().is_some() })
            }
        });
        let code = quote!(#(#arms)*);
        let used = FreeVariables::of(&code, self.tables.meter);
        let searches = used.has("found");
        let found = searches
            .then(|| quote!(let mut found = rbg_runtime::codegen::NthMove::<Move>::new(0);));
        let cell = used.name("cell");
        if self.partial.behind.is_empty() {
            return quote!(
                fn can_be_completed(&self, _last: Code) -> bool {
                    false
                }
            );
        }
        quote! {
            fn can_be_completed(&self, last: Code) -> bool {
                let (index, #cell) = split(last);
                #found
                match index {
                    #code
                    _ => false,
                }
            }
        }
    }

    fn completions(&self) -> TokenStream {
        let path = match self.plan.form {
            MoveForm::Fixed(_) => quote!(let m = Move::of(made);),
            MoveForm::Path(_) => quote!(let path = super::moves::Path::of(made);),
            MoveForm::Growable => quote!(let path = &mut super::moves::Path::from_slice(made);),
        };
        let arms = self.arms(
            |_, state| state,
            |state| self.going_on(*state, path.clone()),
        );
        let code = quote!(#(#arms)*);
        let used = FreeVariables::of(&code, self.tables.meter);
        let (cell, out) = (used.name("cell"), used.name("out"));
        if self.partial.behind.is_empty() {
            return quote!(
                fn completions<S: MoveSink<Move>>(&self, _made: &[Code], _out: &mut S) {}
            );
        }
        quote! {
            fn completions<S: MoveSink<Move>>(&self, made: &[Code], #out: &mut S) {
                let Some(&last) = made.last() else { return };
                let (index, #cell) = split(last);
                match index {
                    #code
                    _ => {}
                }
            }
        }
    }
}
