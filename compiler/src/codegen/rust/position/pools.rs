//! What the position offers to playouts that keep the cells of moves.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::Plan;
use crate::program::{Calls, FunctionId};

/// Returns the attribute of the function that exchanges pieces.
///
/// What is called with constants folds to a few stores, which is not seen from outside. Games with
/// pools make their moves in few places, so there it is said.
pub(super) fn exchange_attribute(plan: &Plan<'_>) -> TokenStream {
    match plan.pools.as_slice() {
        [] => quote!(#[inline]),
        _ => quote!(#[inline(always)]),
    }
}

/// Emits the function that makes a move: the body of `apply`.
///
/// Loops that draw from pools have copies of it, in which the modifier is known. All others call
/// `apply`, and how many they are makes no difference to the copies.
pub(super) fn make(m: Ident, body: TokenStream) -> TokenStream {
    quote! {
        /// Makes a move, and what the keeper does next.
        #[inline(always)]
        pub(crate) fn make(&mut self, #m: &Move) { #body }
    }
}

/// Emits what the position says of its pools, whose cells are found by these functions; nothing if
/// there are none.
pub(super) fn position(
    plan: &Plan<'_>,
    found_by: &[FunctionId],
    calls: &Calls,
    meter: &Meter,
) -> TokenStream {
    if plan.pools.is_empty() {
        return TokenStream::new();
    }
    let count = Literal::usize_unsuffixed(plan.pools.len());
    let (mut fills, mut counts) = (Vec::new(), Vec::new());
    let (mut plays, mut pooled) = (Vec::new(), 0);
    for (number, (pool, found_by)) in plan.pools.iter().zip(found_by).enumerate() {
        let number = Literal::usize_unsuffixed(number);
        let cells = format_ident!("{}", calls.called(*found_by).name());
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
            let name = format_ident!(
                "{}",
                calls
                    .called(FunctionId::DrawPooled(plan.controls[*control].0))
                    .name()
            );
            let control = Literal::usize_unsuffixed(*control);
            let made = match plan.tree() {
                Some(_) => quote!(make),
                None => quote!(apply),
            };
            plays.push(quote!(#control => match self.#name(rng, pools) {
                Some(m) => { self.#made(&m); true }
                None => false,
            }));
        }
    }
    let players = plan.controls.iter().filter(|(state, player)| {
        *player != PlayerId::KEEPER
            && !plan
                .machine
                .steps(*state, meter)
                .unwrap_or_default()
                .is_empty()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Pool;
    use crate::automaton::StateId;
    use crate::testing::{plan, row};

    /// Returns what the position says of the pools of a game, `ANY` being any of its cells.
    fn written(rules: &str, change: impl Fn(&mut Plan<'_>)) -> String {
        let game = row(&rules.replace("ANY", "(left* + right*)"));
        let mut plan = plan(&game);
        change(&mut plan);
        let first = |pool: &Pool| FunctionId::Pool(plan.controls[pool.controls[0].0].0);
        let found_by: Vec<FunctionId> = plan.pools.iter().map(first).collect();
        position(&plan, &found_by, &Calls::default(), &Meter::unlimited()).to_string()
    }

    /// Both players put something on an empty cell.
    const PLACING: &str = "->p ANY {e} [x] ->q ANY {e} [y]";

    #[test]
    fn moves_of_a_pool_are_counted_only_if_it_is_exact() {
        let exact = written(PLACING, |_| ());
        assert!(exact.contains("=> Some (pools . len (0))"), "{exact}");
        let inexact = written(PLACING, |plan| plan.pools[0].exact = false);
        assert!(!inexact.contains("count_in_pool"), "{inexact}");
        for position in [exact, inexact] {
            assert!(position.contains("const POOLS : usize = 1 ;"), "{position}");
            assert!(
                position.contains("=> pools . fill (0 , || self . pool_"),
                "{position}"
            );
        }
        assert_eq!(written("->p ANY {x} [e] ->q ANY {e} [x]", |_| ()), "");
    }

    #[test]
    fn pieces_are_exchanged_in_place_where_moves_come_from_pools() {
        for (rules, expected) in [
            (PLACING, "# [inline (always)]"),
            ("->p ANY {x} [e] ->q ANY {e} [x]", "# [inline]"),
        ] {
            let game = row(&rules.replace("ANY", "(left* + right*)"));
            let attribute = exchange_attribute(&plan(&game)).to_string();
            assert_eq!(attribute, expected, "{rules}");
        }
    }

    #[test]
    fn making_a_move_is_written_where_moves_are_drawn_from_pools() {
        let position = written(PLACING, |_| ());
        assert!(
            position.contains("self . make (& m)") && !position.contains("self . apply"),
            "{position}"
        );
    }

    #[test]
    fn turns_without_a_pool_draw_in_another_way() {
        let all = written(PLACING, |_| ());
        assert!(
            all.contains("_ => false") && all.contains("_scratch"),
            "{all}"
        );
        let some = written(&format!("{PLACING} ->p right {{x,y}} [z]"), |_| ());
        assert!(
            some.contains("_ => match self . sample_move_with (rng , scratch)"),
            "{some}"
        );
        // A turn in which nothing can be done is nobody's.
        let none = written(PLACING, |plan| {
            plan.machine.steps.push(Vec::new());
            let state = StateId::from_index(plan.machine.steps.len() - 1);
            plan.controls.push((state, PlayerId(1)));
        });
        assert!(none.contains("_ => false"), "{none}");
    }
}
