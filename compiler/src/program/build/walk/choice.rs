//! Building of choices: two steps of which exactly one goes on, and steps of which at most one does.

use super::WalkBuilder;
use super::code::Code;
use super::located::Located;
use super::unit::Unit;
use crate::machine::{RelationClass, complementary, exclude_each_other};
use crate::program::build::queue::Entry;
use crate::program::{Condition, Expr, Stmt};

impl<'p> WalkBuilder<'p> {
    /// Returns the codes of units, where those of which at most one goes on are tested one behind the
    /// failure of the other: a walk leaves everything as it was, so no test has to be made again.
    pub(super) fn one_of(&self, units: Vec<Unit<'p>>) -> Vec<Code> {
        let mut codes = Vec::new();
        let mut left = units;
        while !left.is_empty() {
            let (mut chain, mut rest) = (Vec::new(), Vec::new());
            for unit in left {
                if chain.iter().all(|other| self.exclude(&unit, other)) {
                    chain.push(unit);
                } else {
                    rest.push(unit);
                }
            }
            left = rest;
            let mut chained: Vec<Unit<'p>> = Vec::new();
            for mut unit in chain.into_iter().rev() {
                if let Some(later) = chained.last_mut()
                    && self.chain(&mut unit, later)
                {
                    chained.pop();
                }
                chained.push(unit);
            }
            codes.extend(chained.into_iter().rev().map(|unit| unit.code));
        }
        codes
    }

    /// Moves the code of a unit to where the test of another does not hold, if that is all that the
    /// other does.
    fn chain(&self, unit: &mut Unit<'_>, later: &mut Unit<'_>) -> bool {
        let Some(step) = unit.step else {
            return false;
        };
        let class = self.plan.machine.relations.class(step.relation);
        let (Some(guard), Some(there), Some(later)) =
            (self.guard_of(step), unit.there(class), later.there(class))
        else {
            return false;
        };
        match there.as_mut_slice() {
            [
                Stmt::If {
                    conditions,
                    then,
                    otherwise,
                },
            ] => {
                let alone = otherwise.is_empty() && *conditions == [Condition::Holds(guard)];
                // What control does not get behind needs no `else`.
                let chained = alone && !then.last().is_some_and(Stmt::diverges);
                if chained {
                    otherwise.append(later);
                }
                chained
            }
            _ => false,
        }
    }

    /// Returns whether at most one of two units goes on. Control has to get behind both: what it does
    /// not get behind stays the last.
    fn exclude(&self, unit: &Unit<'_>, other: &Unit<'_>) -> bool {
        let (Some(step), Some(tested)) = (unit.step, other.step) else {
            return false;
        };
        // Of steps to several cells none is tested behind another, so they keep their order.
        let class = self.plan.machine.relations.class(step.relation);
        let one = matches!(class, RelationClass::Identity | RelationClass::Function);
        let pieces = self.plan.game.pieces.len();
        self.plan.exclusive
            && one
            && step.relation == tested.relation
            && !unit.code.diverges
            && !other.code.diverges
            && exclude_each_other(pieces, &step.action, &tested.action)
    }

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
