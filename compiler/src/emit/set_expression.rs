//! Sets of cells as Rust expressions.

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};
use quote::quote;

use super::free_variables::FreeVariables;
use super::functions::FunctionId;
use super::walk::WalkEmitter;
use crate::analysis::{Action, RelationClass, RelationId, displacements};
use crate::plan::{Kind, pattern_writes};

/// Relations of more displacements than this go through a table instead.
const MOST_SHIFTS: usize = 8;

/// An expression without parentheses around the whole of it.
pub(super) fn bare(tokens: TokenStream) -> TokenStream {
    let mut all = tokens.clone().into_iter();
    match (all.next(), all.next()) {
        (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::Parenthesis => {
            bare(group.stream())
        }
        _ => tokens,
    }
}

/// The union of some sets.
pub(super) fn union(parts: &[TokenStream]) -> TokenStream {
    match parts {
        [] => quote!(Cells::EMPTY),
        [only] => bare(only.clone()),
        _ => {
            let parts = parts.iter().cloned().map(bare);
            quote!(#((#parts))|*)
        }
    }
}

impl WalkEmitter<'_> {
    /// The targets of `cell`.
    pub(super) fn targets_of_cell(&self, relation: RelationId) -> TokenStream {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => quote!(Cells::of(cell)),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                quote!(Cells::of(cell) & #set)
            }
            RelationClass::Constant => self.tables.set(relation),
            RelationClass::Function | RelationClass::General => {
                let sets = self.tables.sets(relation);
                quote!(#sets[cell])
            }
        }
    }

    /// The targets of all cells of the set `at`.
    pub(super) fn targets_of(&self, relation: RelationId, at: &Ident) -> TokenStream {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => quote!(#at),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                quote!(#at & #set)
            }
            RelationClass::Constant => {
                let area = self.tables.set(relation);
                quote!((if #at.is_empty() { Cells::EMPTY } else { #area }))
            }
            RelationClass::Function | RelationClass::General => {
                let own = self.plan.machine.relations.get(relation);
                match displacements(own, MOST_SHIFTS) {
                    Some(parts) => {
                        let parts = parts.iter().map(|part| {
                            let by = Literal::i64_unsuffixed(part.by);
                            match self.tables.mask(&part.from, part.by) {
                                Some(mask) => quote!((#at & #mask).shifted(#by)),
                                None => quote!(#at.shifted(#by)),
                            }
                        });
                        quote!((#(#parts)|*))
                    }
                    None => {
                        let sets = self.tables.sets(relation);
                        quote!(image(#at, &#sets))
                    }
                }
            }
        }
    }

    /// The cells from which a relation leads into the set `into`.
    pub(super) fn sources_of(&self, relation: RelationId, into: &Ident) -> TokenStream {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => quote!(#into),
            RelationClass::Restriction => {
                let set = self.tables.set(relation);
                quote!(#into & #set)
            }
            RelationClass::Constant => {
                let (area, all) = (self.tables.set(relation), self.tables.domain(relation));
                quote!((if #into.meets(#area) { #all } else { Cells::EMPTY }))
            }
            RelationClass::Function | RelationClass::General => {
                let back = crate::analysis::transposed(self.plan.machine.relations.get(relation));
                match displacements(&back, MOST_SHIFTS) {
                    Some(parts) => {
                        let parts = parts.iter().map(|part| {
                            let by = Literal::i64_unsuffixed(part.by);
                            match self.tables.mask(&part.from, part.by) {
                                Some(mask) => quote!((#into & #mask).shifted(#by)),
                                None => quote!(#into.shifted(#by)),
                            }
                        });
                        quote!((#(#parts)|*))
                    }
                    None => {
                        let sets = self.tables.transposed_sets(relation);
                        quote!(image(#into, &#sets))
                    }
                }
            }
        }
    }

    /// The cells of the set `cells` on which a test goes on. Patterns are
    /// evaluated for the whole board at once if the set can be `large`.
    pub(super) fn tested(&self, action: &Action, cells: &TokenStream, large: bool) -> TokenStream {
        match action {
            Action::On(pieces) => {
                let planes = self.names.planes(pieces, self.plan);
                quote!(#cells & #planes)
            }
            Action::Compare(_) => {
                let guard = self.guard(action);
                let cells = bare(cells.clone());
                quote!((if #guard { #cells } else { Cells::EMPTY }))
            }
            Action::Pattern { negated, pattern } => {
                if let Some(test) = self.cell_test(action, large) {
                    let cell = FreeVariables::of(&test).name("cell");
                    let cells = bare(cells.clone());
                    return quote!((#cells).filtered(|#cell| #test));
                }
                let entry = self.plan.machine.patterns[pattern.index()];
                let not = negated.then(|| quote!(!));
                if self.cached_pattern.get() == Some(entry) {
                    return quote!(#cells & #not self.known);
                }
                if let Some(name) = self.named.borrow().get(&entry) {
                    return quote!(#cells & #not #name);
                }
                let everywhere = self.queue.function(FunctionId::Everywhere(entry));
                quote!(#cells & #not self.#everywhere())
            }
            _ => quote!(#cells),
        }
    }

    /// A test on `cell` that is evaluated for one cell after the other, also where
    /// the set of them can be `large`.
    pub(super) fn cell_test(&self, action: &Action, large: bool) -> Option<TokenStream> {
        let Action::Pattern { negated, pattern } = action else {
            return None;
        };
        let machine = &self.plan.machine;
        let entry = machine.patterns[pattern.index()];
        if large && !pattern_writes(machine, entry) {
            return None;
        }
        let name = self.queue.function(FunctionId::Root(Kind::Patterns, entry));
        let not = negated.then(|| quote!(!));
        Some(quote!(#not self.#name(cell)))
    }
}
