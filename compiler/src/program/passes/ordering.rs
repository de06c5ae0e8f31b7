//! Ordering of conditions: what is told at once is asked before what has to be looked for.

use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Condition, Expr, Function, Op, Stmt};

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
            for at in 1..conditions.len() {
                let mut at = at;
                while at > 0 && is_told(&conditions[at]) && is_looked_for(&conditions[at - 1]) {
                    conditions.swap(at - 1, at);
                    at -= 1;
                }
            }
        }
        self.inside_statement(statement);
    }
}

/// Returns whether a condition compares local numbers with each other.
fn is_told(condition: &Condition) -> bool {
    let Condition::Holds(Expr::Binary(Op::Equal | Op::NotEqual, left, right)) = condition else {
        return false;
    };
    let plain = |value: &Expr| matches!(value, Expr::Local(_) | Expr::Int(_));
    plain(left) && plain(right)
}

/// Returns whether a condition calls functions of the program, and changes nothing.
fn is_looked_for(condition: &Condition) -> bool {
    struct Search {
        calls: bool,
        writes: bool,
    }
    impl Visitor for Search {
        fn expression(&mut self, expression: &Expr) {
            match expression {
                Expr::Call(..) => self.calls = true,
                Expr::Helper(helper, _) => {
                    self.writes |= helper.effect() == crate::program::Effect::Writes;
                }
                Expr::Try(_) => self.writes = true,
                _ => {}
            }
            self.inside_expression(expression);
        }
    }
    let Condition::Holds(value) = condition else {
        return false;
    };
    let mut search = Search {
        calls: false,
        writes: false,
    };
    search.expression(value);
    search.calls && !search.writes
}
