//! Emission of loops as searches from cell to cell, by tables of chains.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::segment::set_of;
use super::set_expression::{bare, union};
use super::tables::{Fill, SetRows};
use super::walk::WalkEmitter;
use crate::automaton::StateId;
use crate::model::PieceId;
use crate::plan::{Bundle, ChainSearch, Chains};

impl WalkEmitter<'_> {
    /// Emits the set of the hub of a loop: `at_once` are sets of cells on which it is reached to
    /// begin with; `is_cell` tells the states whose only cell is `cell`.
    pub(super) fn chain_search(
        &self,
        search: &ChainSearch,
        at_once: &[TokenStream],
        is_cell: impl Fn(StateId) -> bool,
    ) -> TokenStream {
        let hub = set_of(search.hub);
        let value = union(at_once);
        let arriving = search.arriving.iter().flat_map(|(state, chains)| {
            let (state, one) = (*state, is_cell(*state));
            chains.iter().map(move |chains| (state, one, chains))
        });
        let mut kinds: Vec<Vec<PieceId>> = Vec::new();
        let mut arrivals = TokenStream::new();
        for (state, one, chains) in arriving {
            let follow = self.followed(chains, &hub, &mut kinds);
            if one {
                arrivals.extend(follow);
            } else {
                let (set, domain) = (set_of(state), self.tables.cells(&chains.domain()));
                arrivals.extend(quote!(for cell in #set & #domain { #follow }));
            }
        }
        let new = format_ident!("new");
        let round = search.round.iter();
        let round: TokenStream = round
            .map(|chains| self.followed(chains, &new, &mut kinds))
            .collect();
        let tests = kinds.iter().enumerate().map(|(number, pieces)| {
            let (name, planes) = (test(number), self.names.planes(pieces, self.plan));
            let planes = bare(planes);
            quote!(let #name = #planes;)
        });
        quote! {
            let mut #hub = #value;
            {
                #(#tests)*
                #arrivals
                let mut todo = #hub;
                while let Some(cell) = todo.pop() {
                    let mut new = Cells::EMPTY;
                    #round
                    new = new & !#hub;
                    #hub |= new;
                    todo |= new;
                }
            }
        }
    }

    /// Emits the adding of the ends of the chains from `cell` that hold to a set.
    fn followed(
        &self,
        chains: &Chains,
        into: &Ident,
        kinds: &mut Vec<Vec<PieceId>>,
    ) -> TokenStream {
        let tests = chains.tests.len();
        let length = if chains.end_tested() {
            tests
        } else {
            tests + 1
        };
        let bundles = chains.bundles();
        let tuples = |row: &Vec<Bundle>| {
            let tuples = row
                .iter()
                .map(|bundle| bundle.iter().take(length).cloned().collect());
            tuples.collect()
        };
        let table = self.tables.set_rows(
            "CHAINS",
            SetRows {
                sets: length,
                rows: chains.rows.iter().map(tuples).collect(),
                fill: Fill::With(bundles, vec![Vec::new(); length]),
            },
        );
        let cells: Vec<Ident> = (0..length).map(|n| format_ident!("on_{n}")).collect();
        let held = chains.tests.iter().zip(&cells).map(|(pieces, cells)| {
            let known = kinds.iter().position(|kind| kind == pieces);
            let number = known.unwrap_or_else(|| {
                kinds.push(pieces.clone());
                kinds.len() - 1
            });
            let name = test(number);
            quote!(#name.gathered(#cells))
        });
        let held = match tests {
            0 => quote!(u64::MAX),
            _ => quote!(#(#held)&*),
        };
        let end = cells.last();
        quote! {
            for &[#(#cells),*] in &#table[cell] {
                #into |= #end.scattered(#held);
            }
        }
    }
}

/// Returns the name of the cells with certain pieces.
fn test(number: usize) -> Ident {
    format_ident!("test_{number}")
}
