//! Comparisons that cannot hold together.
//!
//! *What it proves:* no values satisfy two comparisons: they compare the same two numbers,
//! and no outcome satisfies both relations; or they compare one number with two constants,
//! and no value satisfies both.
//!
//! *Why it is sound:* where nothing changes between them the numbers of both are the same,
//! sums that overflow included. A comparison that divides by zero fails, which makes
//! no difference here: that both fail is no contradiction.

use crate::machine::comparison::outcomes;
use crate::model::{Arithmetic, Comparison, Relation};

/// Returns whether two comparisons cannot hold together.
pub(crate) fn contradict(a: &Comparison, b: &Comparison) -> bool {
    let (a, b) = (constant_last(a), constant_last(b));
    if a.left == b.left && a.right == b.right {
        return outcomes(a.relation) & outcomes(b.relation) == 0;
    }
    if a.left == b.right && a.right == b.left {
        return outcomes(a.relation) & outcomes(flipped(b.relation)) == 0;
    }
    let (Arithmetic::Constant(one), Arithmetic::Constant(other)) = (&a.right, &b.right) else {
        return false;
    };
    let (one, other) = (i64::from(*one), i64::from(*other));
    // Between and beyond the two constants nothing changes.
    let values = [one - 1, one, one + 1, other - 1, other, other + 1];
    let both = |&value: &i64| holds(value, a.relation, one) && holds(value, b.relation, other);
    a.left == b.left && !values.iter().any(both)
}

/// Returns the comparison with a constant on its right if it has one.
pub(crate) fn constant_last(comparison: &Comparison) -> Comparison {
    match &comparison.left {
        Arithmetic::Constant(_) => Comparison {
            left: comparison.right.clone(),
            relation: flipped(comparison.relation),
            right: comparison.left.clone(),
        },
        _ => comparison.clone(),
    }
}

/// Returns the relation between two numbers in the other order.
fn flipped(relation: Relation) -> Relation {
    match relation {
        Relation::Equal | Relation::NotEqual => relation,
        Relation::Less => Relation::Greater,
        Relation::LessEqual => Relation::GreaterEqual,
        Relation::Greater => Relation::Less,
        Relation::GreaterEqual => Relation::LessEqual,
    }
}

/// Returns whether a relation holds between two numbers.
fn holds(left: i64, relation: Relation, right: i64) -> bool {
    let outcome = match left.cmp(&right) {
        std::cmp::Ordering::Less => outcomes(Relation::Less),
        std::cmp::Ordering::Equal => outcomes(Relation::Equal),
        std::cmp::Ordering::Greater => outcomes(Relation::Greater),
    };
    outcomes(relation) & outcome != 0
}

#[cfg(test)]
mod tests {
    use super::contradict;
    use crate::machine::Action;
    use crate::model::Comparison;
    use crate::testing::action;

    #[test]
    fn comparisons_contradict_each_other_that_no_values_satisfy() {
        let compared = |text: &str| -> Comparison {
            match action(&format!("{{$ {text}}}")) {
                Action::Compare(comparison) => comparison,
                other => panic!("{other:?} is no comparison"),
            }
        };
        let cases = [
            ("v == 1", "v == 2", true),
            ("v == 1", "v == 1", false),
            ("v == 1", "v != 1", true),
            ("v == 1", "v != 2", false),
            ("v == 1", "v < 1", true),
            ("v == 1", "v < 2", false),
            ("v < 2", "v > 1", true),
            ("v < 2", "v > 0", false),
            ("v > 1", "v > 0", false),
            ("v < 1", "v < 2", false),
            ("v < 2", "v >= 2", true),
            ("v <= 1", "v >= 1", false),
            ("v <= 1", "v >= 2", true),
            ("v < 2", "v != 1", false),
            ("v != 1", "v != 2", false),
            ("v < w", "v > w", true),
            ("v < w", "w < v", true),
            ("v < w", "w > v", false),
            ("v <= w", "w <= v", false),
            ("v == w", "w != v", true),
            ("v < w", "v > 1", false),
            ("1 > v", "v > 1", true),
            ("1 < v", "v > 1", false),
            ("1 >= v", "2 <= v", true),
            ("v == 1", "w == 2", false),
            ("v + w == 1", "v + w == 2", true),
            ("v + w == 1", "w + v == 2", false),
            ("v / w == 1", "v / w != 1", true),
            ("x == 1", "x > 1", true),
            ("x == 1", "e > 1", false),
        ];
        for (a, b, expected) in cases {
            let (one, other) = (compared(a), compared(b));
            assert_eq!(contradict(&one, &other), expected, "{a} and {b}");
            assert_eq!(contradict(&other, &one), expected, "{b} and {a}");
        }
    }
}
