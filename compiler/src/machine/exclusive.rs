//! Complementary steps: pairs of steps of which exactly one goes on.
//!
//! *What it proves:* two steps of a state on the same cell exclude and complete
//! each other: a pattern and its negation, a comparison and its opposite, tests
//! for a set of pieces and for all others, or restrictions to complementary
//! sets of cells. Or one asks in a pattern whether the other goes on.
//!
//! *Why it is sound:* nothing changes between the two tests, so their common
//! condition can be evaluated once, as an `if` with an `else`.

use std::collections::BTreeSet;

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::comparison::divides;
use crate::machine::contradiction::{contradict, share_out};
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};
use crate::model::{Comparison, PieceId, Relation};

/// Returns whether exactly one of two steps goes on, on every cell.
///
/// Both stay on the cell and their acts are opposite; or they are restricted to cells of
/// which each belongs to exactly one of them (there their acts may stop all the same); or
/// one stays and denies what the other, a function, does.
///
/// # Errors
///
/// What ran out of the budget.
pub fn complementary(
    machine: &Machine,
    pieces: usize,
    a: &Step,
    b: &Step,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    meter.spend(4)?;
    let (first, second) = (
        machine.relations.class(a.relation),
        machine.relations.class(b.relation),
    );
    match (first, second) {
        (RelationClass::Identity, RelationClass::Identity) => {
            Ok(opposite(pieces, &a.action, &b.action))
        }
        (RelationClass::Restriction, RelationClass::Restriction) => {
            let rows = machine.relations.get(a.relation).rows(meter)?;
            let others = machine.relations.get(b.relation).rows(meter)?;
            Ok(rows
                .iter()
                .zip(others)
                .all(|(row, other)| row.is_empty() != other.is_empty()))
        }
        (RelationClass::Function, RelationClass::Identity) => denies(machine, b, a, meter),
        (RelationClass::Identity, RelationClass::Function) => denies(machine, a, b, meter),
        _ => Ok(false),
    }
}

/// Returns whether exactly one of some steps goes on, on every cell, wherever that is plain: of two that are
/// [`complementary`], or of tests that stay on the cell and share out all pieces, or all values of a number.
///
/// # Errors
///
/// What ran out of the budget.
pub(crate) fn exactly_one(
    machine: &Machine,
    pieces: usize,
    steps: &[Step],
    meter: &Meter,
) -> Result<bool, Exhausted> {
    if let [one, other] = steps {
        return complementary(machine, pieces, one, other, meter);
    }
    meter.spend(steps.len() * steps.len())?;
    let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    if !steps.iter().all(stays) {
        return Ok(false);
    }
    let tests = steps.iter().map(|step| match &step.action {
        Action::On(pieces) => Some(pieces),
        _ => None,
    });
    if let Some(tests) = tests.collect::<Option<Vec<_>>>() {
        let all: BTreeSet<&PieceId> = tests.iter().copied().flatten().collect();
        let together: usize = tests.iter().map(|tests| tests.len()).sum();
        return Ok(all.len() == pieces && together == pieces);
    }
    let comparisons = steps.iter().map(|step| match &step.action {
        Action::Compare(comparison) if !divides(comparison) => Some(comparison),
        _ => None,
    });
    let comparisons = comparisons.collect::<Option<Vec<_>>>();
    Ok(comparisons.is_some_and(|comparisons| share_out(&comparisons)))
}

/// Returns whether two acts cannot both pass on one cell: tests for different pieces,
/// comparisons that contradict each other, or a pattern and its negation.
pub fn exclude_each_other(pieces: usize, a: &Action, b: &Action) -> bool {
    match (a, b) {
        (Action::On(some), Action::On(others)) => some
            .iter()
            .all(|piece| others.binary_search(piece).is_err()),
        (Action::Compare(a), Action::Compare(b)) => contradict(a, b),
        _ => opposite(pieces, a, b),
    }
}

