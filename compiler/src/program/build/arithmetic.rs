//! Arithmetic and comparisons as expressions.
//!
//! Ranges of values are tracked, so that operations that cannot overflow are
//! written plainly and bound checks that cannot fail are left out.

use std::ops::RangeInclusive;

use crate::machine::contradiction::constant_last;
use crate::model::{Arithmetic, Comparison, Operator, Relation};
use crate::plan::Plan;
use crate::program::{Expr, Helper, Op, Stmt};

/// An expression with what is known about its value.
pub(super) struct Checked {
    /// The expression, a number.
    value: Expr,
    /// The divisors that must not be zero.
    divisors: Vec<Expr>,
    range: RangeInclusive<i64>,
}

const ANY: RangeInclusive<i64> = i32::MIN as i64..=i32::MAX as i64;

/// Returns whether a value is not zero.
fn not_zero(value: Expr) -> Expr {
    Expr::binary(Op::NotEqual, value, Expr::Int(0))
}

impl Checked {
    /// Returns an expression without divisors.
    fn plain(value: Expr, range: RangeInclusive<i64>) -> Self {
        Self {
            value,
            divisors: Vec::new(),
            range,
        }
    }

    /// Returns whether an assignment of the expression to a variable with this bound never fails.
    pub(super) fn always_within(&self, bound: i32) -> bool {
        self.divisors.is_empty()
            && *self.range.start() >= 0
            && *self.range.end() <= i64::from(bound)
    }

    /// Returns `inner`, executed if the value is within `0..=bound`, which `inner` may refer to as
    /// `value` if it is `needed`.
    pub(super) fn within(&self, bound: i32, needed: bool, inner: Vec<Stmt>) -> Vec<Stmt> {
        let value = || Expr::local("value");
        let limit = Expr::Int(i64::from(bound));
        let (low, high) = (
            *self.range.start() < 0,
            *self.range.end() > i64::from(bound),
        );
        let range = match (low, high) {
            (false, false) => None,
            (false, true) => Some(Expr::binary(Op::LessEqual, value(), limit)),
            (true, false) => Some(Expr::binary(Op::GreaterEqual, value(), Expr::Int(0))),
            (true, true) => Some(Expr::Helper(Helper::Within, vec![value(), limit])),
        };
        let named = Stmt::set("value", self.value.clone());
        let within = match range {
            Some(test) => vec![named, Stmt::when(test, inner)],
            None if needed => [vec![named], inner].concat(),
            None => inner,
        };
        let divisors = self.divisors.iter().cloned().map(not_zero);
        match divisors.reduce(Expr::and_also) {
            Some(test) => vec![Stmt::when(test, within)],
            None => vec![Stmt::Scope(within)],
        }
    }
}

/// A builder of expressions.
pub(super) struct Arithmetics<'p> {
    plan: &'p Plan<'p>,
}

impl<'p> Arithmetics<'p> {
    pub(super) fn new(plan: &'p Plan<'p>) -> Self {
        Self { plan }
    }

    /// Returns a comparison as a condition, with a constant on its right if it has one.
    pub(super) fn comparison(&self, comparison: &Comparison) -> Expr {
        let comparison = &constant_last(comparison);
        let (left, right) = (self.value(&comparison.left), self.value(&comparison.right));
        let op = match comparison.relation {
            Relation::Equal => Op::Equal,
            Relation::NotEqual => Op::NotEqual,
            Relation::Less => Op::Less,
            Relation::LessEqual => Op::LessEqual,
            Relation::Greater => Op::Greater,
            Relation::GreaterEqual => Op::GreaterEqual,
        };
        let divisors = left.divisors.into_iter().chain(right.divisors);
        let tests = divisors.map(not_zero);
        let compared = Expr::binary(op, left.value, right.value);
        let all = tests.chain([compared]).reduce(Expr::and_also);
        all.unwrap_or(Expr::Bool(true))
    }

    /// Returns an expression.
    pub(super) fn value(&self, arithmetic: &Arithmetic) -> Checked {
        match arithmetic {
            Arithmetic::Constant(value) => {
                let value = i64::from(*value);
                Checked::plain(Expr::Int(value), value..=value)
            }
            Arithmetic::Variable(variable) => {
                let bound = self.plan.game.variables[variable.index()].bound;
                Checked::plain(Expr::Variable(*variable), 0..=i64::from(bound))
            }
            Arithmetic::Count(piece) => {
                let count = Expr::Helper(Helper::Count, vec![Expr::Piece(*piece)]);
                Checked::plain(count, 0..=self.plan.layout.cells as i64)
            }
            Arithmetic::Operation(operator, left, right) => {
                operation(*operator, self.value(left), self.value(right))
            }
        }
    }
}

/// Returns an operation on two values.
fn operation(operator: Operator, left: Checked, right: Checked) -> Checked {
    let range = combined(operator, &left.range, &right.range);
    let exact = *range.start() >= *ANY.start() && *range.end() <= *ANY.end();
    let mut divisors = left.divisors;
    divisors.extend(right.divisors);
    if operator == Operator::Divide && right.range.contains(&0) {
        divisors.push(right.value.clone());
    }
    let helper = |helper, left, right| Expr::Helper(helper, vec![left, right]);
    let (left, right) = (left.value, right.value);
    let value = match operator {
        Operator::Add if exact => Expr::binary(Op::Add, left, right),
        Operator::Subtract if exact => Expr::binary(Op::Subtract, left, right),
        Operator::Multiply if exact => Expr::binary(Op::Multiply, left, right),
        Operator::Add => helper(Helper::WrappingAdd, left, right),
        Operator::Subtract => helper(Helper::WrappingSub, left, right),
        Operator::Multiply => helper(Helper::WrappingMul, left, right),
        Operator::Divide => helper(Helper::WrappingDiv, left, right),
    };
    Checked {
        value,
        divisors,
        range: if exact { range } else { ANY },
    }
}

/// Returns the range of the result of an operation, before wrapping.
fn combined(
    operator: Operator,
    l: &RangeInclusive<i64>,
    r: &RangeInclusive<i64>,
) -> RangeInclusive<i64> {
    let corners = |f: fn(i64, i64) -> i64| {
        let all = [
            f(*l.start(), *r.start()),
            f(*l.start(), *r.end()),
            f(*l.end(), *r.start()),
            f(*l.end(), *r.end()),
        ];
        let (low, high) = (all.iter().min(), all.iter().max());
        *low.unwrap_or(&i64::MIN)..=*high.unwrap_or(&i64::MAX)
    };
    match operator {
        Operator::Add => corners(|a, b| a + b),
        Operator::Subtract => corners(|a, b| a - b),
        Operator::Multiply => corners(|a, b| a * b),
        // The magnitude cannot grow; the sign may change.
        Operator::Divide => {
            let most = l.start().abs().max(l.end().abs());
            let low = if *l.start() >= 0 && *r.start() >= 0 {
                0
            } else {
                -most
            };
            low..=most
        }
    }
}

#[cfg(test)]
mod tests;
