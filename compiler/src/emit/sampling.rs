//! Drawing moves: from candidates, by counting, or by listing.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::functions::{Item, Requests};
use super::mentioned::Mentioned;
use super::set_expression::{bare, union};
use super::state::dispatch;
use super::walk::WalkEmitter;
use crate::analysis::{Displacement, Step};
use crate::automaton::StateId;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{Cut, Kind, MoveForm, Plan, Template};

/// Asks for the functions that drawing from candidates needs.
pub(super) fn request(plan: &Plan<'_>, requests: &Requests) {
    let Some(sampling) = &plan.sampling else {
        return;
    };
    for &root in &sampling.moves.roots {
        requests.function(Item::Root(Kind::Candidates, root));
    }
    for cut in used_cuts(sampling) {
        requests.function(Item::From(Kind::Moves, cut.1.tail));
    }
}

/// The cuts that are reached from the roots, with their numbers.
fn used_cuts<'p>(sampling: &'p Plan<'_>) -> impl Iterator<Item = (usize, &'p Cut)> {
    let roots = sampling.moves.roots.iter().copied();
    let reached = sampling.machine.reachable_within_move(roots);
    let cuts = sampling.cuts.iter().enumerate();
    cuts.filter(move |(_, cut)| reached[cut.stub.index()])
}

/// Whether moves are performed up to a cut before their rest is looked for.
pub(super) fn performs_prefixes(plan: &Plan<'_>) -> bool {
    let sampling = plan.sampling.as_ref();
    sampling.is_some_and(|sampling| used_cuts(sampling).any(|(_, cut)| cut.reads_changes))
}