/// Returns whether a step that stays on its cell passes exactly where another does not, because it
/// asks whether the other passes: `{! down {e}}` and `down {e}`.
///
/// The pattern has to be negated and to ask for the other step and nothing else, and that
/// step must only test: whoever evaluates it as a condition performs no change.
fn denies(machine: &Machine, step: &Step, other: &Step, meter: &Meter) -> Result<bool, Exhausted> {
    let Action::Pattern {
        negated: true,
        pattern,
    } = step.action
    else {
        return Ok(false);
    };
    let asked = machine.steps(machine.patterns[pattern.index()], meter)?;
    let same = |asked: &Step| asked.relation == other.relation && asked.action == other.action;
    let tests = matches!(other.action, Action::On(_) | Action::Compare(_));
    match asked {
        [only] if tests && same(only) => machine.succeeds(only.target, meter),
        _ => Ok(false),
    }
}

/// Returns whether exactly one of two actions passes on one cell: a pattern and its negation, comparisons
/// that do not divide and cannot both hold, nor both fail, or tests that divide all pieces between them.
fn opposite(pieces: usize, a: &Action, b: &Action) -> bool {
    match (a, b) {
        (Action::On(a), Action::On(b)) => {
            a.len() + b.len() == pieces && a.iter().all(|piece| b.binary_search(piece).is_err())
        }
        (Action::Compare(a), Action::Compare(b)) => {
            let divide = divides(a) || divides(b);
            !divide && contradict(a, b) && contradict(&failed(a), &failed(b))
        }
        _ => negation(a).as_ref() == Some(b),
    }
}

/// Returns the question or comparison that passes exactly where another does not. A comparison that
/// divides has none: by zero both fail.
pub(crate) fn negation(action: &Action) -> Option<Action> {
    match action {
        Action::Pattern { negated, pattern } => Some(Action::Pattern {
            negated: !negated,
            pattern: *pattern,
        }),
        Action::Compare(comparison) if !divides(comparison) => {
            Some(Action::Compare(failed(comparison)))
        }
        _ => None,
    }
}

/// Returns the comparison that holds exactly where another does not, if nothing is divided.
fn failed(comparison: &Comparison) -> Comparison {
    Comparison {
        relation: inverse(comparison.relation),
        ..comparison.clone()
    }
}

/// Returns the relation that holds exactly where another does not.
pub(crate) fn inverse(relation: Relation) -> Relation {
    match relation {
        Relation::Equal => Relation::NotEqual,
        Relation::NotEqual => Relation::Equal,
        Relation::Less => Relation::GreaterEqual,
        Relation::GreaterEqual => Relation::Less,
        Relation::Greater => Relation::LessEqual,
        Relation::LessEqual => Relation::Greater,
    }
}

#[cfg(test)]
mod tests {
    use super::negation;
    use crate::effort::Meter;
    use crate::machine::{complementary, exclude_each_other};
    use crate::testing::{Cells, FIRST, LEFT, REST, RIGHT, Row, STAY, action, by_hand};

    /// Returns whether two steps are complementary, in both orders, where the patterns ask: 0:
    /// `right {e}`, 1: `right {x}`, 2: `right {$ v == 1}`, 3: `right [x]`, 4: `right {e}` or
    /// `right {$ v == 1}`, 5: `right {e} right {x}`, 6: `right {e}` that ends on the first cell
    /// only.
    fn exactly_one(a: (Cells, &'static str), b: (Cells, &'static str)) -> bool {
        const ACCEPTS: usize = 2;
        let pair: &[Row] = &[(a.0, a.1, 1), (b.0, b.1, 1)];
        let machine = by_hand(
            &[
                pair,
                &[(STAY, "->p", 0)],
                &[(STAY, "accept", 0)],
                &[(RIGHT, "{e}", ACCEPTS)],
                &[(RIGHT, "{x}", ACCEPTS)],
                &[(RIGHT, "{$ v == 1}", ACCEPTS)],
                &[(RIGHT, "[x]", ACCEPTS)],
                &[(RIGHT, "{e}", ACCEPTS), (RIGHT, "{$ v == 1}", ACCEPTS)],
                &[(RIGHT, "{e}", 4)],
                &[(RIGHT, "{e}", 10)],
                &[(FIRST, "accept", 0)],
            ],
            &[3, 4, 5, 6, 7, 8, 9],
        );
        let steps = &machine.steps[0];
        let found = complementary(&machine, 4, &steps[0], &steps[1], &Meter::unlimited()).unwrap();
        let swapped =
            complementary(&machine, 4, &steps[1], &steps[0], &Meter::unlimited()).unwrap();
        assert_eq!(
            found, swapped,
            "the order of {a:?} and {b:?} makes no difference"
        );
        found
    }

