//! Ordering of conditions: what is told at once is asked before what has to be looked for.

use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Condition, Effect, Expr, Function, Op, Stmt};

/// Orders the conditions of a function that changes nothing, so that it makes no difference which
/// is asked first.
pub(super) fn order(function: &mut Function) {
    if !function.mutates {
        Ordering.statements(&mut function.body);
    }
}

struct Ordering;

impl Rewriter for Ordering {
    fn statement(&mut self, statement: &mut Stmt) {
        if let Stmt::If { conditions, .. } = statement {
            sort(conditions, |condition| match condition {
                Condition::Holds(value) => Some(value),
                Condition::Some(..) => None,
            });
        }
        self.inside_statement(statement);
    }

    fn expression(&mut self, expression: &mut Expr) {
        if let Expr::Binary(Op::AndAlso, ..) = expression {
            let mut values = Vec::new();
            separate(std::mem::replace(expression, Expr::None), &mut values);
            sort(&mut values, |value| Some(value));
            let all = values.into_iter().reduce(Expr::and_also);
            *expression = all.unwrap_or(Expr::Bool(true));
        }
        self.inside_expression(expression);
    }
}

/// Collects the values that a value asks for one after the other.
fn separate(value: Expr, values: &mut Vec<Expr>) {
    match value {
        Expr::Binary(Op::AndAlso, left, right) => {
            separate(*left, values);
            separate(*right, values);
        }
        value => values.push(value),
    }
}

/// Moves what is told at once in front of what has to be looked for.
fn sort<T>(conditions: &mut [T], value: impl Fn(&T) -> Option<&Expr>) {
    for last in 1..conditions.len() {
        let mut at = last;
        while at > 0
            && value(&conditions[at]).is_some_and(is_told)
            && value(&conditions[at - 1]).is_some_and(is_looked_for)
        {
            conditions.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Returns whether a condition compares local numbers with each other.
fn is_told(condition: &Expr) -> bool {
    let Expr::Binary(Op::Equal | Op::NotEqual, left, right) = condition else {
        return false;
    };
    let plain = |value: &Expr| matches!(value, Expr::Local(_) | Expr::Int(_));
    plain(left) && plain(right)
}

/// Returns whether a condition calls functions of the program, and changes nothing.
fn is_looked_for(condition: &Expr) -> bool {
    struct Search {
        calls: bool,
        writes: bool,
    }
    impl Visitor for Search {
        fn expression(&mut self, expression: &Expr) {
            match expression {
                Expr::Call(..) => self.calls = true,
                Expr::Helper(helper, _) => {
                    self.writes |= helper.effect() == Effect::Writes;
                }
                Expr::Try(_) => self.writes = true,
                _ => {}
            }
            self.inside_expression(expression);
        }
    }
    let mut search = Search {
        calls: false,
        writes: false,
    };
    search.expression(condition);
    search.calls && !search.writes
}
