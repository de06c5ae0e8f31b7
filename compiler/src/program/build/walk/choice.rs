//! Building of choices: two steps of which exactly one goes on.

use super::WalkBuilder;
use super::code::Code;
use super::located::Located;
use crate::machine::{RelationClass, complementary};
use crate::program::build::queue::Entry;
use crate::program::{Condition, Expr, Stmt};

impl WalkBuilder<'_> {
    /// Returns a later step that goes on exactly where step `number` does not.
    pub(super) fn opposite(&self, steps: &[Located<'_>], number: usize) -> Option<usize> {
        if !self.plan.exclusive {
            return None;
        }
        let (machine, pieces) = (&self.plan.machine, self.plan.game.pieces.len());
        let mut later = number + 1..steps.len();
        later.find(|&other| {
            complementary(machine, pieces, &steps[number], &steps[other], self.meter)
                .unwrap_or_default()
        })
    }

    /// Builds two steps of which exactly one goes on.
    pub(super) fn choice(&self, step: Located<'_>, other: Located<'_>) -> Code {
        let class = |step: Located<'_>| self.plan.machine.relations.class(step.relation);
        if class(other) == RelationClass::Function {
            return self.choice(other, step);
        }
        let enter = |step: Located<'_>| self.enter(step.target, Entry::Within);
        if class(step) == RelationClass::Function {
            let followed = self.followed_from(step, Expr::cell());
            let guard = self.guard_of(step);
            let (first, second) = (enter(step), enter(other));
            return Code {
                diverges: first.diverges && second.diverges,
                statements: vec![Stmt::If {
                    conditions: [Condition::Some("cell".into(), followed)]
                        .into_iter()
                        .chain(guard.map(Condition::Holds))
                        .collect(),
                    then: first.statements,
                    otherwise: second.statements,
                }],
            };
        }
        let (condition, first, second) = if class(step) == RelationClass::Restriction {
            let set = self.tables.set(step.relation);
            (
                set.contains(Expr::cell()),
                self.action(step),
                self.action(other),
            )
        } else {
            let condition = self.guard_of(step).unwrap_or(Expr::Bool(true));
            (condition, enter(step), enter(other))
        };
        Code {
            diverges: first.diverges && second.diverges,
            statements: vec![Stmt::If {
                conditions: vec![Condition::Holds(condition)],
                then: first.statements,
                otherwise: second.statements,
            }],
        }
    }
}
