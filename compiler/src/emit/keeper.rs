//! Emission of the keeper's moves: how they are started, and what differs from other walks, as the
//! keeper's changes stay.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::apply::settle;
use super::functions::{Entry, FunctionId, FunctionQueue};
use super::set_expression::bare;
use super::state::dispatch;
use super::walk::{Code, WalkEmitter};
use crate::analysis::{CustodianFlips, Run, Step, direction};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::{PieceId, PlayerId};
use crate::plan::{Kind, Plan};

/// Emits the continuation behind a switch on `cell`: it leaves the position to the player, or lets
/// the keeper play.
pub(super) fn go_on(
    plan: &Plan<'_>,
    queue: &FunctionQueue,
    target: StateId,
    player: PlayerId,
    meter: &Meter,
) -> TokenStream {
    let control = Literal::usize_unsuffixed(plan.control(target, player));
    let leave = quote!(self.leave(#control, cell););
    if player != PlayerId::KEEPER
        || plan
            .machine
            .steps(target, meter)
            .unwrap_or_default()
            .is_empty()
    {
        return leave;
    }
    if !plan.is_direct(target) {
        return quote!(#leave self.run_keeper(););
    }
    let name = queue.function(FunctionId::Root(Kind::Keeper, target));
    if plan.must_succeed(target) {
        quote!(self.#name(cell);)
    } else {
        quote!(if !self.#name(cell) { #leave })
    }
}

/// Emits the beginning of the game in the first position, `state`.
pub(super) fn begin(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> TokenStream {
    let start = plan.machine.start;
    if !plan.is_direct(start) {
        quote!(state.run_keeper();)
    } else if plan
        .machine
        .steps(start, meter)
        .unwrap_or_default()
        .is_empty()
    {
        TokenStream::new()
    } else {
        let name = queue.function(FunctionId::Root(Kind::Keeper, start));
        quote!(state.#name(0);)
    }
}

/// Emits the function that plays the keeper's moves one by one, from the control states that are
/// not called directly; `None` if all are.
pub(super) fn run_keeper(
    plan: &Plan<'_>,
    queue: &FunctionQueue,
    meter: &Meter,
) -> Option<TokenStream> {
    let controls = plan.controls.iter();
    let mut keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
    if plan.apply_plan.is_some() && keeper.all(|(state, _)| plan.is_direct(*state)) {
        return None;
    }
    let own = |state, player| player == PlayerId::KEEPER && !plan.is_direct(state);
    let arms = dispatch(
        plan,
        own,
        |state| {
            let name = queue.function(FunctionId::Root(Kind::Keeper, state));
            quote!(self.#name(cell))
        },
        meter,
    );
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

impl WalkEmitter<'_> {
    /// Emits the end of a move of the keeper, and the beginning of the next one if it is known
    /// which.
    pub(super) fn keeper_switch(&self, target: StateId, player: PlayerId) -> TokenStream {
        let control = Literal::usize_unsuffixed(self.plan.control(target, player));
        let onward = if player == PlayerId::KEEPER && self.plan.is_direct(target) {
            go_on(self.plan, self.queue, target, player, self.meter)
        } else if player != PlayerId::KEEPER
            && self.plan.cached_patterns.roots.contains_key(&target)
        {
            quote!(self.leave_known(#control, cell);)
        } else {
            quote!(self.leave(#control, cell);)
        };
        quote!(#onward return true;)
    }

    /// Emits the flipping of runs of pieces that begin next to `cell`.
    pub(super) fn custodian_flips(&self, flips: &CustodianFlips) -> Code {
        let runs = flips.runs.iter().map(|run| self.enclosed(run, flips.old));
        let (old, new) = (self.names.piece(flips.old), self.names.piece(flips.new));
        let code = self.enter(flips.behind, Entry::Modified);
        let inner = code.tokens;
        let undo = (!code.diverges).then(|| quote!(self.turn_over(turned, #new, #old);));
        Code {
            tokens: quote! {{
                let turned = #(#runs)|*;
                self.turn_over(turned, #old, #new);
                #inner
                #undo
            }},
            diverges: code.diverges,
        }
    }

    /// Emits the set of cells of a run of a piece.
    fn enclosed(&self, run: &Run, piece: PieceId) -> TokenStream {
        let direction =
            direction(self.plan.machine.relations.get(run.ahead), self.meter).unwrap_or_default();
        let enclosed = match direction {
            Some(direction) if direction.upward => quote!(enclosed_up),
            _ => quote!(enclosed_down),
        };
        let rays = self.tables.rays(run.ahead);
        let of = |pieces: &[PieceId]| bare(self.names.planes(pieces, self.plan));
        let (within, end) = (of(&[piece]), of(&run.end));
        quote!(#enclosed(&#rays, cell, #within, #end))
    }

    /// Emits the putting of a piece by the keeper, and its undoing if it is known what stood there.
    pub(super) fn keeper_put(
        &self,
        step: &Step,
        piece: PieceId,
    ) -> (TokenStream, Option<TokenStream>) {
        let machine = &self.plan.machine;
        let state = self.place(step).map(|(state, _)| state);
        let (Some(_), Some(state)) = (&self.plan.apply_plan, state) else {
            let piece = self.names.piece(piece);
            return (quote!(self.put(cell, #piece);), None);
        };
        let old = self
            .plan
            .flow
            .before(machine, state, step, self.meter)
            .unwrap_or_default();
        let put = settle(self.names, &old, piece);
        let undo = match old.as_slice() {
            [] => Some(TokenStream::new()),
            [only] => Some(settle(self.names, &[piece], *only)),
            _ => None,
        };
        (put, undo)
    }
}
