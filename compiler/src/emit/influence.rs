//! Emission of what a search in the neighbourhood of moves has to know of the game.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::analysis::{Sphere, Spheres};
use crate::effort::take_table_bytes;

/// Emits `src/influence.rs`.
pub(super) fn influence(spheres: &Spheres) -> TokenStream {
    let switches = spheres.switches.iter();
    let switches = switches.map(|index| Literal::u32_unsuffixed(index.0));
    let players = spheres.players.iter().map(sphere);
    quote! {
        use rbg_runtime::codegen::{Influence, PlayerInfluence};

        /// What bears on what within a turn, and how far pieces are from where they win.
        pub(crate) static INFLUENCE: Influence = Influence {
            switches: &[#(#switches),*],
            players: [#(#players),*],
        };
    }
}

fn sphere(sphere: &Sphere) -> TokenStream {
    let number = |number: usize| Literal::usize_unsuffixed(number);
    let near = sphere.near.iter().map(|cells| {
        take_table_bytes(16 + 2 * cells.len());
        let cells = cells.iter().map(|&cell| number(cell));
        quote!(&[#(#cells),*])
    });
    let runners = sphere.runners.iter().map(|piece| number(piece.index()));
    let distances = sphere.distances.iter().map(|&distance| match distance {
        Sphere::NEVER => quote!(PlayerInfluence::NEVER),
        distance => {
            let distance = Literal::u16_unsuffixed(distance);
            quote!(#distance)
        }
    });
    quote! {
        PlayerInfluence {
            near: &[#(#near),*],
            runners: &[#(#runners),*],
            distances: &[#(#distances),*],
        }
    }
}
