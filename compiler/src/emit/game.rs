//! Emission of the constant facts about the game, as a static.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::automaton::Names;
use crate::model::{Modifier, Shape};
use crate::plan::Plan;

/// Emits `src/game.rs`.
pub(super) fn game(plan: &Plan<'_>, name: &str) -> TokenStream {
    let game = plan.game;
    let players = &game.players;
    let pieces = &game.pieces;
    let variables = game.variables.iter().map(|variable| {
        let (name, bound) = (&variable.name, Literal::i32_unsuffixed(variable.bound));
        quote!(VariableInfo::new(#name, #bound))
    });
    let cells = game.board.cells.iter().map(|cell| {
        let name = &cell.name;
        let place = cell.place.iter().map(|at| Literal::u32_unsuffixed(*at));
        quote!(CellInfo::new(#name, [#(#place),*]))
    });
    let shape = shape(&game.board.shape);
    let labels = game.board.label_infos();
    let labels = labels.iter().map(|label| {
        let runs = label.runs().iter().map(|run| {
            let (first, target) = (run.first.number(), run.target.number());
            let run = [first, run.length, target].map(Literal::u16_unsuffixed);
            quote!(EdgeRun::new(#(#run),*))
        });
        let name = &*label.name;
        quote!(LabelInfo::new(#name, &[#(#runs),*]))
    });
    let actions = game.actions.iter().map(|action| {
        let text = Names(game).modifier(&action.modifier);
        let kind = match &action.modifier {
            Modifier::Off(piece) => {
                let piece = Literal::u32_unsuffixed(piece.0);
                quote!(off(#piece, #text))
            }
            Modifier::Assign(variable, _) => {
                let variable = Literal::u32_unsuffixed(variable.0);
                quote!(assign(#variable, #text))
            }
            Modifier::Switch(player) => {
                let player = Literal::u32_unsuffixed(player.0);
                quote!(switch(#player, #text))
            }
        };
        quote!(ActionInfo::#kind)
    });
    let longest = match plan.length.longest {
        Some(longest) => {
            let longest = Literal::usize_unsuffixed(longest);
            quote!(Some(#longest))
        }
        None => quote!(None),
    };
    quote! {
        use std::borrow::Cow::Borrowed;
        #[allow(unused_imports)]
        use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, EdgeRun, GameInfo, LabelInfo, VariableInfo};

        /// Names, bounds, cells and actions.
        pub(crate) static GAME: GameInfo = GameInfo {
            name: Borrowed(#name),
            players: Borrowed(&[#(Borrowed(#players)),*]),
            pieces: Borrowed(&[#(Borrowed(#pieces)),*]),
            variables: Borrowed(&[#(#variables),*]),
            shape: #shape,
            cells: Borrowed(&[#(#cells),*]),
            labels: Borrowed(&[#(#labels),*]),
            actions: Borrowed(&[#(#actions),*]),
            longest_move: #longest,
        };
    }
}

fn shape(shape: &Shape) -> TokenStream {
    let number = |number: &u32| Literal::u32_unsuffixed(*number);
    match shape {
        Shape::Rectangle { width, height } => {
            let (width, height) = (number(width), number(height));
            quote!(BoardShape::Rectangle { width: #width, height: #height })
        }
        Shape::Hexagon { rows, widest } => {
            let (rows, widest) = (rows.iter().map(number), number(widest));
            quote!(BoardShape::Hexagon { rows: Borrowed(&[#(#rows),*]), widest: #widest })
        }
        Shape::Cuboid {
            width,
            height,
            depth,
        } => {
            let (width, height, depth) = (number(width), number(height), number(depth));
            quote!(BoardShape::Cuboid { width: #width, height: #height, depth: #depth })
        }
        Shape::Graph => quote!(BoardShape::Graph),
    }
}
