//! Patterns for all cells at once, backward from their ends.
//!
//! In the emitted code `from_7` is the set of cells from which the pattern
//! succeeds if state 7 of the machine is reached there.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::describe::describe;
use super::functions::Item;
use super::set_expression::{bare, union};
use super::walk::WalkEmitter;
use crate::analysis::{Act, Step};
use crate::automaton::StateId;
use crate::plan::{Component, components};

/// The set of cells from which a state leads to success.
fn set_from(state: StateId) -> Ident {
    format_ident!("from_{}", state.0)
}

impl WalkEmitter<'_> {
    /// The cells on which a pattern without modifiers holds.
    pub(super) fn everywhere(&self, entry: StateId) -> TokenStream {
        let name = self.requests.function(Item::Everywhere(entry));
        let mut tokens = TokenStream::new();
        let components = components(&self.plan.machine, entry);
        for component in components.iter().rev() {
            tokens.extend(self.sources(component));
        }
        let result = set_from(entry);
        let doc = format!(" All cells from which: {}", describe(self.plan, entry));
        quote! {
            #[doc = #doc]
            pub(crate) fn #name(&self) -> Cells {
                #tokens
                #result
            }
        }
    }

    /// Computes the sets of a component from those of later ones.
    fn sources(&self, component: &Component) -> TokenStream {
        let machine = &self.plan.machine;
        let mut tokens = TokenStream::new();
        let mut inner = TokenStream::new();
        for &state in &component.states {
            let set = set_from(state);
            let mutable = component.cyclic.then(|| quote!(mut));
            let mut parts = Vec::new();
            for step in machine.steps(state) {
                let part = self.before(step);
                if !step.act.ends() && component.states.contains(&step.target) {
                    let part = bare(part);
                    inner.extend(quote!(#set |= #part;));
                } else {
                    parts.push(part);
                }
            }
            let value = union(&parts);
            tokens.extend(quote!(let #mutable #set = #value;));
        }
        if component.cyclic {
            let sets: Vec<Ident> = component
                .states
                .iter()
                .map(|&state| set_from(state))
                .collect();
            tokens.extend(quote! {
                loop {
                    let before = (#(#sets),*);
                    #inner
                    if before == (#(#sets),*) {
                        break;
                    }
                }
            });
        }
        tokens
    }

    /// The cells from which a step goes on to success.
    fn before(&self, step: &Step) -> TokenStream {
        if step.act == Act::Accept {
            return self.tables.domain(step.relation);
        }
        let behind = set_from(step.target);
        let cells = bare(self.tested(&step.act, &quote!(#behind), true));
        let into = format_ident!("into");
        let sources = bare(self.sources_of(step.relation, &into));
        quote!({ let into = #cells; #sources })
    }
}