/// What drawing moves takes from the runtime.
pub(super) fn imports(position: &Mentioned) -> TokenStream {
    let names = [
        "Candidate",
        "CandidateSink",
        "Candidates",
        "MoveDraw",
        "MoveSelector",
        "sample_by_candidates",
        "sample_by_listing",
    ];
    let mut names: Vec<TokenStream> = names
        .iter()
        .filter(|name| position.has(name))
        .map(|name| {
            let name = format_ident!("{name}");
            quote!(#name)
        })
        .collect();
    if position.has("below") {
        names.push(quote!(rng::below));
    }
    quote!(use rbg_runtime::{#(#names),*};)
}

/// The control states in which moves begin at certain states.
fn controls_of(plan: &Plan<'_>, begins: impl Fn(&StateId) -> bool) -> Vec<Literal> {
    let controls = plan.controls.iter().enumerate();
    let own = controls.filter(|(_, (state, _))| begins(state));
    own.map(|(number, _)| Literal::usize_unsuffixed(number))
        .collect()
}

/// How moves are drawn that are not drawn from candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// All are listed and one is taken.
    Listing,
    /// While they are found.
    Finding,
    /// They are counted, and found up to the one whose number has been drawn.
    Counting,
}

/// About how many instructions it takes to draw a number and to take a move.
const DRAW: usize = 40;

impl Way {
    /// The best way for moves from a root that do not change anything on the way.
    fn of(plan: &Plan<'_>, root: StateId) -> Self {
        let machine = &plan.machine;
        let reached = machine.reachable_within_move([root]);
        let states = machine.states().filter(|s| reached[s.index()]);
        let states: Vec<StateId> = states.collect();
        let one_by_one = |state: &StateId| {
            let mut steps = machine.steps(*state).iter();
            plan.moves.walked[state.index()] || !steps.any(|step| step.act.ends())
        };
        if !plan.sets {
            return Self::Counting;
        }
        if states.iter().all(one_by_one) {
            // Counting them is as much work as listing them.
            return Self::Listing;
        }
        if states.iter().any(|state| plan.moves.walked[state.index()]) {
            return Self::Counting;
        }
        let steps = || states.iter().flat_map(|state| machine.steps(*state));
        let groups = steps().filter(|step| step.act.ends()).count();
        let found: usize = steps().map(|step| plan.instructions(step)).sum();
        if DRAW * groups <= DRAW + found {
            Self::Finding
        } else {
            Self::Counting
        }
    }

    fn code(self) -> TokenStream {
        match self {
            Self::Listing => quote!(sample_by_listing(self, rng, scratch)),
            Self::Finding => quote! {
                let mut draw = MoveDraw::new(rng);
                self.find(&mut draw);
                draw.drawn()
            },
            Self::Counting => quote! {
                let count = self.count_moves();
                let mut selector = MoveSelector::new(below(rng, count as u32) as usize);
                self.find(&mut selector);
                selector.found()
            },
        }
    }
}

/// The functions that draw a move: from candidates where the plan says so, else
/// on the way or by counting and selecting where finding all moves changes nothing,
/// and by listing where it would have to be done and undone or finds moves one
/// by one.
pub(super) fn sample(plan: &Plan<'_>) -> TokenStream {
    let sampled = |root: &StateId| {
        let sampling = plan.sampling.as_ref();
        sampling.is_some_and(|sampling| sampling.moves.roots.contains(root))
    };
    let others: Vec<StateId> = plan
        .moves
        .roots
        .iter()
        .copied()
        .filter(|root| !sampled(root))
        .collect();
    let mutated = others.iter().any(|root| plan.moves.mutates[root.index()]);
    let mut ways: Vec<(Way, Vec<&StateId>)> = Vec::new();
    for root in &others {
        let way = if mutated {
            Way::Listing
        } else {
            Way::of(plan, *root)
        };
        match ways.iter_mut().find(|(known, _)| *known == way) {
            Some((_, roots)) => roots.push(root),
            None => ways.push((way, vec![root])),
        }
    }
    let listed = ways.iter().any(|(way, _)| *way == Way::Listing);
    let last = ways.pop().map_or(Way::Counting, |(way, _)| way).code();
    let before = ways.iter().map(|(way, roots)| {
        let controls = controls_of(plan, |state| roots.contains(&state));
        let code = way.code();
        quote!(if matches!(self.control, #(#controls)|*) { return { #code }; })
    });
    let other = quote!(#(#before)* #last);
    let body = if plan.sampling.is_none() {
        if !listed {
            return quote! {
                fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> { #other }
            };
        }
        other
    } else if others.is_empty() {
        quote!(sample_by_candidates(self, rng, scratch))
    } else {
        let controls = controls_of(plan, sampled);
        quote! {
            if matches!(self.control, #(#controls)|*) {
                return sample_by_candidates(self, rng, scratch);
            }
            #other
        }
    };
    quote! {
        fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
            self.sample_move_with(rng, &mut MoveList::new())
        }

        fn sample_move_with<R: Rng>(
            &self,
            rng: &mut R,
            scratch: &mut MoveList<Move>,
        ) -> Option<Move> {
            #body
        }
    }
}

/// The candidates of a position, and how they go on.
pub(super) fn candidates(plan: &Plan<'_>, requests: &Requests) -> Option<TokenStream> {
    let sampling = plan.sampling.as_ref()?;
    let players = |_, player| player != PlayerId::KEEPER;
    let calls = dispatch(plan, players, |state| {
        if !sampling.moves.roots.contains(&state) {
            return quote!({});
        }
        let name = requests.function(Item::Root(Kind::Candidates, state));
        if sampling.moves.mutates[state.index()] {
            quote!(self.clone().#name(out, cell))
        } else {
            quote!(self.#name(out, cell))
        }
    });
    let fixed = matches!(plan.form, MoveForm::Fixed(_));
    let prefix = if fixed {
        quote!(Move)
    } else {
        quote!(super::moves::Path)
    };
    let tails: Vec<TokenStream> = used_cuts(sampling)
        .map(|(number, cut)| {
            let number = Literal::usize_unsuffixed(number);
            let name = requests.function(Item::From(Kind::Moves, cut.tail));
            let pass = if fixed {
                quote!(prefix)
            } else {
                quote!(&mut prefix)
            };
            if cut.reads_changes {
                let codes = if fixed {
                    quote!(prefix.codes())
                } else {
                    quote!(&prefix)
                };
                quote!(#number => {
                    let mut state = self.clone();
                    for &code in #codes {
                        state.perform(code);
                    }
                    state.#name(&mut selector, cell, #pass);
                })
            } else {
                quote!(#number => self.#name(&mut selector, cell, #pass),)
            }
        })
        .collect();
    let finish = if tails.is_empty() {
        quote! {
            fn finish(&self, _candidate: Candidate<#prefix>) -> Option<Move> {
                None
            }
        }
    } else {
        let mutable = (!fixed).then(|| quote!(mut));
        quote! {
            #[inline]
            fn finish(&self, candidate: Candidate<#prefix>) -> Option<Move> {
                let Candidate { tail, cell, #mutable prefix, number } = candidate;
                let mut selector = MoveSelector::new(number);
                match tail {
                    #(#tails)*
                    _ => {}
                }
                selector.found()
            }
        }
    };
    Some(quote! {
        impl Candidates for State {
            type Prefix = #prefix;

            #[inline]
            fn candidates<S: CandidateSink<Move, #prefix>>(&self, out: &mut S) {
                let cell = self.cell as usize;
                match self.control {
                    #(#calls,)*
                    _ => {}
                }
            }

            #finish
        }
    })
}

impl WalkEmitter<'_> {
    /// The code of a modifier and its place in a fixed move.
    fn code_and_depth(&self, step: &Step) -> (Literal, Literal) {
        let index = step.act.index().unwrap_or(ActionIndex(0));
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        (code, self.depth_before(step.target, index))
    }

    /// The move so far with one more modifier, on `cell`.
    fn prefix_with(&self, step: &Step, cell: &TokenStream) -> TokenStream {
        let (code, depth) = self.code_and_depth(step);
        match self.plan.form {
            MoveForm::Fixed(_) => quote!(m.then(#depth, #code, #cell)),
            MoveForm::Path(_) | MoveForm::Growable => {
                quote!(longer(path, [code(#code, #cell)]))
            }
        }
    }

    /// Hands over the cells of a modifier behind which there is a cut.
    pub(super) fn candidates(&self, step: &Step, cut: usize, cells: &TokenStream) -> TokenStream {
        let make = self.prefix_with(step, &quote!(cell));
        self.handed_over(cut, cells, &make)
    }

    fn handed_over(&self, cut: usize, cells: &TokenStream, make: &TokenStream) -> TokenStream {
        let bound = Literal::usize_unsuffixed(self.plan.cuts[cut].bound);
        let cut = Literal::usize_unsuffixed(cut);
        quote!(out.candidates(#cells, #cut, #bound, |cell| #make);)
    }

    /// A modifier and the segment behind it, for all its cells at once.
    pub(super) fn displaced(
        &self,
        first: &Step,
        template: &Template,
        cells: &TokenStream,
    ) -> TokenStream {
        let name = |node: usize| format_ident!("at_{}_{node}", template.nodes[node].state.0);
        let origins = name(0);
        let mut tokens = quote!(let #origins = #cells;);
        for (number, node) in template.nodes.iter().enumerate().skip(1) {
            let parts: Vec<TokenStream> = node
                .arrivals
                .iter()
                .map(|(from, step, part)| {
                    let state = template.nodes[*from].state;
                    let step = &self.plan.machine.steps(state)[*step];
                    self.tested(&step.act, &self.moved(&name(*from), part), true)
                })
                .collect();
            let (set, value) = (name(number), union(&parts));
            tokens.extend(quote!(let #set = #value;));
        }
        for leaving in &template.leaving {
            let step = &self.plan.machine.steps(leaving.state)[leaving.step];
            let arrivals = leaving.arrivals.iter();
            let parts: Vec<TokenStream> = arrivals
                .map(|(from, part)| self.moved(&name(*from), part))
                .collect();
            let cells = bare(union(&parts));
            let by = Literal::u64_unsuffixed(leaving.by.unsigned_abs());
            let origin = match leaving.by {
                0 => quote!(cell),
                1.. => quote!(cell - #by),
                _ => quote!(cell + #by),
            };
            let before = self.prefix_with(first, &origin);
            let (first, _) = self.code_and_depth(first);
            let (code, depth) = self.code_and_depth(step);
            let fixed = matches!(self.plan.form, MoveForm::Fixed(_));
            tokens.extend(match (self.plan.cut_behind(step), fixed) {
                (Some(cut), true) => {
                    let make = quote!(#before.then(#depth, #code, cell));
                    self.handed_over(cut, &cells, &make)
                }
                (Some(cut), false) => {
                    let make = quote!(longer(path, [code(#first, #origin), code(#code, cell)]));
                    self.handed_over(cut, &cells, &make)
                }
                (None, true) => {
                    quote!(out.extend(#cells, |cell| #before.then(#depth, #code, cell));)
                }
                (None, false) => {
                    let codes = quote!([code(#first, #origin), code(#code, cell)]);
                    quote!(out.extend(#cells, |cell| Move::from_path(path, #codes));)
                }
            });
        }
        tokens
    }

    /// The cells of a set moved by a displacement.
    fn moved(&self, at: &Ident, part: &Displacement) -> TokenStream {
        let masked = match self.tables.mask(&part.from, part.by) {
            Some(mask) => quote!((#at & #mask)),
            None => quote!(#at),
        };
        let by = Literal::i64_unsuffixed(part.by);
        if part.by == 0 {
            masked
        } else {
            quote!(#masked.shifted(#by))
        }
    }
}
