//! Emission of what a search in the neighbourhood of moves has to know of the game.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::analysis::{Sphere, Spheres};
use crate::effort::Meter;

/// Emits `src/influence.rs`.
pub(super) fn influence(spheres: &Spheres, meter: &Meter) -> TokenStream {
    let switches = spheres.switches.iter();
    let switches = switches.map(|index| Literal::u32_unsuffixed(index.0));
    let [first, second] = &spheres.players;
    // Where what one player's turns look at is what the other's do, it is there once.
    let same = first.near == second.near;
    let shared = same.then(|| {
        let (cells, near) = (number(first.near.len()), near(first, meter));
        quote! {
            /// What the turns of either player that change a cell look at or change.
            static NEAR: [&[u16]; #cells] = #near;
        }
    });
    let players = [first, second].map(|player| {
        let near = if same {
            quote!(NEAR)
        } else {
            near(player, meter)
        };
        sphere(player, &near)
    });
    quote! {
        use rbg_runtime::codegen::{Influence, PlayerInfluence};

        #shared

        /// What bears on what within a turn, and how far pieces are from where they win.
        pub(crate) static INFLUENCE: Influence = Influence {
            switches: &[#(#switches),*],
            players: [#(#players),*],
        };
    }
}

fn number(number: usize) -> Literal {
    Literal::usize_unsuffixed(number)
}

/// Emits the cells near each cell.
fn near(sphere: &Sphere, meter: &Meter) -> TokenStream {
    let near = sphere.near.iter().map(|cells| {
        meter.note_table_bytes(16 + 2 * cells.len());
        let cells = cells.iter().map(|&cell| number(cell));
        quote!(&[#(#cells),*])
    });
    quote!([#(#near),*])
}

fn sphere(sphere: &Sphere, near: &TokenStream) -> TokenStream {
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
            near: &#near,
            runners: &[#(#runners),*],
            distances: &[#(#distances),*],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PieceId;

    #[test]
    fn what_is_near_is_there_once_where_it_is_the_same_for_both_players() {
        let player = |near: &[&[usize]]| Sphere {
            near: near.iter().map(|cells| cells.to_vec()).collect(),
            runners: vec![PieceId(1)],
            distances: vec![0, Sphere::NEVER],
        };
        let emitted = |first: &[&[usize]], second: &[&[usize]]| {
            let spheres = Spheres {
                switches: Vec::new(),
                players: [player(first), player(second)],
            };
            influence(&spheres, &Meter::unlimited()).to_string()
        };
        let (one, other): (&[&[usize]], &[&[usize]]) = (&[&[0, 1], &[1]], &[&[0], &[0, 1]]);
        let same = emitted(one, one);
        assert!(
            same.contains("static NEAR : [& [u16] ; 2] = [& [0 , 1] , & [1]] ;"),
            "{same}"
        );
        assert_eq!(same.matches("near : & NEAR ,").count(), 2, "{same}");
        let different = emitted(one, other);
        assert!(!different.contains("static NEAR"), "{different}");
        for near in [
            "near : & [& [0 , 1] , & [1]] ,",
            "near : & [& [0] , & [0 , 1]] ,",
        ] {
            assert!(different.contains(near), "{different}");
        }
    }
}
