//! What single comparisons allow: outcomes, and failure by a division.

use crate::model::{Arithmetic, Comparison, Operator, Relation};

/// Returns which of "less", "equal" and "greater" a relation allows.
pub fn outcomes(relation: Relation) -> u8 {
    match relation {
        Relation::Equal => 0b010,
        Relation::NotEqual => 0b101,
        Relation::Less => 0b100,
        Relation::LessEqual => 0b110,
        Relation::Greater => 0b001,
        Relation::GreaterEqual => 0b011,
    }
}

/// Returns whether a comparison divides: one that divides by zero fails, and so does its opposite.
pub(crate) fn divides(comparison: &Comparison) -> bool {
    fn within(arithmetic: &Arithmetic) -> bool {
        match arithmetic {
            Arithmetic::Constant(_) | Arithmetic::Variable(_) | Arithmetic::Count(_) => false,
            Arithmetic::Operation(Operator::Divide, ..) => true,
            Arithmetic::Operation(_, left, right) => within(left) || within(right),
        }
    }
    within(&comparison.left) || within(&comparison.right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Action;
    use crate::testing::action;

    #[test]
    fn relations_allow_the_outcomes_that_they_hold_for() {
        type Holds = fn(&i32, &i32) -> bool;
        let relations: [(Relation, Holds); 6] = [
            (Relation::Equal, i32::eq),
            (Relation::NotEqual, i32::ne),
            (Relation::Less, i32::lt),
            (Relation::LessEqual, i32::le),
            (Relation::Greater, i32::gt),
            (Relation::GreaterEqual, i32::ge),
        ];
        for (relation, holds) in relations {
            let bits = [(0, 1, 0b100), (1, 1, 0b010), (1, 0, 0b001)];
            let allowed = bits.iter().filter(|(left, right, _)| holds(left, right));
            let allowed: u8 = allowed.map(|(_, _, bit)| bit).sum();
            assert_eq!(outcomes(relation), allowed, "{relation:?}");
        }
    }

    #[test]
    fn a_division_anywhere_in_a_comparison_is_found() {
        let cases = [
            ("{$ v + w < v * w}", false),
            ("{$ v / w < 1}", true),
            ("{$ 1 < v / w}", true),
            ("{$ v / w + 1 < 1}", true),
            ("{$ 1 + v / w < 1}", true),
        ];
        for (text, expected) in cases {
            let Action::Compare(comparison) = action(text) else {
                panic!("{text} compares");
            };
            assert_eq!(divides(&comparison), expected, "{text}");
        }
    }
}
