//! The listing of pseudo-legal moves.

use proc_macro2::TokenStream;
use quote::quote;

use super::dispatch::{Walk, dispatch};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::{Kind, Plan};
use crate::program::{Calls, FunctionId};

/// Emits the items that list pseudo-legal moves.
pub(super) fn pseudo_legal(plan: &Plan<'_>, calls: &Calls, meter: &Meter) -> TokenStream {
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
        Walk::new(calls, FunctionId::Root(kind, state), mutates)
    };
    let call = |walk: &Walk| walk.call(&quote!(out, cell));
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
