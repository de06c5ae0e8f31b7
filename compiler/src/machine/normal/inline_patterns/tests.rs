//! Which patterns become which tests, and which remain.

use std::collections::BTreeSet;

use super::{Way, Ways, inline_patterns};
use crate::automaton::{Nfa, StateId};
use crate::effort::Meter;
use crate::machine::{Action, Machine, RelationClass};
use crate::model::Game;
use crate::testing::{STAY, by_hand, row, turns};

const PIECES: usize = 4;

fn inlined(game: &Game) -> Machine {
    let mut machine =
        crate::machine::machine(&Nfa::from_game(game), game, true, &Meter::unlimited()).unwrap();
    crate::machine::minimize(&mut machine, &Meter::unlimited()).unwrap();
    if inline_patterns(&mut machine, PIECES, &Meter::unlimited()).unwrap() {
        crate::machine::minimize(&mut machine, &Meter::unlimited()).unwrap();
    }
    machine
}

/// Returns all ways from a state to the next modifier or the end of the pattern, in words.
fn ways(machine: &Machine, state: StateId) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for step in machine.steps(state, &Meter::unlimited()).unwrap() {
        let relation = machine.relations.get(step.relation);
        let cells = match machine.relations.class(step.relation) {
            RelationClass::Identity => String::new(),
            _ => format!("{:?}", relation.rows(&Meter::unlimited()).unwrap()),
        };
        let action = match step.action {
            Action::Pattern { negated, pattern } => {
                let asked = ways(machine, machine.patterns[pattern.index()]);
                format!("{} {asked:?}", if negated { "!" } else { "?" })
            }
            Action::Pass => String::new(),
            ref other => format!("{other:?}"),
        };
        let behind = if step.action.writes() || step.action.ends() {
            BTreeSet::from([String::new()])
        } else {
            ways(machine, step.target)
        };
        let own = if cells.is_empty() && action.is_empty() {
            String::new()
        } else {
            format!("{cells}{action};")
        };
        all.extend(behind.iter().map(|behind| format!("{own}{behind}")));
    }
    all
}

/// Returns the ways of a move that begins with these tests.
fn tested(tests: &str) -> BTreeSet<String> {
    let game = row(&format!("->p {tests} [x]"));
    let machine = inlined(&game);
    turns(&machine)
        .first()
        .map(|&turn| ways(&machine, turn))
        .unwrap_or_default()
}

/// Returns whether a move that begins with these tests asks a pattern.
fn asks(tests: &str) -> bool {
    tested(tests)
        .iter()
        .any(|way| way.contains("? ") || way.contains("! "))
}

#[test]
fn patterns_become_the_tests_that_they_are() {
    let cases = [
        ("one test", "{? {e}}", "{e}"),
        ("its opposite", "{! {e}}", "{x,y,z}"),
        ("a list", "{? {e,x}}", "{e,x}"),
        ("the rest of a list", "{! {e,x}}", "{y,z}"),
        ("nothing is left", "({! {e,x,y,z}} + {y})", "{y}"),
        ("anything is left", "{! {}}", ""),
        ("any of two", "{? {e} + {x}}", "{e,x}"),
        ("neither of two", "{! {e} + {x}}", "{y,z}"),
        ("any piece", "{? {e,x} + {y,z}}", ""),
        ("both of two", "{? {e,x} {x,y}}", "{x}"),
        ("not both of two", "{! {e,x} {x,y}}", "{e,y,z}"),
        ("both of two that exclude each other", "{! {e} {x}}", ""),
        ("a comparison", "{? {$ v == 1}}", "{$ v == 1}"),
        ("not equal", "{! {$ v == 1}}", "{$ v != 1}"),
        ("not unequal", "{! {$ v != 1}}", "{$ v == 1}"),
        ("not less", "{! {$ v < w}}", "{$ v >= w}"),
        ("not less or equal", "{! {$ v <= w}}", "{$ v > w}"),
        ("not greater", "{! {$ v > 1}}", "{$ v <= 1}"),
        ("not greater or equal", "{! {$ v >= 1}}", "{$ v < 1}"),
        (
            "one after the other",
            "{? {e} {$ v == 1}}",
            "{e} {$ v == 1}",
        ),
        ("in another order", "{? {$ v == 1} {e}}", "{e} {$ v == 1}"),
        (
            "not one after the other",
            "{! {e} {$ v == 1}}",
            "({x,y,z} + {$ v != 1})",
        ),
        (
            "one of different tests",
            "{? {e} + {$ v == 1}}",
            "({e} + {$ v == 1})",
        ),
        (
            "none of different tests",
            "{! {e} + {$ v == 1}}",
            "{x,y,z} {$ v != 1}",
        ),
        (
            "one way passes wherever another does",
            "{? {e} + {e} {$ v == 1}}",
            "{e}",
        ),
        (
            "one way passes where no other does",
            "{? {e} + {x} {$ v == 1}}",
            "({e} + {x} {$ v == 1})",
        ),
        (
            "a way that no piece passes",
            "{? {e} {x} {$ v == 1} + {y}}",
            "{y}",
        ),
        (
            "a comparison that divides",
            "{? {$ v / w == 1}}",
            "{$ v / w == 1}",
        ),
        ("a pattern within", "{? {? {e}}}", "{e}"),
        ("the opposite of an opposite", "{! {! {e}}}", "{e}"),
        (
            "a pattern about others",
            "{? {? right {e}}}",
            "{? right {e}}",
        ),
        ("not that pattern", "{! {? right {e}}}", "{! right {e}}"),
        ("not its opposite", "{! {! right {e}}}", "{? right {e}}"),
        ("behind shifts", "right* {! {e}}", "right* {x,y,z}"),
        ("in a pattern", "{? right {! {e}}}", "{? right {x,y,z}}"),
        (
            "a sum of three for several tests",
            "{! {e} {$ v == 1} {? right {x}}}",
            "({x,y,z} + {$ v != 1} + {! right {x}})",
        ),
        (
            "whether one of two holds, and later whether not",
            "{? {e} + {$ v == 1}} right {! {e} + {$ v == 1}}",
            "({e} + {$ v == 1}) right {x,y,z} {$ v != 1}",
        ),
    ];
    for (name, pattern, tests) in cases {
        assert_eq!(tested(pattern), tested(tests), "{name}: {pattern}");
    }
}

