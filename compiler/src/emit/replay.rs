//! Emission of the test whether one given move is legal, by following it.
//!
//! In the emitted code `codes` are the modifiers that are still to come, `index`
//! is the number of the next one, `to` its cell, and `rest` are those behind it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::arithmetic::Arithmetics;
use super::describe::describe;
use super::free_variables::FreeVariables;
use super::functions::FunctionId;
use super::walk::WalkEmitter;
use crate::analysis::{Action, RelationClass, RelationId, Step};
use crate::automaton::StateId;
use crate::plan::is_inner;

/// The depth up to which states are written into each other.
const DEEPEST: usize = 5;

impl WalkEmitter<'_> {
    /// Emits a function that tells whether a move goes on from a state with the given codes.
    pub(super) fn replay(&self, state: StateId) -> TokenStream {
        let name = self.queue.function(FunctionId::Replay(state));
        let receiver = if self.walk.mutates[state.index()] {
            quote!(&mut self)
        } else {
            quote!(&self)
        };
        let body = self.following(state, false, 0);
        let used = FreeVariables::of(&body, self.meter);
        let (index, to, rest) = (used.name("index"), used.name("to"), used.name("rest"));
        let body = quote! {
            let Some((&next, #rest)) = codes.split_first() else { return false };
            let (#index, #to) = split(next);
            #body
        };
        let cell = FreeVariables::of(&body, self.meter).name("cell");
        let doc = format!(
            " Whether a move goes on so: {}",
            describe(self.plan, state, self.meter)
        );
        quote! {
            #[doc = #doc]
            pub(crate) fn #name(#receiver, codes: &[Code], #cell: usize) -> bool {
                #body
                false
            }
        }
    }

    /// Emits all steps of a state, `cell` being the current cell, which may be known to be `to`.
    fn following(&self, state: StateId, arrived: bool, depth: usize) -> TokenStream {
        let steps = self
            .plan
            .machine
            .steps(state, self.meter)
            .unwrap_or_default()
            .iter();
        let code = steps.enumerate().map(|(number, step)| {
            if is_inner(step) {
                self.follow_test(step, arrived, depth)
            } else {
                self.follow_modifier(step, arrived, (state, number))
            }
        });
        code.collect()
    }

    /// Emits a test, on the cell of the next code if it has to be that.
    fn follow_test(&self, step: &Step, arrived: bool, depth: usize) -> TokenStream {
        let pinned = self.plan.replay.pinned[step.target.index()];
        let class = self.plan.machine.relations.class(step.relation);
        let stays = matches!(class, RelationClass::Identity | RelationClass::Restriction);
        let inner = if self.plan.replay.shared[step.target.index()] || depth == DEEPEST {
            let name = self.queue.function(FunctionId::Replay(step.target));
            quote!(if self.#name(codes, cell) { return true; })
        } else {
            self.following(step.target, pinned || arrived && stays, depth + 1)
        };
        let inner = match self.guard(&step.action) {
            Some(guard) => quote!(if #guard { #inner }),
            None => inner,
        };
        if pinned {
            let inner = if !stays && FreeVariables::of(&inner, self.meter).has("cell") {
                quote!(let cell = to; #inner)
            } else {
                inner
            };
            return match self.leads_to(step.relation, arrived) {
                Some(condition) => quote!(if #condition { #inner }),
                None => quote!({ #inner }),
            };
        }
        match class {
            RelationClass::Identity => inner,
            RelationClass::Restriction => {
                let set = self.tables.set(step.relation);
                quote!(if #set.contains(cell) { #inner })
            }
            RelationClass::Function => {
                let table = self.tables.function(step.relation);
                let cell = FreeVariables::of(&inner, self.meter).name("cell");
                quote!(if let Some(#cell) = follow(&#table, cell) { #inner })
            }
            RelationClass::Constant | RelationClass::General => {
                let cells = self.targets_of_cell(step.relation);
                let cell = FreeVariables::of(&inner, self.meter).name("cell");
                quote!(for #cell in #cells { #inner })
            }
        }
    }

    /// Emits the test whether the relation leads from `cell` to `to`; `None` if always.
    fn leads_to(&self, relation: RelationId, arrived: bool) -> Option<TokenStream> {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity if arrived => None,
            RelationClass::Restriction if arrived => {
                let set = self.tables.set(relation);
                Some(quote!(#set.contains(to)))
            }
            RelationClass::Identity => Some(quote!(cell == to)),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                Some(quote!(cell == to && #set.contains(to)))
            }
            RelationClass::Constant => {
                let area = &self
                    .plan
                    .machine
                    .relations
                    .get(relation)
                    .rows(self.meter)
                    .unwrap_or_default()[0];
                let set = self.tables.set(relation);
                (area.len() < self.plan.layout.cells).then(|| quote!(#set.contains(to)))
            }
            RelationClass::Function => {
                let table = self.tables.function(relation);
                Some(quote!(follow(&#table, cell) == Some(to)))
            }
            RelationClass::General => {
                let sets = self.tables.sets(relation);
                Some(quote!(#sets[cell].contains(to)))
            }
        }
    }

    /// Emits a modifier: it has to be the next one of the move.
    fn follow_modifier(&self, step: &Step, arrived: bool, place: (StateId, usize)) -> TokenStream {
        let observable = self.plan.observable_writes[place.0.index()][place.1];
        let Some(index) = step.action.index() else {
            return TokenStream::new();
        };
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        let moved = self
            .leads_to(step.relation, arrived)
            .map(|moved| quote!(&& #moved));
        let own = quote!(index == #code #moved);
        let behind = |target: StateId| -> TokenStream {
            let name: Ident = self.queue.function(FunctionId::Replay(target));
            quote!(self.#name(rest, to))
        };
        match &step.action {
            Action::Switch(..) => quote!(if #own && rest.is_empty() { return true; }),
            Action::Off(piece, _) => {
                let goes_on = behind(step.target);
                if !observable {
                    return quote!(if #own && #goes_on { return true; });
                }
                let (put, undo) = self.try_out(Some(place), &quote!(to), *piece);
                quote! {
                    if #own {
                        #put
                        let legal = #goes_on;
                        #undo
                        if legal { return true; }
                    }
                }
            }
            Action::Assign(variable, value, _) => {
                let value = Arithmetics::new(self.plan, self.names).value(value);
                let bound = self.plan.game.variables[variable.index()].bound;
                let goes_on = behind(step.target);
                let inner = if observable {
                    let field = self.names.variable(*variable);
                    let stored = self.names.store(*variable, self.plan);
                    quote! {
                        let old = std::mem::replace(&mut self.variables.#field, #stored);
                        let legal = #goes_on;
                        self.variables.#field = old;
                        if legal { return true; }
                    }
                } else {
                    quote!(if #goes_on { return true; })
                };
                let inner = value.within(bound, observable, &inner);
                quote!(if #own { #inner })
            }
            _ => TokenStream::new(),
        }
    }
}
