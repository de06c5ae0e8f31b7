//! Listing supersets of the moves.

use proc_macro2::TokenStream;
use quote::quote;

use super::functions::{Item, Requests};
use super::state::dispatch;
use crate::model::PlayerId;
use crate::plan::{Kind, Plan};

/// Asks for the functions that list supersets.
pub(super) fn request(plan: &Plan<'_>, requests: &Requests) {
    for &root in plan
        .superset
        .iter()
        .flat_map(|superset| &superset.moves.roots)
    {
        requests.function(Item::Root(Kind::Superset, root));
    }
}

/// The items that list supersets.
pub(super) fn superset(plan: &Plan<'_>, requests: &Requests) -> TokenStream {
    let Some(superset) = &plan.superset else {
        return quote! {
            #[inline]
            fn superset<S: MoveSink<Move>>(&self, out: &mut S) {
                self.find(out);
            }
        };
    };
    let players = |_, player| player != PlayerId::KEEPER;
    let calls = dispatch(plan, players, |state| {
        let (kind, walks) = if superset.moves.roots.contains(&state) {
            (Kind::Superset, &superset.moves)
        } else {
            (Kind::Moves, &plan.moves)
        };
        let name = requests.function(Item::Root(kind, state));
        if walks.mutates[state.index()] {
            quote!(self.clone().#name(out, cell))
        } else {
            quote!(self.#name(out, cell))
        }
    });
    quote! {
        const HAS_SUPERSET: bool = true;

        #[inline]
        fn superset<S: MoveSink<Move>>(&self, out: &mut S) {
            let cell = self.cell as usize;
            match self.control {
                #(#calls,)*
                _ => {}
            }
        }
    }
}
