//! Building of loops of the walk that can be left only where they cannot go on:
//! `(left {w})* {! left {w}}` ends on one cell, and only from there is it worth looking further.

use super::pieces::cells_of;
use super::queue::Entry;
use super::walk::{Code, Located, WalkBuilder};
use crate::analysis::direction;
use crate::machine::{Action, complementary};
use crate::program::{Expr, FreeVariables, Helper, Stmt};

impl WalkBuilder<'_> {
    /// Builds a loop that can be left only where it cannot go on: there is one cell at which it
    /// ends.
    pub(super) fn run(&self, steps: &[Located<'_>], own: usize) -> Option<Code> {
        let [first, second] = *steps else {
            return None;
        };
        let (own, onward) = match own {
            0 => (first, second),
            _ => (second, first),
        };
        let (machine, pieces) = (&self.plan.machine, self.plan.game.pieces.len());
        let Action::On(on) = &own.action else {
            return None;
        };
        if !self.plan.exclusive
            || !complementary(machine, pieces, &own, &onward, self.meter).unwrap_or_default()
        {
            return None;
        }
        let direction =
            direction(machine.relations.get(own.relation), self.meter).unwrap_or_default();
        let end = match direction.filter(|_| self.plan.layout.words == 1) {
            Some(direction) => {
                let rays = self.tables.rays(own.relation);
                let within = cells_of(on, self.whole.game);
                let (slide, last) = if direction.upward {
                    (Helper::SlideUp, Helper::Last)
                } else {
                    (Helper::SlideDown, Helper::First)
                };
                let slide = Expr::Helper(slide, vec![rays, Expr::cell(), within]);
                let last = Expr::Helper(last, vec![slide]);
                Expr::Helper(Helper::UnwrapOr, vec![last, Expr::cell()])
            }
            None => self.walked_end(own),
        };
        let code = self.enter(onward.target, Entry::Within);
        let inner = code.statements;
        // Where nothing more is asked the end need not be known.
        let statements = if FreeVariables::of(&inner).has("cell") {
            vec![Stmt::Scope([vec![Stmt::set("cell", end)], inner].concat())]
        } else {
            inner
        };
        Some(Code {
            statements,
            diverges: code.diverges,
        })
    }

    /// Returns the cell at which a loop over a step ends, found by following it.
    fn walked_end(&self, own: Located<'_>) -> Expr {
        let guard = self.guard_of(own).unwrap_or(Expr::Bool(true));
        let end = || Expr::local("end");
        let further = Stmt::WhileSome {
            name: "cell".into(),
            value: self.followed_from(own, end()),
            body: vec![
                Stmt::when(guard.not(), vec![Stmt::Break]),
                Stmt::store("end", None, Expr::cell()),
            ],
        };
        let statements = vec![Stmt::set_mut("end", Expr::cell()), further];
        Expr::Block(statements, Box::new(end()))
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::plan::{Kind, Plan};
    use crate::program::build::queue::FunctionQueue;
    use crate::program::build::tables::Tables;
    use crate::program::build::walk::WalkBuilder;
    use crate::testing::{on_board, plan, printed_statements};

    /// The run of the only loop in a pattern, on a row of so many cells, if there is one.
    fn run(cells: usize, pattern: &str, change: impl Fn(&mut Plan<'_>)) -> Option<String> {
        let board = format!(
            "rectangle(up, down, left, right, [e{}])",
            ", e".repeat(cells - 1)
        );
        let game = on_board(
            &board,
            &format!("->p {{e}} {{? {pattern}}} [x] right [x] right [x]"),
        );
        let mut plan = plan(&game);
        change(&mut plan);
        let meter = Meter::unlimited();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let builder = WalkBuilder::new(&plan, &tables, &queue, Kind::Patterns);
        let states = plan.machine.states(&meter).unwrap();
        let mut loops =
            states.filter_map(|state| Some((state, plan.patterns.repeated[state.index()]?)));
        let (state, own) = loops.next().expect("there is a loop");
        assert_eq!(loops.next(), None, "there are two loops");
        let code = builder.run(&builder.steps(state), own)?;
        Some(printed_statements(&plan, &code.statements))
    }

    fn short(pattern: &str) -> Option<String> {
        run(4, pattern, |_| ())
    }

    #[test]
    fn a_loop_runs_to_where_it_cannot_go_on() {
        let right = short("(right {e})* {! right {e}} left {x}").expect("it is a run");
        assert!(
            right.contains("slide_up (& tables :: RIGHT_RAYS , cell ,")
                && right.contains(") . last () . unwrap_or (cell)"),
            "{right}"
        );
        let left = short("(left {e})* {! left {e}} right {x}").expect("it is a run");
        assert!(
            left.contains("slide_down (& tables :: LEFT_RAYS , cell ,")
                && left.contains(") . first () . unwrap_or (cell)"),
            "{left}"
        );
        let long = run(65, "(right {e})* {! right {e}} left {x}", |_| ()).expect("it is a run");
        assert!(
            long.contains("while let Some (cell) = follow (& tables :: RIGHT , end)"),
            "{long}"
        );
    }

    #[test]
    fn loops_that_can_be_left_on_their_way_are_no_runs() {
        assert_eq!(short("(right {e})* {! right {x}} left {x}"), None);
        assert_eq!(short("(right {e})* {? right {x}} left {x}"), None);
        assert_eq!(short("(right {e})* left {x}"), None);
        assert_eq!(
            short("(right {e})* ({! right {e}} left {x} + left {y})"),
            None
        );
        assert_eq!(short("(right {e})* {! left {e}} left {x}"), None);
        let rules = "(right {e})* {! right {e}} left {x}";
        assert_eq!(run(4, rules, |plan| plan.exclusive = false), None);
    }

    #[test]
    fn where_nothing_more_is_asked_the_end_need_not_be_known() {
        let last = short("(right {e})* {! right {e}}");
        assert_eq!(last.as_deref(), Some("return true ;"));
    }

    #[test]
    fn loops_over_questions_are_no_runs() {
        let asked = "(right {? left {x}})* {! right {? left {x}}} left {y}";
        assert_eq!(short(asked), None);
    }
}
