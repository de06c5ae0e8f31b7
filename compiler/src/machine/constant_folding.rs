//! Comparisons of constants.

use crate::model::{Arithmetic, Comparison, Operator, Relation};

/// Returns the outcome of a comparison of constants.
pub(crate) fn constant(comparison: &Comparison) -> Option<bool> {
    let (left, right) = (value(&comparison.left)?, value(&comparison.right)?);
    let (Some(left), Some(right)) = (left, right) else {
        return Some(false);
    };
    Some(match comparison.relation {
        Relation::Equal => left == right,
        Relation::NotEqual => left != right,
        Relation::Less => left < right,
        Relation::LessEqual => left <= right,
        Relation::Greater => left > right,
        Relation::GreaterEqual => left >= right,
    })
}

/// `None`: not constant. `Some(None)`: divides by zero.
fn value(arithmetic: &Arithmetic) -> Option<Option<i32>> {
    match arithmetic {
        Arithmetic::Constant(value) => Some(Some(*value)),
        Arithmetic::Variable(_) | Arithmetic::Count(_) => None,
        Arithmetic::Operation(operator, left, right) => {
            let (left, right) = (value(left)?, value(right)?);
            let (Some(left), Some(right)) = (left, right) else {
                return Some(None);
            };
            Some(match operator {
                Operator::Add => Some(left.wrapping_add(right)),
                Operator::Subtract => Some(left.wrapping_sub(right)),
                Operator::Multiply => Some(left.wrapping_mul(right)),
                Operator::Divide => (right != 0).then(|| left.wrapping_div(right)),
            })
        }
    }
}
