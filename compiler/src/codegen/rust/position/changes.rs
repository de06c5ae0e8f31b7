//! What changes the position: putting pieces, and leaving it to who moves next.

use proc_macro2::TokenStream;
use quote::quote;

use super::fields::{cell_type, control_type};
use super::lines::LinesCode;
use super::pools;
use super::regions::RegionsCode;
use crate::model::PlayerId;
use crate::plan::Plan;
use crate::program::Held;

pub(super) fn put(lines: &LinesCode<'_>, regions: &RegionsCode<'_>) -> TokenStream {
    let noted = regions.change(|pieces| quote!(matches!(old, #pieces)));
    let changes = ["old", "piece"].map(|which| lines.change("toggle", which));
    quote! {
        /// Puts a piece on a cell and returns the one that stood there.
        #[inline]
        pub(crate) fn put(&mut self, cell: usize, piece: PieceCode) -> PieceCode {
            let old = std::mem::replace(&mut self.board[cell], piece);
            self.planes[old].toggle(cell);
            self.planes[piece].toggle(cell);
            #(#changes)*
            #noted
            old
        }
    }
}

/// The most words of boards on which all words of a set are changed at once, in registers.
///
/// Only one of them differs, but which one is not known: to change just that one, in
/// memory, makes whoever asks for the set next wait for the change. Larger sets take more
/// work than such a wait.
const WORDS_CHANGED_AT_ONCE: usize = 2;

/// Returns whether the words of sets are changed at once where a piece is put. That is of no use if
/// moves come from pools, so that nobody asks for sets.
fn changes_whole_sets(plan: &Plan<'_>) -> bool {
    let exact = plan.pools.iter().filter(|pool| pool.exact);
    let pooled: Vec<usize> = exact
        .flat_map(|pool| pool.controls.iter().map(|(control, _)| *control))
        .collect();
    let mut players =
        (0..plan.controls.len()).filter(|&control| plan.controls[control].1 != PlayerId::KEEPER);
    plan.layout.words == WORDS_CHANGED_AT_ONCE && players.any(|control| !pooled.contains(&control))
}

/// Puts a piece where it is known what can stand.
pub(super) fn exchange(
    plan: &Plan<'_>,
    mailbox: bool,
    lines: &LinesCode<'_>,
    regions: &RegionsCode<'_>,
) -> TokenStream {
    let noted =
        regions.change(|pieces| quote!(others.iter().any(|other| matches!(*other, #pieces))));
    let board = mailbox.then(|| quote!(self.board[cell] = piece;));
    let remove = lines.change("remove", "other");
    let insert = lines.change("insert", "piece");
    let (here, taken, added) = if changes_whole_sets(plan) {
        (
            Some(quote!(let here = Cells::of(cell);)),
            quote!(self.planes[other] &= !here;),
            quote!(self.planes[piece] |= here;),
        )
    } else {
        (
            None,
            quote!(self.planes[other].remove(cell);),
            quote!(self.planes[piece].insert(cell);),
        )
    };
    let inline = pools::exchange_attribute(plan);
    quote! {
        /// Puts a piece on a cell where one of some others stands.
        #inline
        pub(crate) fn exchange<const N: usize>(
            &mut self,
            cell: usize,
            others: [PieceCode; N],
            piece: PieceCode,
        ) {
            #board
            #here
            for other in others {
                #taken
                #remove
            }
            #added
            #insert
            #noted
        }
    }
}

/// Replaces a piece by another on some cells.
pub(super) fn turn_over(mailbox: bool, one_by_one: bool) -> TokenStream {
    if one_by_one {
        return quote! {
            /// Puts a piece on all of some cells, where another one stands.
            #[inline]
            pub(crate) fn turn_over(&mut self, cells: Cells, other: PieceCode, piece: PieceCode) {
                for cell in cells {
                    self.exchange(cell, [other], piece);
                }
            }
        };
    }
    let board = mailbox.then(|| quote!(cells.for_each(|cell| self.board[cell] = piece);));
    quote! {
        /// Puts a piece on all of some cells, where another one stands.
        #[inline]
        pub(crate) fn turn_over(&mut self, cells: Cells, other: PieceCode, piece: PieceCode) {
            #board
            self.planes[other] ^= cells;
            self.planes[piece] ^= cells;
        }
    }
}

pub(super) fn count() -> TokenStream {
    quote! {
        /// How many cells hold a piece.
        #[inline]
        pub(crate) fn count(&self, piece: PieceCode) -> i32 {
            self.planes[piece].len() as i32
        }
    }
}

pub(super) fn leave(held: &Held) -> TokenStream {
    let (cell, control) = (cell_type(&held.layout), control_type(&held.layout));
    if !held.keeps_known() {
        return quote! {
            /// Ends a move on a cell.
            #[inline]
            pub(crate) fn leave(&mut self, control: #control, cell: usize) {
                self.control = control;
                self.cell = cell as #cell;
            }
        };
    }
    quote! {
        /// Ends a move on a cell.
        #[inline]
        pub(crate) fn leave(&mut self, control: #control, cell: usize) {
            self.known = Cells::EMPTY;
            self.leave_known(control, cell);
        }

        /// As `leave`, to a player who needs the cells that have been found out.
        #[inline]
        pub(crate) fn leave_known(&mut self, control: #control, cell: usize) {
            self.control = control;
            self.cell = cell as #cell;
        }
    }
}
