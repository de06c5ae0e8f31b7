//! The position as a type: its fields and how they begin.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::lines::LinesCode;
use super::regions::RegionsCode;
use crate::codegen::rust::names::CodeNames;
use crate::model::CellId;
use crate::plan::{Layout, VariableWidth};
use crate::program::{Field, Program};

fn piece_type(layout: &Layout) -> TokenStream {
    if layout.byte_pieces {
        quote!(u8)
    } else {
        quote!(u16)
    }
}

pub(super) fn cell_type(layout: &Layout) -> TokenStream {
    if layout.byte_cells {
        quote!(u8)
    } else {
        quote!(u16)
    }
}

pub(crate) fn control_type(layout: &Layout) -> TokenStream {
    if layout.byte_control {
        quote!(u8)
    } else {
        quote!(u32)
    }
}

/// Emits the types of a position.
pub(super) fn types(
    program: &Program,
    names: &CodeNames,
    lines: &LinesCode<'_>,
    regions: &RegionsCode<'_>,
) -> TokenStream {
    let (held, layout) = (&program.held, &program.held.layout);
    let words = Literal::usize_unsuffixed(layout.words);
    let cells = Literal::usize_unsuffixed(layout.padded_cells);
    let pieces = Literal::usize_unsuffixed(held.planes.len().next_power_of_two());
    let (piece, cell, control) = (piece_type(layout), cell_type(layout), control_type(layout));
    let fields = names
        .variables()
        .iter()
        .zip(&layout.variables)
        .map(|(name, width)| {
            let integer = match width {
                VariableWidth::Byte => quote!(u8),
                VariableWidth::Word => quote!(u16),
                VariableWidth::Long => quote!(i32),
            };
            quote!(pub(crate) #name: #integer)
        });
    let board = program.keeps_occupants().then(|| {
        quote! {
            /// The piece on each cell.
            pub(crate) board: Table<PieceCode, #cells>,
        }
    });
    let lines = lines.types();
    let regions = regions.types();
    let known = held.keeps_known().then(|| {
        quote! {
            /// Cells that the keeper has found out and the player on turn needs.
            pub(crate) known: Cells,
        }
    });
    // Other files read the control state.
    let read = program.mentions.has_field(Field::Control);
    let of_crate = read.then(|| quote!(pub(crate)));
    quote! {
        /// A piece as it is stored.
        pub(crate) type PieceCode = #piece;

        /// A set of cells.
        pub(crate) type Cells = CellSet<#words>;

        /// Scores and variables.
        #[derive(Clone, Debug, Default)]
        pub(crate) struct Variables { #(#fields),* }

        /// A position of the game.
        #[derive(Clone, Debug)]
        pub struct State {
            #board
            /// The cells of each piece.
            pub(crate) planes: Planes<#words, #pieces>,
            #lines
            #regions
            pub(crate) variables: Variables,
            #known
            /// The current cell, which persists between moves.
            cell: #cell,
            /// Where in the rules play goes on.
            #of_crate control: #control,
        }
    }
}

/// Emits the position at the start as the expression of a `Self`, the keeper not yet having played:
/// `begin` makes it do so in `state`.
pub(super) fn initial(
    program: &Program,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
    begin: &TokenStream,
) -> TokenStream {
    let (held, mailbox) = (&program.held, program.keeps_occupants());
    let control = Literal::usize_unsuffixed(held.start);
    let cell = Literal::u32_unsuffixed(held.start_cell.0);
    let planes = (0..held.planes.len().next_power_of_two()).map(|piece| {
        let cells = held.planes.get(piece).map_or(&[][..], Vec::as_slice);
        cells_literal(&held.layout, cells)
    });
    let board = mailbox.then(|| quote!(board: Table([0; _]),));
    let (empty, empty_regions) = (lines.empty(), regions.empty());
    let (note_lines, note_regions) = (lines.fill(), regions.fill());
    let note = quote!(#note_lines #note_regions);
    let known = held.keeps_known().then(|| quote!(known: Cells::EMPTY,));
    let position = quote! {
        Self {
            #board
            planes: Planes([#(#planes),*]),
            #empty
            #empty_regions
            variables: Variables::default(),
            #known
            cell: #cell,
            control: #control,
        }
    };
    if !mailbox && begin.is_empty() && note.is_empty() {
        return position;
    }
    let fill = mailbox.then(fill_board);
    quote! {
        let mut state = #position;
        #fill
        #note
        #begin
        state
    }
}

/// Emits statements that make the mutable `state` with the pieces and variables of the saved
/// position `saved`.
pub(super) fn restored(
    program: &Program,
    names: &CodeNames,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
) -> TokenStream {
    let (held, mailbox) = (&program.held, program.keeps_occupants());
    let board = mailbox.then(|| quote!(board: Table([0; _]),));
    let (empty, empty_regions) = (lines.empty(), regions.empty());
    let (note_lines, note_regions) = (lines.refill(), regions.fill());
    let known = held.keeps_known().then(|| quote!(known: Cells::EMPTY,));
    let fill = mailbox.then(fill_board);
    let widths = names.variables().iter().zip(&held.layout.variables);
    let values = widths.enumerate().map(|(number, (name, width))| {
        let number = Literal::usize_unsuffixed(number);
        match width {
            VariableWidth::Byte => quote!(#name: saved.snapshot.variables[#number] as u8),
            VariableWidth::Word => quote!(#name: saved.snapshot.variables[#number] as u16),
            VariableWidth::Long => quote!(#name: saved.snapshot.variables[#number]),
        }
    });
    quote! {
        let mut state = Self {
            #board
            planes: planes(saved),
            #empty
            #empty_regions
            variables: Variables { #(#values),* },
            #known
            cell: 0,
            control: 0,
        };
        #fill
        #note_lines
        #note_regions
    }
}

/// Emits statements that put the pieces of `state` on its board.
fn fill_board() -> TokenStream {
    quote! {
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
    }
}

/// Emits a set of cells.
pub(super) fn cells_literal(layout: &Layout, cells: &[CellId]) -> TokenStream {
    let mut words = vec![0u64; layout.words];
    for cell in cells {
        words[cell.index() / 64] |= 1 << (cell.index() % 64);
    }
    if words.iter().all(|&word| word == 0) {
        return quote!(Cells::EMPTY);
    }
    let words = words.iter().map(|word| {
        let hexadecimal = format!("{word:#x}").parse::<Literal>();
        hexadecimal.unwrap_or_else(|_| Literal::u64_unsuffixed(*word))
    });
    quote!(Cells::from_words([#(#words),*]))
}
