//! Emission of drawing a move: from candidates, by counting, or by listing.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

use super::free_variables::FreeVariables;
use super::free_variables::Identifiers;
use super::functions::{FunctionId, FunctionQueue};
use super::set_expression::{bare, union};
use super::state::dispatch;
use super::walk::WalkEmitter;
use crate::analysis::{Displacement, Step};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{Cut, Kind, MoveForm, Plan, SetSampling, Template};

/// Queues the functions that drawing from candidates needs.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) {
    for &root in plan.set_sampling.keys() {
        queue.function(FunctionId::Draw(root));
    }
    let Some(sampling) = &plan.sampling else {
        return;
    };
    for &root in &sampling.moves.roots {
        queue.function(FunctionId::Root(Kind::Candidates, root));
    }
    for cut in used_cuts(sampling, meter) {
        queue.function(FunctionId::From(Kind::Moves, cut.1.tail));
    }
}

/// Returns the cuts that are reached from the roots, with their numbers.
fn used_cuts<'p>(sampling: &'p Plan<'_>, meter: &Meter) -> impl Iterator<Item = (usize, &'p Cut)> {
    let roots = sampling.moves.roots.iter().copied();
    let reached = sampling
        .machine
        .reachable_within_move(roots, meter)
        .unwrap_or_default();
    let cuts = sampling.cuts.iter().enumerate();
    cuts.filter(move |(_, cut)| reached[cut.stub.index()])
}

/// Returns whether moves are performed up to a cut before their rest is looked for.
pub(super) fn performs_prefixes(plan: &Plan<'_>, meter: &Meter) -> bool {
    let sampling = plan.sampling.as_ref();
    sampling.is_some_and(|sampling| used_cuts(sampling, meter).any(|(_, cut)| cut.reads_changes))
}