    #[test]
    fn tests_for_pieces_have_to_share_out_all_pieces() {
        let cases = [
            ("one and all others", "{e}", "{x,y,z}", true),
            ("two and two", "{e,y}", "{x,z}", true),
            ("nobody asks for z", "{e}", "{x,y}", false),
            ("both ask for x", "{e,x}", "{x,y,z}", false),
            (
                "as many as there are, but x twice and z never",
                "{e,x}",
                "{x,y}",
                false,
            ),
            ("the same", "{e,x}", "{e,x}", false),
        ];
        for (name, a, b, expected) in cases {
            assert_eq!(exactly_one((STAY, a), (STAY, b)), expected, "{name}");
        }
    }

    #[test]
    fn comparisons_must_neither_both_hold_nor_both_fail() {
        let relations = ["==", "!=", "<", ">=", ">", "<="];
        for (i, a) in relations.iter().enumerate() {
            for (j, b) in relations.iter().enumerate() {
                let opposite = i != j && i / 2 == j / 2;
                let text =
                    |relation: &str| -> &'static str { format!("{{$ v {relation} 1}}").leak() };
                assert_eq!(
                    exactly_one((STAY, text(a)), (STAY, text(b))),
                    opposite,
                    "{a} and {b}"
                );
            }
        }
        let cases = [
            (
                "something else on the left",
                "{$ v == 1}",
                "{$ w != 1}",
                false,
            ),
            (
                "something else on the right",
                "{$ v == 1}",
                "{$ v != 2}",
                false,
            ),
            ("sides exchanged", "{$ v < w}", "{$ w <= v}", true),
            (
                "sides exchanged, both hold",
                "{$ v <= w}",
                "{$ w <= v}",
                false,
            ),
            ("a constant exchanged", "{$ v == 1}", "{$ 1 != v}", true),
            ("one number less", "{$ v <= 1}", "{$ v >= 2}", true),
            ("a number between", "{$ v < 1}", "{$ v > 1}", false),
            ("none is left", "{$ e > 0}", "{$ e == 0}", true),
            (
                "a sum may be less than nothing",
                "{$ v - w > 0}",
                "{$ v - w == 0}",
                false,
            ),
            ("other values", "{$ v == 0}", "{$ v == 1}", false),
            ("a sum", "{$ v + w == 1}", "{$ v + w != 1}", true),
        ];
        for (name, a, b, expected) in cases {
            assert_eq!(exactly_one((STAY, a), (STAY, b)), expected, "{name}");
        }
    }

    #[test]
    fn comparisons_that_may_divide_by_zero_can_both_fail() {
        let cases = [
            ("on the left", "{$ v / w == 1}", "{$ v / w != 1}"),
            ("on the right", "{$ 1 < v / w}", "{$ 1 >= v / w}"),
            ("within a sum", "{$ v + 1 / w == 1}", "{$ v + 1 / w != 1}"),
            (
                "within a divided product",
                "{$ (v / w) * v == 1}",
                "{$ (v / w) * v != 1}",
            ),
        ];
        for (name, a, b) in cases {
            assert!(!exactly_one((STAY, a), (STAY, b)), "{name}");
            assert_eq!(negation(&action(a)), None, "{name}");
        }
    }

