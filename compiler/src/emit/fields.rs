//! The emitted position as a type: its fields and how they begin.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names::CodeNames;
use crate::plan::{Plan, VariableWidth};

fn piece_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_pieces {
        quote!(u8)
    } else {
        quote!(u16)
    }
}

pub(super) fn cell_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_cells {
        quote!(u8)
    } else {
        quote!(u16)
    }
}

pub(super) fn control_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_control {
        quote!(u8)
    } else {
        quote!(u32)
    }
}

/// The types of a position.
pub(super) fn types(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    let words = Literal::usize_unsuffixed(plan.layout.words);
    let cells = Literal::usize_unsuffixed(plan.layout.padded_cells);
    let pieces = Literal::usize_unsuffixed(plan.game.pieces.len().next_power_of_two());
    let (piece, cell, control) = (piece_type(plan), cell_type(plan), control_type(plan));
    let fields = names
        .variables()
        .iter()
        .zip(&plan.layout.variables)
        .map(|(name, width)| {
            let integer = match width {
                VariableWidth::Byte => quote!(u8),
                VariableWidth::Word => quote!(u16),
                VariableWidth::Long => quote!(i32),
            };
            quote!(pub(crate) #name: #integer)
        });
    quote! {
        /// A piece as it is stored.
        pub(crate) type PieceCode = #piece;

        /// A set of cells.
        pub(crate) type Cells = CellSet<#words>;

        /// Scores and variables.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
        pub(crate) struct Variables { #(#fields),* }

        /// A position of the game.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct State {
            /// The piece on each cell.
            pub(crate) board: Table<PieceCode, #cells>,
            /// The cells of each piece.
            pub(crate) planes: Table<Cells, #pieces>,
            pub(crate) variables: Variables,
            /// The current cell, which persists between moves.
            cell: #cell,
            /// Where in the rules play goes on.
            control: #control,
        }
    }
}

/// The pieces at the start.
pub(super) fn initial_board(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    let padding = plan.layout.padded_cells - plan.layout.cells;
    let first = plan.game.board.cells.first().map(|cell| cell.piece);
    let pieces = plan.game.board.cells.iter().map(|cell| cell.piece);
    let padding = std::iter::repeat_n(first, padding).flatten();
    let pieces = pieces.chain(padding).map(|piece| names.piece(piece));
    quote!([#(#pieces),*])
}
