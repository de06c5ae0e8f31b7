//! The beginning of the keeper's moves, as far as it is not called by who knows what comes.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::dispatch::{Walk, dispatch};
use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::{KeeperStrategy, Kind, Plan};
use crate::program::{Calls, FunctionId, Program};

/// Emits the beginning of the game in the first position, `state`.
pub(super) fn begin(program: &Program, plan: &Plan<'_>) -> TokenStream {
    let calls = &program.calls;
    let known = plan.cached_patterns.start.map(|entry| {
        let called = calls.called(FunctionId::Everywhere(entry));
        let everywhere = format_ident!("{}", called.name());
        quote!(state.known = state.#everywhere();)
    });
    let played = played_first(plan, calls);
    let begin = (!played.is_empty()).then(|| begin_tries(program));
    quote!(#known #begin #played)
}

/// Emits the statement that begins to count how often the keeper takes something back, if that is
/// counted.
pub(super) fn begin_tries(program: &Program) -> TokenStream {
    let counted = program.counts_tries();
    let begin = counted.then(|| quote!(rbg_runtime::codegen::begin_tries();));
    begin.unwrap_or_default()
}

/// Emits the keeper's first move in the first position, `state`.
fn played_first(plan: &Plan<'_>, calls: &Calls) -> TokenStream {
    let start = plan.machine.start;
    match plan.keeper_strategies.get(&start) {
        Some(KeeperStrategy::End) => TokenStream::new(),
        Some(KeeperStrategy::Certain | KeeperStrategy::Tried) => {
            let called = calls.called(FunctionId::Root(Kind::Keeper, start));
            let name = format_ident!("{}", called.name());
            let cell = Literal::u32_unsuffixed(plan.machine.start_cell.0);
            quote!(state.#name(#cell);)
        }
        Some(KeeperStrategy::Played(_)) | None => quote!(state.run_keeper();),
    }
}

/// Emits the function that plays the keeper's moves one by one, from the control states that are
/// not called directly; `None` if all are.
pub(super) fn run_keeper(plan: &Plan<'_>, calls: &Calls, meter: &Meter) -> Option<TokenStream> {
    let controls = plan.controls.iter();
    let mut keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
    if plan.straight_apply && keeper.all(|(state, _)| plan.is_direct(*state)) {
        return None;
    }
    let own = |state, player| player == PlayerId::KEEPER && !plan.is_direct(state);
    let walk = |state| Walk::new(calls, FunctionId::Root(Kind::Keeper, state), false);
    let arms = dispatch(plan, own, walk, |walk| walk.call(&quote!(cell)), meter);
    if arms.is_empty() {
        return Some(quote! {
            /// Plays the keeper's moves: it never has one.
            fn run_keeper(&mut self) {}
        });
    }
    Some(quote! {
        /// Plays the keeper's moves until a player is on turn or it is stuck.
        fn run_keeper(&mut self) {
            for _ in 0..rbg_runtime::position::KEEPER_PATIENCE {
                let cell = self.cell as usize;
                let played = match self.control {
                    #(#arms,)*
                    _ => false,
                };
                if !played {
                    return;
                }
            }
        }
    })
}