#[test]
fn what_no_piece_passes_is_no_way() {
    let mut ways = Ways(Vec::new());
    ways.add(Way::on(Vec::new()), 4);
    assert_eq!(ways, Ways(Vec::new()));
}

#[test]
fn patterns_that_do_more_than_test_their_cell_remain() {
    let cases = [
        ("another cell", "{! right {e}}"),
        ("another cell behind the test", "{! {e} right {e}}"),
        ("another cell on one way", "{! {e} + right {x}}"),
        ("a walk", "{? right* {x}}"),
        ("some cells only", "{! {? left} {e}}"),
        ("a change", "{! [x] {e}}"),
        ("a change that is read", "{? {e} [x] {x}}"),
        ("an assignment", "{! [$ v = 1] {e}}"),
        ("an assignment that fails", "{? [$ v = v + 3]}"),
        (
            "a division of which the opposite fails as well",
            "{! {$ v / w == 1}}",
        ),
        ("a division behind a test", "{! {e} {$ v / w == 1}}"),
        ("a division within a sum", "{! {e} + {$ v / w == 1}}"),
    ];
    for (name, pattern) in cases {
        assert!(asks(pattern), "{name}: {pattern}");
    }
}

#[test]
fn a_sum_that_one_state_asks_both_ways_remains() {
    let both = |tests: &str| asks(&format!("({{? {tests}}} + {{! {tests}}} {{$ w == 1}})"));
    assert!(both("{e} + {$ v == 1}"));
    assert!(both("{e} {$ v == 1}"));
    assert!(!both("{e}"), "tests for pieces are opposite");
    assert!(!both("{$ v == 1}"), "comparisons are opposite");
    assert!(
        !asks("({? {e} + {$ v == 1}} + {? {e} + {$ v == 1}} {$ w == 1})"),
        "both ask the same"
    );
}

#[test]
fn what_is_too_long_remains() {
    let compared = |number: usize, join: &str| {
        let names = ["v", "w", "p", "q"];
        let one = |at: usize| format!("{{$ {} == {}}}", names[at % 4], at / 4);
        (0..number).map(one).collect::<Vec<_>>().join(join)
    };
    assert!(!asks(&format!("{{? {}}}", compared(8, " "))));
    assert!(asks(&format!("{{? {}}}", compared(9, " "))));
    assert!(!asks(&format!("{{? {}}}", compared(8, " + "))));
    assert!(asks(&format!("{{? {}}}", compared(9, " + "))));
}

/// Checks a pattern that begins in state 2; state 3 ends it.
#[test]
fn a_pattern_that_comes_back_to_itself_remains() {
    let remains = |back: usize| {
        let mut machine = by_hand(
            &[
                &[(STAY, "->p", 1)],
                &[(STAY, "! 0", 4)],
                &[(STAY, "{e}", 3), (STAY, "{x}", back)],
                &[(STAY, "accept", 0)],
                &[(STAY, "->p", 1)],
            ],
            &[2],
        );
        !inline_patterns(&mut machine, PIECES, &Meter::unlimited()).unwrap()
    };
    assert!(!remains(3));
    assert!(remains(2));
}

#[test]
fn nothing_changes_where_no_pattern_is_a_test() {
    let machine = inlined(&row("->p right* {e} {! right {x}} [x]"));
    let mut again = machine.clone();
    assert!(!inline_patterns(&mut again, PIECES, &Meter::unlimited()).unwrap());
    assert_eq!(machine.steps, again.steps);
}