/// Emits the imports that drawing moves needs.
pub(super) fn imports(position: &Identifiers) -> TokenStream {
    let names = [
        "Candidate",
        "CandidateSink",
        "Candidates",
        "InlineList",
        "Reservoir",
        "NthMove",
        "Pools",
        "sample_by_candidates",
        "sample_by_listing",
    ];
    let names: Vec<TokenStream> = names
        .iter()
        .filter(|name| position.has(name))
        .map(|name| {
            let name = format_ident!("{name}");
            quote!(#name)
        })
        .collect();
    let below = position.has("below").then(|| {
        quote!(
            use rbg_runtime::rng::below;
        )
    });
    let helpers = (!names.is_empty()).then(|| quote!(use rbg_runtime::codegen::{#(#names),*};));
    quote!(#helpers #below)
}

/// The strategies by which a move is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SamplingStrategy {
    /// Draws candidates until one goes on.
    Candidates,
    /// Draws from the sets in which all moves are.
    SetSampling,
    /// Lists all moves and takes one.
    Listing,
    /// Lists the moves in an array; this is the most there can be.
    BoundedEnumeration(usize),
    /// Draws while the moves are found.
    Finding,
    /// Counts the moves, and finds them again up to the one whose number has been drawn.
    Counting,
}

/// The number of instructions, about, that it takes to draw a number and to take a move.
const DRAW: usize = 40;

impl SamplingStrategy {
    /// Returns the best strategy for the moves from a root.
    fn of(plan: &Plan<'_>, root: StateId, meter: &Meter) -> Self {
        let sampling = plan.sampling.as_ref();
        if sampling.is_some_and(|sampling| sampling.moves.roots.contains(&root)) {
            return Self::Candidates;
        }
        if plan.set_sampling.contains_key(&root) {
            return Self::SetSampling;
        }
        let machine = &plan.machine;
        let reached = machine
            .reachable_within_move([root], meter)
            .unwrap_or_default();
        let states = machine
            .states(meter)
            .into_iter()
            .flatten()
            .filter(|s| reached[s.index()]);
        let states: Vec<StateId> = states.collect();
        let one_by_one = |state: &StateId| {
            let mut steps = machine.steps(*state, meter).unwrap_or_default().iter();
            let walked = !plan.sets || plan.moves.walked[state.index()];
            walked || !steps.any(|step| step.action.ends())
        };
        let one_by_one = states.iter().all(one_by_one);
        if plan.form == MoveForm::Growable && one_by_one {
            // To write long moves to a list takes more than to draw a number for each.
            return Self::Finding;
        }
        if plan.moves.mutates[root.index()] {
            // Everything would have to be done and undone twice.
            return Self::Listing;
        }
        if one_by_one {
            // Counting them is as much work as listing them.
            return plan
                .bounded_enumeration(root, meter)
                .unwrap_or_default()
                .map_or(Self::Listing, Self::BoundedEnumeration);
        }
        if states.iter().any(|state| plan.moves.walked[state.index()]) {
            return Self::Counting;
        }
        let steps = || {
            states
                .iter()
                .flat_map(|state| machine.steps(*state, meter).unwrap_or_default())
        };
        // Each displacement of a template is a set of its own.
        let displaced = |step: &Step| {
            let template = plan.template_behind(step, false, meter).unwrap_or_default();
            template.map_or(0, |template| template.leaving.len().saturating_sub(1))
        };
        let ends = |step: &Step| usize::from(step.action.ends());
        let groups: usize = steps().map(|step| ends(step) + displaced(step)).sum();
        let found: usize = steps()
            .map(|step| plan.instructions(step, meter).unwrap_or_default())
            .sum();
        if DRAW * groups <= DRAW + found {
            Self::Finding
        } else {
            Self::Counting
        }
    }

    /// Returns whether the strategy has the same code for all roots.
    fn is_general(self) -> bool {
        matches!(self, Self::Candidates | Self::Listing)
    }

    /// Emits the drawing of a move that begins in a state.
    fn code(self, plan: &Plan<'_>, queue: &FunctionQueue, root: StateId) -> TokenStream {
        let find = || queue.function(FunctionId::Root(Kind::Moves, root));
        match self {
            Self::SetSampling => {
                let name = queue.function(FunctionId::Draw(root));
                let method = plan.set_sampling.get(&root).copied().unwrap_or_default();
                let scratch = method.rest.then(|| quote!(scratch,));
                let copy = method.mutates.then(|| quote!(.clone()));
                quote!(self #copy.#name(rng, #scratch self.cell as usize))
            }
            Self::Candidates => quote!(sample_by_candidates(self, rng, scratch)),
            Self::Listing => quote!(sample_by_listing(self, rng, scratch)),
            Self::BoundedEnumeration(most) => {
                let name = find();
                let room = Literal::usize_unsuffixed(most.next_power_of_two());
                quote!({
                    let mut few = InlineList::new([Move::EMPTY; #room]);
                    self.#name(&mut few, self.cell as usize);
                    few.draw(rng)
                })
            }
            Self::Finding => {
                let name = find();
                let copy = plan.moves.mutates[root.index()].then(|| quote!(.clone()));
                quote!({
                    let mut draw = Reservoir::new(rng);
                    self #copy.#name(&mut draw, self.cell as usize);
                    draw.drawn()
                })
            }
            // Next to each other, so that what the two have in common is computed once.
            Self::Counting => {
                let name = find();
                quote!({
                    let cell = self.cell as usize;
                    let mut counter = MoveCounter::default();
                    self.#name(&mut counter, cell);
                    let mut selector = NthMove::new(below(rng, counter.count as u32) as usize);
                    self.#name(&mut selector, cell);
                    selector.found()
                })
            }
        }
    }
}

/// The code by which a position draws its moves.
pub(super) struct Sampling {
    /// The method of `Position`.
    pub(super) method: TokenStream,
    /// The items of `Hints`.
    pub(super) hints: TokenStream,
}

/// Emits the functions that draw a move, from each state by the best strategy for it.
pub(super) fn sample(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> Sampling {
    let players = |_, player| player != PlayerId::KEEPER;
    let strategy = |root: &StateId| (SamplingStrategy::of(plan, *root, meter), *root);
    let strategies: Vec<(SamplingStrategy, StateId)> =
        plan.moves.roots.iter().map(strategy).collect();
    let same = |first: &SamplingStrategy| {
        first.is_general() && strategies.iter().all(|(strategy, _)| strategy == first)
    };
    let body = match strategies.first() {
        None => quote!(None),
        Some((first, root)) if same(first) => first.code(plan, queue, *root),
        Some(_) => {
            let arms = dispatch(
                plan,
                players,
                |state| SamplingStrategy::of(plan, state, meter).code(plan, queue, state),
                meter,
            );
            quote!(match self.control { #(#arms,)* _ => None })
        }
    };
    let straight = |root| match SamplingStrategy::of(plan, root, meter) {
        SamplingStrategy::SetSampling => plan.set_sampling[&root] == SetSampling::default(),
        strategy => matches!(strategy, SamplingStrategy::BoundedEnumeration(_)),
    };
    let interleaved = plan
        .plays_interleaved(straight, meter)
        .unwrap_or_default()
        .then(|| {
            quote!(
                const PLAYS_INTERLEAVED: bool = true;
            )
        });
    let (rng, scratch) = (
        FreeVariables::of(&body, meter).name("rng"),
        FreeVariables::of(&body, meter).name("scratch"),
    );
    if !FreeVariables::of(&body, meter).has("scratch") {
        let method = quote! {
            #[inline]
            fn sample_move<R: Rng>(&self, #rng: &mut R) -> Option<Move> { #body }
        };
        return Sampling {
            method,
            hints: interleaved.unwrap_or_default(),
        };
    }
    // With each of its uses of sinks the code of candidates is large, and better where it is
    // the body of a function.
    let shared = strategies
        .iter()
        .any(|(strategy, _)| *strategy == SamplingStrategy::Candidates);
    let shared = shared.then(|| {
        quote!(
            const DRAWS_INLINE: bool = false;
        )
    });
    let method = quote! {
        fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
            self.sample_move_with(rng, &mut MoveList::new())
        }
    };
    let hints = quote! {
        #shared

        fn sample_move_with<R: Rng>(
            &self,
            #rng: &mut R,
            #scratch: &mut MoveList<Move>,
        ) -> Option<Move> {
            #body
        }
    };
    Sampling { method, hints }
}

/// Emits the candidates of a position, and how they go on.
pub(super) fn candidates(
    plan: &Plan<'_>,
    queue: &FunctionQueue,
    meter: &Meter,
) -> Option<TokenStream> {
    let sampling = plan.sampling.as_ref()?;
    let players = |_, player| player != PlayerId::KEEPER;
    let calls = dispatch(
        plan,
        players,
        |state| {
            if !sampling.moves.roots.contains(&state) {
                return quote!({});
            }
            let name = queue.function(FunctionId::Root(Kind::Candidates, state));
            if sampling.moves.mutates[state.index()] {
                quote!(self.clone().#name(out, cell))
            } else {
                quote!(self.#name(out, cell))
            }
        },
        meter,
    );
    let prefix = match plan.form {
        MoveForm::Fixed(_) => quote!(Move),
        MoveForm::Path(_) | MoveForm::Growable => quote!(super::moves::Path),
    };
    let growable = plan.form == MoveForm::Growable;
    let tails: Vec<TokenStream> = used_cuts(sampling, meter)
        .map(|(number, cut)| {
            let number = Literal::usize_unsuffixed(number);
            let name = queue.function(FunctionId::From(Kind::Moves, cut.tail));
            let pass = if growable {
                quote!(&mut prefix)
            } else {
                quote!(prefix)
            };
            if cut.reads_changes {
                let codes = if growable {
                    quote!(&prefix)
                } else {
                    quote!(prefix.codes())
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
        let mutable = growable.then(|| quote!(mut));
        quote! {
            #[inline]
            fn finish(&self, candidate: Candidate<#prefix>) -> Option<Move> {
                let Candidate { tail, cell, #mutable prefix, number } = candidate;
                let mut selector = NthMove::new(number);
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
    /// Returns the code of a modifier and its place in a fixed move.
    fn code_and_depth(&self, step: &Step) -> (Literal, Literal) {
        let index = step.action.index().unwrap_or(ActionIndex(0));
        let code = Literal::usize_unsuffixed(self.plan.layout.code_of(index));
        (code, self.depth_before(step.target, index))
    }

    /// Emits the move so far with one more modifier, on `cell`.
    fn prefix_with(&self, step: &Step, cell: &TokenStream) -> TokenStream {
        let (code, depth) = self.code_and_depth(step);
        match self.plan.form {
            MoveForm::Fixed(_) => quote!(m.then(#depth, #code, #cell)),
            MoveForm::Path(_) => quote!(path.then(#code, #cell)),
            MoveForm::Growable => quote!(longer(path, [code(#code, #cell)])),
        }
    }

    /// Emits the handing over of the cells of a modifier behind which there is a cut.
    pub(super) fn candidates(&self, step: &Step, cut: usize, cells: &TokenStream) -> TokenStream {
        let make = self.prefix_with(step, &quote!(cell));
        self.handed_over(cut, cells, &make)
    }

    fn handed_over(&self, cut: usize, cells: &TokenStream, make: &TokenStream) -> TokenStream {
        let bound = Literal::usize_unsuffixed(self.plan.cuts[cut].bound);
        let cut = Literal::usize_unsuffixed(cut);
        quote!(out.candidates(#cells, #cut, #bound, |cell| #make);)
    }

    /// Emits a modifier and the segment behind it, for all its cells at once.
    pub(super) fn displaced(
        &self,
        first: &Step,
        template: &Template,
        cells: &TokenStream,
    ) -> TokenStream {
        let name = |node: usize| format_ident!("at_{}_{node}", template.nodes[node].state.0);
        let origins = name(0);
        let expected = self
            .plan
            .cardinality_before(first, self.meter)
            .unwrap_or_default();
        let mut tokens = quote!(let #origins = #cells;);
        tokens.extend(self.named_patterns(template));
        for (number, node) in template.nodes.iter().enumerate().skip(1) {
            let parts: Vec<TokenStream> = node
                .arrivals
                .iter()
                .map(|(from, step, part)| {
                    let state = template.nodes[*from].state;
                    let step = &self
                        .plan
                        .machine
                        .steps(state, self.meter)
                        .unwrap_or_default()[*step];
                    self.tested(&step.action, &self.moved(&name(*from), part), true)
                })
                .collect();
            let (set, value) = (name(number), union(&parts));
            tokens.extend(quote!(let #set = #value;));
        }
        self.named.borrow_mut().clear();
        for leaving in &template.leaving {
            let step = &self
                .plan
                .machine
                .steps(leaving.state, self.meter)
                .unwrap_or_default()[leaving.step];
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
            let number = |step: &Step| {
                self.plan
                    .layout
                    .code_of(step.action.index().unwrap_or(ActionIndex(0)))
            };
            let numbers = vec![(number(first), -leaving.by), (number(step), 0)];
            let (first, _) = self.code_and_depth(first);
            let (code, depth) = self.code_and_depth(step);
            let cut = self.plan.cut_behind(step, self.meter).unwrap_or_default();
            let codes = quote!([code(#first, #origin), code(#code, cell)]);
            let make = match (self.plan.form, cut) {
                (MoveForm::Fixed(_), _) => quote!(#before.then(#depth, #code, cell)),
                (MoveForm::Path(_), Some(_)) => quote!(#before.then(#code, cell)),
                (MoveForm::Path(_), None) => quote!(#before.end(#code, cell)),
                (MoveForm::Growable, Some(_)) => quote!(longer(path, #codes)),
                (MoveForm::Growable, None) => self.whole_move(&codes),
            };
            tokens.extend(match cut {
                Some(cut) => self.handed_over(cut, &cells, &make),
                None => self.found(&cells, make, numbers, expected),
            });
        }
        tokens
    }

    /// Emits names for the cells of patterns that a template asks more than once.
    fn named_patterns(&self, template: &Template) -> TokenStream {
        let mut asked = BTreeSet::new();
        let patterns = template
            .patterns(&self.plan.machine, self.meter)
            .unwrap_or_default()
            .into_iter();
        let again: BTreeSet<StateId> = patterns.filter(|&entry| !asked.insert(entry)).collect();
        let again = again
            .into_iter()
            .filter(|&entry| self.cached_pattern.get() != Some(entry));
        let mut named = self.named.borrow_mut();
        let lets = again.map(|entry| {
            let name = format_ident!("holds_{}", entry.0);
            let everywhere = self.queue.function(FunctionId::Everywhere(entry));
            named.insert(entry, name.clone());
            quote!(let #name = self.#everywhere();)
        });
        lets.collect()
    }

    /// Emits the cells of a set moved by a displacement.
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
