//! The saving and restoring of positions.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

use super::fields::{cell_type, cells_literal, control_type, restored};
use super::lines::LinesCode;
use super::regions::RegionsCode;
use crate::codegen::rust::names::CodeNames;
use crate::effort::Meter;
use crate::machine::Action;
use crate::model::{PieceId, PlayerId};
use crate::plan::Plan;
use crate::program::{Calls, FunctionId};

/// Emits the tables of what play can lead to and the implementation of `Restore`.
pub(super) fn restore(
    plan: &Plan<'_>,
    names: &CodeNames,
    calls: &Calls,
    mailbox: bool,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
    meter: &Meter,
) -> TokenStream {
    let switches = switches(plan, meter);
    let count = Literal::usize_unsuffixed(switches.len());
    let entries = switches.iter().map(|(index, control)| {
        let index = Literal::u32_unsuffixed(*index);
        let control = Literal::usize_unsuffixed(*control);
        quote!((#index, #control))
    });
    let cell = cell_type(plan);
    let control = control_type(plan);
    let cached = cached(plan, calls);
    let (misplaced, current) = (misplaced(plan), current(plan));
    let (misplaced_table, misplaced_check) = misplaced.unzip();
    let (current_table, current_check) = current.unzip();
    let position = restored(plan, names, mailbox, (lines, regions));
    let cell = if plan.layout.byte_cells {
        quote!(saved.snapshot.cell.number() as #cell)
    } else {
        quote!(saved.snapshot.cell.number())
    };
    let (own, control) = if plan.layout.byte_control {
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

        impl Restore for State {
            fn last_switch(&self) -> u32 {
                last_switch(&SWITCHES, #own)
            }

            fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
                let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
                #misplaced_check
                #current_check
                #position
                state.cell = #cell;
                state.control = #control;
                #cached
                Ok(state)
            }
        }
    }
}

/// Returns the switches that play can come to by their action indices, the start first as 0, with
/// the control states behind them.
fn switches(plan: &Plan<'_>, meter: &Meter) -> BTreeMap<u32, usize> {
    let start = plan.control(plan.machine.start, PlayerId::KEEPER);
    let reached = plan
        .machine
        .states(meter)
        .into_iter()
        .flatten()
        .filter(|&s| plan.flow.reached(s));
    let steps = reached.flat_map(|state| plan.machine.steps(state, meter).unwrap_or_default());
    let behind = steps.filter_map(|step| match step.action {
        Action::Switch(player, index) => Some((index.0, plan.control(step.target, player))),
        _ => None,
    });
    [(0, start)].into_iter().chain(behind).collect()
}

/// Prints the names of the checks of positions that are restored, as imports.
pub(super) fn checks(plan: &Plan<'_>) -> TokenStream {
    let misplaced = misplaced(plan).map(|_| quote!(check_places,));
    let current = current(plan).map(|_| quote!(check_current,));
    quote!(#misplaced #current)
}

/// Emits the cells on which pieces never stand, and the check that none stands there: all that is
/// known of the pieces on the way of a game holds only for positions of which it holds as well.
fn misplaced(plan: &Plan<'_>) -> Option<(TokenStream, TokenStream)> {
    let pieces = (0..plan.game.pieces.len()).map(PieceId::from_index);
    let entries = pieces.filter_map(|piece| {
        let cells = 0..plan.game.board.cells.len();
        let never = |&cell: &usize| !plan.flow.can_be_on(cell, piece);
        let cells: Vec<usize> = cells.filter(never).collect();
        let number = Literal::usize_unsuffixed(piece.index());
        let set = cells_literal(plan, cells.iter().copied());
        (!cells.is_empty()).then(|| quote!((#number, #set)))
    });
    let entries: Vec<TokenStream> = entries.collect();
    let count = Literal::usize_unsuffixed(entries.len());
    (!entries.is_empty()).then(|| {
        let table = quote! {
            /// The pieces that play never brings to some cells, with those cells.
            static MISPLACED: [(u16, Cells); #count] = [#(#entries),*];
        };
        (table, quote!(check_places(&MISPLACED, saved)?;))
    })
}

/// Emits the pieces that can stand on the current cell where it makes a difference, and the check
/// that one of them does.
fn current(plan: &Plan<'_>) -> Option<(TokenStream, TokenStream)> {
    let controls = plan.controls.iter().zip(&plan.idle_cells).enumerate();
    let counting = controls.filter(|(_, (_, idle))| !**idle);
    let entries = counting.filter_map(|(control, ((state, _), _))| {
        let pieces = (0..plan.game.pieces.len()).map(PieceId::from_index);
        let can_be = |piece: &PieceId| plan.flow.can_be_current(*state, *piece);
        let (can, never): (Vec<PieceId>, Vec<PieceId>) = pieces.partition(can_be);
        let control = Literal::usize_unsuffixed(control);
        let can = can
            .iter()
            .map(|piece| Literal::usize_unsuffixed(piece.index()));
        (!never.is_empty()).then(|| quote!((#control, &[#(#can),*])))
    });
    let entries: Vec<TokenStream> = entries.collect();
    let count = Literal::usize_unsuffixed(entries.len());
    (!entries.is_empty()).then(|| {
        let table = quote! {
            /// The pieces that can stand on the current cell, for control states where not all can.
            static CURRENT: [(u32, &[u16]); #count] = [#(#entries),*];
        };
        (table, quote!(check_current(&CURRENT, control, saved)?;))
    })
}

/// Emits the recomputation of the pattern results that the keeper has cached for the player to
/// move.
fn cached(plan: &Plan<'_>, calls: &Calls) -> Option<TokenStream> {
    let controls = plan.controls.iter().enumerate();
    let arms: Vec<TokenStream> = controls
        .filter_map(|(number, (state, _))| {
            let entry = plan.cached_patterns.roots.get(state)?;
            let number = Literal::usize_unsuffixed(number);
            let everywhere = calls.called(FunctionId::Everywhere(*entry));
            let everywhere = format_ident!("{}", everywhere.name());
            Some(quote!(#number => state.known = state.#everywhere()))
        })
        .collect();
    (!arms.is_empty()).then(|| {
        quote! {
            match state.control {
                #(#arms,)*
                _ => {}
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Game;
    use crate::testing::{plan, row};

    /// The entries of a table, without the blanks between tokens.
    fn entries(table: Option<(TokenStream, TokenStream)>) -> String {
        let text = table.map(|(table, _)| table.to_string().replace(' ', ""));
        let text = text.unwrap_or_default();
        let (_, entries) = text.split_once("]=[").unwrap_or_default();
        entries
            .trim_end_matches(';')
            .trim_end_matches(']')
            .to_owned()
    }

    #[test]
    fn pieces_that_never_come_to_a_cell_are_known() {
        // The pieces are e, x, y, z, and z is never put.
        let any = "#any = (left* + right*)\n";
        let cases = [
            (
                "->p any {e} [x] ->q any {x} [y]",
                "(3,Cells::from_words([0xf]))",
            ),
            (
                "->p any {e} [x] right [y] ->> any {x} [z]",
                "(2,Cells::from_words([0x1]))",
            ),
            (
                "->p any {e} [x] left [y] ->q left right [z]",
                "(2,Cells::from_words([0x8])),(3,Cells::from_words([0x1]))",
            ),
            ("->p any {e} [x] ->q any {x} [y] any [z]", ""),
        ];
        for (rules, expected) in cases {
            let game: Game = row(&format!("{any}{rules}"));
            assert_eq!(entries(misplaced(&plan(&game))), expected, "{rules}");
        }
    }

    #[test]
    fn pieces_on_the_current_cell_are_known_where_it_counts() {
        let any = "#any = (left* + right*)\n";
        let cases = [
            // Moves begin anywhere.
            ("->p any {e} [x] ->q any {x} [y]", ""),
            // The second player goes on where the first has put x.
            ("->p any {e} [x] ->q {x} [y] right", "(2,&[1])"),
            ("->p any {e} ([x] + [y]) ->q left [y]", "(2,&[1,2])"),
        ];
        for (rules, expected) in cases {
            let game: Game = row(&format!("{any}{rules}"));
            assert_eq!(entries(current(&plan(&game))), expected, "{rules}");
        }
    }

    #[test]
    fn play_does_not_go_on_where_no_game_comes_to() {
        let reached = |rules: &str| {
            switches(&plan(&row(rules)), &Meter::unlimited())
                .into_keys()
                .collect::<Vec<_>>()
        };
        assert_eq!(reached("->p {e} [x] ->q {x} [e]"), [0, 1, 3]);
        assert_eq!(reached("->p {e} [x] ({z} ->q + ->p) {x} [e]"), [0, 1, 4]);
    }
}
