//! Emission of the keeper's moves: how they are started, and what differs from other walks, as the
//! keeper's changes stay.

use proc_macro2::TokenStream;
use quote::quote;

use super::actions::{put, settle};
use super::dispatch::{Walk, dispatch};
use super::queue::{Entry, FunctionQueue};
use super::walk::{Code, Located, WalkEmitter};
use crate::analysis::{CustodianFlips, Run, direction};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::{PieceId, PlayerId};
use crate::plan::{Kind, Plan};
use crate::program::{Expr, FunctionId, Helper, Stmt};

/// Builds the continuation behind a switch on `cell`: it leaves the position to the player, or lets
/// the keeper play.
pub(super) fn go_on(
    plan: &Plan<'_>,
    queue: &FunctionQueue,
    target: StateId,
    player: PlayerId,
    meter: &Meter,
) -> Vec<Stmt> {
    let leave = leave(Helper::Leave, plan.control(target, player));
    if player != PlayerId::KEEPER
        || plan
            .machine
            .steps(target, meter)
            .unwrap_or_default()
            .is_empty()
    {
        return vec![leave];
    }
    if !plan.is_direct(target) {
        let run = Stmt::Do(Expr::Helper(Helper::RunKeeper, Vec::new()));
        return vec![leave, run];
    }
    let call = queue.call(FunctionId::Root(Kind::Keeper, target), vec![Expr::cell()]);
    if plan.must_succeed(target) {
        vec![Stmt::Do(call)]
    } else {
        vec![Stmt::when(call.not(), vec![leave])]
    }
}

/// Returns the end of a move on `cell` in a control state.
pub(super) fn leave(how: Helper, control: usize) -> Stmt {
    Stmt::Do(Expr::Helper(how, vec![Expr::number(control), Expr::cell()]))
}

/// Emits the beginning of the game in the first position, `state`.
pub(super) fn begin(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> TokenStream {
    let known = plan.cached_patterns.start.map(|entry| {
        let everywhere = queue.function(FunctionId::Everywhere(entry));
        quote!(state.known = state.#everywhere();)
    });
    let played = played_first(plan, queue, meter);
    quote!(#known #played)
}

/// Emits the keeper's first move in the first position, `state`.
fn played_first(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> TokenStream {
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
    let walk = |state| Walk::new(queue, FunctionId::Root(Kind::Keeper, state), false);
    let arms = dispatch(
        plan,
        own,
        walk,
        |walk| walk.call(queue, &quote!(cell)),
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
    /// Builds the end of a move of the keeper, and the beginning of the next one if it is known
    /// which.
    pub(super) fn keeper_switch(&self, target: StateId, player: PlayerId) -> Vec<Stmt> {
        let control = self.plan.control(target, player);
        let onward = if player == PlayerId::KEEPER && self.plan.is_direct(target) {
            go_on(self.whole, self.queue, target, player, self.meter)
        } else if player != PlayerId::KEEPER
            && self.whole.cached_patterns.roots.contains_key(&target)
        {
            vec![leave(Helper::LeaveKnown, control)]
        } else {
            vec![leave(Helper::Leave, control)]
        };
        [onward, vec![Stmt::answer(true)]].concat()
    }

    /// Builds the flipping of runs of pieces that begin next to `cell`.
    pub(super) fn custodian_flips(&self, flips: &CustodianFlips) -> Code {
        let runs = flips.runs.iter().map(|run| self.enclosed(run, flips.old));
        let code = self.enter(flips.behind, Entry::Modified);
        let turn = |from: PieceId, to: PieceId| {
            let arguments = vec![Expr::local("turned"), Expr::Piece(from), Expr::Piece(to)];
            Stmt::Do(Expr::Helper(Helper::TurnOver, arguments))
        };
        let mut statements = vec![
            Stmt::set("turned", Expr::union(runs)),
            turn(flips.old, flips.new),
        ];
        statements.extend(code.statements);
        if !code.diverges {
            statements.push(turn(flips.new, flips.old));
        }
        Code {
            statements: vec![Stmt::Scope(statements)],
            diverges: code.diverges,
        }
    }

    /// Returns the set of cells of a run of a piece.
    fn enclosed(&self, run: &Run, piece: PieceId) -> Expr {
        let direction =
            direction(self.plan.machine.relations.get(run.ahead), self.meter).unwrap_or_default();
        let enclosed = match direction {
            Some(direction) if direction.upward => Helper::EnclosedUp,
            _ => Helper::EnclosedDown,
        };
        let rays = self.tables.rays(run.ahead);
        let of = |pieces: &[PieceId]| self.names.planes(pieces, self.whole);
        Expr::Helper(
            enclosed,
            vec![rays, Expr::cell(), of(&[piece]), of(&run.end)],
        )
    }

    /// Returns the putting of a piece by the keeper, and its undoing if it is known what stood
    /// there.
    pub(super) fn keeper_put(
        &self,
        step: Located<'_>,
        piece: PieceId,
    ) -> (Vec<Stmt>, Option<Vec<Stmt>>) {
        let machine = &self.plan.machine;
        if self.plan.apply_plan.is_none() {
            return (vec![Stmt::Do(put(Expr::cell(), Expr::Piece(piece)))], None);
        }
        let old = self
            .plan
            .flow
            .before(machine, step.id.state, &step, self.meter)
            .unwrap_or_default();
        let undo = match old.as_slice() {
            [] => Some(Vec::new()),
            [only] => Some(settle(&[piece], *only)),
            _ => None,
        };
        (settle(&old, piece), undo)
    }
}
