//! Building of the drawing of moves from the cells that are kept through a playout.

use super::describe::documentation;
use super::pieces::cells_of;
use super::queue::FunctionQueue;
use super::set_sampling::code_after;
use super::tables::Tables;
use crate::analysis::Pool;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::ActionIndex;
use crate::plan::{MoveForm, Plan};
use crate::program::{
    Constant, Expr, Function, FunctionId, Helper, Inline, Op, Parameter, Stmt, Type,
};

/// Queues the functions that draw from pools.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue) {
    for pool in &plan.pools {
        queue.request(found_by(plan, pool));
        for (control, _) in &pool.controls {
            queue.request(FunctionId::DrawPooled(plan.controls[*control].0));
        }
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

/// Returns the functions that find the cells of all pools.
pub(super) fn functions(plan: &Plan<'_>) -> Vec<FunctionId> {
    let pools = plan.pools.iter();
    pools.map(|pool| found_by(plan, pool)).collect()
}

/// Returns the function that finds the cells of a pool: it is that of its first control state.
fn found_by(plan: &Plan<'_>, pool: &Pool) -> FunctionId {
    let first = pool.controls.first();
    FunctionId::Pool(first.map_or(plan.machine.start, |(control, _)| plan.controls[*control].0))
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
pub(super) fn cells(plan: &Plan<'_>, tables: &Tables<'_>, root: StateId) -> Function {
    let found = of_root(plan, root).map(|(_, pool, _)| {
        let planes = cells_of(&pool.pieces, plan.game);
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
    queue: &FunctionQueue,
    root: StateId,
    meter: &Meter,
) -> Function {
    let pools = || Expr::local("pools");
    let body = match of_root(plan, root) {
        None => vec![Stmt::Return(Some(Expr::None))],
        Some((number, pool, modifiers)) => {
            let number = || Expr::number(number);
            let cells = queue.call(found_by(plan, pool), Vec::new());
            let cells = Expr::Lambda(Vec::new(), Box::new(cells));
            let rng = || Expr::local("rng");
            let drawn = if pool.exact {
                Expr::Helper(Helper::TakeFromPool, vec![pools(), number(), rng()])
            } else {
                let planes = cells_of(&pool.pieces, plan.game);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PlayerId;
    use crate::testing::{plan_of_whole_moves as plan, printed_function, row};

    /// What is written about the pools of a game, `ANY` being any of its cells.
    struct Written {
        cells: Vec<String>,
        draws: Vec<String>,
    }

    fn written(rules: &str, change: impl Fn(&mut Plan<'_>)) -> Written {
        let game = row(&rules.replace("ANY", "(left* + right*)"));
        let mut plan = plan(&game);
        change(&mut plan);
        let meter = Meter::unlimited();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let turns = plan.controls.iter();
        let turns: Vec<StateId> = turns
            .filter(|(_, player)| *player != PlayerId::KEEPER)
            .map(|(state, _)| *state)
            .collect();
        let text = |function: Function| printed_function(&plan, &function);
        let cells = turns.iter().map(|root| text(cells(&plan, &tables, *root)));
        let draws = turns
            .iter()
            .map(|root| text(draw(&plan, &queue, *root, &meter)));
        Written {
            cells: cells.collect(),
            draws: draws.collect(),
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
    fn what_making_a_move_takes_is_part_of_it_where_moves_come_from_pools() {
        for (rules, pooled) in [(PLACING, true), ("->p ANY {x} [e] ->q ANY {e} [x]", false)] {
            let game = row(&rules.replace("ANY", "(left* + right*)"));
            let inline = part_inline(&plan(&game));
            assert_eq!(inline == Inline::Always, pooled, "{rules}");
        }
    }

    #[test]
    fn turns_without_a_pool_have_nothing_of_one() {
        let some = written(&format!("{PLACING} ->p right {{x,y}} [z]"), |_| ());
        let without = |all: &[String], body: &str| {
            let all = all.iter();
            all.filter(|function| function.ends_with(body)).count()
        };
        assert_eq!((some.draws.len(), some.cells.len()), (3, 3));
        assert_eq!(without(&some.draws, "{ None }"), 1);
        assert_eq!(without(&some.cells, "{ Cells :: EMPTY }"), 1);
    }
}
