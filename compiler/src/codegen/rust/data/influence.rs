//! What a search in the neighbourhood of moves has to know of the game.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::blocks::strides;
use super::shifts::Shifts;
use crate::analysis::{Sphere, Spheres};
use crate::codegen::rust::free_variables::Identifiers;
use crate::effort::Meter;
use crate::model::{Board, CellId};

/// Emits `src/influence.rs`.
pub(in crate::codegen::rust) fn influence(
    spheres: &Spheres,
    board: &Board,
    meter: &Meter,
) -> TokenStream {
    let switches = spheres.switches.iter();
    let switches = switches.map(|index| Literal::u32_unsuffixed(index.0));
    let [first, second] = &spheres.players;
    // Where what one player's turns look at is what the other's do, it is there once.
    let (tables, names) = if first.near == second.near {
        let doc = " What the turns of either player that change a cell look at or change.";
        (vec![near("NEAR", doc, first, board, meter)], ["NEAR"; 2])
    } else {
        let docs = ["first", "second"].map(|player| {
            format!(" What the turns of the {player} player that change a cell look at or change.")
        });
        let names = ["NEAR", "NEAR_2"];
        let players = names.iter().zip(&docs).zip([first, second]);
        let tables = players.map(|((name, doc), player)| near(name, doc, player, board, meter));
        (tables.collect(), names)
    };
    let tables = quote!(#(#tables)*);
    let shifted = Identifiers::in_code(&tables, meter).has("Shifts");
    let import = shifted.then(|| {
        quote!(
            use rbg_runtime::codegen::Shifts;
        )
    });
    let [first, second] = [sphere(first, names[0]), sphere(second, names[1])];
    quote! {
        use rbg_runtime::codegen::{Influence, PlayerInfluence};
        #import

        #tables

        /// What bears on what within a turn, and how far pieces are from where they win.
        pub(crate) static INFLUENCE: Influence = Influence {
            switches: &[#(#switches),*],
            players: [#first, #second],
        };
    }
}

fn number(number: usize) -> Literal {
    Literal::usize_unsuffixed(number)
}

/// Emits the cells near each cell: from shifts of blocks of cells, if that is shorter.
fn near(name: &str, doc: &str, sphere: &Sphere, board: &Board, meter: &Meter) -> TokenStream {
    let lists = sphere.near.iter().map(|cells| {
        meter.note_table_bytes(16 + 2 * cells.len());
        let cells = cells.iter().map(|&cell| number(cell));
        quote!(&[#(#cells),*])
    });
    let lists = quote!([#(#lists),*]);
    let rows = sphere.near.iter().map(|cells| {
        let cells = cells.iter().map(|&cell| CellId::from_index(cell));
        cells.collect()
    });
    let rows: Vec<Vec<CellId>> = rows.collect();
    let (cells, pairs) = (number(rows.len()), number(rows.concat().len()));
    let limit = lists.to_string().len();
    let sorted = rows.iter().all(|row| row.is_sorted());
    let shifts = Shifts::shortest(&rows, &strides(board), limit, meter).filter(|_| sorted);
    let written = shifts.and_then(|shifts| {
        let directions = number(shifts.directions());
        Some((directions, shifts.written().parse::<TokenStream>().ok()?))
    });
    let name = format_ident!("{name}");
    let Some((directions, shifts)) = written else {
        return quote! {
            #[doc = #doc]
            static #name: [&[u16]; #cells] = #lists;
        };
    };
    let [pairs_name, all] = ["PAIRS", "CELLS"].map(|end| format_ident!("{name}_{end}"));
    quote! {
        const #pairs_name: Shifts<'_, #directions> = #shifts;
        static #all: [u16; #pairs] = #pairs_name.list_u16::<#cells, _>();
        #[doc = #doc]
        static #name: [&[u16]; #cells] = #pairs_name.lists(&#all).0;
    }
}

fn sphere(sphere: &Sphere, near: &str) -> TokenStream {
    let near = format_ident!("{near}");
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
    use crate::testing::on_board;

    /// Returns what is emitted about two players on a row of so many cells, given what is near each.
    fn emitted(first: &[Vec<usize>], second: &[Vec<usize>]) -> String {
        let row = vec!["e"; first.len()].join(", ");
        let board = format!("rectangle(up, down, left, right, [{row}])");
        let game = on_board(&board, "->p {e} [x] ->q {x} [e]");
        let player = |near: &[Vec<usize>]| Sphere {
            near: near.to_vec(),
            runners: vec![PieceId(1)],
            distances: vec![0, Sphere::NEVER],
        };
        let spheres = Spheres {
            switches: Vec::new(),
            players: [player(first), player(second)],
        };
        influence(&spheres, &game.board, &Meter::unlimited()).to_string()
    }

    #[test]
    fn what_is_near_is_there_once_where_it_is_the_same_for_both_players() {
        let (one, other) = ([vec![0, 1], vec![1]], [vec![0], vec![0, 1]]);
        let first = "static NEAR : [& [u16] ; 2] = [& [0 , 1] , & [1]] ;";
        let same = emitted(&one, &one);
        assert!(same.contains(first), "{same}");
        assert_eq!(same.matches("near : & NEAR ,").count(), 2, "{same}");
        let different = emitted(&one, &other);
        for expected in [
            first,
            "static NEAR_2 : [& [u16] ; 2] = [& [0] , & [0 , 1]] ;",
            "near : & NEAR ,",
            "near : & NEAR_2 ,",
        ] {
            assert!(different.contains(expected), "{different}");
        }
    }

    #[test]
    fn what_is_near_in_the_same_way_is_made_of_shifts() {
        let regular: Vec<_> = (0..30).map(|cell| vec![cell, (cell + 1).min(29)]).collect();
        let mut regular = regular;
        regular[29].pop();
        let code = emitted(&regular, &regular);
        for expected in [
            "use rbg_runtime :: codegen :: Shifts ;",
            "const NEAR_PAIRS : Shifts < '_ , 1 > = \
             Shifts :: new ([1] , & [([0 , 0] , [30]) , ([0 , 1] , [29])]) ;",
            "static NEAR_CELLS : [u16 ; 59] = NEAR_PAIRS . list_u16 :: < 30 , _ > () ;",
            "static NEAR : [& [u16] ; 30] = NEAR_PAIRS . lists (& NEAR_CELLS) . 0 ;",
        ] {
            assert!(code.contains(expected), "{expected}\n{code}");
        }
        let mut turned = regular.clone();
        turned[3].reverse();
        let code = emitted(&turned, &turned);
        assert!(!code.contains("Shifts"), "a list keeps its order: {code}");
    }
}
