//! Emission of set sampling: drawing a move from the sets of cells in which all moves are.
//!
//! In the emitted code these sets are called `group_0` and so on. They are what
//! the segment at the root hands to a sink elsewhere.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::free_variables::FreeVariables;
use super::functions::FunctionId;
use super::segment::set_of;
use super::set_expression::union;
use super::walk::WalkEmitter;
use crate::analysis::{Action, RelationClass, Step};
use crate::automaton::StateId;
use crate::plan::MoveForm;

/// The move of a cell: the numbers of its modifiers, and by how much their cells
/// are after the cell.
pub(super) type Codes = Vec<(usize, i64)>;

/// A group of moves that are drawn in the same way.
#[derive(Clone)]
struct Group {
    /// The move of `cell`.
    make: TokenStream,
    /// The same move as numbers.
    codes: Codes,
    /// Whether the group is found under a condition.
    conditional: bool,
    /// The test whether there is a move of `cell`, if that is not yet asked.
    asked: Option<TokenStream>,
}

/// The groups of moves at a root while its segment is emitted.
#[derive(Default)]
pub(super) struct Groups {
    found: RefCell<Vec<Group>>,
    /// The sets with more cells than those on which their states are reached, and the test whether
    /// `cell` is one of these.
    asked: RefCell<BTreeMap<Ident, TokenStream>>,
    /// The number of conditions within which code is emitted.
    conditions: Cell<usize>,
    /// Whether there are moves that no group contains.
    rest: Cell<bool>,
}

