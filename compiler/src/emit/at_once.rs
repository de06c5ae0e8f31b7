//! Drawing a move from the sets of cells in which all moves are.
//!
//! In the emitted code these sets are called `group_0` and so on. They are what
//! the segment at the root hands to a sink elsewhere.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::{Cell, RefCell};

use super::functions::Item;
use super::used::Used;
use super::walk::WalkEmitter;
use crate::automaton::StateId;
use crate::plan::MoveForm;

/// The groups of moves at a root while its segment is emitted.
#[derive(Default)]
pub(super) struct Groups {
    /// By group: the move of `cell`, and whether it is found under a condition.
    found: RefCell<Vec<(TokenStream, bool)>>,
    /// Within how many conditions code is emitted.
    conditions: Cell<usize>,
    /// Whether there are other ways on.
    rest: Cell<bool>,
}

impl Groups {
    /// The statement that notes a group: the moves that `make` makes of some
    /// cells.
    pub(super) fn add(&self, cells: &TokenStream, make: TokenStream) -> TokenStream {
        let conditional = self.conditions.get() > 0;
        let mut found = self.found.borrow_mut();
        let name = name(found.len());
        found.push((make, conditional));
        if conditional {
            quote!(#name = #cells;)
        } else {
            quote!(let #name = #cells;)
        }
    }

    /// The statement that notes that there are further moves if `cells` holds.
    pub(super) fn further(&self, condition: &TokenStream) -> TokenStream {
        self.rest.set(true);
        quote!(rest |= #condition;)
    }

    /// What `emit` gives stands in a condition.
    pub(super) fn within<T>(&self, emit: impl FnOnce() -> T) -> T {
        self.conditions.set(self.conditions.get() + 1);
        let inner = emit();
        self.conditions.set(self.conditions.get() - 1);
        inner
    }
}

fn name(group: usize) -> Ident {
    format_ident!("group_{group}")
}

impl WalkEmitter<'_> {
    /// Draws a move from the sets that the segment at a root computes.
    pub(super) fn draw(&self, root: StateId) -> TokenStream {
        let name_of_draw = self.requests.function(Item::Draw(root));
        self.begins.set(true);
        self.known.set(self.plan.known.roots.get(&root).copied());
        let code = self.segment(root, true).tokens;
        let cell = Used::of(&code).name("cell");
        let groups = self.groups.as_ref();
        let found = groups.map(|groups| groups.found.borrow().clone());
        let found = found.unwrap_or_default();
        let method = self.plan.at_once.get(&root).copied().unwrap_or_default();
        let receiver = match method.mutates {
            true => quote!(&mut self),
            false => quote!(&self),
        };
        let conditional = found.iter().enumerate().filter(|(_, (_, c))| *c);
        let declared = conditional.map(|(number, _)| {
            let name = name(number);
            quote!(let mut #name = Cells::EMPTY;)
        });
        let declared: TokenStream = declared.collect();
        let start = match self.plan.form {
            _ if found.is_empty() => None,
            MoveForm::Fixed(_) => Some(quote!(let m = Move::EMPTY;)),
            MoveForm::Path(_) => Some(quote!(let path = Path::EMPTY;)),
            MoveForm::Growable => None,
        };
        let names: Vec<Ident> = (0..found.len()).map(name).collect();
        let last = found.len().saturating_sub(1);
        let chosen = found.iter().enumerate().map(|(number, (make, _))| {
            let group = name(number);
            let count = format_ident!("count_{number}");
            let drawn = quote!(#group.nth(left).map(|cell| #make));
            if number == last {
                drawn
            } else {
                quote! {
                    if left < #count { return #drawn; }
                    left -= #count;
                }
            }
        });
        let chosen: TokenStream = chosen.collect();
        let counts: Vec<Ident> = (0..found.len())
            .map(|n| format_ident!("count_{n}"))
            .collect();
        let mutable = (found.len() > 1).then(|| quote!(mut));
        let rest = groups.is_some_and(|groups| groups.rest.get());
        let (rest, listed, scratch) = if rest {
            let listed = quote!(if rest {
                return sample_by_listing(self, rng, scratch);
            });
            (
                Some(quote!(let mut rest = false;)),
                Some(listed),
                Some(quote!(scratch: &mut MoveList<Move>,)),
            )
        } else {
            let scratch = method.rest;
            let scratch = scratch.then(|| quote!(_scratch: &mut MoveList<Move>,));
            (None, None, scratch)
        };
        // A template may turn out to lead nowhere on the board.
        let drawn = match found.is_empty() {
            true => quote!(None),
            false => quote! {
                #(let #counts = #names.len();)*
                let total = #(#counts)+*;
                let #mutable left = below(rng, total as u32) as usize;
            },
        };
        let rng = Used::of(&quote!(#listed #drawn)).name("rng");
        let control = Literal::usize_unsuffixed(root.index());
        let doc = format!(" Draws one of the moves of `moves_{control}`.");
        quote! {
            #[doc = #doc]
            #[inline]
            pub(crate) fn #name_of_draw<R: Rng>(
                #receiver, #rng: &mut R, #scratch #cell: usize
            ) -> Option<Move> {
                #start
                #declared
                #rest
                #code
                #listed
                #drawn
                #chosen
            }
        }
    }
}
