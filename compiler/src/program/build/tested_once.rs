//! Sharing of tests: steps of a walk that ask the same of the same cell ask it once.

use super::queue::Entry;
use super::walk::{Code, Located, WalkBuilder};
use crate::machine::RelationClass;
use crate::program::{Expr, Stmt};

impl WalkBuilder<'_> {
    /// Returns those of some other steps that go on exactly where step `number` does. The keeper's
    /// are left in their order.
    pub(super) fn same_test(
        &self,
        steps: &[Located<'_>],
        number: usize,
        others: impl Iterator<Item = usize>,
    ) -> Vec<usize> {
        let step = steps[number];
        let class = self.plan.machine.relations.class(step.relation);
        let tests = step.action.tests();
        let one = matches!(class, RelationClass::Identity | RelationClass::Function);
        let same =
            |other: Located<'_>| other.relation == step.relation && other.action == step.action;
        let possible = self.kind.makes_moves() && tests && one;
        let others = others.filter(|&other| possible && same(steps[other]));
        others.collect()
    }

    /// Builds step `number`, and others under the same condition.
    pub(super) fn tested_once(
        &self,
        steps: &[Located<'_>],
        number: usize,
        others: &[usize],
    ) -> Code {
        let step = steps[number];
        if others.is_empty() {
            return self.step(step);
        }
        let all = [number].into_iter().chain(others.iter().copied());
        let inner = all.map(|step| {
            let code = self.enter(steps[step].target, Entry::Within);
            Stmt::Scope(code.statements)
        });
        let inner: Vec<Stmt> = inner.collect();
        let inner = match self.guard_of(step) {
            Some(guard) => vec![Stmt::when(guard, inner)],
            None => inner,
        };
        if self.plan.machine.relations.class(step.relation) == RelationClass::Identity {
            return Code::of(inner);
        }
        let followed = self.followed_from(step, Expr::cell());
        Code::one(Stmt::when_some("cell", followed, inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::StateId;
    use crate::diagnostic::Span;
    use crate::effort::Meter;
    use crate::machine::Step;
    use crate::plan::Kind;
    use crate::program::build::queue::FunctionQueue;
    use crate::program::build::tables::Tables;
    use crate::testing::{ANYWHERE, Cells, NEIGHBOURS, RIGHT, STAY, action, plan, relation, row};

    /// Returns whether the second of two steps is tested with the first in walks of this kind.
    fn together(kind: Kind, steps: [(Cells, &str); 2]) -> bool {
        let game = row("->p {e} {? right {x}} [x] ->q {x} [e]");
        let mut plan = plan(&game);
        let steps = steps.map(|(cells, text)| Step {
            relation: plan
                .machine
                .relations
                .intern(relation(cells), &Meter::unlimited())
                .unwrap(),
            action: action(text),
            target: StateId(0),
            span: Span::default(),
        });
        let meter = Meter::unlimited();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let builder = WalkBuilder::new(&plan, &tables, &queue, kind);
        let steps = Located::all(StateId(0), &steps);
        let others = builder.same_test(&steps, 0, [1].into_iter());
        !others.is_empty()
    }

    #[test]
    fn steps_that_ask_the_same_of_the_same_cell_ask_it_once() {
        let cases = [
            ("the same test", [(STAY, "{e}"), (STAY, "{e}")], true),
            ("of a neighbour", [(RIGHT, "{e}"), (RIGHT, "{e}")], true),
            (
                "a comparison",
                [(STAY, "{$ v < 2}"), (STAY, "{$ v < 2}")],
                true,
            ),
            ("a pattern", [(STAY, "? 0"), (STAY, "? 0")], true),
            ("another test", [(STAY, "{e}"), (STAY, "{x}")], false),
            (
                "a pattern and its negation",
                [(STAY, "? 0"), (STAY, "! 0")],
                false,
            ),
            ("of another cell", [(STAY, "{e}"), (RIGHT, "{e}")], false),
            (
                "of several cells",
                [(NEIGHBOURS, "{e}"), (NEIGHBOURS, "{e}")],
                false,
            ),
            ("of any cell", [(ANYWHERE, "{e}"), (ANYWHERE, "{e}")], false),
            ("a change", [(STAY, "[x]"), (STAY, "[x]")], false),
            ("nothing", [(STAY, ""), (STAY, "")], false),
        ];
        for (name, steps, expected) in cases {
            assert_eq!(together(Kind::Moves, steps), expected, "{name}");
        }
        let same = [(STAY, "{e}"), (STAY, "{e}")];
        assert!(!together(Kind::Keeper, same), "the keeper's are in order");
        assert!(
            !together(Kind::Patterns, same),
            "patterns end with the first"
        );
    }
}
