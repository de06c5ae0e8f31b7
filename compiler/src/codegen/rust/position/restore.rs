//! The saving and restoring of positions.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::fields::{cell_type, cells_literal, control_type, restored};
use super::lines::LinesCode;
use super::regions::RegionsCode;
use crate::codegen::rust::names::CodeNames;
use crate::program::{Calls, Held, Program};

/// Emits the tables of what play can lead to and the implementation of `Restore`.
pub(super) fn restore(
    program: &Program,
    names: &CodeNames,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
) -> TokenStream {
    let (held, layout) = (&program.held, &program.held.layout);
    let count = Literal::usize_unsuffixed(held.switches.len());
    let entries = held.switches.iter().map(|(index, control)| {
        let index = Literal::u32_unsuffixed(*index);
        let control = Literal::usize_unsuffixed(*control);
        quote!((#index, #control))
    });
    let cell = cell_type(layout);
    let control = control_type(layout);
    let known = known(held, &program.calls);
    let (misplaced, current) = (misplaced(held), current(held));
    let (most_table, most_check) = most_cells(held).unzip();
    let (misplaced_table, misplaced_check) = misplaced.unzip();
    let (current_table, current_check) = current.unzip();
    let (cells_table, cells_check) = turn_cells(held).unzip();
    let position = restored(program, names, (lines, regions));
    let cell = if layout.byte_cells {
        quote!(saved.snapshot.cell.number() as #cell)
    } else {
        quote!(saved.snapshot.cell.number())
    };
    let (own, control) = if layout.byte_control {
        (quote!(u32::from(self.control)), quote!(control as #control))
    } else {
        (quote!(self.control), quote!(control))
    };
    quote! {
        /// The switches by their action indices, the start first, and the control states
        /// behind them.
        static SWITCHES: [(u32, u32); #count] = [#(#entries),*];

        #misplaced_table

        #current_table

        #cells_table

        #most_table

        impl Restore for State {
            fn last_switch(&self) -> u32 {
                last_switch(&SWITCHES, #own)
            }

            fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
                let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
                #misplaced_check
                #current_check
                #cells_check
                #most_check
                #position
                state.cell = #cell;
                state.control = #control;
                #known
                Ok(state)
            }
        }
    }
}

/// Prints the names of the checks of positions that are restored, as imports.
pub(super) fn checks(held: &Held) -> TokenStream {
    let misplaced = (!held.misplaced.is_empty()).then(|| quote!(check_places,));
    let current = (!held.current.is_empty()).then(|| quote!(check_current,));
    let cells = (!held.turn_cells.is_empty()).then(|| quote!(check_cell,));
    let most = (!held.piece_bounds.is_empty()).then(|| quote!(check_counts,));
    quote!(#misplaced #current #cells #most)
}

/// Emits the cells on which pieces never stand, and the check that none stands there.
fn misplaced(held: &Held) -> Option<(TokenStream, TokenStream)> {
    let entries = held.misplaced.iter().map(|(piece, cells)| {
        let number = Literal::usize_unsuffixed(piece.index());
        let set = cells_literal(&held.layout, cells);
        quote!((#number, #set))
    });
    let count = Literal::usize_unsuffixed(held.misplaced.len());
    (!held.misplaced.is_empty()).then(|| {
        let table = quote! {
            /// The pieces that play never brings to some cells, with those cells.
            static MISPLACED: [(u16, Cells); #count] = [#(#entries),*];
        };
        (table, quote!(check_places(&MISPLACED, saved)?;))
    })
}

/// Emits the pieces that can stand on the current cell where it makes a difference, and the check
/// that one of them does.
fn current(held: &Held) -> Option<(TokenStream, TokenStream)> {
    let entries = held.current.iter().map(|(control, can)| {
        let control = Literal::usize_unsuffixed(*control);
        let can = can
            .iter()
            .map(|piece| Literal::usize_unsuffixed(piece.index()));
        quote!((#control, &[#(#can),*]))
    });
    let count = Literal::usize_unsuffixed(held.current.len());
    (!held.current.is_empty()).then(|| {
        let table = quote! {
            /// The pieces that can stand on the current cell, for control states where not all can.
            static CURRENT: [(u32, &[u16]); #count] = [#(#entries),*];
        };
        (table, quote!(check_current(&CURRENT, control, saved)?;))
    })
}

/// Emits the cells on which play can go on where it does not go on anywhere, and the check that it
/// does on one of them.
fn turn_cells(held: &Held) -> Option<(TokenStream, TokenStream)> {
    let entries = held.turn_cells.iter().map(|(control, cells)| {
        let control = Literal::usize_unsuffixed(*control);
        let cells = cells_literal(&held.layout, cells);
        quote!((#control, #cells))
    });
    let count = Literal::usize_unsuffixed(held.turn_cells.len());
    (!held.turn_cells.is_empty()).then(|| {
        let table = quote! {
            /// The cells on which play can go on, for control states where it does not on all.
            static TURN_CELLS: [(u32, Cells); #count] = [#(#entries),*];
        };
        (table, quote!(check_cell(&TURN_CELLS, control, saved)?;))
    })
}

/// Emits the most cells on which pieces stand where the moves rely on it, and the check that they stand
/// on no more.
fn most_cells(held: &Held) -> Option<(TokenStream, TokenStream)> {
    let entries = held.piece_bounds.iter().map(|bound| {
        let control = Literal::usize_unsuffixed(bound.control);
        let piece = Literal::usize_unsuffixed(bound.piece.index());
        let most = Literal::usize_unsuffixed(bound.most);
        quote!((#control, #piece, #most))
    });
    let count = Literal::usize_unsuffixed(held.piece_bounds.len());
    (!held.piece_bounds.is_empty()).then(|| {
        let table = quote! {
            /// The control states with pieces and the most cells on which they stand there.
            static MOST_CELLS: [(u32, u16, usize); #count] = [#(#entries),*];
        };
        (table, quote!(check_counts(&MOST_CELLS, control, saved)?;))
    })
}

/// Emits the recomputation of the cells that the keeper has found out for the player to move.
fn known(held: &Held, calls: &Calls) -> Option<TokenStream> {
    let arms = held.known.iter().map(|(control, everywhere)| {
        let control = Literal::usize_unsuffixed(*control);
        let everywhere = format_ident!("{}", calls.called(*everywhere).name());
        quote!(#control => state.known = state.#everywhere())
    });
    held.keeps_known().then(|| {
        quote! {
            match state.control {
                #(#arms,)*
                _ => {}
            }
        }
    })
}
