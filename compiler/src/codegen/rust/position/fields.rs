//! The position as a type: its fields and how they begin.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::lines::LinesCode;
use super::regions::RegionsCode;
use crate::codegen::rust::names::CodeNames;
use crate::model::PlayerId;
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

pub(crate) fn control_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_control {
        quote!(u8)
    } else {
        quote!(u32)
    }
}

/// Emits the types of a position. With `mailbox` it keeps the piece on each cell, and with
/// `control_read` other files read its control state.
pub(super) fn types(
    plan: &Plan<'_>,
    names: &CodeNames,
    mailbox: bool,
    control_read: bool,
    lines: &LinesCode<'_>,
    regions: &RegionsCode<'_>,
) -> TokenStream {
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
    let board = mailbox.then(|| {
        quote! {
            /// The piece on each cell.
            pub(crate) board: Table<PieceCode, #cells>,
        }
    });
    let lines = lines.types();
    let regions = regions.types();
    let known = (!plan.cached_patterns.roots.is_empty()).then(|| {
        quote! {
            /// Cells that the keeper has found out and the player on turn needs.
            pub(crate) known: Cells,
        }
    });
    let of_crate = control_read.then(|| quote!(pub(crate)));
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
            pub(crate) planes: Table<Cells, #pieces>,
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
    plan: &Plan<'_>,
    mailbox: bool,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
    begin: &TokenStream,
) -> TokenStream {
    let control = Literal::usize_unsuffixed(plan.control(plan.machine.start, PlayerId::KEEPER));
    let pieces = plan.game.pieces.len();
    let planes = (0..pieces.next_power_of_two()).map(|piece| plane(plan, piece));
    let board = mailbox.then(|| quote!(board: Table([0; _]),));
    let (empty, empty_regions) = (lines.empty(), regions.empty());
    let (note_lines, note_regions) = (lines.fill(), regions.fill());
    let note = quote!(#note_lines #note_regions);
    let known = (!plan.cached_patterns.roots.is_empty()).then(|| quote!(known: Cells::EMPTY,));
    let position = quote! {
        Self {
            #board
            planes: Table([#(#planes),*]),
            #empty
            #empty_regions
            variables: Variables::default(),
            #known
            cell: 0,
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
    plan: &Plan<'_>,
    names: &CodeNames,
    mailbox: bool,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
) -> TokenStream {
    let board = mailbox.then(|| quote!(board: Table([0; _]),));
    let (empty, empty_regions) = (lines.empty(), regions.empty());
    let (note_lines, note_regions) = (lines.refill(), regions.fill());
    let known = (!plan.cached_patterns.roots.is_empty()).then(|| quote!(known: Cells::EMPTY,));
    let fill = mailbox.then(fill_board);
    let widths = names.variables().iter().zip(&plan.layout.variables);
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

/// Emits the set of cells on which a piece stands at the start.
fn plane(plan: &Plan<'_>, piece: usize) -> TokenStream {
    let cells = plan.game.board.cells.iter().enumerate();
    let at_start = cells.filter(|(_, at_start)| at_start.piece.index() == piece);
    cells_literal(plan, at_start.map(|(cell, _)| cell))
}

/// Emits a set of cells.
pub(super) fn cells_literal(plan: &Plan<'_>, cells: impl Iterator<Item = usize>) -> TokenStream {
    let mut words = vec![0u64; plan.layout.words];
    for cell in cells {
        words[cell / 64] |= 1 << (cell % 64);
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