    #[test]
    fn patterns_have_to_be_the_same_and_one_of_them_negated() {
        let cases = [
            ("a pattern and its negation", "? 0", "! 0", true),
            ("both hold or neither", "? 0", "? 0", false),
            ("both negated", "! 0", "! 0", false),
            ("another pattern", "? 0", "! 1", false),
            ("a pattern and a test", "! 0", "{e}", false),
            ("a test and a comparison", "{e}", "{$ v == 1}", false),
            ("two changes", "[x]", "[y]", false),
            ("nothing", "", "", false),
        ];
        for (name, a, b, expected) in cases {
            assert_eq!(exactly_one((STAY, a), (STAY, b)), expected, "{name}");
        }
    }

    #[test]
    fn opposite_tests_have_to_be_asked_on_the_same_cell() {
        let cases = [
            ("there is no cell on the right of the last", RIGHT, RIGHT),
            ("the first asks about another cell", RIGHT, STAY),
            ("asked on some cells only", FIRST, STAY),
            ("one to the left, one to the right", LEFT, RIGHT),
        ];
        for (name, a, b) in cases {
            assert!(!exactly_one((a, "{e}"), (b, "{x,y,z}")), "{name}");
        }
    }

    #[test]
    fn acts_exclude_each_other_that_cannot_both_pass_on_one_cell() {
        let cases = [
            ("different pieces", "{e}", "{x}", true),
            ("the same piece", "{e}", "{e}", false),
            ("a piece in common", "{e,x}", "{x,y}", false),
            ("a pattern and its negation", "? 0", "! 0", true),
            ("the same pattern", "? 0", "? 0", false),
            ("different patterns", "? 0", "! 1", false),
            ("different numbers", "{$ v == 1}", "{$ v == 2}", true),
            ("numbers that overlap", "{$ v < 2}", "{$ v > 0}", false),
            ("a test and a comparison", "{e}", "{$ v == 2}", false),
            ("two changes", "[x]", "[y]", false),
            ("a test and a change", "{e}", "[y]", false),
        ];
        for (name, a, b, expected) in cases {
            let (one, other) = (action(a), action(b));
            assert_eq!(exclude_each_other(4, &one, &other), expected, "{name}");
            assert_eq!(exclude_each_other(4, &other, &one), expected, "{name}");
        }
    }

    #[test]
    fn restrictions_have_to_share_out_all_cells() {
        const MIDDLE: Cells = [&[], &[1], &[2], &[]];
        const FIRST_TWO: Cells = [&[0], &[1], &[], &[]];
        let cases = [
            ("the first and the rest", FIRST, REST, true),
            ("the last cell is in neither", FIRST, MIDDLE, false),
            ("the second cell is in both", FIRST_TWO, REST, false),
            ("the same cells", FIRST, FIRST, false),
        ];
        for (name, a, b, expected) in cases {
            assert_eq!(exactly_one((a, ""), (b, "[x]")), expected, "{name}");
        }
    }

    #[test]
    fn a_negated_pattern_has_to_ask_just_what_the_other_step_does() {
        let cases = [
            ("the same test", "! 0", RIGHT, "{e}", true),
            ("the same comparison", "! 2", RIGHT, "{$ v == 1}", true),
            ("not negated", "? 0", RIGHT, "{e}", false),
            ("a test for another piece", "! 1", RIGHT, "{e}", false),
            ("a test of another cell", "! 0", LEFT, "{e}", false),
            (
                "a change, which a test would leave out",
                "! 3",
                RIGHT,
                "[x]",
                false,
            ),
            (
                "the pattern asks for one of two things",
                "! 4",
                RIGHT,
                "{e}",
                false,
            ),
            ("the pattern asks for more", "! 5", RIGHT, "{e}", false),
            (
                "the pattern ends on some cells only",
                "! 6",
                RIGHT,
                "{e}",
                false,
            ),
            ("no pattern", "{e}", RIGHT, "{e}", false),
        ];
        for (name, pattern, cells, test, expected) in cases {
            assert_eq!(
                exactly_one((STAY, pattern), (cells, test)),
                expected,
                "{name}"
            );
        }
        assert!(
            !exactly_one((FIRST, "! 0"), (RIGHT, "{e}")),
            "asked on the first cell only"
        );
    }
}
