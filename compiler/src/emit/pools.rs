//! Emission of the drawing of moves from the cells that are kept through a playout.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::functions::{FunctionId, FunctionQueue};
use super::names::CodeNames;
use super::tables::Tables;
use crate::analysis::Pool;
use crate::automaton::StateId;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{MoveForm, Plan};

/// Queues the functions that draw from pools.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue) {
    for pool in &plan.pools {
        queue.function(FunctionId::Pool(first(plan, pool)));
        for (control, _) in &pool.controls {
            queue.function(FunctionId::DrawPooled(plan.controls[*control].0));
        }
    }
}

/// Returns the control state after which a pool is named.
fn first(plan: &Plan<'_>, pool: &Pool) -> StateId {
    let first = pool.controls.first();
    first.map_or(plan.machine.start, |(control, _)| plan.controls[*control].0)
}

/// Returns the pool of a control state, its number, and the modifiers of a move.
fn of_root<'p>(plan: &'p Plan<'_>, root: StateId) -> Option<(usize, &'p Pool, &'p [ActionIndex])> {
    plan.pools.iter().enumerate().find_map(|(number, pool)| {
        let own = |(control, _): &&(usize, Vec<ActionIndex>)| plan.controls[*control].0 == root;
        let (_, modifiers) = pool.controls.iter().find(own)?;
        Some((number, pool, modifiers.as_slice()))
    })
}

/// Emits the function that finds the cells of a pool.
pub(super) fn cells(
    plan: &Plan<'_>,
    names: &CodeNames,
    tables: &Tables<'_>,
    queue: &FunctionQueue,
    root: StateId,
) -> TokenStream {
    let Some((_, pool, _)) = of_root(plan, root) else {
        return TokenStream::new();
    };
    let name = queue.function(FunctionId::Pool(root));
    let (area, planes) = (tables.set(pool.area), names.planes(&pool.pieces, plan));
    quote! {
        /// The cells on which moves can be made.
        pub(crate) fn #name(&self) -> Cells { #area & #planes }
    }
}

/// Emits the function that draws a move of a control state from its pool.
pub(super) fn draw(
    plan: &Plan<'_>,
    names: &CodeNames,
    queue: &FunctionQueue,
    root: StateId,
) -> TokenStream {
    let Some((number, pool, modifiers)) = of_root(plan, root) else {
        return TokenStream::new();
    };
    let name = queue.function(FunctionId::DrawPooled(root));
    let cells = queue.function(FunctionId::Pool(first(plan, pool)));
    let planes = names.planes(&pool.pieces, plan);
    let number = Literal::usize_unsuffixed(number);
    let drawn = match pool.exact {
        true => quote!(pools.take(#number, rng)?),
        false => quote!(pools.draw(#number, rng, |cell| #planes.contains(cell))?),
    };
    let codes = modifiers.iter().map(|index| {
        let index = plan.layout.code_of(*index);
        Literal::usize_unsuffixed(index)
    });
    let made = match plan.form {
        MoveForm::Growable => quote!(Move::of_codes([#(code(#codes, cell)),*])),
        _ => quote!(Move::on_cell([#(#codes << CELL_BITS),*], cell)),
    };
    let doc = format!(" As `draw_{}`, from the cells that are kept.", root.0);
    quote! {
        #[doc = #doc]
        #[inline(always)]
        pub(crate) fn #name<R: Rng>(&self, rng: &mut R, pools: &mut Pools) -> Option<Move> {
            pools.fill(#number, || self.#cells());
            let cell = #drawn & ((1 << CELL_BITS) - 1);
            Some(#made)
        }
    }
}

/// Emits what the position says of its pools; nothing if there are none.
pub(super) fn position(plan: &Plan<'_>, queue: &FunctionQueue) -> TokenStream {
    if plan.pools.is_empty() {
        return TokenStream::new();
    }
    let count = Literal::usize_unsuffixed(plan.pools.len());
    let (mut fills, mut counts) = (Vec::new(), Vec::new());
    let (mut plays, mut pooled) = (Vec::new(), 0);
    for (number, pool) in plan.pools.iter().enumerate() {
        let number = Literal::usize_unsuffixed(number);
        let cells = queue.function(FunctionId::Pool(first(plan, pool)));
        let controls = pool.controls.iter();
        let controls = controls.map(|(control, _)| Literal::usize_unsuffixed(*control));
        let controls = quote!(#(#controls)|*);
        fills.push(quote!(#controls => pools.fill(#number, || self.#cells())));
        // Cells of other pools are tested when they are drawn; such a pool is no list.
        if pool.exact {
            counts.push(quote!(#controls => Some(pools.len(#number))));
        }
        for (control, _) in &pool.controls {
            pooled += 1;
            let name = queue.function(FunctionId::DrawPooled(plan.controls[*control].0));
            let control = Literal::usize_unsuffixed(*control);
            // Each with a copy of `apply`, in which the modifier is then known.
            plays.push(quote!(#control => match self.#name(rng, pools) {
                Some(m) => { self.apply(&m); true }
                None => false,
            }));
        }
    }
    let players = plan.controls.iter().filter(|(state, player)| {
        *player != PlayerId::KEEPER && !plan.machine.steps(*state).is_empty()
    });
    let (scratch, others) = if pooled < players.count() {
        let others = quote!(match self.sample_move_with(rng, scratch) {
            Some(m) => {
                self.apply(&m);
                true
            }
            None => false,
        });
        (quote!(scratch), others)
    } else {
        (quote!(_scratch), quote!(false))
    };
    let count_in_pool = (!counts.is_empty()).then(|| {
        quote! {
            #[inline]
            fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
                self.fill_pool(pools);
                match self.control {
                    #(#counts,)*
                    _ => None,
                }
            }
        }
    });
    quote! {
        const POOLS: usize = #count;

        #[inline]
        fn fill_pool(&self, pools: &mut Pools) {
            match self.control {
                #(#fills,)*
                _ => {}
            }
        }

        #count_in_pool

        // Out of line, the state of the generator would have to be in memory.
        #[inline(always)]
        fn play_from_pool<R: Rng>(
            &mut self,
            rng: &mut R,
            pools: &mut Pools,
            #scratch: &mut MoveList<Move>,
        ) -> bool {
            match self.control {
                #(#plays,)*
                _ => #others,
            }
        }
    }
}
