//! Emission of the saving and restoring of positions.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

use super::fields::{cell_type, control_type, restored};
use super::functions::{FunctionId, FunctionQueue};
use super::lines::LinesCode;
use super::names::CodeNames;
use super::regions::RegionsCode;
use crate::analysis::Action;
use crate::model::PlayerId;
use crate::plan::Plan;

/// Emits the table of switches and the implementation of `Restore`.
pub(super) fn restore(
    plan: &Plan<'_>,
    names: &CodeNames,
    queue: &FunctionQueue,
    mailbox: bool,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
) -> TokenStream {
    let switches = switches(plan);
    let count = Literal::usize_unsuffixed(switches.len());
    let entries = switches.iter().map(|(index, control)| {
        let index = Literal::u32_unsuffixed(*index);
        let control = Literal::usize_unsuffixed(*control);
        quote!((#index, #control))
    });
    let cell = cell_type(plan);
    let control = control_type(plan);
    let cached = cached(plan, queue);
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

        impl Restore for State {
            fn last_switch(&self) -> u32 {
                last_switch(&SWITCHES, #own)
            }

            fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
                let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
                #position
                state.cell = #cell;
                state.control = #control;
                #cached
                Ok(state)
            }
        }
    }
}

/// Returns the switches by their action indices, the start first as 0, with the control states
/// behind them.
fn switches(plan: &Plan<'_>) -> BTreeMap<u32, usize> {
    let start = plan.control(plan.machine.start, PlayerId::KEEPER);
    let steps = plan.machine.steps.iter().flatten();
    let behind = steps.filter_map(|step| match step.action {
        Action::Switch(player, index) => Some((index.0, plan.control(step.target, player))),
        _ => None,
    });
    [(0, start)].into_iter().chain(behind).collect()
}

/// Emits the recomputation of the pattern results that the keeper has cached for the player to
/// move.
fn cached(plan: &Plan<'_>, queue: &FunctionQueue) -> Option<TokenStream> {
    let controls = plan.controls.iter().enumerate();
    let arms: Vec<TokenStream> = controls
        .filter_map(|(number, (state, _))| {
            let entry = plan.cached_patterns.roots.get(state)?;
            let number = Literal::usize_unsuffixed(number);
            let everywhere = queue.function(FunctionId::Everywhere(*entry));
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
