//! Emission of what changes the position: putting pieces, and performing a player's move.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

use super::arithmetic::Arithmetics;
use super::fields::{cell_type, control_type};
use super::free_variables::FreeVariables;
use super::functions::FunctionQueue;
use super::keeper::go_on;
use super::lines::LinesCode;
use super::names::CodeNames;
use super::pools;
use super::regions::RegionsCode;
use super::sampling::performs_prefixes;
use crate::analysis::{Action, Step};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::{ActionIndex, PieceId, PlayerId};
use crate::plan::{Branch, Plan};

pub(super) fn put(lines: &LinesCode<'_>, regions: &RegionsCode<'_>) -> TokenStream {
    let noted = regions.change(|pieces| quote!(matches!(old, #pieces)));
    let changes = ["old", "piece"].map(|which| lines.change("toggle", which));
    quote! {
        /// Puts a piece on a cell and returns the one that stood there.
        #[inline]
        pub(crate) fn put(&mut self, cell: usize, piece: PieceCode) -> PieceCode {
            let old = std::mem::replace(&mut self.board[cell], piece);
            self.planes[old as usize].toggle(cell);
            self.planes[piece as usize].toggle(cell);
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
            quote!(self.planes[other as usize] &= !here;),
            quote!(self.planes[piece as usize] |= here;),
        )
    } else {
        (
            None,
            quote!(self.planes[other as usize].remove(cell);),
            quote!(self.planes[piece as usize].insert(cell);),
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
            self.planes[other as usize] ^= cells;
            self.planes[piece as usize] ^= cells;
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
    if plan.cached_patterns.roots.is_empty() {
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

/// The number of pieces on a cell, one among them, from which it is cheaper to ask which one it is
/// than to clear them all.
const MANY_OTHERS: usize = 4;

/// The number of control states from which those behind moves are looked up in a table.
const MANY_CONTROLS: usize = 4;

/// Emits the putting of a piece on `cell`, where one of the pieces `old` stands.
pub(super) fn settle(names: &CodeNames, old: &[PieceId], piece: PieceId) -> TokenStream {
    let others: Vec<_> = old.iter().filter(|other| **other != piece).collect();
    let new = names.piece(piece);
    match others.len() {
        0 => TokenStream::new(),
        1..MANY_OTHERS => {
            let others = others.into_iter().map(|other| names.piece(*other));
            quote!(self.exchange(cell, [#(#others),*], #new);)
        }
        _ => quote!(self.put(cell, #new);),
    }
}

/// Emits the performing of a player's move: `apply` and what it needs.
pub(super) fn apply(
    plan: &Plan<'_>,
    names: &CodeNames,
    queue: &FunctionQueue,
    meter: &Meter,
) -> (TokenStream, Option<TokenStream>) {
    let effects = Effects {
        plan,
        meter,
        names,
        queue,
    };
    let apply_plan = plan.apply_plan.as_ref();
    if let Some(tree) = plan.tree() {
        let body = effects.tree(tree, 0);
        let m = FreeVariables::of(&body, meter).name("m");
        let apply = quote!(fn apply(&mut self, #m: &Move) { #body });
        // Drawn moves may have to be performed up to where they are cut.
        let in_parts = plan
            .partial
            .as_ref()
            .is_some_and(|partial| !partial.behind.is_empty());
        let prefixes = performs_prefixes(plan, meter) || in_parts;
        let perform = prefixes.then(|| effects.perform(false));
        if plan.pools.is_empty() {
            return (apply, perform);
        }
        let made = pools::make(m, body);
        let apply = quote!(
            fn apply(&mut self, m: &Move) {
                self.make(m);
            }
        );
        return (apply, Some(quote!(#made #perform)));
    }
    let keeper = apply_plan.is_none().then(|| quote!(self.run_keeper();));
    let apply = quote! {
        fn apply(&mut self, m: &Move) {
            for &code in m.codes() {
                self.perform(code);
            }
            #keeper
        }
    };
    (apply, Some(effects.perform(true)))
}

/// An emitter of what modifiers do.
struct Effects<'p> {
    plan: &'p Plan<'p>,
    meter: &'p Meter,
    names: &'p CodeNames,
    queue: &'p FunctionQueue,
}

impl Effects<'_> {
    /// Emits the function that performs one modifier of a player's move, or of one up to a cut,
    /// before the player `switches`.
    fn perform(&self, switches: bool) -> TokenStream {
        let ends = |index: &ActionIndex| {
            let mut steps = self.steps(*index);
            steps.any(|(_, step)| step.action.ends())
        };
        let indices = self.plan.layout.indices.iter();
        let indices = indices.filter(|index| switches || !ends(index));
        let arms = self.arms(indices.map(|&index| (index, self.effect(index, &self.old(index)))));
        let cell = FreeVariables::of(&arms, self.meter).name("cell");
        quote! {
            /// Performs one modifier of a move.
            #[inline]
            fn perform(&mut self, code: Code) {
                let (index, #cell) = split(code);
                match index { #arms }
            }
        }
    }

    /// Emits the arms of a match on a modifier; modifiers that do the same share one.
    fn arms(&self, effects: impl Iterator<Item = (ActionIndex, TokenStream)>) -> TokenStream {
        let mut arms: BTreeMap<String, (TokenStream, Vec<usize>)> = BTreeMap::new();
        for (index, effect) in effects {
            let arm = arms.entry(effect.to_string());
            let arm = arm.or_insert_with(|| (effect, Vec::new()));
            arm.1.push(self.plan.layout.code_of(index));
        }
        let mut arms: Vec<_> = arms.into_values().collect();
        arms.sort_by_key(|(_, codes)| codes.iter().min().copied());
        let arms = arms.into_iter().map(|(effect, codes)| {
            let codes = codes.into_iter().map(Literal::usize_unsuffixed);
            quote!(#(#codes)|* => { #effect })
        });
        quote!(#(#arms)* _ => {})
    }

    /// Emits the performing of the modifiers of a move from number `place` on.
    fn tree(&self, branches: &[Branch], place: usize) -> TokenStream {
        let at = Literal::usize_unsuffixed(place);
        let branch = |branch: &Branch| {
            let mut code = self.effect(branch.index, &branch.old);
            code.extend(
                self.meter
                    .deeper_or_default(|| self.tree(&branch.next, place + 1)),
            );
            code
        };
        match branches {
            [] => TokenStream::new(),
            [only] => {
                let code = self.effect(only.index, &only.old);
                let next = self
                    .meter
                    .deeper_or_default(|| self.tree(&only.next, place + 1));
                let split = FreeVariables::of(&code, self.meter).has("cell");
                let split = split.then(|| quote!(let (_, cell) = m.modifier(#at);));
                quote!(#split #code #next)
            }
            _ => {
                let leaving = branches.iter().map(|branch| (branch, self.leaving(branch)));
                let leaving: Vec<_> = leaving.collect();
                let controls: BTreeSet<usize> =
                    leaving.iter().filter_map(|(_, control)| *control).collect();
                // Beyond the control states there has to be a number for none.
                let by_table =
                    controls.len() >= MANY_CONTROLS && self.plan.controls.len() != 1 << u8::BITS;
                let others = leaving
                    .iter()
                    .filter(|(_, control)| !by_table || control.is_none());
                let arms = self.arms(others.map(|(one, _)| (one.index, branch(one))));
                let effects = branches.iter().map(|b| self.effect(b.index, &b.old));
                let cell = FreeVariables::of(&effects.collect(), self.meter).name("cell");
                let leave = by_table.then(|| self.leave_by_table(&leaving));
                quote! {
                    let (index, #cell) = m.modifier(#at);
                    #leave
                    match index { #arms }
                }
            }
        }
    }

    /// Returns the control state of the next position, if a move ends with a modifier and nothing
    /// else has to be done.
    fn leaving(&self, branch: &Branch) -> Option<usize> {
        let (_, step) = self.steps(branch.index).next()?;
        let Action::Switch(player, _) = step.action else {
            return None;
        };
        let control = self.plan.control(step.target, player);
        let number = Literal::usize_unsuffixed(control);
        let only = quote!(self.leave(#number, cell););
        let effect = self.effect(branch.index, &branch.old);
        (effect.to_string() == only.to_string()).then_some(control)
    }

    /// Emits the end of a move by a table of control states: a jump among so many places would be
    /// hard to predict.
    fn leave_by_table(&self, leaving: &[(&Branch, Option<usize>)]) -> TokenStream {
        let number = control_type(self.plan);
        let none = self.plan.controls.len();
        let codes = leaving
            .iter()
            .map(|(branch, _)| self.plan.layout.code_of(branch.index));
        let mut next = vec![none; codes.max().unwrap_or(0) + 1];
        for (branch, control) in leaving {
            next[self.plan.layout.code_of(branch.index)] = control.unwrap_or(none);
        }
        let length = Literal::usize_unsuffixed(next.len());
        let next = next.into_iter().map(Literal::usize_unsuffixed);
        let none = Literal::usize_unsuffixed(none);
        quote! {
            static NEXT: [#number; #length] = [#(#next),*];
            if let Some(&next) = NEXT.get(index) && next != #none {
                self.leave(next, cell);
                return;
            }
        }
    }

    /// Returns the steps that perform a modifier, with their states.
    fn steps(&self, index: ActionIndex) -> impl Iterator<Item = (StateId, &Step)> {
        let machine = &self.plan.machine;
        let steps = machine
            .states(self.meter)
            .into_iter()
            .flatten()
            .flat_map(|state| {
                let steps = machine.steps(state, self.meter).unwrap_or_default().iter();
                steps.map(move |step| (state, step))
            });
        steps.filter(move |(_, step)| step.action.index() == Some(index))
    }

    /// Returns the pieces that can stand on the cell of a modifier, in any move.
    fn old(&self, index: ActionIndex) -> Vec<PieceId> {
        if self.plan.apply_plan.is_none() {
            return (0..self.plan.game.pieces.len())
                .map(PieceId::from_index)
                .collect();
        }
        let flow = &self.plan.flow;
        let old = self.steps(index);
        let old = old.flat_map(|(state, step)| {
            flow.before(&self.plan.machine, state, step, self.meter)
                .unwrap_or_default()
        });
        let mut old: Vec<_> = old.collect();
        old.sort_unstable();
        old.dedup();
        old
    }

    /// Emits the effect of a modifier on `cell`, where one of the pieces `old` stands.
    fn effect(&self, index: ActionIndex, old: &[PieceId]) -> TokenStream {
        let (plan, names) = (self.plan, self.names);
        let Some((_, step)) = self.steps(index).next() else {
            return TokenStream::new();
        };
        match &step.action {
            Action::Off(piece, _) if plan.apply_plan.is_none() => {
                let piece = names.piece(*piece);
                quote!(self.put(cell, #piece);)
            }
            Action::Off(piece, _) => settle(names, old, *piece),
            Action::Assign(variable, value, _) => {
                let value = Arithmetics::new(plan, names).value(value);
                let field = names.variable(*variable);
                let stored = names.store(*variable, plan);
                let bound = plan.game.variables[variable.index()].bound;
                value.within(bound, true, &quote!(self.variables.#field = #stored;))
            }
            Action::Switch(player, _) if plan.apply_plan.is_none() => {
                let control = Literal::usize_unsuffixed(plan.control(step.target, *player));
                quote!(self.leave(#control, cell);)
            }
            Action::Switch(player, _) => go_on(plan, self.queue, step.target, *player, self.meter),
            _ => TokenStream::new(),
        }
    }
}
