//! Drawing a move: from candidates, by counting, or by listing.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::dispatch::{Walk, dispatch};
use super::tails;
use crate::automaton::StateId;
use crate::codegen::rust::free_variables::FreeVariables;
use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::{DrawingStrategy, Kind, MoveForm, Plan, RestStrategy};
use crate::program::{Calls, FunctionId, Program};

/// Prints the imports that drawing moves needs.
pub(super) fn imports(plan: &Plan<'_>, program: &Program) -> TokenStream {
    let draws = |wanted: fn(&DrawingStrategy) -> bool| plan.drawing.values().any(wanted);
    let counts = draws(|strategy| matches!(strategy, DrawingStrategy::Counting(_)));
    let sampling = plan.sampling.as_ref();
    let finishes = |rest| program.tails.iter().any(|tail| tail.rest == rest);
    let names = [
        (sampling.is_some(), "Candidate"),
        (sampling.is_some(), "CandidateSink"),
        (sampling.is_some(), "Candidates"),
        (
            draws(|strategy| matches!(strategy, DrawingStrategy::BoundedEnumeration(_))),
            "InlineList",
        ),
        (
            draws(|strategy| matches!(strategy, DrawingStrategy::Reservoir(_))),
            "Reservoir",
        ),
        (finishes(RestStrategy::Candidates), "NthCandidate"),
        (counts || finishes(RestStrategy::Moves), "NthMove"),
        (!plan.pools.is_empty(), "Pools"),
        (
            draws(|strategy| *strategy == DrawingStrategy::Candidates),
            "sample_by_candidates",
        ),
        (
            draws(|strategy| matches!(strategy, DrawingStrategy::Listing(_))),
            "sample_by_listing",
        ),
    ];
    let names = names.iter().filter(|(used, _)| *used);
    let names: Vec<_> = names.map(|(_, name)| format_ident!("{name}")).collect();
    let below = counts.then(|| {
        quote!(
            use rbg_runtime::rng::below;
        )
    });
    let helpers = (!names.is_empty()).then(|| quote!(use rbg_runtime::codegen::{#(#names),*};));
    quote!(#helpers #below)
}

/// Returns whether the strategy has the same code for all roots.
fn is_general(strategy: DrawingStrategy) -> bool {
    match strategy {
        DrawingStrategy::Candidates | DrawingStrategy::Listing(_) => true,
        DrawingStrategy::SetSampling(_)
        | DrawingStrategy::BoundedEnumeration(_)
        | DrawingStrategy::Reservoir(_)
        | DrawingStrategy::Counting(_) => false,
    }
}

/// What draws the moves of a control state.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawing {
    /// Nothing: there are none.
    None,
    /// Candidates, until one goes on.
    Candidates,
    /// A list of all moves.
    Listing,
    /// A function that draws from sets, and whether it may take a list.
    Sets(Walk, bool),
    /// A function that finds moves, for an array with room for this number.
    Few(Walk, usize),
    /// A function that finds moves, one of which is drawn while they are found.
    Reservoir(Walk),
    /// A function that finds moves, which are counted first.
    Counting(Walk),
}

impl Drawing {
    fn new(plan: &Plan<'_>, calls: &Calls, root: StateId) -> Self {
        let find = |mutates| Walk::new(calls, FunctionId::Root(Kind::Moves, root), mutates);
        match plan.drawing.get(&root) {
            None => Self::None,
            Some(DrawingStrategy::Candidates) => Self::Candidates,
            Some(DrawingStrategy::Listing(_)) => Self::Listing,
            Some(DrawingStrategy::SetSampling(sets)) => {
                let walk = Walk::new(calls, FunctionId::Draw(root), sets.mutates);
                Self::Sets(walk, sets.rest)
            }
            Some(DrawingStrategy::BoundedEnumeration(most)) => {
                Self::Few(find(false), most.next_power_of_two())
            }
            Some(DrawingStrategy::Reservoir(_)) => {
                Self::Reservoir(find(plan.moves.mutates[root.index()]))
            }
            Some(DrawingStrategy::Counting(_)) => Self::Counting(find(false)),
        }
    }

    /// Prints the drawing of a move.
    fn code(self) -> TokenStream {
        match self {
            Self::None => quote!(None),
            Self::Candidates => quote!(sample_by_candidates(self, rng, scratch)),
            Self::Listing => quote!(sample_by_listing(self, rng, scratch)),
            Self::Sets(walk, rest) => {
                let scratch = rest.then(|| quote!(scratch,));
                walk.call(&quote!(rng, #scratch self.cell as usize))
            }
            Self::Few(walk, room) => {
                let find = walk.call(&quote!(&mut few, self.cell as usize));
                let room = Literal::usize_unsuffixed(room);
                quote!({
                    let mut few = InlineList::new([Move::EMPTY; #room]);
                    #find;
                    few.draw(rng)
                })
            }
            Self::Reservoir(walk) => {
                let find = walk.call(&quote!(&mut draw, self.cell as usize));
                quote!({
                    let mut draw = Reservoir::new(rng);
                    #find;
                    draw.drawn()
                })
            }
            // Next to each other, so that what the two have in common is computed once.
            Self::Counting(walk) => {
                let count = walk.call(&quote!(&mut counter, cell));
                let select = walk.call(&quote!(&mut selector, cell));
                quote!({
                    let cell = self.cell as usize;
                    let mut counter = MoveCounter::default();
                    #count;
                    let mut selector = NthMove::new(below(rng, counter.count as u32) as usize);
                    #select;
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
pub(super) fn sample(plan: &Plan<'_>, calls: &Calls, meter: &Meter) -> Sampling {
    let players = |_, player| player != PlayerId::KEEPER;
    let same = |first: DrawingStrategy| {
        is_general(first)
            && plan
                .drawing
                .values()
                .all(|strategy| strategy.is_like(first))
    };
    let body = match plan.drawing.first_key_value() {
        None => quote!(None),
        Some((root, first)) if same(*first) => Drawing::new(plan, calls, *root).code(),
        Some(_) => {
            let arms = dispatch(
                plan,
                players,
                |state| Drawing::new(plan, calls, state),
                |drawing| drawing.code(),
                meter,
            );
            quote!(match self.control { #(#arms,)* _ => None })
        }
    };
    let straight = |root| {
        plan.drawing
            .get(&root)
            .is_some_and(|strategy| strategy.is_straight())
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
    let mut strategies = plan.drawing.values();
    let shared = strategies.any(|strategy| *strategy == DrawingStrategy::Candidates);
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
pub(super) fn candidates(plan: &Plan<'_>, program: &Program, meter: &Meter) -> Option<TokenStream> {
    let sampling = plan.sampling.as_ref()?;
    let calls = &program.calls;
    let players = |_, player| player != PlayerId::KEEPER;
    let walk = |state: StateId| {
        let root = FunctionId::Root(Kind::Candidates, state);
        let mutates = sampling.moves.mutates[state.index()];
        let has = sampling.moves.roots.contains(&state);
        has.then(|| Walk::new(calls, root, mutates))
    };
    let call = |walk: &Option<Walk>| match walk {
        Some(walk) => walk.call(&quote!(out, cell)),
        None => quote!({}),
    };
    let arms = dispatch(plan, players, walk, call, meter);
    let prefix = match plan.form {
        MoveForm::Fixed(_) => quote!(Move),
        MoveForm::Path(_) | MoveForm::Growable => quote!(super::moves::Path),
    };
    let (finish, within) = tails::finish(plan, program, &prefix);
    Some(quote! {
        impl Candidates for State {
            type Prefix = #prefix;

            #[inline]
            fn candidates<S: CandidateSink<Move, #prefix>>(&self, out: &mut S) {
                let cell = self.cell as usize;
                match self.control {
                    #(#arms,)*
                    _ => {}
                }
            }

            #finish
        }

        #within
    })
}
