//! Emission of the listing of pseudo-legal moves.

use proc_macro2::TokenStream;
use quote::quote;

use super::dispatch::{Walk, dispatch};
use super::queue::FunctionQueue;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::{Kind, Plan};
use crate::program::FunctionId;

/// Queues the functions that list pseudo-legal moves.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue) {
    for &root in plan
        .pseudo_legal
        .iter()
        .flat_map(|pseudo_legal| &pseudo_legal.moves.roots)
    {
        queue.function(FunctionId::Root(Kind::PseudoLegal, root));
    }
}

/// Emits the items that list pseudo-legal moves.
pub(super) fn pseudo_legal(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> TokenStream {
    let Some(pseudo_legal) = &plan.pseudo_legal else {
        return quote! {
            #[inline]
            fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
                self.find(out);
            }
        };
    };
    let players = |_, player| player != PlayerId::KEEPER;
    let walk = |state: StateId| {
        let (kind, walks) = if pseudo_legal.moves.roots.contains(&state) {
            (Kind::PseudoLegal, &pseudo_legal.moves)
        } else {
            (Kind::Moves, &plan.moves)
        };
        let mutates = walks.mutates[state.index()];
        Walk::new(queue, FunctionId::Root(kind, state), mutates)
    };
    let call = |walk: &Walk| walk.call(queue, &quote!(out, cell));
    let calls = dispatch(plan, players, walk, call, meter);
    quote! {
        const HAS_PSEUDO_LEGAL: bool = true;

        #[inline]
        fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
            let cell = self.cell as usize;
            match self.control {
                #(#calls,)*
                _ => {}
            }
        }
    }
}
