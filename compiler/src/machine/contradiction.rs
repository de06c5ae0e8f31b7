//! Comparisons that cannot hold together.
//!
//! *What it proves:* no values satisfy two comparisons: they compare the same two numbers,
//! and no outcome satisfies both relations; or they compare one number with two constants,
//! and no value satisfies both. Variables and numbers of pieces are not below 0.
//!
//! *Why it is sound:* where nothing changes between them the numbers of both are the same,
//! sums that overflow included. A comparison that divides by zero fails, which makes
//! no difference here: that both fail is no contradiction.

use crate::machine::comparison::outcomes;
use crate::model::{Arithmetic, Comparison, Relation};

/// Returns whether two comparisons cannot hold together.
pub(crate) fn contradict(a: &Comparison, b: &Comparison) -> bool {
    let (a, b) = (constant_last(a), constant_last(b));
    if let (Arithmetic::Constant(_), Arithmetic::Constant(_)) = (&a.right, &b.right) {
        let mut values = values(&[&a, &b]).into_iter();
        return a.left == b.left && !values.any(|value| holds(value, &a) && holds(value, &b));
    }
    if a.left == b.left && a.right == b.right {
        return outcomes(a.relation) & outcomes(b.relation) == 0;
    }
    a.left == b.right
        && a.right == b.left
        && outcomes(a.relation) & outcomes(flipped(b.relation)) == 0
}

/// Returns the comparison with a constant on its right if it has one.
pub(crate) fn constant_last(comparison: &Comparison) -> Comparison {
    match &comparison.left {
        Arithmetic::Constant(_) => mirrored(comparison),
        _ => comparison.clone(),
    }
}

/// Returns the comparison that says the same with its sides exchanged.
pub(crate) fn mirrored(comparison: &Comparison) -> Comparison {
    Comparison {
        left: comparison.right.clone(),
        relation: flipped(comparison.relation),
        right: comparison.left.clone(),
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

/// Returns whether of some comparisons of one number with constants exactly one holds, whatever the number.
pub(crate) fn share_out(comparisons: &[&Comparison]) -> bool {
    let all: Vec<Comparison> = comparisons.iter().copied().map(constant_last).collect();
    let Some(first) = all.first() else {
        return false;
    };
    let alike =
        |one: &Comparison| one.left == first.left && matches!(one.right, Arithmetic::Constant(_));
    let mut values = values(&all.iter().collect::<Vec<_>>()).into_iter();
    let one_holds = |value: i64| all.iter().filter(|one| holds(value, one)).count() == 1;
    all.iter().all(alike) && values.all(one_holds)
}

/// Returns values of a number that is compared with constants, among them some for every outcome: between and
/// beyond the constants nothing changes.
fn values(comparisons: &[&Comparison]) -> Vec<i64> {
    let constants = comparisons.iter().filter_map(|one| match one.right {
        Arithmetic::Constant(constant) => Some(i64::from(constant)),
        _ => None,
    });
    let values = constants.flat_map(|constant| [constant - 1, constant, constant + 1]);
    let counted =
        |one: &&Comparison| matches!(one.left, Arithmetic::Variable(_) | Arithmetic::Count(_));
    let least = match comparisons.iter().all(counted) {
        true => 0,
        false => i64::MIN,
    };
    values.filter(|&value| value >= least).collect()
}

/// Returns whether a comparison of a number with a constant holds for a value of the number.
pub(crate) fn holds(value: i64, comparison: &Comparison) -> bool {
    let Arithmetic::Constant(constant) = comparison.right else {
        return false;
    };
    let outcome = match value.cmp(&i64::from(constant)) {
        std::cmp::Ordering::Less => outcomes(Relation::Less),
        std::cmp::Ordering::Equal => outcomes(Relation::Equal),
        std::cmp::Ordering::Greater => outcomes(Relation::Greater),
    };
    outcomes(comparison.relation) & outcome != 0
}

#[cfg(test)]
mod tests {
    use super::{contradict, share_out};
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
            ("v <= 0", "v != 0", true),
            ("x < 1", "0 < x", true),
            ("v < 0", "v < 0", true),
            ("v + w <= 0", "v + w != 0", false),
            ("v <= 1", "v != 1", false),
            ("x == 1", "e > 1", false),
        ];
        for (a, b, expected) in cases {
            let (one, other) = (compared(a), compared(b));
            assert_eq!(contradict(&one, &other), expected, "{a} and {b}");
            assert_eq!(contradict(&other, &one), expected, "{b} and {a}");
        }
    }

    #[test]
    fn comparisons_share_out_a_number_of_which_one_holds_for_every_value() {
        let compared = |text: &str| match action(&format!("{{$ {text}}}")) {
            Action::Compare(comparison) => comparison,
            other => panic!("{other:?} is no comparison"),
        };
        let cases: [(&[&str], bool); 9] = [
            (&["v == 0", "v == 1", "v > 1"], true),
            (&["v < 1", "1 == v", "v >= 2"], true),
            (&["e == 0", "e > 0"], true),
            (&["v == 0", "v == 1", "v > 2"], false),
            (&["v == 0", "v <= 1", "v > 1"], false),
            (&["v == 0", "w == 1", "v > 1"], false),
            (&["v == 0", "v == w", "v > 1"], false),
            (&["v - w == 0", "v - w == 1", "v - w > 1"], false),
            (&[], false),
        ];
        for (texts, expected) in cases {
            let all: Vec<Comparison> = texts.iter().map(|text| compared(text)).collect();
            let all: Vec<&Comparison> = all.iter().collect();
            assert_eq!(share_out(&all), expected, "{texts:?}");
        }
    }
}
