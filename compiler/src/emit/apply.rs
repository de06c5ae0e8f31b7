//! What changes the emitted position: performing a player's move, and starting
//! the keeper behind it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

use super::arithmetic::Arithmetics;
use super::fields::{cell_type, control_type};
use super::functions::{Item, Requests};
use super::mentioned::Mentioned;
use super::names::CodeNames;
use super::state::dispatch;
use crate::analysis::Act;
use crate::model::ActionIndex;
use crate::plan::{Kind, Plan};

pub(super) fn put() -> TokenStream {
    quote! {
        /// Puts a piece on a cell and returns the one that stood there.
        #[inline]
        pub(crate) fn put(&mut self, cell: usize, piece: PieceCode) -> PieceCode {
            let old = std::mem::replace(&mut self.board[cell], piece);
            self.planes[old as usize].toggle(cell);
            self.planes[piece as usize].toggle(cell);
            old
        }
    }
}

pub(super) fn count() -> TokenStream {
    quote! {
        /// How many cells hold a piece.
        #[inline]
        pub(crate) fn count(&self, piece: PieceCode) -> i32 {
            self.planes[piece as usize].len() as i32
        }
    }
}

pub(super) fn leave(plan: &Plan<'_>) -> TokenStream {
    let (cell, control) = (cell_type(plan), control_type(plan));
    quote! {
        /// Ends a move on a cell.
        #[inline]
        pub(crate) fn leave(&mut self, control: #control, cell: usize) {
            self.control = control;
            self.cell = cell as #cell;
        }
    }
}

/// Performing one modifier of a player's move.
pub(super) fn perform(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    // Modifiers with the same effect share an arm.
    let mut arms: BTreeMap<String, (TokenStream, Vec<Literal>)> = BTreeMap::new();
    for &index in &plan.layout.indices {
        let effect = effect(plan, names, index);
        let code = Literal::usize_unsuffixed(plan.layout.code_of(index));
        let arm = arms
            .entry(effect.to_string())
            .or_insert_with(|| (effect, Vec::new()));
        arm.1.push(code);
    }
    let mut arms: Vec<_> = arms.into_values().collect();
    arms.sort_by_key(|(_, codes)| codes.iter().map(number_of).min());
    let cell = if arms
        .iter()
        .any(|(effect, _)| Mentioned::in_code(effect).has("cell"))
    {
        quote!(cell)
    } else {
        quote!(_)
    };
    let arms = arms
        .iter()
        .map(|(effect, codes)| quote!(#(#codes)|* => { #effect }));
    quote! {
        /// Performs one modifier of a move.
        #[inline]
        fn perform(&mut self, code: Code) {
            let (index, #cell) = split(code);
            match index {
                #(#arms)*
                _ => {}
            }
        }
    }
}

fn effect(plan: &Plan<'_>, names: &CodeNames, index: ActionIndex) -> TokenStream {
    let machine = &plan.machine;
    let step = machine
        .steps
        .iter()
        .flatten()
        .find(|step| step.act.index() == Some(index));
    let Some(step) = step else {
        return TokenStream::new();
    };
    match &step.act {
        Act::Off(piece, _) => {
            let piece = names.piece(*piece);
            quote!(self.put(cell, #piece);)
        }
        Act::Assign(variable, value, _) => {
            let value = Arithmetics::new(plan, names).value(value);
            let field = names.variable(*variable);
            let stored = names.store(*variable, plan);
            let bound = plan.game.variables[variable.index()].bound;
            value.within(bound, true, &quote!(self.variables.#field = #stored;))
        }
        Act::Switch(player, _) => {
            let control = plan
                .controls
                .binary_search(&(step.target, *player))
                .unwrap_or(0);
            let control = Literal::usize_unsuffixed(control);
            quote!(self.leave(#control, cell);)
        }
        _ => TokenStream::new(),
    }
}

fn number_of(literal: &Literal) -> usize {
    literal.to_string().parse().unwrap_or(0)
}

pub(super) fn run_keeper(plan: &Plan<'_>, requests: &Requests) -> TokenStream {
    let arms = dispatch(plan, true, |state| {
        let name = requests.function(Item::Root(Kind::Keeper, state));
        quote!(self.#name(cell))
    });
    if arms.is_empty() {
        return quote! {
            /// Plays the keeper's moves: it never has one.
            fn run_keeper(&mut self) {}
        };
    }
    quote! {
        /// Plays the keeper's moves until a player is on turn or it is stuck.
        fn run_keeper(&mut self) {
            for _ in 0..rbg_runtime::KEEPER_PATIENCE {
                let cell = self.cell as usize;
                let moved = match self.control {
                    #(#arms,)*
                    _ => false,
                };
                if !moved {
                    return;
                }
            }
        }
    }
}
