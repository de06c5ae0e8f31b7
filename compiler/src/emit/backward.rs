//! Emission of patterns for all cells at once, backward from their ends.
//!
//! In the emitted code `from_7` is the set of cells from which the pattern
//! succeeds if state 7 of the machine is reached there.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::describe::describe;
use super::functions::FunctionId;
use super::set_expression::{bare, union};
use super::walk::WalkEmitter;
use crate::analysis::{Action, Step, direction, transposed};
use crate::automaton::StateId;
use crate::plan::{Component, components};

/// Returns the name of the set of cells from which a state leads to success.
fn set_from(state: StateId) -> Ident {
    format_ident!("from_{}", state.0)
}

impl WalkEmitter<'_> {
    /// Emits the set of cells on which a pattern without modifiers holds.
    pub(super) fn everywhere(&self, entry: StateId) -> TokenStream {
        let name = self.queue.function(FunctionId::Everywhere(entry));
        let mut tokens = TokenStream::new();
        let components = components(&self.plan.machine, entry, self.meter).unwrap_or_default();
        for component in components.iter().rev() {
            tokens.extend(self.sources(component));
        }
        let result = set_from(entry);
        let doc = format!(
            " All cells from which: {}",
            describe(self.plan, entry, self.meter)
        );
        quote! {
            #[doc = #doc]
            pub(crate) fn #name(&self) -> Cells {
                #tokens
                #result
            }
        }
    }

    /// Emits the sets of a component, computed from those of later ones.
    fn sources(&self, component: &Component) -> TokenStream {
        let machine = &self.plan.machine;
        let mut tokens = TokenStream::new();
        let mut inner = TokenStream::new();
        for &state in &component.states {
            let set = set_from(state);
            let looped = component.cyclic && self.spread_back(component).is_none();
            let mutable = looped.then(|| quote!(mut));
            let mut parts = Vec::new();
            for step in machine.steps(state, self.meter).unwrap_or_default() {
                let part = self.before(step);
                if !step.action.ends() && component.states.contains(&step.target) {
                    let part = bare(part);
                    inner.extend(quote!(#set |= #part;));
                } else {
                    parts.push(part);
                }
            }
            let value = union(&parts);
            tokens.extend(quote!(let #mutable #set = #value;));
        }
        if let Some(spread) = self.spread_back(component) {
            return quote!(#tokens #spread);
        }
        if component.cyclic {
            let sets: Vec<Ident> = component
                .states
                .iter()
                .map(|&state| set_from(state))
                .collect();
            tokens.extend(quote! {
                loop {
                    let before = [#(#sets),*];
                    #inner
                    if before == [#(#sets),*] {
                        break;
                    }
                }
            });
        }
        tokens
    }

    /// Emits the spreading of the set of a component back over its own step, if that is one of a
    /// state to itself in a direction that adds the same number to every cell.
    fn spread_back(&self, component: &Component) -> Option<TokenStream> {
        let [state] = component.states[..] else {
            return None;
        };
        let steps = self
            .plan
            .machine
            .steps(state, self.meter)
            .unwrap_or_default()
            .iter();
        let mut own = steps.filter(|step| !step.action.ends() && step.target == state);
        let (step, None) = (own.next()?, own.next()) else {
            return None;
        };
        let Action::On(pieces) = &step.action else {
            return None;
        };
        let back = transposed(self.plan.machine.relations.get(step.relation), self.meter)
            .unwrap_or_default();
        let direction = direction(&back, self.meter).unwrap_or_default()?;
        let by = Literal::i64_unsuffixed(direction.by?);
        let levels = usize::BITS - direction.longest.leading_zeros();
        let levels = Literal::u32_unsuffixed(levels);
        let (planes, targets) = (
            self.names.planes(pieces, self.plan),
            self.tables.cells(&direction.targets),
        );
        let (set, into) = (set_from(state), format_ident!("into"));
        let sources = bare(self.sources_of(step.relation, &into));
        Some(quote! {
            // Every cell of the run leads on to success; one step before them
            // is the beginning of a run.
            let #set = {
                let into = (#set & #planes).spread(#planes & #targets, #by, #levels);
                #set | (#sources)
            };
        })
    }

    /// Emits the set of cells from which a step goes on to success.
    fn before(&self, step: &Step) -> TokenStream {
        if step.action == Action::Accept {
            return self.tables.domain(step.relation);
        }
        let behind = set_from(step.target);
        let cells = bare(self.tested(&step.action, &quote!(#behind), true));
        let into = format_ident!("into");
        let sources = bare(self.sources_of(step.relation, &into));
        quote!({ let into = #cells; #sources })
    }
}
