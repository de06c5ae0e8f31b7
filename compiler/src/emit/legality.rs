//! Emission of what the position offers about moves that are already known.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

use super::functions::{FunctionId, FunctionQueue};
use crate::plan::Plan;

/// Emits `is_legal`: by following the move where that can be done, and by listing all moves
/// otherwise.
pub(super) fn is_legal(plan: &Plan<'_>, queue: &FunctionQueue) -> TokenStream {
    let mut arms: BTreeMap<String, (TokenStream, Vec<Literal>)> = BTreeMap::new();
    let mut listed = Vec::new();
    for (number, (state, _)) in plan.controls.iter().enumerate() {
        let number = Literal::usize_unsuffixed(number);
        if !plan.moves.roots.contains(state) {
            continue;
        }
        if !plan.replay.followed[state.index()] {
            listed.push(number);
            continue;
        }
        let name = queue.function(FunctionId::Replay(*state));
        let call = if plan.moves.mutates[state.index()] {
            quote!(self.clone().#name(m.codes(), cell))
        } else {
            quote!(self.#name(m.codes(), cell))
        };
        let arm = arms.entry(call.to_string());
        arm.or_insert_with(|| (call, Vec::new())).1.push(number);
    }
    let listing = quote! {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    };
    if arms.is_empty() {
        return quote!(fn is_legal(&self, m: &Move) -> bool { #listing });
    }
    let arms = arms
        .values()
        .map(|(call, numbers)| quote!(#(#numbers)|* => #call,));
    let listed = (!listed.is_empty()).then(|| quote!(#(#listed)|* => { #listing }));
    quote! {
        fn is_legal(&self, m: &Move) -> bool {
            let cell = self.cell as usize;
            match self.control {
                #(#arms)*
                #listed
                _ => false,
            }
        }
    }
}

/// Emits the numbers of the monotonic classes; nothing if there are none.
pub(super) fn classes(plan: &Plan<'_>) -> TokenStream {
    let kept = plan.classes.iter();
    let arms: Vec<TokenStream> = kept
        .enumerate()
        .map(|(class, &control)| {
            let control = Literal::usize_unsuffixed(control);
            let class = Literal::usize_unsuffixed(class);
            quote!(#control => Some(#class))
        })
        .collect();
    if arms.is_empty() {
        return TokenStream::new();
    }
    let count = Literal::usize_unsuffixed(arms.len());
    quote! {
        const MONOTONIC_CLASSES: usize = #count;

        #[inline]
        fn monotonic_class(&self) -> Option<usize> {
            match self.control {
                #(#arms,)*
                _ => None,
            }
        }
    }
}
