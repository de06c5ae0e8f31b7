//! Emission of the drawing of moves from the cells that are kept through a playout.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::describe::documentation;
use super::names::CodeNames;
use super::queue::FunctionQueue;
use super::set_sampling::code_after;
use super::tables::Tables;
use crate::analysis::Pool;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{MoveForm, Plan};
use crate::program::{
    Constant, Expr, Function, FunctionId, Helper, Inline, Op, Parameter, Stmt, Type,
};

/// Queues the functions that draw from pools.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue) {
    for pool in &plan.pools {
        queue.function(FunctionId::Pool(first(plan, pool)));
        for (control, _) in &pool.controls {
            queue.function(FunctionId::DrawPooled(plan.controls[*control].0));
        }
    }
}

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

/// Returns whether functions that begin the keeper's moves, and patterns without a branch, are
/// written where they are called.
///
/// Behind a move from a pool the keeper has little to do, which is part of making it.
pub(super) fn part_inline(plan: &Plan<'_>) -> Inline {
    match plan.pools.as_slice() {
        [] => Inline::Unsaid,
        _ => Inline::Always,
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

/// Builds the function that finds the cells of a pool.
pub(super) fn cells(
    plan: &Plan<'_>,
    names: &CodeNames,
    tables: &Tables<'_>,
    root: StateId,
) -> Function {
    let found = of_root(plan, root).map(|(_, pool, _)| {
        let planes = names.planes(&pool.pieces, plan);
        tables.set(pool.area).and(planes)
    });
    Function {
        id: FunctionId::Pool(root),
        doc: vec![documentation(plan, FunctionId::Pool(root), tables.meter)],
        public: true,
        inline: Inline::Unsaid,
        mutates: false,
        parameters: Vec::new(),
        result: Type::Set,
        body: vec![Stmt::Return(Some(found.unwrap_or(Expr::NoCells)))],
    }
}

/// Builds the function that draws a move of a control state from its pool.
pub(super) fn draw(
    plan: &Plan<'_>,
    names: &CodeNames,
    queue: &FunctionQueue,
    root: StateId,
    meter: &Meter,
) -> Function {
    let pools = || Expr::local("pools");
    let body = match of_root(plan, root) {
        None => vec![Stmt::Return(Some(Expr::None))],
        Some((number, pool, modifiers)) => {
            let number = || Expr::number(number);
            let cells = queue.call(FunctionId::Pool(first(plan, pool)), Vec::new());
            let cells = Expr::Lambda(Vec::new(), Box::new(cells));
            let rng = || Expr::local("rng");
            let drawn = if pool.exact {
                Expr::Helper(Helper::TakeFromPool, vec![pools(), number(), rng()])
            } else {
                let planes = names.planes(&pool.pieces, plan);
                let open = Expr::lambda("cell", planes.contains(Expr::cell()));
                Expr::Helper(Helper::DrawFromPool, vec![pools(), number(), rng(), open])
            };
            let bits = Expr::Constant(Constant::CellBits);
            let mask = Expr::binary(Op::ShiftLeft, Expr::Int(1), bits);
            let mask = Expr::binary(Op::Subtract, mask, Expr::Int(1));
            let codes = modifiers.iter().map(|index| plan.layout.code_of(*index));
            let made = match plan.form {
                MoveForm::Growable => {
                    let code = |code| Expr::Helper(Helper::Code, vec![code, Expr::cell()]);
                    let codes = codes.map(Expr::number).map(code);
                    Expr::Helper(Helper::MoveOfCodes, vec![Expr::Array(codes.collect())])
                }
                _ => {
                    let codes = codes.map(|code| code_after(code, 0));
                    let codes = Expr::Array(codes.collect());
                    Expr::Helper(Helper::MoveOnCell, vec![codes, Expr::cell()])
                }
            };
            vec![
                Stmt::Do(Expr::Helper(
                    Helper::FillPool,
                    vec![pools(), number(), cells],
                )),
                Stmt::set("cell", Expr::Try(Box::new(drawn)).and(mask)),
                Stmt::Return(Some(Expr::Some(Box::new(made)))),
            ]
        }
    };
    Function {
        id: FunctionId::DrawPooled(root),
        doc: vec![documentation(plan, FunctionId::DrawPooled(root), meter)],
        public: true,
        inline: Inline::Always,
        mutates: false,
        parameters: vec![
            Parameter::new("rng", Type::Rng),
            Parameter::new("pools", Type::Pools),
        ],
        result: Type::Option(Box::new(Type::Move)),
        body,
    }
}

/// Emits what the position says of its pools; nothing if there are none.
pub(super) fn position(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> TokenStream {
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
    use crate::testing::{plan, printed_function, row};

    /// What is written about the pools of a game, `ANY` being any of its cells.
    struct Written {
        position: String,
        cells: Vec<String>,
        draws: Vec<String>,
    }

    fn written(rules: &str, change: impl Fn(&mut Plan<'_>)) -> Written {
        let game = row(&rules.replace("ANY", "(left* + right*)"));
        let mut plan = plan(&game);
        change(&mut plan);
        let meter = Meter::unlimited();
        let (names, tables) = (CodeNames::new(&game), Tables::new(&plan, &meter));
        let queue = FunctionQueue::default();
        let turns = plan.controls.iter();
        let turns: Vec<StateId> = turns
            .filter(|(_, player)| *player != PlayerId::KEEPER)
            .map(|(state, _)| *state)
            .collect();
        let text = |function: Function| printed_function(&plan, &function);
        let cells = turns
            .iter()
            .map(|root| text(cells(&plan, &names, &tables, *root)));
        let draws = turns
            .iter()
            .map(|root| text(draw(&plan, &names, &queue, *root, &meter)));
        Written {
            cells: cells.collect(),
            draws: draws.collect(),
            position: position(&plan, &queue, &meter).to_string(),
        }
    }

    /// Both players put something on an empty cell.
    const PLACING: &str = "->p ANY {e} [x] ->q ANY {e} [y]";

    #[test]
    fn a_pool_holds_the_cells_with_its_pieces() {
        let found = written(PLACING, |_| ());
        for cells in &found.cells {
            assert!(cells.contains("tables :: BOARD & "), "{cells}");
        }
        let draws = found.draws.concat();
        assert!(
            draws.contains("pools . fill (0 , | | self . pool_"),
            "{draws}"
        );
        // What has not been drawn is open.
        assert_eq!(
            draws.matches("pools . take (0 , rng)").count(),
            2,
            "{draws}"
        );
        assert!(!draws.contains("contains"), "{draws}");
        // Moves are a change and the switch.
        assert_eq!(draws.matches("<< CELL_BITS , ").count(), 2, "{draws}");
        for codes in [
            "[2 << CELL_BITS , 3 << CELL_BITS]",
            "[4 << CELL_BITS , 1 << CELL_BITS]",
        ] {
            assert!(
                draws.contains(&format!("Move :: on_cell ({codes} , cell)")),
                "{draws}"
            );
        }
        let inexact = written(PLACING, |plan| plan.pools[0].exact = false);
        let draws = inexact.draws.concat();
        assert_eq!(
            draws.matches("pools . draw (0 , rng , | cell |").count(),
            2,
            "{draws}"
        );
        assert_eq!(draws.matches(". contains (cell)").count(), 2, "{draws}");
        let list = written(PLACING, |plan| plan.form = MoveForm::Growable);
        let draws = list.draws.concat();
        assert_eq!(
            draws.matches("Move :: of_codes ([code (").count(),
            2,
            "{draws}"
        );
    }

    #[test]
    fn moves_of_a_pool_are_counted_only_if_it_is_exact() {
        let exact = written(PLACING, |_| ()).position;
        assert!(exact.contains("=> Some (pools . len (0))"), "{exact}");
        let inexact = written(PLACING, |plan| plan.pools[0].exact = false).position;
        assert!(!inexact.contains("count_in_pool"), "{inexact}");
        for position in [exact, inexact] {
            assert!(position.contains("const POOLS : usize = 1 ;"), "{position}");
            assert!(
                position.contains("=> pools . fill (0 , || self . pool_"),
                "{position}"
            );
        }
        assert_eq!(
            written("->p ANY {x} [e] ->q ANY {e} [x]", |_| ()).position,
            ""
        );
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
    fn what_making_a_move_takes_is_part_of_it_where_moves_come_from_pools() {
        for (rules, pooled) in [(PLACING, true), ("->p ANY {x} [e] ->q ANY {e} [x]", false)] {
            let game = row(&rules.replace("ANY", "(left* + right*)"));
            let inline = part_inline(&plan(&game));
            assert_eq!(inline == Inline::Always, pooled, "{rules}");
        }
        let position = written(PLACING, |_| ()).position;
        assert!(
            position.contains("self . make (& m)") && !position.contains("self . apply"),
            "{position}"
        );
    }

    #[test]
    fn turns_without_a_pool_draw_in_another_way() {
        let all = written(PLACING, |_| ()).position;
        assert!(
            all.contains("_ => false") && all.contains("_scratch"),
            "{all}"
        );
        let some = written(&format!("{PLACING} ->p right {{x,y}} [z]"), |_| ());
        let (position, draws) = (some.position, some.draws);
        assert!(
            position.contains("_ => match self . sample_move_with (rng , scratch)"),
            "{position}"
        );
        // There is nothing of a pool in the third turn.
        let without = |all: &[String], body: &str| {
            let all = all.iter();
            all.filter(|function| function.ends_with(body)).count()
        };
        assert_eq!(without(&draws, "{ None }"), 1);
        assert_eq!(without(&some.cells, "{ Cells :: EMPTY }"), 1);
        // A turn in which nothing can be done is nobody's.
        let none = written(PLACING, |plan| {
            plan.machine.steps.push(Vec::new());
            let state = StateId::from_index(plan.machine.steps.len() - 1);
            plan.controls.push((state, PlayerId(1)));
        });
        assert_eq!(none.draws.len(), 3);
        assert!(none.position.contains("_ => false"), "{}", none.position);
    }
}
