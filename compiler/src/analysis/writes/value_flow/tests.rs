//! Tests of the values that variables can have.

use super::ValueFlow;
use crate::effort::{Budget, Meter};
use crate::machine::Action;
use crate::model::{Arithmetic, VariableId};
use crate::testing::{machine, row};

/// Returns the least and the most value of `v` wherever `w` is set to 3, in a game whose variables go up to 3; none
/// if play never comes there.
fn values(rules: &str) -> Option<(i64, i64)> {
    let game = row(rules);
    let meter = Meter::unlimited();
    let machine = machine(&game);
    let flow = ValueFlow::new(&machine, &game, &meter).unwrap();
    let named = |name: &str| game.variables.iter().position(|one| one.name == name);
    let [v, w] = ["v", "w"].map(|name| VariableId::from_index(named(name).unwrap()));
    let marks = |action: &Action| matches!(action, Action::Assign(variable, Arithmetic::Constant(3), _) if *variable == w);
    let places = machine.steps.iter().zip(&flow.before);
    let places = places.filter(|(steps, _)| steps.iter().any(|step| marks(&step.action)));
    let ranges = places.filter_map(|(_, ranges)| Some(ranges.as_ref()?.variable(v)));
    let ranges: Vec<_> = ranges.collect();
    let least = ranges.iter().map(|range| range.least).min()?;
    Some((least, ranges.iter().map(|range| range.most).max()?))
}

#[test]
fn values_are_followed_from_the_start_through_all_turns() {
    let cases = [
        ("at the start", "[x] [$ w = 3] ->p ->>", Some((0, 0))),
        (
            "set to a literal",
            "[$ v = 2] [$ w = 3] ->p ->>",
            Some((2, 2)),
        ),
        (
            "set to another variable's",
            "[$ v = w] [$ w = 3] ->p ->>",
            Some((0, 3)),
        ),
        (
            "raised up to the bound",
            "[$ w = 3] ->p [$ v = v + 1] ->>",
            Some((0, 3)),
        ),
        (
            "as it fits",
            "->p [$ v = v + 2] [$ w = 3] ->>",
            Some((2, 3)),
        ),
        (
            "on one of two ways",
            "([$ v = 2] + {x}) [$ w = 3] ->p ->>",
            Some((0, 2)),
        ),
        ("what cannot be set", "[$ v = 4] [$ w = 3] ->p ->>", None),
        (
            "in a pattern, of which nothing is left behind it",
            "->p {? right {e} [$ v = 2] [$ w = 3]} [x] ->>",
            Some((2, 2)),
        ),
        (
            "behind a pattern",
            "->p {? right {e} [$ v = 2]} [$ w = 3] ->>",
            Some((0, 0)),
        ),
        (
            "of a pattern's number of pieces",
            "[$ v = x] [$ w = 3] ->p [x] ->>",
            Some((0, 3)),
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(values(rules), expected, "{name}: {rules}");
    }
}

#[test]
fn comparisons_that_pass_cut_values_down() {
    let cases = [
        ("v < 2", Some((0, 1))),
        ("v <= 2", Some((0, 2))),
        ("v > 1", Some((2, 3))),
        ("v >= 1", Some((1, 3))),
        ("v == 1", Some((1, 1))),
        ("v != 0", Some((1, 3))),
        ("v != 3", Some((0, 2))),
        ("v != 1", Some((0, 3))),
        ("2 > v", Some((0, 1))),
        ("2 < v", Some((3, 3))),
        ("v < w", Some((0, 2))),
        ("w < v", Some((1, 3))),
        ("v + 1 < 2", Some((0, 3))),
        ("v < 0", None),
        ("v > 3", None),
        ("v + 1 > 9", None),
    ];
    for (comparison, expected) in cases {
        let rules = format!(
            "->p ([$ v = v + 1] + [x]) ->> (->q {{$ {comparison}}} [$ w = 3] ->> + [$ w = 1])"
        );
        assert_eq!(values(&rules), expected, "{comparison}");
    }
}

#[test]
fn a_large_counter_is_followed_in_few_rounds() {
    let game = crate::testing::game(
        "#players = p(1)\n#pieces = e, x\n#variables = t(1000000)\n\
         #board = rectangle(up, down, left, right, [e])\n\
         #rules = (->p [x] [$ t = t + 1] ->> {$ t < 900000})*",
    );
    let meter = Meter::new(Budget::steps(10_000));
    let machine = machine(&game);
    let flow = ValueFlow::new(&machine, &game, &meter).unwrap();
    let raised = |action: &Action| matches!(action, Action::Assign(..));
    let places = machine.steps.iter().zip(&flow.before);
    let mut places = places.filter(|(steps, _)| steps.iter().any(|step| raised(&step.action)));
    let t = VariableId::from_index(1);
    let most = places
        .next()
        .and_then(|(_, ranges)| Some(ranges.as_ref()?.variable(t).most));
    assert_eq!(most, Some(899_999));
}