impl Groups {
    /// Emits the statement that notes a group: the moves that `make` makes of some cells.
    pub(super) fn add(&self, cells: &TokenStream, make: TokenStream, codes: Codes) -> TokenStream {
        let conditional = self.conditions.get() > 0;
        let set = syn::parse2::<Ident>(cells.clone()).ok();
        let asked = set.and_then(|set| self.asked.borrow().get(&set).cloned());
        let mut found = self.found.borrow_mut();
        let name = name(found.len());
        let shrinks = asked.is_some().then(|| quote!(mut));
        found.push(Group {
            make,
            codes,
            conditional,
            asked,
        });
        if conditional {
            quote!(#name = #cells;)
        } else {
            quote!(let #shrinks #name = #cells;)
        }
    }

    /// Emits the statement that notes that there are further moves if `cells` holds.
    pub(super) fn further(&self, condition: &TokenStream) -> TokenStream {
        self.rest.set(true);
        quote!(rest |= #condition;)
    }

    /// Runs `emit` and takes note that what it emits stands in a condition.
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
    /// Returns whether tests one cell at a time can wait until a move of the state is drawn:
    /// nothing but moves of its cells comes behind it.
    pub(super) fn asks_later(&self, state: StateId) -> bool {
        let machine = &self.plan.machine;
        let outside = |groups: &Groups| groups.conditions.get() == 0;
        let stays = |step: &Step| {
            let class = machine.relations.class(step.relation);
            matches!(step.action, Action::Switch(..)) && class == RelationClass::Identity
        };
        self.groups.as_ref().is_some_and(outside)
            && machine
                .steps(state, self.meter)
                .unwrap_or_default()
                .iter()
                .all(stays)
    }

    /// Emits the statements that compute the set of a state without such tests: the union of cells
    /// that are `certain` and of others, each with its test.
    pub(super) fn asked_later(
        &self,
        state: StateId,
        certain: &[TokenStream],
        tests: &[(TokenStream, TokenStream)],
    ) -> TokenStream {
        let (set, sure) = (set_of(state), format_ident!("sure_{}", state.0));
        let certain = union(certain);
        let names: Vec<Ident> = (0..tests.len())
            .map(|number| format_ident!("asked_{}_{number}", state.0))
            .collect();
        let (cells, tests): (Vec<_>, Vec<_>) = tests.iter().cloned().unzip();
        if let Some(groups) = &self.groups {
            let holds = quote! {
                #sure.contains(cell) #(|| #names.contains(cell) && #tests)*
            };
            groups.asked.borrow_mut().insert(set.clone(), holds);
        }
        quote! {
            let #sure = #certain;
            #(let #names = #cells;)*
            let #set = #sure #(| #names)*;
        }
    }

    /// Emits the function that draws a move from the sets that the segment at a root computes.
    pub(super) fn draw(&self, root: StateId) -> TokenStream {
        let name_of_draw = self.queue.function(FunctionId::Draw(root));
        self.begins.set(true);
        self.cached_pattern
            .set(self.plan.cached_patterns.roots.get(&root).copied());
        let code = self.segment(root, true).tokens;
        let cell = FreeVariables::of(&code, self.meter).name("cell");
        let groups = self.groups.as_ref();
        let found = groups.map(|groups| groups.found.borrow().clone());
        let found = found.unwrap_or_default();
        let method = self
            .plan
            .set_sampling
            .get(&root)
            .copied()
            .unwrap_or_default();
        let receiver = match method.mutates {
            true => quote!(&mut self),
            false => quote!(&self),
        };
        let conditional = found.iter().enumerate().filter(|(_, g)| g.conditional);
        let declared = conditional.map(|(number, _)| {
            let name = name(number);
            quote!(let mut #name = Cells::EMPTY;)
        });
        let declared: TokenStream = declared.collect();
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
        let drawn = self.drawn(&found);
        let start = match self.plan.form {
            MoveForm::Fixed(_) if FreeVariables::of(&drawn, self.meter).has("m") => {
                Some(quote!(let m = Move::EMPTY;))
            }
            MoveForm::Path(_) if FreeVariables::of(&drawn, self.meter).has("path") => {
                Some(quote!(let path = Path::EMPTY;))
            }
            _ => None,
        };
        let rng = FreeVariables::of(&quote!(#listed #drawn), self.meter).name("rng");
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
            }
        }
    }

    /// Emits the drawing of a move from groups.
    fn drawn(&self, found: &[Group]) -> TokenStream {
        // A template may turn out to lead nowhere on the board.
        let Some(last) = found.len().checked_sub(1) else {
            return quote!(None);
        };
        if let Some(drawn) = self.drawn_among(found) {
            return drawn;
        }
        // A cell that is drawn without a move is left out from then on, so in the end
        // every move has had the same chance.
        let tries = found.iter().any(|group| group.asked.is_some());
        let chosen = found.iter().enumerate().map(|(number, group)| {
            let (set, make) = (name(number), &group.make);
            let count = format_ident!("count_{number}");
            let drawn = quote!(#set.nth(left).map(|cell| #make));
            match &group.asked {
                None if number == last && !tries => drawn,
                None if number == last => quote!(return #drawn;),
                None => quote! {
                    if left < #count { return #drawn; }
                    left -= #count;
                },
                Some(asked) if number == last => quote! {
                    let cell = #set.nth(left)?;
                    if #asked { return Some(#make); }
                    #set.remove(cell);
                },
                Some(asked) => quote! {
                    if left < #count {
                        let cell = #set.nth(left)?;
                        if #asked { return Some(#make); }
                        #set.remove(cell);
                        continue;
                    }
                    left -= #count;
                },
            }
        });
        let chosen: TokenStream = chosen.collect();
        let (names, counts): (Vec<Ident>, Vec<Ident>) = (0..found.len())
            .map(|number| (name(number), format_ident!("count_{number}")))
            .unzip();
        let mutable = (found.len() > 1).then(|| quote!(mut));
        let drawn = quote! {
            #(let #counts = #names.len();)*
            let total = #(#counts)+*;
            let #mutable left = below(rng, total as u32) as usize;
            #chosen
        };
        match tries {
            true => quote!(loop { #drawn }),
            false => drawn,
        }
    }

    /// Emits the drawing of a move without a branch on which of several groups it is in, which
    /// nobody could foresee: their moves differ in constants only. What is emitted for a group is
    /// its move on cell 0.
    fn drawn_among(&self, found: &[Group]) -> Option<TokenStream> {
        let (first, others) = found.split_first()?;
        let length = first.codes.len();
        let alike = |group: &Group| group.asked.is_none() && group.codes.len() == length;
        let array = self.plan.form != MoveForm::Growable;
        if others.is_empty() || !array || !found.iter().all(alike) {
            return None;
        }
        let codes = found.iter().map(|group| {
            let codes = group.codes.iter().map(|&(index, after)| {
                let (index, by) = (
                    Literal::usize_unsuffixed(index),
                    Literal::u64_unsuffixed(after.unsigned_abs()),
                );
                match after {
                    0 => quote!(#index << CELL_BITS),
                    1.. => quote!((#index << CELL_BITS) + #by),
                    _ => quote!((#index << CELL_BITS) - #by),
                }
            });
            quote!([#(#codes),*])
        });
        let groups = Literal::usize_unsuffixed(found.len());
        let length = Literal::usize_unsuffixed(length);
        let names = (0..found.len()).map(name);
        Some(quote! {
            const MOVES: [[Code; #length]; #groups] = [#(#codes),*];
            let (group, cell) = draw_among(&[#(#names),*], rng)?;
            Some(Move::on_cell(MOVES[group], cell))
        })
    }
}
