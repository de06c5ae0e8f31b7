//! Emission of a step's action in a walk: going on where a test holds, and modifiers around what is
//! behind them.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::arithmetic::{Arithmetics, Checked};
use super::functions::Entry;
use super::walk::{Code, WalkEmitter};
use crate::analysis::{Action, Step};
use crate::automaton::StateId;
use crate::model::{ActionIndex, PieceId, PlayerId, VariableId};
use crate::plan::{Kind, MoveForm};

impl WalkEmitter<'_> {
    /// Emits the action of a step on `cell` and what is behind it.
    pub(super) fn action(&self, step: &Step) -> Code {
        if let (Kind::Modifiers, Some(index)) = (self.kind, step.action.index()) {
            return self.next_modifier(&step.action, index);
        }
        match &step.action {
            Action::Pass => self.enter(step.target, Entry::Within),
            Action::On(_) | Action::Compare(_) | Action::Pattern { .. } => {
                let guard = self.guard(&step.action);
                let enter = self.enter(step.target, Entry::Within).tokens;
                Code::of(quote!(if #guard { #enter }))
            }
            Action::Off(piece, index) => {
                let code = self.off(step, *piece, *index);
                Code {
                    tokens: self.counted(step, code.tokens),
                    ..code
                }
            }
            Action::Assign(variable, value, index) => {
                let value = Arithmetics::new(self.plan, self.names).value(value);
                let code = self.assign(step, *variable, &value, *index);
                Code {
                    tokens: self.counted(step, code.tokens),
                    ..code
                }
            }
            Action::Switch(player, index) => self.switch(step.target, *player, *index),
            Action::Accept => Code {
                tokens: quote!(return true;),
                diverges: true,
            },
        }
    }

    pub(super) fn switch(&self, target: StateId, player: PlayerId, index: ActionIndex) -> Code {
        if self.kind == Kind::Keeper {
            let tokens = self.keeper_switch(target, player);
            return Code {
                tokens,
                diverges: true,
            };
        }
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        let make = match self.plan.form {
            MoveForm::Fixed(_) => {
                let depth = self.depth_before(target, index);
                quote!(m.then(#depth, #code, cell))
            }
            MoveForm::Path(_) => quote!(path.end(#code, cell)),
            MoveForm::Growable if self.groups.is_none() && !self.begins.get() => {
                let last = quote!([code(#code, cell)]);
                return Code::of(quote!(out.push_with(|old| Move::rewritten(old, path, #last));));
            }
            MoveForm::Growable => self.whole_move(&quote!([code(#code, cell)])),
        };
        Code::of(match &self.groups {
            Some(groups) => {
                let codes = vec![(self.plan.layout.code_of(index), 0)];
                groups.add(&quote!(Cells::of(cell)), make, codes)
            }
            None => quote!(out.push(#make);),
        })
    }

    /// Emits a move whose modifiers have no known places, with its last codes.
    pub(super) fn whole_move(&self, last: &TokenStream) -> TokenStream {
        if self.begins.get() {
            quote!(Move::of_codes(#last))
        } else {
            quote!(Move::from_path(path, #last))
        }
    }

    /// Returns the number of modifiers in front of a modifier in a fixed move.
    pub(super) fn depth_before(&self, target: StateId, index: ActionIndex) -> Literal {
        let machine = &self.plan.machine;
        let source = machine
            .states(self.meter)
            .into_iter()
            .flatten()
            .find(|state| {
                self.plan.length.depth[state.index()].is_some()
                    && machine
                        .steps(*state, self.meter)
                        .unwrap_or_default()
                        .iter()
                        .any(|step| step.target == target && step.action.index() == Some(index))
            });
        let depth = source.and_then(|state| self.plan.length.depth[state.index()]);
        Literal::usize_unsuffixed(depth.unwrap_or(0))
    }

    /// Emits the recording of a modifier in the move under construction, around `inner`.
    fn noted(
        &self,
        target: StateId,
        index: Option<ActionIndex>,
        inner: &TokenStream,
    ) -> TokenStream {
        let (true, Some(index)) = (self.kind.makes_moves(), index) else {
            return inner.clone();
        };
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        match self.plan.form {
            MoveForm::Fixed(_) => {
                let depth = self.depth_before(target, index);
                quote!({ let m = m.then(#depth, #code, cell); #inner })
            }
            MoveForm::Path(_) => quote!({ let path = path.then(#code, cell); #inner }),
            MoveForm::Growable if self.plan.has_endless_writes() => quote! {
                if path.len() >= LONGEST_MOVE {
                    endless_move();
                }
                path.push(code(#code, cell));
                #inner
                path.pop();
            },
            MoveForm::Growable => quote! {
                if path.len() < LONGEST_MOVE {
                    path.push(code(#code, cell));
                    #inner
                    path.pop();
                }
            },
        }
    }

    /// Emits the counting of a modifier that may be passed without end, around `inner`.
    fn counted(&self, step: &Step, inner: TokenStream) -> TokenStream {
        let endless = self.place(step).is_some_and(|(state, number)| {
            let steps = &self.plan.endless_writes[state.index()];
            steps[number]
        });
        if !endless {
            return inner;
        }
        let passed = match (self.kind.makes_moves(), self.plan.form) {
            (true, MoveForm::Growable) => quote!(out.pass_modifier(path.len())),
            _ => quote!(note_modifier()),
        };
        quote!({ let _passed = #passed; #inner })
    }

    /// Returns whether the change that a step makes can be read behind it.
    fn is_observable(&self, step: &Step) -> bool {
        self.place(step)
            .is_none_or(|(state, number)| self.plan.observable_writes[state.index()][number])
    }

    /// Returns the state and the number of a step.
    pub(super) fn place(&self, step: &Step) -> Option<(StateId, usize)> {
        let machine = &self.plan.machine;
        let mut places = machine
            .states(self.meter)
            .into_iter()
            .flatten()
            .flat_map(|state| {
                let steps = machine
                    .steps(state, self.meter)
                    .unwrap_or_default()
                    .iter()
                    .enumerate();
                steps.map(move |(number, step)| (state, number, step))
            });
        let found = places.find(|(_, _, other)| std::ptr::eq(*other, step));
        found.map(|(state, number, _)| (state, number))
    }

    /// Emits the placing of a piece during a search, and its undoing.
    pub(super) fn try_out(
        &self,
        place: Option<(StateId, usize)>,
        cell: &TokenStream,
        piece: PieceId,
    ) -> (TokenStream, TokenStream) {
        let known =
            place.and_then(|(state, number)| self.plan.replaced_occupants[state.index()][number]);
        let new = self.names.piece(piece);
        match known.filter(|_| self.plan.apply_plan.is_some()) {
            Some(old) if old == piece => Default::default(),
            Some(old) => {
                let old = self.names.piece(old);
                (
                    quote!(self.exchange(#cell, [#old], #new);),
                    quote!(self.exchange(#cell, [#new], #old);),
                )
            }
            None => (
                quote!(let old = self.put(#cell, #new);),
                quote!(self.put(#cell, old);),
            ),
        }
    }

    fn off(&self, step: &Step, id: PieceId, index: Option<ActionIndex>) -> Code {
        let piece = self.names.piece(id);
        let seen = self.is_observable(step);
        match self.kind {
            Kind::Keeper => {
                let enter = self.enter(step.target, Entry::Modified);
                let inner = enter.tokens;
                let (put, undo) = self.keeper_put(step, id);
                if enter.diverges {
                    return Code {
                        tokens: quote!({ #put #inner }),
                        diverges: true,
                    };
                }
                match undo {
                    Some(undo) => Code::of(quote!({ #put #inner #undo })),
                    None => Code::of(quote! {{
                        let old = self.put(cell, #piece);
                        #inner
                        self.put(cell, old);
                    }}),
                }
            }
            _ if !seen => {
                let enter = self.enter(step.target, Entry::Modified);
                let tokens = self.noted(step.target, index, &enter.tokens);
                Code {
                    tokens,
                    diverges: enter.diverges,
                }
            }
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
                let inner = self.enter(step.target, Entry::Modified).tokens;
                let inner = self.noted(step.target, index, &inner);
                let (put, undo) = self.try_out(self.place(step), &quote!(cell), id);
                Code::of(quote!({ #put #inner #undo }))
            }
            Kind::Patterns => {
                let (setup, call) = self.call(step.target, true);
                let (put, undo) = self.try_out(self.place(step), &quote!(cell), id);
                Code::of(quote!({ #setup #put let holds = #call; #undo if holds { return true; } }))
            }
        }
    }

    fn assign(
        &self,
        step: &Step,
        variable: VariableId,
        value: &Checked,
        index: Option<ActionIndex>,
    ) -> Code {
        let bound = self.plan.game.variables[variable.index()].bound;
        let field = self.names.variable(variable);
        let stored = self.names.store(variable, self.plan);
        let seen = self.is_observable(step);
        let set = quote!(let old = std::mem::replace(&mut self.variables.#field, #stored););
        let reset = quote!(self.variables.#field = old;);
        let mut diverges = false;
        let inner = match self.kind {
            Kind::Keeper => {
                let enter = self.enter(step.target, Entry::Modified);
                let inner = enter.tokens;
                diverges = enter.diverges;
                if diverges {
                    quote!(self.variables.#field = #stored; #inner)
                } else {
                    quote!(#set #inner #reset)
                }
            }
            _ if !seen => {
                let enter = self.enter(step.target, Entry::Modified);
                diverges = enter.diverges;
                self.noted(step.target, index, &enter.tokens)
            }
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
                let inner = self.enter(step.target, Entry::Modified).tokens;
                let inner = self.noted(step.target, index, &inner);
                quote!(#set #inner #reset)
            }
            Kind::Patterns => {
                let (setup, call) = self.call(step.target, true);
                quote!(#setup #set let holds = #call; #reset if holds { return true; })
            }
        };
        let tokens = value.within(bound, seen || self.kind == Kind::Keeper, &inner);
        let diverges = diverges && value.always_within(bound);
        Code { tokens, diverges }
    }
}
