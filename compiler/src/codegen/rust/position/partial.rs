//! Moves in parts: what the position offers as `rbg_runtime::codegen::PartialMoves`.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::dispatch::{Walk, arms, dispatch};
use crate::automaton::StateId;
use crate::codegen::rust::Printer;
use crate::codegen::rust::free_variables::FreeVariables;
use crate::codegen::rust::names::CodeNames;
use crate::effort::Meter;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{Kind, MoveForm, Partial, Plan};
use crate::program::{FunctionId, Program};

/// Emits the implementation of the trait, if it was asked for, and the agent that uses it.
pub(super) fn partial(
    plan: &Plan<'_>,
    names: &CodeNames,
    program: &Program,
    meter: &Meter,
) -> Option<TokenStream> {
    let code = PartialCode {
        plan,
        partial: plan.partial.as_ref()?,
        names,
        program,
        meter,
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
    program: &'p Program,
    meter: &'p Meter,
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
            Walk::new(&self.program.calls, root, walk.mutates[state.index()])
        };
        let call = |walk: &Walk| walk.call(&quote!(out, cell));
        let players = |_, player| player != PlayerId::KEEPER;
        let begins = dispatch(self.plan, players, walk, call, self.meter);
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
        let used = FreeVariables::of(&quote!(#begins #behind), self.meter);
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
        let search = &self.program.searches[&state];
        let printer = Printer::new(self.plan, self.names);
        let setup = printer.statements(&search.setup);
        let copied = self.plan.moves.mutates[state.index()];
        let copy = copied.then(|| quote!(let mut position = self.clone();));
        let position = match copied {
            true => quote!(position),
            false => quote!(self),
        };
        let call = printer.expression_on(&position, &search.call);
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
        let used = FreeVariables::of(&code, self.meter);
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
        let used = FreeVariables::of(&code, self.meter);
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
